import { number, object, orNull, text } from '../../../shared/shape.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { answer, readFields, refuseMethod } from '../_shared/json.ts';
import { papersHere } from '../_shared/papers/here.ts';
import { contentOf, readDatabase } from '../_shared/papers/room-call.ts';

/** A document, and the mark that it gets. */
const isWanted = orNull(
  object({
    path: text,
    type: text,
    page: orNull(number),
    who: text,
    address: orNull(text),
    at: text,
  }),
);

/**
 * A page of a deal room's document, or all of it, with its reader's name across. Body: `{ticket}`, which the database gives
 * to whoever may read it, and takes once.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return refuseMethod();
  const ticket = (await readFields(request))?.ticket;
  if (typeof ticket !== 'string' || !/^[0-9a-f-]{36}$/.test(ticket)) {
    return answer(400, { error: 'Send a ticket.' });
  }
  try {
    const wanted = await readDatabase(env, 'use_room_ticket', { p_ticket: ticket }, isWanted);
    if (wanted === null) return answer(404, { error: 'This ticket opens nothing.' });
    const bytes = await contentOf(env, wanted.path);
    const marked = await (env.papers ?? papersHere).mark(bytes, wanted.type, wanted, wanted.page);
    return new Response(new Uint8Array(marked), {
      headers: { 'Content-Type': 'application/pdf', 'Cache-Control': 'no-store' },
    });
  } catch {
    return answer(502, { error: 'The page could not be made. Please try again.' });
  }
};
