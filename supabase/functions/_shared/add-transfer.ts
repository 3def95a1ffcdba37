import * as s from '../../../shared/shape.ts';
import { assertShape, callDatabase, getErrorCode } from './call-database.ts';
import { seal } from './connectors/seal.ts';
import type { FunctionEnv } from './function-env.ts';
import { jsonResponse, readJsonBody } from './json.ts';
import { isId } from './request.ts';

const MAX_SECRET = 8_000;

type Fields = Readonly<Record<string, unknown>>;

interface NewTransfer {
  /** Database call that adds it. */
  readonly call: string;
  /** Its own arguments. */
  readonly toArguments: (fields: Fields) => object;
  /** True if it needs SFTP, which this server does not have. */
  readonly lacksSftp: (fields: Fields) => boolean;
  readonly codes: { readonly invalid: string; readonly lacksSftp: string };
}

const refuse = (code: string | undefined, status = 400): Response =>
  jsonResponse(status, { error: 'The request was refused.', code });

/** Seals the secret of a file drop or a scheduled export and adds it with the caller's rights. */
export async function addTransfer(
  request: Request,
  env: FunctionEnv,
  token: string,
  { call, toArguments, lacksSftp, codes }: NewTransfer,
): Promise<Response> {
  const fields = await readJsonBody(request);
  const { action, id, secret = '' } = fields ?? {};
  const isValid = action === 'add' && isId(id) && typeof secret === 'string';
  if (fields === null || !isValid || secret.length > MAX_SECRET) return refuse(codes.invalid);
  if (lacksSftp(fields)) return refuse(codes.lacksSftp, 503);
  const key = env.secrets?.HAVEN_CONNECTOR_KEY;
  if (secret !== '' && key === undefined) return refuse('HXVCS', 503);
  const response = await callDatabase(
    env,
    call,
    {
      p_id: id,
      p_name: fields.name,
      p_kind: fields.kind,
      p_every: fields.every,
      p_address: fields.address ?? null,
      p_secret: secret === '' || !key ? null : await seal(key, id, secret),
      ...toArguments(fields),
    },
    { token },
  );
  if (!response.ok) return refuse(await getErrorCode(response), response.status);
  return jsonResponse(200, { token: assertShape(await response.json(), s.orNull(s.text), call) });
}
