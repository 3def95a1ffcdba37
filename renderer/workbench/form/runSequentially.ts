import { onUserStorageCleared } from '../../session/auth/index.ts';

const pending = new Map<string, Promise<unknown>>();
let session = 0;
onUserStorageCleared(() => {
  session += 1;
  pending.clear();
});

/**
 * Runs requests of one name in sequence, whether or not their form is open. Otherwise a discarded draft could return
 * behind one that is still being saved. After sign-out nothing more is sent, least of all as the next user.
 */
export async function runSequentially<Answer extends { readonly error?: unknown }>(
  name: string,
  send: () => Promise<Answer>,
): Promise<{ readonly error?: unknown }> {
  const ownSession = session;
  const before = pending.get(name);
  const next = (async () => {
    await before;
    return ownSession === session ? send() : { error: 'signed out' };
  })();
  pending.set(name, next);
  const result = await next;
  if (pending.get(name) === next) pending.delete(name);
  return result;
}
