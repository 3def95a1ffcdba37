import type { HostedOutcome } from '../../shared/host.ts';
import { isHttpsAddress } from '../https-address.ts';
import { ProxyPasswordError } from '../proxy/net-fetch.ts';
import type { WorkspaceChoice } from '../settings/schema.ts';

export type HostedChoice = Extract<WorkspaceChoice, { kind: 'hosted' }>;

export type ProbeOutcome =
  | { readonly ok: true; readonly choice: HostedChoice }
  | Extract<HostedOutcome, { ok: false }>;

const REQUEST_TIMEOUT_MS = 10_000;

/** Checks that a hosted project is usable before switching to it. */
export async function probeProject(
  input: { readonly url: string; readonly publishableKey: string },
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  timeout: (milliseconds: number) => AbortSignal = AbortSignal.timeout,
): Promise<ProbeOutcome> {
  const address = input.url.trim();
  const publishableKey = input.publishableKey.trim();
  if (!isHttpsAddress(address)) return { ok: false, reason: 'address' };
  if (!/^[\w.-]{20,4000}$/.test(publishableKey)) return { ok: false, reason: 'key' };
  if (isSecretKey(publishableKey)) return { ok: false, reason: 'secret-key' };

  const { origin } = new URL(address);
  const fetchPath = (path: string) =>
    fetch(`${origin}${path}`, {
      headers: { apikey: publishableKey },
      // A redirect would send the key, and later a session, to another server.
      redirect: 'error',
      credentials: 'omit',
      signal: timeout(REQUEST_TIMEOUT_MS),
    });
  try {
    const settings = await fetchPath('/auth/v1/settings');
    if (settings.status === 401 || settings.status === 403) return { ok: false, reason: 'key' };
    if (!settings.ok || !(await isObject(settings))) return { ok: false, reason: 'not-haven' };
    // Anonymous visitors can't read it; any response except "no such table" shows that it exists.
    const profiles = await fetchPath('/rest/v1/profiles?select=id&limit=1');
    if (profiles.status === 404 || profiles.status >= 500)
      return { ok: false, reason: 'not-haven' };
  } catch (error) {
    const isProxy = error instanceof ProxyPasswordError;
    return { ok: false, reason: isProxy ? 'proxy' : 'unreachable' };
  }
  return { ok: true, choice: { kind: 'hosted', url: origin, publishableKey } };
}

function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const [, claims = ''] = key.split('.');
  return /"role"\s*:\s*"service_role"/.test(Buffer.from(claims, 'base64url').toString());
}

async function isObject(response: Response): Promise<boolean> {
  try {
    const value: unknown = await response.json();
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
