import type { Query, RouteName } from '#shared/routes.ts';
import type { Account } from '../../../session/account/index.ts';
import { getNumbers } from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const isDone = s.object({
  profile: s.bool,
  license: s.bool,
  listing: s.bool,
  draft: s.bool,
  contact: s.bool,
  deal: s.bool,
  search: s.bool,
  saved: s.bool,
  community: s.bool,
  team: s.bool,
  vendor: s.bool,
  credential: s.bool,
  verified: s.bool,
  brokerage: s.bool,
  members: s.bool,
  two_factor: s.bool,
  reviewed: s.bool,
});

const isSamples = s.object({
  contacts: s.number,
  deals: s.number,
  drafts: s.number,
  searches: s.number,
  holdings: s.number,
  communities: s.number,
});

const isProgress = s.object({
  step: s.number,
  is_hidden: s.bool,
  samples: isSamples,
  can_add_samples: s.bool,
  verification: s.orNull(s.text),
  vendor_since: s.orNull(s.text),
  done: isDone,
});

/** The server's view of a new account: which steps its rows complete, and its sample data. */
export type Progress = s.ShapeOf<typeof isProgress>;
type Samples = s.ShapeOf<typeof isSamples>;
type Fact = keyof s.ShapeOf<typeof isDone>;

/** Null for an account without access. */
export const getProgress = getNumbers('onboarding', isProgress);

export interface FirstStep {
  readonly fact: Fact;
  readonly title: string;
  readonly about: string;
  /** Missing while the user can only wait. */
  readonly action?: { readonly to: RouteName; readonly label: string; readonly query?: Query };
  readonly second?: { readonly to: RouteName; readonly label: string; readonly query?: Query };
}

const profile: FirstStep = {
  fact: 'profile',
  title: 'Complete your profile',
  about: 'Your phone and company, so people know who is writing.',
  action: { to: 'profile', label: 'Complete profile' },
};

const search: FirstStep = {
  fact: 'search',
  title: 'Save a search',
  about: 'Describe what you buy. New matches appear here and in your email.',
  action: { to: 'investmentOpportunities', label: 'Search communities' },
};

const saved: FirstStep = {
  fact: 'saved',
  title: 'Save a community',
  about: 'Compare saved communities and see price changes.',
  action: { to: 'investmentOpportunities', label: 'Browse communities' },
};

const listing: FirstStep = {
  fact: 'draft',
  title: 'Add or import a listing',
  about: 'Start with type and city. The draft saves as you type; only you see it.',
  action: { to: 'submitListing', label: 'Add listing', query: { draft: 'new' } },
  second: { to: 'submitListing', label: 'Import file', query: { import: '1' } },
};

const contact: FirstStep = {
  fact: 'contact',
  title: 'Add a client',
  about: 'Name, email and what they look for. Or import your list.',
  action: { to: 'clients', label: 'Add client' },
};

const deal: FirstStep = {
  fact: 'deal',
  title: 'Start a deal',
  about: 'Stage, price and next step, on one board.',
  action: { to: 'dealPipeline', label: 'Start deal' },
};

const team: FirstStep = {
  fact: 'team',
  title: 'Set up your workspace',
  about: 'Invite your team to share clients, projects and documents.',
  action: { to: 'workspaceSettings', label: 'Set up workspace' },
};

const license: FirstStep = {
  fact: 'license',
  title: 'Add your license',
  about: 'Buyers see it on your page in the agent directory.',
  action: { to: 'profile', label: 'Add license' },
};

/** A broker of record runs the brokerage before they list for themselves. */
const BROKER_OF_RECORD_STEPS: readonly FirstStep[] = [
  team,
  {
    fact: 'members',
    title: 'Invite your brokers',
    about: 'Their listings, clients and production in one place.',
    action: { to: 'workspaceSettings', label: 'Invite brokers' },
  },
  {
    fact: 'brokerage',
    title: 'Add the brokerage license',
    about: 'Then choose whether you sign listings before they go live.',
    action: { to: 'workspaceSettings', label: 'Edit brokerage' },
  },
  license,
];

/** The first steps of each dashboard; the first one leads to something useful within two minutes. */
export const FIRST_STEPS: Readonly<Partial<Record<RouteName, readonly FirstStep[]>>> = {
  brokerDashboard: [listing, contact, deal, license],
  admin: [
    {
      fact: 'reviewed',
      title: 'Review a new account',
      about: 'Approve or decline people who signed up.',
      action: { to: 'adminUsers', label: 'Review accounts' },
    },
    {
      fact: 'two_factor',
      title: 'Turn on two-factor sign-in',
      about: 'Your account opens everyone’s data.',
      action: { to: 'securitySettings', label: 'Open security' },
    },
    profile,
  ],
  havenRealtyDashboard: [contact, deal, listing, team],
  buyerDashboard: [search, saved, profile],
  investorDashboard: [search, saved, profile],
  operatorDashboard: [
    {
      fact: 'community',
      title: 'Add a community',
      about: 'Name, license and beds. Then add units and residents.',
      action: { to: 'newOperatorProperty', label: 'Add community' },
    },
    team,
    profile,
  ],
  sellerDashboard: [
    {
      fact: 'draft',
      title: 'Describe your property',
      about: 'Type, name and city start a draft. Only you see it until you submit it.',
      action: { to: 'submitListing', label: 'Describe property', query: { draft: 'new' } },
    },
    {
      fact: 'listing',
      title: 'Submit it for review',
      about: 'We check the figures with you before buyers see anything.',
      action: { to: 'submitListing', label: 'Open drafts' },
    },
    profile,
  ],
  vendorDashboard: [
    {
      fact: 'vendor',
      title: 'Build your service profile',
      about: 'What you do and in which states.',
      action: { to: 'vendorOnboarding', label: 'Build profile' },
    },
    {
      fact: 'credential',
      title: 'Add your credentials',
      about: 'Insurance, licenses and W-9. We verify you from these.',
      action: { to: 'vendorCredentials', label: 'Add credentials' },
    },
    {
      fact: 'verified',
      title: 'Get verified',
      about: 'Takes 1–2 business days once your credentials are in. Then clients can find you.',
    },
  ],
};

export function listFirstSteps(name: RouteName, { roles }: Account): readonly FirstStep[] {
  return name === 'brokerDashboard' && roles.includes('broker_of_record')
    ? BROKER_OF_RECORD_STEPS
    : (FIRST_STEPS[name] ?? []);
}

/** True if the dashboard's checklist has open steps and the user hasn't hidden it. */
export const hasOpenSteps = (
  name: RouteName,
  account: Account,
  { is_hidden: isHidden, done }: Progress,
) => !isHidden && listFirstSteps(name, account).some(({ fact }) => !done[fact]);

const SAMPLE_NAMES: readonly (readonly [keyof Samples, string, string])[] = [
  ['contacts', 'contact', 'contacts'],
  ['deals', 'deal', 'deals'],
  ['drafts', 'draft listing', 'draft listings'],
  ['searches', 'saved search', 'saved searches'],
  ['holdings', 'holding', 'holdings'],
  ['communities', 'community', 'communities'],
];

/** "3 contacts", "1 draft listing"; empty without sample data. */
export const nameSamples = (samples: Samples): string[] =>
  SAMPLE_NAMES.flatMap(([kind, one, many]) =>
    samples[kind] === 0 ? [] : [`${samples[kind]} ${samples[kind] === 1 ? one : many}`],
  );
