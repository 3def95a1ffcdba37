import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';

export const PASSWORD = 'a long walk by the lake';

interface Arranged {
  readonly service: SupabaseClient<Database>;
  readonly id: string;
  readonly email: string;
  readonly decide: (status: 'pending' | 'approved') => PromiseLike<unknown>;
}

/** Returns the service client and creates a user who is waiting for approval. */
export async function arrange(url: string, secretKey: string): Promise<Arranged> {
  const service = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const email = `waiting-${randomUUID().slice(0, 8)}@people.example`;
  const { data, error } = await service.auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { first_name: 'Wanda', last_name: 'Pending', user_type: 'buyer' },
  });
  if (error) throw error;
  const id = data.user.id;
  const decide = (approval_status: 'pending' | 'approved') =>
    service
      .from('profiles')
      .update({ approval_status, requires_approval: true })
      .eq('id', id)
      .throwOnError();
  return { service, id, email, decide };
}
