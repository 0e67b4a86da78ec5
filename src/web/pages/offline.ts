import { createSignal } from 'solid-js';

/** The page keeps itself in the browser, and says when a newer one is there. */

const [newVersion, setNewVersion] = createSignal(false);
export { newVersion };

let waiting: ServiceWorker | null = null;
const HOUR = 3_600_000;

function announce(registration: ServiceWorkerRegistration): void {
  // Without a controller this is the first visit: nothing older is on the screen.
  if (!registration.waiting || !navigator.serviceWorker.controller) return;
  waiting = registration.waiting;
  setNewVersion(true);
}

/** The game is kept under its address: the new page goes on where the old one stood. */
export function useNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
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
