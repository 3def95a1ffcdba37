import { GRACE_DAYS, TRIAL } from '#shared/billing/plans.ts';
import type { PressRelease } from './pressRelease.ts';

export const testCheckout: PressRelease = {
  slug: 'a-checkout-that-moves-no-money',
  heading: 'A checkout that moves no money',
  description:
    'Plans, trials, upgrades and failed renewals of Haven Exchange can be tried from end to end with test cards, on a stand-in that signs events like the original.',
  date: '2026-11-21',
  paragraphs: [
    'Whoever installs Haven Exchange without keys of a payment provider receives one that moves no money. The test checkout knows test cards and refuses all others, so that nobody types a real number twice. It charges, declines, renews, fails and recovers, and a month passes in it when a test says so.',
    `It exists because money is where software is most often believed on its word. A plan must not open because a page says “thank you”, or because an event claims that it was paid. In Haven Exchange an event of the provider is a doorbell: its signature is checked, it is taken once, and then the server asks the provider how things stand. Only that answer is applied. Events that arrive late, twice or in the wrong order change nothing they should not.`,
    `The stand-in speaks the same language through the same library, which means that the path a paying member takes is the path that is tested: a trial of ${TRIAL.days} days that can be cancelled and kept, a declined card, an upgrade that costs exactly what the screen had said, a renewal that fails, ${GRACE_DAYS} days in which nothing closes, and a new card that repairs it.`,
    'With keys of Stripe in place none of the stand-in’s addresses exist any more. A hosted installation without keys takes no payments, instead of pretending to.',
    '“My favorite test is the dull one,” said Luis Ferreira (demo), who recomputes things in the demonstration data. “Somebody turns around on the payment page and is charged nothing.”',
  ],
  facts: [
    {
      term: 'Checked',
      text: 'In a browser, from the plan page to the landing page and back, and event by event against the webhook.',
    },
    {
      term: 'One table',
      text: 'Prices and rights stand in one place. [Plans and prices](/user-pricing), the questions and the server read the same figures.',
    },
    {
      term: 'Known limit',
      text: 'Closing an account does not yet end a subscription at the provider; plans are cancelled first.',
    },
  ],
  next: { label: 'Look at plans and prices', to: '/user-pricing' },
};
