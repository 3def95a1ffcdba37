import { LONG_CALLS, VISITOR_LIMIT_MS } from '../bounds.ts';
import type { Identity, Sql } from './engine.ts';

/** Settings a transaction of the backend itself runs with; nothing of a request is left over. */
const SYSTEM_SETTINGS = { 'request.jwt.claims': '' };

/** How long a call may take that is known to take longer than others; nobody's who is not signed in. */
export const longCallLimit = (identity: Identity): number | undefined =>
  identity !== 'system' && identity.role === 'authenticated' && identity.request !== undefined
    ? LONG_CALLS[identity.request.path]
    : undefined;

function settingsOf(identity: Identity): Record<string, string> {
  if (identity === 'system') return SYSTEM_SETTINGS;
  const { role, claims, request } = identity;
  const settings: Record<string, string> = {
    role,
    'request.jwt.claims': JSON.stringify({ ...claims, role }),
  };
  if (role === 'anon') settings.statement_timeout = String(VISITOR_LIMIT_MS);
  const longer = longCallLimit(identity);
  if (longer !== undefined) settings.statement_timeout = String(longer);
  if (request) {
    settings['request.method'] = request.method;
    settings['request.path'] = request.path;
    settings['request.headers'] = JSON.stringify(request.headers);
    settings['response.status'] = '';
    settings['response.headers'] = '';
  }
  return settings;
}

/**
 * Puts the transaction under an identity in one statement. The role goes last: after it the
 * transaction has the caller's rights and no more. Resolves with the number by which its session can
 * be told to stop. The driver sends a query only when somebody
 * waits for it, so `execute` puts this one on the wire before the caller's first.
 */
export async function applyIdentity(sql: Sql, identity: Identity): Promise<number> {
  const { role, ...others } = settingsOf(identity);
  const entries = Object.entries(role === undefined ? others : { ...others, role });
  const calls = entries.map((_, i) => `set_config($${2 * i + 1}, $${2 * i + 2}, true)`);
  // Last: it asks about the identity that the settings before it have put in place.
  const checks = identity !== 'system' && identity.isChecked ? ['private.check_request()'] : [];
  const text = `select ${['pg_backend_pid() as pid', ...calls, ...checks].join(', ')}`;
  const [row] = await sql
    .unsafe<{ pid: number }[]>(text, entries.flat(), { prepare: true })
    .execute();
  return row?.pid ?? 0;
}
