import { LONG_CALLS, VISITOR_LIMIT_MS } from '../request-limits.ts';
import type { Identity, Sql } from './engine.ts';

/** Settings for the backend's own transactions; nothing from a request is left over. */
const SYSTEM_SETTINGS = { 'request.jwt.claims': '' };

/** Time limit of calls known to take longer than others; only for signed-in users. */
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
 * Sets the transaction's identity in one statement, and other settings that end with it. The role is set last: after it the transaction has only the
 * caller's rights. Resolves with the backend PID used to cancel its session. The driver sends a query only when it is
 * awaited, so `execute` sends this one before the caller's first.
 */
export async function applyIdentity(
  sql: Sql,
  identity: Identity,
  settings: Record<string, string> = {},
): Promise<number> {
  const { role, ...others } = { ...settings, ...settingsOf(identity) };
  const entries = Object.entries(role === undefined ? others : { ...others, role });
  const calls = entries.map((_, i) => `set_config($${2 * i + 1}, $${2 * i + 2}, true)`);
  // Last, because it checks the identity set by the settings before it.
  const checks = identity !== 'system' && identity.isChecked ? ['private.check_request()'] : [];
  const text = `select ${['pg_backend_pid() as pid', ...calls, ...checks].join(', ')}`;
  const [row] = await sql
    .unsafe<{ pid: number }[]>(text, entries.flat(), { prepare: true })
    .execute();
  return row?.pid ?? 0;
}
