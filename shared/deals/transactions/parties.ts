import type { Choice } from '../../records/choice.ts';

/** Roles of the parties to a transaction. Bidders see only their own offers until they become the buyer. */
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

/** Returns the side of a role, matching `private.party_side()`; null for neither. */
export const partySide = (role: string): 'seller' | 'buyer' | null => SIDES[role] ?? null;
