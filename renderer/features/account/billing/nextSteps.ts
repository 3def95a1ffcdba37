import type { AppRole } from '#shared/access/roles.ts';
import type { RouteName } from '#shared/routes.ts';

interface NextStep {
  readonly title: string;
  readonly sentence: string;
  /** The screen for this step. */
  readonly to: RouteName;
  readonly label: string;
}

const BUYING: NextStep = {
  title: 'Contact your first broker',
  sentence: 'You can now see full addresses and broker contacts. Start with a community you know.',
  to: 'investmentOpportunities',
  label: 'View communities',
};

const SELLING: NextStep = {
  title: 'Compare asking prices',
  sentence: 'You can now see full addresses and create listings.',
  to: 'investmentOpportunities',
  label: 'View communities',
};

const byRole: Readonly<Partial<Record<AppRole, NextStep>>> = {
  buyer: BUYING,
  investor: BUYING,
  seller: SELLING,
  broker: SELLING,
  operator: {
    title: "See what's for sale near you",
    sentence: 'You can now see full addresses and broker contacts.',
    to: 'investmentOpportunities',
    label: 'View communities',
  },
  vendor: {
    title: 'Keep your profile current',
    sentence: 'Clients find you in the directory by your profile.',
    to: 'vendorOnboarding',
    label: 'Open vendor profile',
  },
};

/** Returns the suggested first step with a new plan, by role. */
export const nextStepFor = (role: AppRole | null): NextStep =>
  (role === null ? undefined : byRole[role]) ?? BUYING;
