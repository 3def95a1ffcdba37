import type { RequestIdentity } from '../db/engine.ts';
import type { RestEngine } from './connection.ts';
import { runInScope } from './scope.ts';

const VISITOR: RequestIdentity = { role: 'anon', claims: {} };
const PIPELINED = 24;

/** Schema of `backend/db/platform/04-probe.sql`, which clients can't name. */
export const PROBE_SCHEMA = 'haven_probe';

export class UnsafeEngineError extends Error {}

/**
 * Runs the two attacks that succeed against the stock REST engine before serving anyone. The backend refuses to start
 * if either works.
 */
export async function replayAttacks(rest: RestEngine): Promise<void> {
  await pipelinedRequestsKeepTheirRole(rest);
  await revokedTablesStayRevoked(rest);
  await rest.hideProbe();
}

/** Attack one: many simultaneous anonymous calls that try to run between another's BEGIN and its role. */
async function pipelinedRequestsKeepTheirRole(rest: RestEngine): Promise<void> {
  const calls = Array.from({ length: PIPELINED }, () => call(rest, 'GET', 'rpc/who'));
  for (const { body } of await Promise.all(calls)) {
    if (body === '"anon"') continue;
    throw new UnsafeEngineError(`A pipelined anonymous request ran as ${body}; refusing to serve.`);
  }
}

/** Attack two: writing to a table whose rights an earlier request's GRANT ALL may have restored. */
async function revokedTablesStayRevoked(rest: RestEngine): Promise<void> {
  const { status } = await call(rest, 'POST', 'sealed', '{"id":1}');
  if (status === 401) return;
  throw new UnsafeEngineError(
    `A sealed table returned status ${status} for a write; refusing to serve.`,
  );
}

async function call(rest: RestEngine, method: 'GET' | 'POST', path: string, body?: string) {
  const headers = {
    apikey: 'resolved-by-the-front',
    'content-type': 'application/json',
    'accept-profile': PROBE_SCHEMA,
    'content-profile': PROBE_SCHEMA,
  };
  const request = new Request(`http://localhost/rest/v1/${path}`, {
    method,
    headers,
    ...(body ? { body } : {}),
  });
  const access = method === 'GET' ? 'read' : 'write';
  const response = await runInScope({ identity: VISITOR, access }, () => rest.fetch(request));
  return { status: response.status, body: await response.text() };
}
