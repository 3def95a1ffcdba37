import type { AppRole } from '#shared/roles.ts';

interface NextStep {
  readonly title: string;
  readonly sentence: string;
}

const BUYING: NextStep = {
  title: 'Write to the first broker',
  sentence:
    'Full addresses and the brokers’ contacts are open now. Start with the community you have looked at longest.',
};

const byRole: Readonly<Partial<Record<AppRole, NextStep>>> = {
  buyer: BUYING,
  investor: BUYING,
  seller: {
    title: 'Bring your community to market',
    sentence: 'You can create listings now, and answer the people who ask about them.',
  },
  broker: {
    title: 'Bring your next listing',
    sentence: 'You can create listings now, and answer the people who ask about them.',
  },
  operator: {
    title: 'See what is on the market around you',
    sentence: 'Full addresses and contacts are open now, and listings of your own if you sell.',
  },
  vendor: {
    title: 'Answer your next lead',
    sentence: 'Contacts and messages are open now, with everyone who asks for a quote.',
  },
};

/** The first thing worth doing with a new plan. */
export const nextStepFor = (role: AppRole | null): NextStep =>
  (role === null ? undefined : byRole[role]) ?? BUYING;
