import type { ApiPage } from '../apiPage.ts';

export const appAccess: ApiPage = {
  heading: 'Apps',
  lede: 'Other people give your app access on a consent screen. It then acts as them, within the permissions they saw, until one of you ends it.',
  description:
    'OAuth 2 for apps: the authorization code flow with PKCE, exact redirect addresses, access tokens for an hour, and refresh tokens that work once.',
  keywords: ['OAuth 2', 'PKCE', 'authorization code', 'app'],
  sections: [
    {
      id: 'flow',
      heading: 'Flow',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Register',
              text: 'Register the app under [Apps](/api-marketplace/apps) with its redirect addresses and the permissions it can ask for.',
            },
            {
              title: 'Send the user',
              text: 'Open /oauth/authorize with response_type=code, client_id, redirect_uri, scope, state, code_challenge and code_challenge_method=S256.',
            },
            {
              title: 'Exchange the code',
              text: 'Within two minutes, post the code and the code_verifier to /functions/v1/oauth/token. Apps on a server also send their secret.',
            },
            {
              title: 'Refresh',
              text: 'An access token works for an hour. A refresh token works once and returns the next pair. A second use of one ends the access.',
            },
          ],
        },
      ],
      exchanges: [
        {
          title: 'The server’s metadata',
          as: 'visitor',
          method: 'GET',
          path: '/functions/v1/oauth/.well-known/oauth-authorization-server',
          status: 200,
          answer: {
            json: {
              token_endpoint: 'https://haven.example/functions/v1/oauth/token',
              code_challenge_methods_supported: ['S256'],
            },
          },
        },
      ],
    },
    {
      id: 'requests',
      heading: 'Requests',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Use.** An access token replaces an API key in the [Records API](/api-marketplace/records) and the [assistant tools](/api-marketplace/assistant-tools).',
            '**End.** Users revoke an app under [API keys](/api-marketplace/keys). Deleting an app ends its access to every account. Both take effect at the next request.',
            '**Limits.** Requests of an app count toward the user’s limit of 600 per minute.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'All APIs', to: '/api-marketplace' },
    { label: 'Records API', to: '/api-marketplace/records' },
  ],
};
