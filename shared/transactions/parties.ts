import type { Choice } from '../records/choice.ts';

/** As what somebody takes part in a transaction. Bidders are told of their own offers alone until they are the buyer. */
export const PARTY_ROLES = [
  { value: 'seller', label: 'Seller' },
  { value: 'buyer', label: 'Buyer' },
  { value: 'bidder', label: 'Bidder' },
  { value: 'seller_broker', label: 'Seller’s broker' },
  { value: 'buyer_broker', label: 'Buyer’s broker' },
  { value: 'lender', label: 'Lender' },
  { value: 'seller_counsel', label: 'Seller’s counsel' },
  { value: 'buyer_counsel', label: 'Buyer’s counsel' },
  { value: 'licensing_counsel', label: 'Licensing counsel' },
  { value: 'title', label: 'Title and escrow' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];

const roles: readonly Choice[] = PARTY_ROLES;
export const roleLabel = (value: string): string =>
  roles.find((role) => role.value === value)?.label ?? value;

const SIDES: Readonly<Record<string, 'seller' | 'buyer'>> = {
  seller: 'seller',
  seller_broker: 'seller',
  seller_counsel: 'seller',
  buyer: 'buyer',
  buyer_broker: 'buyer',
  buyer_counsel: 'buyer',
  lender: 'buyer',
};

/** On which side of the table a role sits, as `private.party_side()` says it; null for neither. */
export const sideOf = (role: string): 'seller' | 'buyer' | null => SIDES[role] ?? null;
