import { findByPath } from '../../../shared/routes/path.ts';
import { redirects, routes } from '../../../shared/routes/table.ts';
import { callDatabase } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed } from '../_shared/json.ts';
import { asObject } from '../_shared/signed-event.ts';

const MOST_BYTES = 64 * 1024;
const MOST_REPORTS = 20;
const TYPES = /^application\/(?:csp-report|reports\+json|json)\b/;

/**
 * Receives the CSP reports that browsers send to the policy's endpoints, without a key or session. Stores only the
 * origin or pattern of a URL, and nothing of a script.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  if (!TYPES.test(request.headers.get('content-type') ?? '')) {
    return jsonResponse(415, { error: 'Send a browser report.' });
  }
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return tooLarge();
  const body = await request.text();
  if (body.length > MOST_BYTES) return tooLarge();
  const reports = readReports(body);
  if (reports.length === 0) return jsonResponse(400, { error: 'Send a browser report.' });
  try {
    const status = await note(reports, request, env);
    return status < 300
      ? new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
      : jsonResponse(status === 400 ? 429 : 503, { error: 'This report was not accepted.' });
  } catch {
    return jsonResponse(503, { error: 'This report was not accepted.' });
  }
};

const tooLarge = () => jsonResponse(413, { error: 'The report is too large.' });

interface PolicyReport {
  readonly kind: 'policy' | 'trusted-types';
  readonly directive: string;
  readonly blocked: string;
  readonly route: string;
  readonly disposition: string;
}

/** Parses both browser formats: a single `csp-report`, or a list of reports of which some are about policies. */
export function readReports(body: string): readonly PolicyReport[] {
  let payload: unknown;
  try {
    payload = JSON.parse(body);
  } catch {
    return [];
  }
  const single = asObject(payload)['csp-report'];
  const found = Array.isArray(payload)
    ? payload
        .slice(0, MOST_REPORTS)
        .map(asObject)
        .filter(({ type }) => type === 'csp-violation')
    : single === undefined
      ? []
      : [{ body: single }];
  return found.flatMap(({ body: of }) => reportOf(asObject(of)) ?? []);
}

function reportOf(payload: Record<string, unknown>): PolicyReport | null {
  const said = (...names: readonly string[]): string => {
    const value = names.map((name) => payload[name]).find((one) => typeof one === 'string');
    return typeof value === 'string' ? value.slice(0, 2000) : '';
  };
  const directive = said('effectiveDirective', 'effective-directive', 'violated-directive')
    .split(' ', 1)[0]
    ?.toLowerCase();
  if (!directive || !/^[a-z-]{1,40}$/.test(directive)) return null;
  return {
    kind: /trusted-types/.test(directive) ? 'trusted-types' : 'policy',
    directive,
    blocked: siteOf(said('blockedURL', 'blocked-uri')),
    route: patternOf(said('documentURL', 'document-uri')),
    disposition: said('disposition') === 'report' ? 'report' : 'enforce',
  };
}

/** Reduces `https://evil.example/a?b` to `https://evil.example`; keywords such as `inline` stay. */
function siteOf(address: string): string {
  if (/^[a-z][a-z -]{0,39}$/.test(address)) return address;
  if (!URL.canParse(address)) return '(other)';
  const { protocol, host } = new URL(address);
  return host === '' ? protocol.slice(0, -1) : `${protocol}//${host}`;
}

const PATHS = [
  ...Object.values(routes).map(({ path }) => ({ path: String(path) })),
  ...redirects.map(({ from }) => ({ path: from })),
];

function patternOf(address: string): string {
  if (!URL.canParse(address)) return '(unknown)';
  const { pathname } = new URL(address);
  return findByPath(PATHS, pathname)?.path ?? '(unknown)';
}

/** Uses the service key, because only the server may state which address a report came from. */
async function note(
  reports: readonly PolicyReport[],
  request: Request,
  env: FunctionEnv,
): Promise<number> {
  const { headers } = request;
  const said = headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',', 1)[0];
  const address = env.callerAddress ?? said?.trim() ?? null;
  const response = await callDatabase(
    env,
    'record_policy_reports',
    { p_address: address, p_reports: reports },
    'server',
  );
  await response.body?.cancel();
  return response.status;
}
