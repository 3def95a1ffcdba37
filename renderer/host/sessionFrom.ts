import type { Session as SupabaseSession } from '@supabase/supabase-js';
import type { Session } from '#shared/host.ts';

/** The app's view of a Supabase session. The tokens stay behind; metadata is typed by whoever signed up. */
export function sessionFrom(session: SupabaseSession | null): Session | null {
  if (session === null) return null;
  const { id, email = '', user_metadata: metadata } = session.user;
  return {
    userId: id,
    email,
    fullName: text(metadata.full_name) ?? '',
    userType: text(metadata.user_type),
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
