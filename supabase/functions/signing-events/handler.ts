import { callRpc } from '../_shared/documents/rpc.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed } from '../_shared/json.ts';
import { getSigningService } from '../_shared/signing/configured-service.ts';
import { processSignings } from '../_shared/signing/process-signings.ts';

/**
 * Receives webhook events from the signing service. An event only triggers a status request; its content is not
 * trusted, and a repeated call changes nothing. Returns 503 if it can't be stored, so the service sends it again.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const service = getSigningService(env);
  if (service === null) return jsonResponse(404, { error: 'No signing service is set up.' });
  const event = await service.readEvent(request, Date.now());
  if (event === null) return jsonResponse(400, { error: 'The signature is not right.' });
  try {
    const { hash: p_hash, envelope: p_envelope } = event;
    const id = p_envelope && (await callRpc(env, 'record_envelope_event', { p_hash, p_envelope }));
    if (typeof id === 'string') await processSignings(env, service, id);
  } catch {
    return jsonResponse(503, { error: 'The event could not be stored. Send it again.' });
  }
  return new Response(service.heard, { headers: { 'Cache-Control': 'no-store' } });
};
