import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';

export const PASSWORD = 'a long walk by the lake';

/** Creates a user who is waiting for review and has a unique name. */
export async function createPendingUser(url: string, secretKey: string) {
  const service = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const mark = randomUUID().slice(0, 8);
  const email = `walter-${mark}@people.example`;
  const { data, error } = await service.auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { first_name: 'Walter', last_name: mark, user_type: 'broker' },
  });
  if (error) throw error;
  await service
    .from('profiles')
    .update({ approval_status: 'pending', requires_approval: true })
    .eq('id', data.user.id)
    .throwOnError();
  return { email, name: `Walter ${mark}` };
}
