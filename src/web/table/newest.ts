/** The newest page: what the server hands out, past the copy that a service worker keeps in the browser. */

/** Name of this page's program; it changes with everything it loads. Undefined where the page is not built. */
export function pageName(root: ParentNode = document): string | undefined {
  const source = root.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
  return /assets\/([^/]+\.js)$/.exec(source)?.[1];
}

const isInstalled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Loads the page anew. What is played is kept under its address: the new page goes on where the old one stood. */
export async function loadNewest(): Promise<void> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  try {
    const registration = await serviceWorker?.getRegistration();
    await registration?.update();
    const fresh = registration?.waiting ?? registration?.installing;
    if (fresh) {
      await isInstalled(fresh);
      serviceWorker?.addEventListener('controllerchange', () => location.reload(), { once: true });
      return fresh.postMessage('take over');
    }
  } catch {
    // Without its worker the page comes from the server.
  }
  location.reload();
}
