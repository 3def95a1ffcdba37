import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type {
  FunctionEnv,
  FunctionHandler,
} from '../../supabase/functions/_shared/function-env.ts';

const FOLDER = new URL('../../supabase/functions/', import.meta.url);
const LIMIT_MS = 30_000;

/**
 * Called by external servers, mail programs and calendars, which have no API key. The signature of the payment or
 * email provider, or the token of the email or feed, is verified instead. Browser reports are only counted and never
 * trusted.
 */
const KEYLESS_FUNCTIONS: ReadonlySet<string> = new Set([
  '/functions/v1/stripe-webhook',
  '/functions/v1/email-events',
  '/functions/v1/inbound-mail',
  '/functions/v1/unsubscribe',
  '/functions/v1/calendar-feed',
  '/functions/v1/room-archive',
  '/functions/v1/tracked-link',
  '/functions/v1/listing-material',
  '/functions/v1/browser-reports',
  '/functions/v1/signing-events',
  '/functions/v1/mcp',
]);

/** The public API, its authorization server, single sign-on, and directories have paths of their own, and keys instead of the project's key. */
const API_PATH = /^\/functions\/v1\/(api|oauth|sso|scim)(?:\/|$)/;

/**
 * Files of an imported course, whose ticket is the credential; widgets of other websites, which are public; and upload
 * addresses of file drops, which have a token.
 */
const PUBLIC_PATH = /^\/functions\/v1\/(course-package|widget|file-drops|scheduled-exports)\//;

export const isKeylessFunction = (path: string): boolean =>
  KEYLESS_FUNCTIONS.has(path) || API_PATH.test(path) || PUBLIC_PATH.test(path);

const failure = (status: number, message: string): Response =>
  Response.json({ error: message }, { status });

/**
 * Runs the product's edge functions on this machine: `/functions/v1/<name>` calls the exported `handle` of
 * `supabase/functions/<name>/handler.ts`, the same file that runs hosted.
 */
export async function handleFunctionRequest(request: Request, env: FunctionEnv): Promise<Response> {
  const { pathname } = new URL(request.url);
  const name = (API_PATH.exec(pathname) ??
    PUBLIC_PATH.exec(pathname) ??
    /^\/functions\/v1\/([a-z0-9-]+)$/.exec(pathname))?.[1];
  const file = name ? new URL(`${name}/handler.ts`, FOLDER) : undefined;
  if (!file || !existsSync(fileURLToPath(file))) return failure(404, 'Function not found');
  const { handle } = (await import(file.href)) as { handle: FunctionHandler };
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(failure(504, 'The function took too long')), LIMIT_MS);
  });
  try {
    return await Promise.race([handle(request, env), tooLong]);
  } catch {
    return failure(500, 'The function failed');
  } finally {
    clearTimeout(timer);
  }
}
