import { createSignal } from 'solid-js';

/** The page keeps itself in the browser, and says when a newer one is there. */

const [newVersion, setNewVersion] = createSignal(false);
export { newVersion };

const HOUR = 3_600_000;

function announce(registration: ServiceWorkerRegistration): void {
  // Without a controller this is the first visit: nothing older is on the screen.
  if (!registration.waiting || !navigator.serviceWorker.controller) return;
  setNewVersion(true);
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('./sw.js');
  announce(registration);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => coming.state === 'installed' && announce(registration));
  });
  setInterval(() => void registration.update().catch(() => undefined), HOUR);
}

/** After everything else: the first board must not wait for it. Browsers offer it on trusted addresses only. */
export function playableOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = (): void => void register().catch(() => undefined);
  if (document.readyState === 'complete') setTimeout(begin);
  else window.addEventListener('load', () => setTimeout(begin), { once: true });
}
