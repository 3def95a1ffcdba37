import type { ApiPage } from '../apiPage.ts';

export const signIn: ApiPage = {
  heading: 'Sign-in for programs',
  lede: 'A program acts for a user and authenticates with that user’s token. Three requests cover it: get a token, renew it, and look up the account.',
  description:
    'Get and renew an access token for a program, check its permissions, and handle wrong passwords, limits and two-factor authentication on Haven Exchange.',
  keywords: ['access token', 'refresh token', 'authentication API', 'my_account'],
  sections: [
    {
      id: 'token',
      heading: 'Get a token',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'With the address and password of an account made for the program. The access token is short-lived; the refresh token is used once and replaced by the one in the answer. Long answers on these pages are cut to the fields that matter.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'With a password',
          as: 'visitor',
          method: 'POST',
          path: '/auth/v1/token',
          query: { grant_type: 'password' },
          body: { json: { email: '{email}', password: '{password}' } },
          status: 200,
          answer: {
            json: {
              access_token: '{access_token}',
              token_type: 'bearer',
              expires_in: 3600,
              refresh_token: '{refresh_token}',
              user: { id: '{user_id}', role: 'authenticated', email: '{email}' },
            },
          },
        },
        {
          title: 'With the refresh token',
          as: 'visitor',
          method: 'POST',
          path: '/auth/v1/token',
          query: { grant_type: 'refresh_token' },
          body: { json: { refresh_token: '{refresh_token}' } },
          status: 200,
          answer: {
            json: {
              access_token: '{access_token}',
              expires_in: 3600,
              refresh_token: '{refresh_token}',
            },
          },
        },
      ],
    },
    {
      id: 'refused',
      heading: 'Errors',
      blocks: [
        {
          kind: 'table',
          caption: 'Sign-in error codes',
          columns: [{ label: 'Code' }, { label: 'Meaning' }, { label: 'Do' }],
          rows: [
            [
              'invalid_credentials',
              'Email or password is wrong; the response doesn’t say which',
              'Stop. Do not retry automatically',
            ],
            [
              'over_request_rate_limit',
              'Ten attempts on an account within five minutes, or thirty from an address',
              'Wait for the time in the retry-after header',
            ],
            [
              'refresh_token_not_found',
              'Renewed elsewhere, or revoked by the account owner',
              'Sign in again, and check who else has the token',
            ],
          ],
          source: 'These are the limits of the embedded backend. A hosted project sets its own.',
        },
      ],
      exchanges: [
        {
          title: 'A wrong password',
          as: 'visitor',
          method: 'POST',
          path: '/auth/v1/token',
          query: { grant_type: 'password' },
          body: { json: { email: '{email}', password: 'not-the-password' } },
          status: 400,
          answer: {
            json: {
              code: 400,
              error_code: 'invalid_credentials',
              msg: 'Invalid login credentials',
            },
          },
        },
      ],
    },
    {
      id: 'who',
      heading: 'Look up the account',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'One call returns profile, roles and plan. Another returns what is left of the monthly allowance. Call both first and stop with a clear message if a permission is missing, instead of failing halfway.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'Current account',
          as: 'member',
          method: 'POST',
          path: '/rest/v1/rpc/my_account',
          body: { json: {} },
          status: 200,
          answer: {
            json: {
              primary_role: 'buyer',
              roles: ['buyer'],
              profile: { id: '{user_id}', email: '{email}', approval_status: 'approved' },
            },
          },
        },
        {
          title: 'Remaining monthly allowance',
          as: 'member',
          method: 'POST',
          path: '/rest/v1/rpc/my_contact_allowance',
          body: { json: {} },
          status: 200,
          answer: {
            json: { allowed: 0, used: 0, left: 0, resets_at: '2026-12-01T00:00:00+00:00' },
          },
        },
        {
          title: 'The same without a token',
          as: 'visitor',
          method: 'POST',
          path: '/rest/v1/rpc/my_account',
          body: { json: {} },
          status: 401,
          answer: {
            json: {
              code: '42501',
              message: 'permission denied for function my_account',
            },
          },
        },
      ],
    },
    {
      id: 'care',
      heading: 'Protect your tokens',
      blocks: [
        {
          kind: 'list',
          items: [
            'Store both tokens in the system keychain or a vault, never in a file next to the program.',
            'An account with two-factor authentication needs a person for the second step. Use accounts without it for programs, with as few permissions as the task needs.',
            'The owner can see the session in security settings and end it there. Expect this, and log it instead of retrying.',
            'An account waiting for approval has a token but no permissions. Get the approval before you write the program.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Next: listings', to: '/api-marketplace/listings' },
    { label: 'Security settings', to: '/security-settings' },
    { label: 'All APIs', to: '/api-marketplace' },
  ],
};
