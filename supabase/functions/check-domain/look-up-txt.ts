import * as s from '../../../shared/shape.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { readAtMost } from '../_shared/read-at-most.ts';

/** A hosted project uses DNS over HTTPS, because its functions can't send UDP. */
const DNS_OVER_HTTPS = 'https://cloudflare-dns.com/dns-query';
const TIMEOUT_MS = 5000;
const MAX_BYTES = 100_000;
const TXT = 16;
const NO_ERROR = 0;
const NO_SUCH_NAME = 3;

const isDnsResponse = s.partial({
  Status: s.number,
  Answer: s.listOf(s.object({ type: s.number, data: s.text })),
});

/** Returns the TXT values of a name, empty if it has no record. Throws if DNS doesn't respond. */
export async function lookUpTxt(env: FunctionEnv, name: string): Promise<readonly string[]> {
  if (env.lookUpTxt !== undefined) return env.lookUpTxt(name);
  const url = new URL(DNS_OVER_HTTPS);
  url.searchParams.set('name', name);
  url.searchParams.set('type', 'TXT');
  const response = await (env.fetch ?? fetch)(url, {
    headers: { Accept: 'application/dns-json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`DNS returned status ${response.status}`);
  }
  const bytes = await readAtMost(response, MAX_BYTES);
  const dnsResponse: unknown = bytes === null ? null : JSON.parse(new TextDecoder().decode(bytes));
  if (
    !isDnsResponse(dnsResponse) ||
    (dnsResponse.Status !== NO_ERROR && dnsResponse.Status !== NO_SUCH_NAME)
  ) {
    throw new Error('DNS failed');
  }
  return (dnsResponse.Answer ?? [])
    .filter(({ type }) => type === TXT)
    .map(({ data }) => unquote(data));
}

/** A value consists of one or more quoted parts. */
const unquote = (data: string): string =>
  data.startsWith('"') ? data.slice(1, -1).replaceAll('" "', '').replaceAll('\\"', '"') : data;
