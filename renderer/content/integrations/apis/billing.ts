import { PLANS, TRIAL } from '#shared/billing/plans.ts';
import type { ApiPage } from '../apiPage.ts';

const { professional } = PLANS;

export const billing: ApiPage = {
  heading: 'Billing interface',
  lede: 'What a member’s plan is, what it cost, and where to pay. Money itself is the payment provider’s business; the exchange repeats what the provider said last and never keeps a card number.',
  description:
    'Plan, invoices and checkout of Haven Exchange by program, with their refusals, and how the signed calls of the payment provider are received and checked.',
  keywords: ['billing API', 'subscription status', 'invoices', 'Stripe webhook', 'checkout'],
  sections: [
    {
      id: 'plan',
      heading: 'Which plan, now',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The call asks the provider if the last answer is old, and then the database. Whoever never paid costs nobody a question.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'A member who never paid',
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
      heading: 'Open a page to pay on',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `The answer is an address to send the person to; a program cannot pay. With trial set to true, ${professional.name} begins with ${TRIAL.days} days, once for each account. The address ends after an hour, and a new one ends the old.`,
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
      heading: 'Invoices for the bookkeeper',
      blocks: [
        {
          kind: 'terms',
          terms: [
            { term: 'amount_cents', text: 'Cents and not dollars, unlike prices of communities.' },
            { term: 'status', text: 'open, paid, uncollectible or void.' },
            {
              term: 'period_start, period_end',
              text: 'What it pays for. Book by these, since a charge may fall on the last day of a month.',
            },
            { term: 'hosted_url', text: 'The provider’s page with the document itself.' },
          ],
        },
      ],
      exchanges: [
        {
          title: 'Of an account without any',
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
      heading: 'The provider calls us',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'This is the one webhook of the product, and it comes in. It needs no key of ours, because the provider signs each call with a secret that both know. A call without the right signature changes nothing, whatever it claims.',
          ],
        },
        {
          kind: 'list',
          items: [
            'An event only says that something changed. The product then asks the provider what is true and keeps that, so events may come late, twice or in any order.',
            'What cannot be done at that moment is answered with 503, and the provider comes back with it.',
            'Events that concern nobody here are answered with 200 and called ignored.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'Somebody pretends to be the provider',
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
      heading: 'Codes a program should know',
      blocks: [
        {
          kind: 'table',
          caption: 'Refusals of the calls about money',
          columns: [{ label: 'Code' }, { label: 'Status', isNumber: true }, { label: 'Means' }],
          rows: [
            ['signed_out', '401', 'No token, or one that ended'],
            ['not_approved', '403', 'The account awaits its review'],
            ['already_subscribed', '409', 'Change the plan instead of starting one'],
            ['trial_used', '409', 'Start without the trial'],
            ['no_subscription', '409', 'Nothing to change or end'],
            ['price_moved', '409', 'Show the new price and ask again'],
            ['provider_unavailable', '502', 'Try later; nothing was charged by this call'],
            ['not_configured', '503', 'This installation takes no payments'],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Plans and prices', to: '/user-pricing' },
    { label: 'Hear of changes as they happen', to: '/api-marketplace/live-changes' },
    { label: 'All parts', to: '/api-marketplace' },
  ],
};
