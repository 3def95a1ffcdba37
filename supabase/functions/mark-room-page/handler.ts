import * as s from '../../../shared/shape.ts';
import { CanvasUnavailable } from '../_shared/documents/document-processor.ts';
import { inProcessDocuments } from '../_shared/documents/in-process-documents.ts';
import { callRpc, fetchDocumentContent, readRpc } from '../_shared/documents/rpc.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed, readJsonBody } from '../_shared/json.ts';
import { getBearerToken } from '../_shared/request.ts';

/** A document and its watermark. */
const isPageRequest = s.orNull(
  s.object({
    path: s.text,
    type: s.text,
    page: s.orNull(s.number),
    who: s.text,
    address: s.orNull(s.text),
    at: s.text,
  }),
);

/**
 * Returns a page of a deal room document, or all of it, watermarked with the reader's name. Body: `{ticket}`. The
 * database issues the single-use ticket to a permitted reader; it must be used with the same user's token.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const ticket = (await readJsonBody(request))?.ticket;
  if (typeof ticket !== 'string' || !/^[0-9a-f-]{36}$/.test(ticket)) {
    return jsonResponse(400, { error: 'Send a ticket.' });
  }
  try {
    // Checked as the reader: a ticket is useless to anyone else, and after the underlying permission ended.
    const isHeld = await callRpc(env, 'activate_room_ticket', { p_ticket: ticket }, token);
    if (isHeld !== true) return jsonResponse(404, { error: 'This ticket is not valid.' });
    const pageRequest = await readRpc(
      env,
      'redeem_room_ticket',
      { p_ticket: ticket },
      isPageRequest,
    );
    if (pageRequest === null) return jsonResponse(404, { error: 'This ticket is not valid.' });
    const bytes = await fetchDocumentContent(env, pageRequest.path);
    const marked = await (env.papers ?? inProcessDocuments).mark(
      bytes,
      pageRequest.type,
      pageRequest,
      pageRequest.page,
    );
    return new Response(new Uint8Array(marked), {
      headers: { 'Content-Type': 'application/pdf', 'Cache-Control': 'no-store' },
    });
  } catch (error) {
    if (error instanceof CanvasUnavailable) {
      const message = 'This server cannot watermark pages.';
      return jsonResponse(501, { code: 'HXDRW', error: message });
    }
    return jsonResponse(502, { error: 'The page could not be created. Try again.' });
  }
};
