import { onForgotten } from '../../../core/session/index.ts';

const underWay = new Map<string, Promise<unknown>>();
let session = 0;
onForgotten(() => {
  session += 1;
  underWay.clear();
});

/**
 * What is sent under one name goes one after the other, whether or not its form is open: else what was let go of would
 * come back behind a draft that is still on its way. Whoever signs out sends nothing more, least of all as the next one.
 */
export async function inTurn<Answer extends { readonly error?: unknown }>(
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
