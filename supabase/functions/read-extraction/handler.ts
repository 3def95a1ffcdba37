import { isDocumentKind } from '../../../shared/ai/documents/documentKinds.ts';
import { complete } from '../_shared/ai/complete.ts';
import { readDocumentByModel } from '../_shared/ai/documents/read-document-by-model.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed, readJsonBody } from '../_shared/json.ts';
import { getBearerToken } from '../_shared/request.ts';

/** Longer documents are refused by the model's own limit. */
const MAX_BODY = 600_000;
const MAX_LINES = 5_000;
const MAX_LINE = 2_000;

/**
 * Reads the lines of a document by the language model that applies to the caller. Body: `{kind, lines}`, with a null kind
 * if the model decides. Returns values that the lines state, with their line, or why no model read it: the caller then
 * keeps what the rules read. Nothing is stored.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const { kind = null, lines } = (await readJsonBody(request, MAX_BODY)) ?? {};
  const isKind = kind === null || (typeof kind === 'string' && isDocumentKind(kind));
  if (!isKind || !areLines(lines)) {
    return jsonResponse(400, { error: 'Send a known kind and up to 5,000 lines.' });
  }
  try {
    const read = await readDocumentByModel({ kind, lines }, (asked) =>
      complete(env, { token }, { ...asked, signal: request.signal }),
    );
    return jsonResponse(200, read);
  } catch {
    return jsonResponse(502, { code: 'failed' });
  }
};

const areLines = (lines: unknown): lines is readonly string[] =>
  Array.isArray(lines) &&
  lines.length > 0 &&
  lines.length <= MAX_LINES &&
  lines.every((line) => typeof line === 'string' && line.length <= MAX_LINE);
