import * as s from '../../../shared/shape.ts';
import { assertShape, callDatabase } from '../_shared/call-database.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';

export const isConnection = s.object({
  id: s.text,
  protocol: s.oneOf(['saml', 'oidc']),
  issuer: s.text,
  sign_in_url: s.orNull(s.text),
  certificate: s.orNull(s.text),
  client_id: s.orNull(s.text),
  client_secret: s.orNull(s.text),
});
/** A workspace's identity provider, with its secrets. */
export type Connection = s.ShapeOf<typeof isConnection>;

const isFlow = s.object({ secrets: s.recordOf(s.anything), connection: isConnection });
/** A sign-in that waits for the provider's answer. */
export type Flow = s.ShapeOf<typeof isFlow>;

/** What a provider says about the person. */
export interface Identity {
  readonly email: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** Why a sign-in failed; the sign-in screen has a sentence for each. */
export type Refusal =
  | 'expired'
  | 'provider_unreachable'
  | 'provider_refused'
  | 'invalid_answer'
  | 'no_email'
  | 'other_domain'
  | 'not_allowed'
  | 'deactivated'
  | 'not_a_member'
  | 'no_seats'
  | 'unavailable';

/** Ends a sign-in with a reason for the person. */
export class SignInRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Calls the database with the server's key and checks the shape of what it returns. */
export async function callServer<Value>(
  env: FunctionEnv,
  name: string,
  args: object,
  accepts: (payload: unknown) => payload is Value,
): Promise<Value> {
  const response = await callDatabase(env, name, args, 'server');
  if (!response.ok) {
    await response.body?.cancel();
    throw new SignInRefused('unavailable');
  }
  return assertShape(await response.json(), accepts, name);
}

export const findFlow = (
  env: FunctionEnv,
  id: string,
  connectionId: string,
): Promise<Flow | null> =>
  callServer(env, 'get_sso_flow', { p_id: id, p_connection_id: connectionId }, s.orNull(isFlow));

/** URL of a connection's endpoints; each connection has its own, so one provider can't answer for another. */
export const connectionUrl = (
  env: FunctionEnv,
  { id, protocol }: Pick<Connection, 'id' | 'protocol'>,
) => `${env.SUPABASE_URL}/functions/v1/sso/${protocol}/${id}`;
