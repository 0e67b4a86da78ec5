import webPush from 'web-push';
import { type Store, statement } from '../store/store.ts';
import { unwrap, wrap } from '../store/secret-box.ts';

/** Keys that name this server to the push services of browsers (VAPID): made once, and the same at all servers. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const SETTING = 'push-keys';

export async function readPushKeys({ db, write }: Store, key: Buffer): Promise<PushKeys> {
  const stored = async (): Promise<PushKeys | undefined> => {
    const row = await db.selectFrom('setting').where('key', '=', SETTING).select('value').executeTakeFirst();
    return row && (JSON.parse(unwrap(key, SETTING, row.value).toString('utf8')) as PushKeys);
  };
  const known = await stored();
  if (known) return known;
  const value = wrap(key, SETTING, Buffer.from(JSON.stringify(webPush.generateVAPIDKeys())));
  await write([
    statement(
      db
        .insertInto('setting')
        .values({ key: SETTING, value })
        .onConflict((one) => one.column('key').doNothing()),
    ),
  ]);
  const made = await stored();
  if (!made) throw new Error('The keys of push messages could not be stored.');
  return made;
}
