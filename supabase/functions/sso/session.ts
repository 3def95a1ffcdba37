import * as s from '../../../shared/shape.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { callServer, type Identity, type Refusal, SignInRefused } from './connection.ts';

const TIMEOUT_MS = 10_000;

const isAnswer = s.partial({
  code: s.text,
  refusal: s.text,
  create: s.bool,
  replace: s.orNull(s.text),
  user_type: s.text,
});
const isRedeemed = s.orNull(s.object({ email: s.text, binding: s.text }));
const isLink = s.both(s.object({ hashed_token: s.text }), s.partial({}));

/** Calls the auth server with the server's key. */
export const callAuth = (env: FunctionEnv, method: string, path: string, body?: object) =>
  (env.fetch ?? fetch)(`${env.SUPABASE_URL}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: env.SUPABASE_SECRET_KEY,
      Authorization: `Bearer ${env.SUPABASE_SECRET_KEY}`,
      'Content-Type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

interface NewAccount extends Identity {
  readonly userType: string;
  /** An account with this email that no one ever confirmed. */
  readonly replaces: string | null;
}

/** Creates a confirmed account without a password. False if the auth server refused. */
export async function createAccount(env: FunctionEnv, account: NewAccount): Promise<boolean> {
  if (account.replaces !== null) {
    const removed = await callAuth(env, 'DELETE', `admin/users/${account.replaces}`, {});
    await removed.body?.cancel();
    if (!removed.ok && removed.status !== 404) return false;
  }
  const created = await callAuth(env, 'POST', 'admin/users', {
    email: account.email,
    email_confirm: true,
    user_metadata: {
      first_name: account.firstName ?? '',
      last_name: account.lastName ?? '',
      user_type: account.userType,
    },
  });
  await created.body?.cancel();
  // 422: another request was faster.
  return created.ok || created.status === 422;
}

/** Accepts a verified identity for a flow and returns the code that its browser redeems. */
export async function acceptIdentity(
  env: FunctionEnv,
  flowId: string,
  connectionId: string,
  identity: Identity,
): Promise<string> {
  const answerFlow = () =>
    callServer(
      env,
      'answer_sso_flow',
      { p_id: flowId, p_connection_id: connectionId, p_email: identity.email },
      isAnswer,
    );
  let answer = await answerFlow();
  if (answer.create === true) {
    const isCreated = await createAccount(env, {
      ...identity,
      email: identity.email.trim().toLowerCase(),
      userType: answer.user_type ?? 'buyer',
      replaces: answer.replace ?? null,
    });
    if (!isCreated) throw new SignInRefused('unavailable');
    answer = await answerFlow();
  }
  if (answer.refusal !== undefined) throw new SignInRefused(answer.refusal as Refusal);
  if (answer.code === undefined) throw new SignInRefused('unavailable');
  return answer.code;
}

/** Redeems a code for a one-time sign-in token of the account; null if the code isn't valid. */
export async function redeemCode(env: FunctionEnv, code: string, challenge: string) {
  const redeemed = await callServer(
    env,
    'redeem_sso_code',
    { p_code: code, p_challenge: challenge },
    isRedeemed,
  );
  if (redeemed === null) return null;
  const response = await callAuth(env, 'POST', 'admin/generate_link', {
    type: 'magiclink',
    email: redeemed.email,
  });
  const link: unknown = response.ok ? await response.json() : await response.body?.cancel();
  if (!isLink(link)) throw new SignInRefused('unavailable');
  return { token_hash: link.hashed_token, binding: redeemed.binding };
}
