import { jsonResponse, methodNotAllowed } from './json.ts';
import { hasValidSignature } from './signature.ts';

/** Longer than any event about one email. */
const MAX_BODY_BYTES = 64 * 1024;

/** Returns the signed event of a provider, or an error response for anything else. */
export async function readSignedEvent(
  request: Request,
  secret: string,
): Promise<Record<string, unknown> | Response> {
  if (request.method !== 'POST') return methodNotAllowed();
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return tooLarge();
  const body = await request.text();
  if (body.length > MAX_BODY_BYTES) return tooLarge();
  if (!(await hasValidSignature(body, request.headers, secret))) {
    return jsonResponse(400, { error: 'The signature is not right.' });
  }
  return asObject(parse(body));
}

const tooLarge = () => jsonResponse(413, { error: 'The event is too large.' });

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

export const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
