import { isBuilt, linkTo, type PathName } from '#shared/routes.ts';

export type PersonaName = 'investors' | 'brokers' | 'operators' | 'vendors';

export interface Persona {
  readonly name: PersonaName;
  readonly label: string;
  readonly placeholder: string;
  readonly button: string;
  readonly to: string;
  /** The picture beside it, which `shared/facades/` draws by its name. */
  readonly building: string;
}

export const browseTo = linkTo('investmentOpportunities');
const form: PathName = 'submitListing';
/** Until there is a form for listings, what is here for those who would fill it in. */
export const submitTo = linkTo(isBuilt(form) ? form : 'forBrokers');

/** Who somebody may be on the front page: each searches in their own words and goes their own way. */
export const personas: readonly Persona[] = [
  {
    name: 'investors',
    label: 'Investors',
    placeholder: 'Search stabilized / value-add senior living deals',
    button: 'Explore Opportunities',
    to: browseTo,
    building: 'campus-oh-haven',
  },
  {
    name: 'brokers',
    label: 'Brokers',
    placeholder: 'List a Property / upload OM',
    button: 'List a Property',
    to: submitTo,
    building: 'independent-il-meadow',
  },
  {
    name: 'operators',
    label: 'Operators',
    placeholder: 'Find acquisition partners / capital sources',
    button: 'Manage My Business',
    to: '/for-operators',
    building: 'memory-mn-linden',
  },
  {
    name: 'vendors',
    label: 'Vendors',
    placeholder: 'Connect with property owners / marketplace',
    button: 'Join Network',
    to: '/for-vendors',
    building: 'lofts-oh-hearth',
  },
];

export interface RoleTile {
  readonly title: string;
  readonly sentence: string;
  readonly to: string;
}

/** The front page's other way to begin: one tile a role. */
export const roleTiles: readonly RoleTile[] = [
  { title: 'Buyer', sentence: 'Find a community and see what it earns.', to: '/for-buyers' },
  { title: 'Investor', sentence: 'Underwrite before you call anybody.', to: '/investor-hub' },
  { title: 'Broker', sentence: 'Know who asks before you answer.', to: '/for-brokers' },
  { title: 'Vendor', sentence: 'Be found for what you do.', to: '/for-vendors' },
  { title: 'Seller', sentence: 'Reach people who can close.', to: '/for-sellers' },
  { title: 'Operator', sentence: 'Find buildings that need your license.', to: '/for-operators' },
];
