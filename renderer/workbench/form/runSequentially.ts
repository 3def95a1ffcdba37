import { onUserStorageCleared } from '../../session/auth/index.ts';

const underWay = new Map<string, Promise<unknown>>();
let session = 0;
onUserStorageCleared(() => {
  session += 1;
  underWay.clear();
});

/**
 * Runs requests of one name in sequence, whether or not their form is open. Otherwise a discarded draft could return
 * behind one that is still being saved. After sign-out nothing more is sent, least of all as the next user.
 */
export async function runSequentially<Answer extends { readonly error?: unknown }>(
  name: string,
  send: () => Promise<Answer>,
): Promise<{ readonly error?: unknown }> {
  const ours = session;
  const before = underWay.get(name);
  const next = (async () => {
    await before;
    return ours === session ? send() : { error: 'signed out' };
  })();
  underWay.set(name, next);
  const answer = await next;
  if (underWay.get(name) === next) underWay.delete(name);
  return answer;
}
