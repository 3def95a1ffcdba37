import { GRACE_DAYS, TRIAL } from '#shared/account/billing/plans.ts';
import type { PressRelease } from './pressRelease.ts';

export const testCheckout: PressRelease = {
  slug: 'a-checkout-that-moves-no-money',
  heading: 'A test checkout that moves no money',
  description:
    'Try plans, trials, upgrades, and failed renewals on Haven Exchange from end to end with test cards, on a simulated provider that signs events like the real one.',
  date: '2026-11-21',
  paragraphs: [
    'If you install Haven Exchange without payment provider keys, you get a test provider that moves no money. The test checkout accepts known test cards and rejects all others, so real card numbers are never accepted. It charges, declines, renews, fails, and recovers, and tests can fast-forward it by a month.',
    `Payment software is often trusted without being tested. A plan must not be activated just because a page says “thank you” or an event claims it was paid. In Haven Exchange, a provider event only triggers a check. Its signature is verified, it is processed once, and then the server asks the provider for the current state. Only that answer is applied. Events that arrive late, twice, or out of order change nothing they shouldn’t.`,
    `The test provider uses the same API through the same library, so the path a paying member takes is the path that is tested. That covers a trial of ${TRIAL.days} days that can be canceled or kept, a declined card, an upgrade that costs exactly what the screen showed, a renewal that fails, ${GRACE_DAYS} days in which access stays open, and a new card that fixes the payment.`,
    'With Stripe keys, none of the test checkout’s addresses exist. A hosted installation without keys takes no payments, instead of pretending to.',
    '“My favorite test is the boring one,” said Luis Ferreira (demo), who recalculates figures in the demonstration data. “A user backs out of the payment page and is charged nothing.”',
  ],
  facts: [
    {
      term: 'Checked',
      text: 'In a browser, from the plan page to the confirmation page and back, and event by event against the webhook.',
    },
    {
      term: 'One source for prices',
      text: 'Prices and plan features are defined in one place. [Plans and prices](/user-pricing), the FAQ, and the server read the same figures.',
    },
    {
      term: 'Known limit',
      text: 'Closing an account does not yet end its subscription at the provider. Cancel the plan first.',
    },
  ],
  next: { label: 'See plans and prices', to: '/user-pricing' },
};
