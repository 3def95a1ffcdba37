/** Longer than any real request. A larger body is not read to the end. */
const MAX_BODY_LENGTH = 10_000;

/** Returns the fields of a JSON body, `{}` if the body is empty, or null if it is not JSON or too long. */
export async function readJsonBody(
  request: Request,
  maxLength = MAX_BODY_LENGTH,
): Promise<Record<string, unknown> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxLength) return null;
  const text = await request.text();
  if (text.length > maxLength) return null;
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

export const jsonResponse = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

export const methodNotAllowed = (): Response =>
  jsonResponse(405, { error: 'Use POST.' }, { Allow: 'POST' });
