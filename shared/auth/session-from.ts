import type { Session as SupabaseSession } from '@supabase/supabase-js';
import type { Session } from '../host.ts';

/** Every place that runs this has it; the library of this folder names no place. */
declare function atob(text: string): string;

/** The app's view of a Supabase session. The tokens stay behind; metadata is typed by whoever signed up. */
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

/** How strongly the session is proven, as its token says; the server decides by the same claim. */
function levelOf(accessToken: string): unknown {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).aal;
  } catch {
    return null;
  }
}
