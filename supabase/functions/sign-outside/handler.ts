import { callDatabase, getErrorCode } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed } from '../_shared/json.ts';
import { readAtMost } from '../_shared/read-at-most.ts';
import { getBearerToken, isId } from '../_shared/request.ts';
import { hasScheduleKey } from '../_shared/schedule-key.ts';
import { getSigningService } from '../_shared/signing/configured-service.ts';
import { MAX_SIGNED_DOCUMENT_BYTES, processSignings } from '../_shared/signing/process-signings.ts';
import { loadSignedDocument } from '../_shared/signing/signed-documents.ts';
import type { SigningService } from '../_shared/signing/signing-service.ts';

const TIMEOUT_MS = 20_000;
/** Longest text to be signed, with every character escaped. */
const MOST_BODY = 300_000;

/**
 * Signing by an outside service. With a member's token: `{}` returns the configured service; `{ask: {…}}` sends a
 * room's text or a read text for signature; `{look: id}` queries the service now; `{paper: id}` returns the signed
 * file. The schedule processes what is due. The text and the signer come from the database and the service, never
 * from the caller.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const service = getSigningService(env);
  if (await hasScheduleKey(request, env)) {
    if (service === null) return jsonResponse(200, { worked: 0 });
    return jsonResponse(200, { worked: await processSignings(env, service) });
  }
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const fields = await fieldsOf(request);
  if (fields === null) return jsonResponse(413, { error: 'This is too long.' });
  try {
    if (typeof fields.paper === 'string') return await sendSignedDocument(env, token, fields.paper);
    if (service === null) return jsonResponse(200, { service: null });
    if (typeof fields.look === 'string') return await look(env, service, token, fields.look);
    if (fields.ask !== undefined) return await startSigning(env, service, token, fields.ask);
    return jsonResponse(200, { service: service.name });
  } catch {
    return jsonResponse(502, { error: 'The service could not be reached. Try again.' });
  }
};

async function fieldsOf(request: Request): Promise<Record<string, unknown> | null> {
  const bytes = await readAtMost(request, MOST_BODY);
  if (bytes === null) return null;
  try {
    const said: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

async function startSigning(
  env: FunctionEnv,
  service: SigningService,
  token: string,
  signingRequest: unknown,
): Promise<Response> {
  const said = (
    typeof signingRequest === 'object' && signingRequest !== null ? signingRequest : {}
  ) as Record<string, unknown>;
  const { id, room } = said;
  if (!isId(id)) return jsonResponse(400, { error: 'Send an ID.' });
  const errorResponse =
    typeof room === 'string'
      ? await callAs(env, token, 'request_outside_nda_signing', {
          p_id: id,
          p_room_id: room,
          p_nda: said.nda,
          p_name: said.name,
        })
      : await callAs(env, token, 'request_outside_signing', {
          p_id: id,
          p_kind: said.kind,
          p_title: said.title,
          p_body: said.body,
          p_name: said.name,
        });
  if (errorResponse !== null) return errorResponse;
  await callAs(env, null, 'begin_outside_signing', { p_id: id });
  // The schedule retries what can't be sent immediately.
  await processSignings(env, service, id);
  return jsonResponse(200, { service: service.name });
}

async function look(
  env: FunctionEnv,
  service: SigningService,
  token: string,
  id: string,
): Promise<Response> {
  if (!isId(id)) return jsonResponse(400, { error: 'Send an ID.' });
  const errorResponse = await callAs(env, token, 'refresh_outside_signing', { p_id: id });
  if (errorResponse !== null) return errorResponse;
  await processSignings(env, service, id);
  return jsonResponse(200, { service: service.name });
}

async function sendSignedDocument(env: FunctionEnv, token: string, id: string): Promise<Response> {
  const respondNotFound = () => jsonResponse(404, { error: 'Document not found.' });
  if (!isId(id)) return respondNotFound();
  const said = await call(env, token, 'outside_document_hash', { p_id: id });
  const sha256: unknown = said.ok ? await said.json() : null;
  if (typeof sha256 !== 'string') return respondNotFound();
  const signedDocument = await loadSignedDocument(env, id, sha256, MAX_SIGNED_DOCUMENT_BYTES);
  if (signedDocument === null)
    return jsonResponse(409, { error: 'Signature invalid. The stored document was altered.' });
  return new Response(new Uint8Array(signedDocument), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="signed.pdf"',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** Returns null on success, otherwise the error with its message code. */
async function callAs(
  env: FunctionEnv,
  token: string | null,
  name: string,
  args: object,
): Promise<Response | null> {
  const said = await call(env, token, name, args);
  if (said.ok) {
    await said.body?.cancel();
    return null;
  }
  return jsonResponse(said.status >= 500 ? 502 : said.status, {
    error: 'The document was not sent for signature.',
    code: await getErrorCode(said),
  });
}

const call = (
  env: FunctionEnv,
  token: string | null,
  name: string,
  args: object,
): Promise<Response> =>
  callDatabase(env, name, args, token === null ? 'server' : { token }, TIMEOUT_MS);
