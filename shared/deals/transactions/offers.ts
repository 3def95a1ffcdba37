import type { Field } from '../../records/noun.ts';
import type { Value } from '../../records/row.ts';

/** Fields of an offer, in comparison order. */
export const OFFER_FIELDS = [
  { name: 'price', label: 'Price', type: 'money', least: 1, isRequired: true },
  { name: 'deposit', label: 'Deposit', type: 'money', least: 0 },
  { name: 'diligence_days', label: 'Due diligence (days)', type: 'number', least: 0, most: 365 },
  { name: 'closing_days', label: 'Closing after (days)', type: 'number', least: 0, most: 730 },
  {
    name: 'financing',
    label: 'Financing contingency',
    type: 'choice',
    isRequired: true,
    choices: [
      { value: 'none', label: 'None' },
      { value: 'bank', label: 'Bank loan' },
      { value: 'hud', label: 'HUD-insured loan' },
      { value: 'seller', label: 'Seller financing' },
    ],
  },
  { name: 'waits_for_licence', label: 'Contingent on license', type: 'flag' },
  { name: 'contingencies', label: 'Other contingencies', type: 'text', longest: 1000 },
  {
    name: 'proof_of_funds',
    label: 'Proof of funds',
    type: 'choice',
    isRequired: true,
    choices: [
      { value: 'none', label: 'None' },
      { value: 'letter', label: 'Lender letter' },
      { value: 'statement', label: 'Bank statement' },
      { value: 'confirmed', label: 'Confirmed by the broker' },
    ],
  },
  { name: 'licence_history', label: 'License history', type: 'text', longest: 1000 },
  { name: 'expires_on', label: 'Expires', type: 'date' },
] as const satisfies readonly Field[];

export type OfferTerms = Readonly<Record<string, Value>>;

/** Whether a higher or lower value is better for the seller. */
const BETTER: Readonly<Record<string, 1 | -1>> = {
  price: 1,
  deposit: 1,
  diligence_days: -1,
  closing_days: -1,
};

/** Returns which compared offers are best for the seller in a field; none if all are equal. */
export function findBestOffers(name: string, offers: readonly OfferTerms[]): ReadonlySet<number> {
  const sign = BETTER[name];
  const numbers = offers.map((offer) => offer[name]);
  const known = numbers.filter((value) => typeof value === 'number');
  if (sign === undefined || known.length < 2) return new Set();
  const best = Math.max(...known.map((value) => value * sign));
  const found = numbers.flatMap((value, i) =>
    typeof value === 'number' && value * sign === best ? [i] : [],
  );
  return new Set(found.length === known.length ? [] : found);
}
