import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';

/** Returns a signed-out workspace client on another device. */
export async function createOtherDeviceClient(workspace: string) {
  const response = await fetch(`${workspace}/_local/config.json`);
  const { publishableKey } = (await response.json()) as { publishableKey: string };
  return createClient<Database>(workspace, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'user-agent': PHONE } },
  });
}
