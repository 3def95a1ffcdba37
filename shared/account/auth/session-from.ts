import type { Session as SupabaseSession } from '@supabase/supabase-js';
import type { Session } from '../../host.ts';

/** Available in every runtime that uses this; this folder's TypeScript lib includes no platform types. */
declare function atob(text: string): string;

/** Maps a Supabase session to the app's session. Tokens are left out; metadata is user-supplied at sign-up. */
export function sessionFrom(session: SupabaseSession | null): Session | null {
  if (session === null) return null;
  const { id, email = '', user_metadata: metadata, factors } = session.user;
  const hasFactor = factors?.some(({ status }) => status === 'verified') ?? false;
  return {
    userId: id,
    email,
    fullName: text(metadata.full_name) ?? '',
    userType: text(metadata.user_type),
    needsCode: hasFactor && levelOf(session.access_token) !== 'aal2',
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Reads the session's assurance level from its token; the server decides by the same claim. */
function levelOf(accessToken: string): unknown {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).aal;
  } catch {
    return null;
  }
}
