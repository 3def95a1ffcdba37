import { createClient } from '@supabase/supabase-js';
import type { Database } from './database.ts';
import type { DataClient } from './dataClient.ts';

/** Asks for a path below `/rest/v1` as somebody who is not signed in. */
export type AskAsVisitor = (path: string, init?: RequestInit) => Response | Promise<Response>;

const REST = '/rest/v1';

/** The client where the server draws a screen: it has no session, and reaches data alone. */
export const makeVisitorClient = (ask: AskAsVisitor): DataClient =>
  createClient<Database>('http://visitor.invalid', 'visitor', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: async (address, init) => {
        const { pathname, search } = new URL(`${address}`);
        if (!pathname.startsWith(REST)) throw new Error('A document asks for data alone.');
        return ask(pathname.slice(REST.length) + search, init);
      },
    },
  });
