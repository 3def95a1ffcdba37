import { createClient } from '@supabase/supabase-js';
import type { Database } from '../shared/database.types.ts';
import { findLockHolder } from './db/folder-lock.ts';
import { loadKeys } from './keys.ts';
import { readSettings } from './settings.ts';

interface Outcome {
  done: boolean;
  sentence: string;
}

const fail = (message: string): Outcome => ({ done: false, sentence: message });

/** `npm run make-admin -- you@company.example`: requires access to this machine's console. */
async function makeAdmin(email: string): Promise<Outcome> {
  const { dataDir } = readSettings(process.env);
  const holder = findLockHolder(dataDir);
  if (!holder)
    return fail(`No server is running on ${dataDir}. Start Haven Exchange first: npm start`);
  const client = createClient<Database>(holder.address, loadKeys(dataDir).secretKey);
  const { data: profile, error } = await client
    .from('profiles')
    .select('id')
    .eq('email', email)
    .maybeSingle();
  if (error) return fail(`Haven Exchange at ${holder.address} did not respond: ${error.message}`);
  if (!profile) return fail(`No account uses ${email}. Sign up at ${holder.address} first.`);
  const { data: found } = await client.auth.admin.getUserById(profile.id);
  if (!found.user?.email_confirmed_at) {
    return fail(
      `${email} is not confirmed yet. Open the link in ${holder.address}/_local/mail first.`,
    );
  }
  const granted = await client
    .from('user_roles')
    .upsert({ user_id: profile.id, role: 'admin', is_active: true, expires_at: null });
  if (granted.error) return fail(`The role was not granted: ${granted.error.message}`);
  return { done: true, sentence: `${email} is now an administrator of ${dataDir}.` };
}

const email = process.argv[2]?.trim().toLowerCase();
const outcome = email
  ? await makeAdmin(email)
  : fail('Enter an account: npm run make-admin -- you@company.example');
console.log(outcome.sentence);
if (!outcome.done) process.exitCode = 1;
