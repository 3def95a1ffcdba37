import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import type { FunctionEnv, FunctionHandler } from './function-env.ts';

/** The address and keys of a project in tests. */
export const TEST_PROJECT = {
  SUPABASE_URL: 'http://backend.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
  SUPABASE_SECRET_KEY: 'sb_secret_test',
};

/** A request with a JSON body, signed in unless `authorization` is empty. */
export const jsonRequest = (body: unknown, authorization = 'Bearer token'): Request =>
  new Request('http://backend.example/functions/v1/test', {
    method: 'POST',
    ...(authorization !== '' && { headers: { authorization } }),
    body: JSON.stringify(body),
  });

interface Sent {
  readonly body?: unknown;
  readonly authorization?: string;
  /** Status of the database's answer. */
  readonly status?: number;
}

/** Returns a call of a function whose database answers with `data`. */
export const poster =
  (handle: FunctionHandler, usualBody: unknown, more: Partial<FunctionEnv> = {}) =>
  (data: unknown, { body = usualBody, authorization, status = 200 }: Sent = {}) =>
    handle(jsonRequest(body, authorization), {
      ...TEST_PROJECT,
      fetch: async () => Response.json(data, { status }),
      ...more,
    });

/** Returns the pages of a PDF response as text with single spaces. */
export async function readPdfPages(response: Response): Promise<readonly string[]> {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

export const readPdf = async (response: Response): Promise<string> =>
  (await readPdfPages(response)).join(' ');
