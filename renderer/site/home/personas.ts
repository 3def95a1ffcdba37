import { linkTo } from '#shared/routes.ts';

export type PersonaName = 'investors' | 'brokers' | 'operators' | 'vendors';

export interface Persona {
  readonly name: PersonaName;
  readonly label: string;
  readonly placeholder: string;
  readonly button: string;
  readonly to: string;
  /** Name of the illustration, drawn by `shared/facades/`. */
  readonly building: string;
}

export const browseTo = linkTo('investmentOpportunities');
export const submitTo = linkTo('submitListing');

/** Personas of the home page, each with its own search placeholder and links. */
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

/** Role tiles of the home page's alternative layout. */
export const roleTiles: readonly RoleTile[] = [
  { title: 'Buyer', sentence: 'Find a community and see what it earns.', to: '/for-buyers' },
  { title: 'Investor', sentence: 'Underwrite before you call.', to: '/investor-hub' },
  { title: 'Broker', sentence: "See who's asking before you reply.", to: '/for-brokers' },
  { title: 'Vendor', sentence: 'Get found for what you do.', to: '/for-vendors' },
  { title: 'Seller', sentence: 'Reach people who can close.', to: '/for-sellers' },
  { title: 'Operator', sentence: 'Find buildings that need your license.', to: '/for-operators' },
];
