import type { BackendFacts } from '../support/test-backend.ts';
import { PASSWORD, personEmail, personId } from './people.ts';

/** One HTTP call as supabase-js would send it. */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Workload {
  name: string;
  /** Returns the n-th call; user-specific ones act for the n-th user. */
  call(n: number): Call;
}

/** Access tokens of the callers: one who can read everything, and several who own rows. */
export interface Tokens {
  admin: string;
  people: readonly { number: number; token: string }[];
}

const LIST = 'select=id,full_name,company_name,user_type,approval_status,created_at';
const NEWEST = 'order=created_at.desc,id&limit=20';

export function workloads(facts: BackendFacts, tokens: Tokens): Workload[] {
  const headers = (token: string) => ({
    apikey: facts.publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  });
  const callerOf = (n: number) => {
    const caller = tokens.people[n % tokens.people.length];
    if (!caller) throw new Error('No user is signed in.');
    return caller;
  };
  return [
    {
      name: 'list of 20',
      call: () => ({
        method: 'GET',
        path: `/rest/v1/profiles?${LIST}&${NEWEST}`,
        headers: headers(tokens.admin),
      }),
    },
    {
      name: 'list of 20 with roles',
      call: () => ({
        method: 'GET',
        path: `/rest/v1/profiles?${LIST},user_roles(role,is_active)&${NEWEST}`,
        headers: headers(tokens.admin),
      }),
    },
    {
      name: 'update of one row',
      call: (n) => {
        const { number, token } = callerOf(n);
        const path = `/rest/v1/profiles?id=eq.${personId(number)}`;
        const prefer = { prefer: 'return=minimal' };
        const body = JSON.stringify({ bio: `Version ${n}` });
        return { method: 'PATCH', path, headers: { ...headers(token), ...prefer }, body };
      },
    },
    {
      name: 'my_account()',
      call: (n) => ({
        method: 'POST',
        path: '/rest/v1/rpc/my_account',
        headers: headers(callerOf(n).token),
        body: '{}',
      }),
    },
    {
      name: 'sign-in',
      call: (n) => ({
        method: 'POST',
        path: '/auth/v1/token?grant_type=password',
        headers: { apikey: facts.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: personEmail(n), password: PASSWORD }),
      }),
    },
  ];
}
