import type { AddChannel } from '#protocol/notifications.ts';

type Subscription = Extract<AddChannel, { readonly kind: 'push' }>['subscription'];

/** Reasons a browser shows no messages. */
export type NoPush = 'denied' | 'unsupported' | 'failed';

/** Asks the browser to show messages of this server; it may ask its user. */
export async function subscribe(serverKey: string): Promise<Subscription | NoPush> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    // One made for another server would not take messages of this one.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
    const { endpoint, keys } = made.toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint === undefined || p256dh === undefined || auth === undefined
      ? 'failed'
      : { endpoint, keys: { p256dh, auth } };
  } catch {
    return 'failed';
  }
}
