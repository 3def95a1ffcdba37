import type { SupabaseClient } from '@supabase/supabase-js';
import { syncServerTime } from '#shared/format/clock.ts';
import type { Host } from '#shared/host.ts';
import { loadChunk } from '../../host/loadChunk.ts';
import type { Database } from './database.ts';

export type DataClient = SupabaseClient<Database>;
export type LoadDataClient = () => Promise<DataClient>;

/**
 * Data client without its own session: each call gets a fresh access token from the host, so it works in both browser
 * and desktop. supabase-js loads with the first call.
 */
export function makeDataClient(host: Host): LoadDataClient {
  let client: Promise<DataClient> | undefined;
  const load = async () => {
    const [{ createClient }, { url, publishableKey }] = await Promise.all([
      loadChunk(() => import('@supabase/supabase-js')),
      host.backend(),
    ]);
    return createClient<Database>(url, publishableKey, {
      accessToken: () => host.auth.accessToken(),
      global: {
        fetch: async (input, init) => {
          const response = await fetch(input, init);
          syncServerTime(response.headers.get('date'));
          return response;
        },
      },
    });
  };
  return () => {
    client ??= load().catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  };
}
