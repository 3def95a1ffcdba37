import type { Field } from '../records/noun.ts';
import type { Value } from '../records/row.ts';

/** What an offer says, in the order in which offers are compared. */
export const OFFER_FIELDS = [
  { name: 'price', label: 'Price', type: 'money', least: 1, isRequired: true },
  { name: 'deposit', label: 'Deposit', type: 'money', least: 0 },
  { name: 'diligence_days', label: 'Due diligence, days', type: 'number', least: 0, most: 365 },
  { name: 'closing_days', label: 'Closing after, days', type: 'number', least: 0, most: 730 },
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
  { name: 'waits_for_licence', label: 'Waits for the license', type: 'flag' },
  { name: 'contingencies', label: 'Other contingencies', type: 'text', longest: 1000 },
  {
    name: 'proof_of_funds',
    label: 'Proof of funds',
    type: 'choice',
    isRequired: true,
    choices: [
      { value: 'none', label: 'None' },
      { value: 'letter', label: 'Lender’s letter' },
      { value: 'statement', label: 'Bank statement' },
      { value: 'confirmed', label: 'Confirmed by the broker' },
    ],
  },
  { name: 'licence_history', label: 'License history', type: 'text', longest: 1000 },
  { name: 'expires_on', label: 'Holds until', type: 'date' },
] as const satisfies readonly Field[];

export type OfferFacts = Readonly<Record<string, Value>>;

/** Whether more of it, or less of it, is better for a seller. */
const BETTER: Readonly<Record<string, 1 | -1>> = {
  price: 1,
  deposit: 1,
  diligence_days: -1,
  closing_days: -1,
};

/** Of offers side by side, which say the best for a seller in a field; none where all say the same. */
export function bestIn(name: string, offers: readonly OfferFacts[]): ReadonlySet<number> {
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
