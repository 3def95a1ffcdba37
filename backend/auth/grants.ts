import type { Sql } from '../db/engine.ts';
import type { AuthService } from './deps.ts';
import type { OpenSession } from './sessions.ts';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from './tokens.ts';
import { readUserView, type View } from './user-view.ts';
import { findUserById, type UserRow } from './users.ts';

/** Data for signing tokens after the transaction has ended. */
export interface SessionGrant {
  user: UserRow;
  view: View;
  session: OpenSession;
}

/** Re-reads the account after all changes of the transaction. */
export async function readGrant(
  sql: Sql,
  userId: string,
  session: OpenSession,
): Promise<SessionGrant> {
  const user = await findUserById(sql, userId);
  if (!user) throw new Error('The account was deleted within its own transaction.');
  return { user, view: await readUserView(sql, user), session };
}

/** Builds the sign-in response: a session in auth-js format. */
export async function signGrant(
  auth: Pick<AuthService, 'keys' | 'siteUrl'>,
  { user, view, session }: SessionGrant,
  now: Date,
) {
  const claims = {
    iss: `${new URL(auth.siteUrl()).origin}/auth/v1`,
    aud: 'authenticated',
    sub: user.id,
    role: user.role,
    email: user.email,
    phone: '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    aal: session.aal,
    amr: session.proofs,
    session_id: session.id,
    is_anonymous: false,
  };
  return {
    access_token: await signAccessToken(auth.keys, claims, now),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: Math.floor(now.getTime() / 1000) + ACCESS_TOKEN_SECONDS,
    refresh_token: session.refreshToken,
    user: view,
  };
}
