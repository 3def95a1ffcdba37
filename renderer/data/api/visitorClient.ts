import { createClient } from '@supabase/supabase-js';
import type { Database } from './database.ts';
import type { DataClient } from './dataClient.ts';

/** Requests a path below `/rest/v1` as a visitor. */
export type VisitorFetch = (path: string, init?: RequestInit) => Response | Promise<Response>;

const REST = '/rest/v1';

/** Data client for server rendering: no session, data access only. */
export const makeVisitorClient = (fetchAsVisitor: VisitorFetch): DataClient =>
  createClient<Database>('http://visitor.invalid', 'visitor', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: async (address, init) => {
        const { pathname, search } = new URL(`${address}`);
        if (!pathname.startsWith(REST))
          throw new Error('A server-rendered document can only request data.');
        return fetchAsVisitor(pathname.slice(REST.length) + search, init);
      },
    },
  });
