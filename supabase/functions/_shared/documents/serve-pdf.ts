import { callDatabase, getErrorCode } from '../call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../function-env.ts';
import { jsonResponse, readJsonBody } from '../json.ts';
import { getBearerToken } from '../request.ts';

type Body = Readonly<Record<string, unknown>>;

interface PdfDocument<Data> {
  /** Database call that returns the data, with the caller's rights. */
  readonly call: string;
  /** Checks the body and returns the arguments of the call; null for an invalid body. */
  readonly toArguments: (body: Body) => object | null;
  /** What an invalid body lacks. */
  readonly expected: string;
  /** The error for callers without the right. */
  readonly notFound: string;
  /** Further refusals of the call, by error code. */
  readonly refusals?: Readonly<Record<string, readonly [status: number, error: string]>>;
  readonly fileName: string;
  /** Returns the PDF, or a response that refuses it. */
  readonly render: (
    data: Data,
    request: { readonly body: Body; readonly token: string; readonly env: FunctionEnv },
  ) => Promise<Uint8Array | Response>;
}

/** Handles a function that returns a PDF: `POST` with the caller's token. */
export const servePdf =
  <Data>(document: PdfDocument<Data>): FunctionHandler =>
  async (request, env) => {
    if (request.method !== 'POST') return jsonResponse(405, { error: 'Use POST.' });
    const token = getBearerToken(request);
    if (!token) return jsonResponse(401, { error: 'Sign in first.' });
    const body = (await readJsonBody(request)) ?? {};
    const args = document.toArguments(body);
    if (args === null) return jsonResponse(400, { error: document.expected });
    try {
      const response = await callDatabase(env, document.call, args, { token });
      if (!response.ok) return await refuse(document, response);
      const pdf = await document.render((await response.json()) as Data, { body, token, env });
      return pdf instanceof Response ? pdf : pdfResponse(pdf, document.fileName);
    } catch {
      return jsonResponse(502, { error: 'The document could not be created. Try again.' });
    }
  };

async function refuse<Data>(
  { call, notFound, refusals = {} }: PdfDocument<Data>,
  response: Response,
): Promise<Response> {
  const code = await getErrorCode(response);
  const refusal = refusals[code ?? ''];
  if (refusal !== undefined) return jsonResponse(refusal[0], { error: refusal[1], code });
  if (response.status === 401 || response.status === 403) {
    return jsonResponse(response.status, { error: notFound, code });
  }
  throw new Error(`${call} returned status ${response.status}`);
}

export const pdfResponse = (bytes: Uint8Array, name: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Disposition': `inline; filename="${name}.pdf"`,
      'Content-Type': 'application/pdf',
      'X-Content-Type-Options': 'nosniff',
    },
  });
