import type { FunctionHandler } from '../_shared/function-env.ts';
import { answer, refuseMethod } from '../_shared/json.ts';
import { askDatabase } from '../_shared/papers/room-call.ts';
import { signingServiceOf } from '../_shared/signing/service-here.ts';
import { workSignings } from '../_shared/signing/work.ts';

/**
 * Hears from the outside service that something happened to an envelope. Its word is a reason to ask it, and is believed in
 * nothing else; a call that was heard before changes nothing. What cannot be kept now is answered with 503, so that the
 * service comes back with it.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return refuseMethod();
  const service = signingServiceOf(env);
  if (service === null) return answer(404, { error: 'Nothing is signed outside here.' });
  const event = await service.readEvent(request, Date.now());
  if (event === null) return answer(400, { error: 'The signature is not right.' });
  try {
    const { hash: p_hash, envelope: p_envelope } = event;
    const id = p_envelope && (await askDatabase(env, 'hear_of_envelope', { p_hash, p_envelope }));
    if (typeof id === 'string') await workSignings(env, service, id);
  } catch {
    return answer(503, { error: 'The event could not be kept. Please send it again.' });
  }
  return new Response(service.heard, { headers: { 'Cache-Control': 'no-store' } });
};
