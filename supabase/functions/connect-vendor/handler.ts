import {
  type ConnectorSettings,
  findConnector,
  readConnectorSettings,
} from '../../../shared/integrations/connectors.ts';
import * as s from '../../../shared/shape.ts';
import { assertShape, callDatabase, getErrorCode } from '../_shared/call-database.ts';
import {
  createVerifier,
  finishAuthorization,
  startAuthorization,
} from '../_shared/connectors/authorization.ts';
import { vendors } from '../_shared/connectors/registry.ts';
import { seal, unseal } from '../_shared/connectors/seal.ts';
import { VendorError, type VendorFailure } from '../_shared/connectors/vendor.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed, readJsonBody } from '../_shared/json.ts';
import { getBearerToken, isId } from '../_shared/request.ts';

const IS_LINE = /^[\x20-\x7e]{1,1000}$/;

const isStarted = s.object({ connector: s.text, client_id: s.text, settings: s.anything });
const isFlow = s.object({
  id: s.text,
  connector: s.text,
  client_id: s.text,
  client_secret: s.text,
  settings: s.anything,
  verifier: s.text,
});

/** A refusal with the code of the database, for which screens have texts. */
class CallRefused extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, code: string | undefined) {
    super('refused');
    this.status = status;
    this.code = code;
  }
}

interface Call {
  readonly env: FunctionEnv;
  readonly key: string;
  readonly token: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const refuse = (code: string, status = 400): Response =>
  jsonResponse(status, { error: 'The request was refused.', code });

/** Codes of failures at the vendor while a system is being connected. */
const FAILURES: Readonly<Partial<Record<VendorFailure, string>>> = {
  access_ended: 'HXVCF',
  access_denied: 'HXVCR',
  invalid_client: 'HXVCI',
  key_changed: 'HXVCK',
  vendor_unavailable: 'HXVCU',
};

/** Saves the app of a vendor, starts its sign-in, and completes it. See `ConnectVendorCall`. */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const fields = await readJsonBody(request);
  if (fields === null) return refuse('HXVCV');
  const key = env.secrets?.HAVEN_CONNECTOR_KEY;
  if (key === undefined) return refuse('HXVCS', 503);
  const call = { env, key, token, fields };
  try {
    if (fields.action === 'save') return await save(call);
    if (fields.action === 'authorize') return await authorize(call);
    if (fields.action === 'finish') return await finish(call);
    return refuse('HXVCV');
  } catch (error) {
    if (error instanceof CallRefused) return refuse(error.code ?? 'HXVCV', error.status);
    if (error instanceof VendorError) return refuse(FAILURES[error.failure] ?? 'HXVCR');
    return refuse('HXVCU', 502);
  }
};

/** Calls the database with the user's token, which it judges. */
async function ask({ env, token }: Call, name: string, args: object): Promise<unknown> {
  const response = await callDatabase(env, name, args, { token });
  if (!response.ok) throw new CallRefused(response.status, await getErrorCode(response));
  return await response.json();
}

async function save(call: Call): Promise<Response> {
  const { id, connector, clientId, clientSecret, settings: given } = call.fields;
  const info = typeof connector === 'string' ? findConnector(connector) : undefined;
  const settings = info && readConnectorSettings(info, given);
  if (!isId(id) || info === undefined || settings === undefined) {
    return refuse('HXVCV');
  }
  if (typeof clientId !== 'string' || typeof clientSecret !== 'string') return refuse('HXVCV');
  const secret = clientSecret.trim();
  if (secret !== '' && !IS_LINE.test(secret)) return refuse('HXVCV');
  await ask(call, 'save_connector_connection', {
    p_id: id,
    p_connector: info.slug,
    p_client_id: clientId,
    p_client_secret: secret === '' ? null : await seal(call.key, id, secret),
    p_settings: settings,
  });
  return jsonResponse(200, { saved: true });
}

const hashOf = async (state: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(state));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Returns the vendor and the settings of a stored connection. */
function vendorOf(row: { readonly connector: string; readonly settings: unknown }) {
  const info = findConnector(row.connector);
  const settings: ConnectorSettings | undefined = info && readConnectorSettings(info, row.settings);
  if (info === undefined || settings === undefined) throw new VendorError('not_configured');
  return { vendor: vendors[info.slug], settings };
}

async function authorize(call: Call): Promise<Response> {
  const { id } = call.fields;
  if (!isId(id)) return refuse('HXVCN');
  const state = crypto.randomUUID() + crypto.randomUUID();
  const verifier = createVerifier();
  const started = assertShape(
    await ask(call, 'begin_connector_flow', {
      p_id: id,
      p_state_hash: await hashOf(state),
      p_verifier: await seal(call.key, id, verifier),
    }),
    isStarted,
    'begin_connector_flow',
  );
  const app = { ...vendorOf(started), clientId: started.client_id };
  return jsonResponse(200, { url: await startAuthorization(call.env, app, state, verifier) });
}

async function finish(call: Call): Promise<Response> {
  const query = new URLSearchParams(String(call.fields.query ?? '').slice(0, 8000));
  const state = query.get('state') ?? '';
  const claim = await ask(call, 'take_connector_flow', { p_state_hash: await hashOf(state) });
  const response = await callDatabase(call.env, 'get_connector_flow', { p_claim: claim }, 'server');
  const flow = assertShape(await response.json(), isFlow, 'get_connector_flow');
  try {
    const tokens = await exchange(call, flow, query);
    await settle(call, claim, await seal(call.key, flow.id, JSON.stringify(tokens)));
  } catch (error) {
    await settle(call, claim, null);
    throw error;
  }
  return jsonResponse(200, { connector: flow.connector });
}

async function exchange(call: Call, flow: s.ShapeOf<typeof isFlow>, query: URLSearchParams) {
  if (query.get('error') !== null || query.get('code') === null)
    throw new VendorError('access_denied');
  const clientSecret = await unseal(call.key, flow.id, flow.client_secret);
  const verifier = await unseal(call.key, flow.id, flow.verifier);
  if (clientSecret === null || verifier === null) throw new VendorError('key_changed');
  return await finishAuthorization(
    call.env,
    { ...vendorOf(flow), clientId: flow.client_id, clientSecret },
    { query, verifier },
  );
}

async function settle({ env }: Call, claim: unknown, tokens: string | null): Promise<void> {
  const args = { p_claim: claim, p_tokens: tokens };
  await (await callDatabase(env, 'finish_connector_flow', args, 'server')).body?.cancel();
}
