import type { UserType } from '#shared/access/roles.ts';

/** What each kind of person comes for, under the choice at sign-up. */
export const accountTypePurposes: Readonly<Record<UserType, string>> = {
  investor: 'Allocate capital',
  buyer: 'Buy communities',
  seller: 'Take one to market',
  broker: 'List and close',
  operator: 'Run communities',
  vendor: 'Serve operators',
};

/** The order of the choice: the two sides of a deal first, then who works on it. */
export const accountTypes: readonly UserType[] = [
  'buyer',
  'seller',
  'investor',
  'broker',
  'operator',
  'vendor',
];
