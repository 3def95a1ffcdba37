import { PLANS, TRIAL } from '#shared/account/billing/plans.ts';
import type { ApiPage } from '../apiPage.ts';

const { professional } = PLANS;

export const billing: ApiPage = {
  heading: 'Billing API',
  lede: 'A member’s plan, invoices and checkout. The payment provider handles all payments. The exchange stores the provider’s latest status and never stores card numbers.',
  description:
    'Plan, invoices and checkout on Haven Exchange by API, with error codes, and how signed webhooks from the payment provider are received and verified.',
  keywords: ['billing API', 'subscription status', 'invoices', 'Stripe webhook', 'checkout'],
  sections: [
    {
      id: 'plan',
      heading: 'Current plan',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The call refreshes the data from the provider if it is stale, then reads the database. For members who have never paid, no request is sent to the provider.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'A member without a paid plan',
          as: 'member',
          method: 'POST',
          path: '/functions/v1/check-stripe-subscription',
          body: { json: {} },
          status: 200,
          answer: { json: { subscribed: false, subscription_tier: null, subscription_end: null } },
        },
      ],
    },
    {
      id: 'checkout',
      heading: 'Create a checkout page',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `The response is a URL to send the user to. A program cannot pay. With trial set to true, ${professional.name} begins with a trial of ${TRIAL.days} days, once per account. The URL expires after an hour, and a new one invalidates the previous one.`,
          ],
        },
      ],
      exchanges: [
        {
          title: 'Begin a checkout',
          as: 'member',
          method: 'POST',
          path: '/functions/v1/create-checkout',
          body: { json: { plan: 'professional', trial: true } },
          status: 200,
          answer: {
            json: {
              url: 'http://127.0.0.1:8080/payment-window?session=cs_test_db8cb33d8b22',
              isTest: true,
            },
          },
        },
        {
          title: 'A plan that does not exist',
          as: 'member',
          method: 'POST',
          path: '/functions/v1/create-checkout',
          body: { json: { plan: 'gold' } },
          status: 400,
          answer: { json: { error: 'This request makes no sense.', code: 'bad_request' } },
        },
      ],
    },
    {
      id: 'invoices',
      heading: 'Invoices for bookkeeping',
      blocks: [
        {
          kind: 'terms',
          terms: [
            { term: 'amount_cents', text: 'In cents, unlike listing prices.' },
            { term: 'status', text: 'open, paid, uncollectible or void.' },
            {
              term: 'period_start, period_end',
              text: 'The period the invoice covers. Use these dates for your books, because a charge may fall on the last day of a month.',
            },
            { term: 'hosted_url', text: 'The provider’s page with the invoice document.' },
          ],
        },
      ],
      exchanges: [
        {
          title: 'An account without invoices',
          as: 'member',
          method: 'GET',
          path: '/rest/v1/invoices',
          query: {
            select: 'number,status,amount_cents,period_start,period_end,hosted_url',
            order: 'created_at.desc',
          },
          status: 200,
          answer: { json: [] },
        },
      ],
    },
    {
      id: 'webhook',
      heading: 'Webhooks from the provider',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'This is the product’s only webhook, and it is incoming. It needs no publishable key, because the provider signs each call with a shared secret. A call without a valid signature changes nothing.',
          ],
        },
        {
          kind: 'list',
          items: [
            'An event only signals that something changed. The product then fetches the current state from the provider and stores it, so events can arrive late, twice or in any order.',
            'Events that can’t be processed right away return 503, and the provider retries.',
            'Events that don’t match an account here return 200 with the status ignored.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'A request with a forged signature',
          as: 'visitor',
          method: 'POST',
          path: '/functions/v1/stripe-webhook',
          body: { json: { type: 'invoice.paid', data: { object: { customer: 'cus_somebody' } } } },
          status: 400,
          answer: { json: { error: 'The signature is not right.' } },
        },
      ],
    },
    {
      id: 'codes',
      heading: 'Error codes',
      blocks: [
        {
          kind: 'table',
          caption: 'Billing error codes',
          columns: [{ label: 'Code' }, { label: 'Status', isNumber: true }, { label: 'Meaning' }],
          rows: [
            ['signed_out', '401', 'No token, or an expired one'],
            ['not_approved', '403', 'The account is waiting for review'],
            ['already_subscribed', '409', 'Change the existing plan instead'],
            ['trial_used', '409', 'Start without the trial'],
            ['no_subscription', '409', 'No plan to change or cancel'],
            ['price_moved', '409', 'Show the new price and ask again'],
            ['provider_unavailable', '502', 'Try again later. Nothing was charged'],
            ['not_configured', '503', 'This installation doesn’t take payments'],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Plans and prices', to: '/user-pricing' },
    { label: 'Receive changes live', to: '/api-marketplace/live-changes' },
    { label: 'All APIs', to: '/api-marketplace' },
  ],
};
