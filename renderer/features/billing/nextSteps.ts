import type { AppRole } from '#shared/access/roles.ts';
import { hasListingForm } from '#shared/billing/claims.ts';
import type { RouteName } from '#shared/routes.ts';

interface NextStep {
  readonly title: string;
  readonly sentence: string;
  /** The screen on which it is done. */
  readonly to: RouteName;
  readonly label: string;
}

const BUYING: NextStep = {
  title: 'Write to the first broker',
  sentence:
    'Full addresses and the brokers’ contacts are open now. Start with the community you have looked at longest.',
  to: 'investmentOpportunities',
  label: 'See the communities',
};

const SELLING: NextStep = {
  title: 'See what communities like yours ask',
  sentence: hasListingForm
    ? 'Full addresses are open now, and so are listings of your own.'
    : 'Full addresses and contacts are open now. The form for a listing of your own is to come.',
  to: 'investmentOpportunities',
  label: 'See the communities',
};

const byRole: Readonly<Partial<Record<AppRole, NextStep>>> = {
  buyer: BUYING,
  investor: BUYING,
  seller: SELLING,
  broker: SELLING,
  operator: {
    title: 'See what is on the market around you',
    sentence: 'Full addresses and the brokers’ contacts are open now.',
    to: 'investmentOpportunities',
    label: 'See the communities',
  },
  vendor: {
    title: 'Keep your profile current',
    sentence: 'Clients find you in the directory by what your profile says.',
    to: 'vendorOnboarding',
    label: 'Open your vendor profile',
  },
};

/** The first thing worth doing with a new plan. */
export const nextStepFor = (role: AppRole | null): NextStep =>
  (role === null ? undefined : byRole[role]) ?? BUYING;
