import type { ApiPage } from '../apiPage.ts';

export const signIn: ApiPage = {
  heading: 'Sign-in for programs',
  lede: 'A program works for somebody, and proves it with that person’s token. Three requests do it: get a token, renew it, ask who you are.',
  description:
    'Get and renew an access token for a program, ask which rights it has, and handle wrong passwords, limits and two-step sign-in on Haven Exchange.',
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
      heading: 'When it is refused',
      blocks: [
        {
          kind: 'table',
          caption: 'Refusals worth telling apart',
          columns: [{ label: 'Code' }, { label: 'Means' }, { label: 'Do' }],
          rows: [
            [
              'invalid_credentials',
              'Address or password is wrong; it is not said which',
              'Stop. Do not try again by yourself',
            ],
            [
              'over_request_rate_limit',
              'Ten attempts on an account within five minutes, or thirty from an address',
              'Wait as long as the header retry-after says',
            ],
            [
              'refresh_token_not_found',
              'Renewed elsewhere, or ended by its owner',
              'Sign in anew, and look who else holds it',
            ],
          ],
          source: 'The limits are those of the embedded backend; a hosted project sets its own.',
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
      heading: 'Ask who you are',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'One call tells profile, roles and plan, another what is left of the month. A program should ask them first and stop with a clear sentence when a right is missing, instead of finding out in the middle of its work.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'Who you are',
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
          title: 'What is left of the month',
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
      heading: 'Tokens are keys to a house',
      blocks: [
        {
          kind: 'list',
          items: [
            'Keep both tokens in the keychain of the system or a vault, never in a file beside the program.',
            'An account with two-step sign-in needs a person for its second step. Programs therefore get an account without one, and with as few rights as the task allows.',
            'Its owner sees the session under security settings and can end it there. Expect that, and say so in your log instead of trying again.',
            'An account that awaits approval has a token and no rights. Ask for the approval before you write the program.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Next: listings', to: '/api-marketplace/listings' },
    { label: 'Security settings', to: '/security-settings' },
    { label: 'All parts', to: '/api-marketplace' },
  ],
};
