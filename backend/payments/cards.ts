import { randomBytes } from 'node:crypto';

/** How a test card behaves when it is charged. */
export type CardBehavior = 'pays' | 'pays_once' | 'is_declined' | 'has_no_money';

export interface PaymentMethod {
  readonly id: string;
  readonly object: 'payment_method';
  readonly type: 'card';
  readonly card: { brand: string; last4: string; exp_month: number; exp_year: number };
  readonly behaviour: CardBehavior;
}

export type CardField = 'number' | 'expiry' | 'cvc';

export interface CardFields {
  readonly number: string;
  /** `MM/YY` or `MM/YYYY`. */
  readonly expiry: string;
  readonly cvc: string;
}

/** The provider's own test numbers. No other card is accepted, so real numbers are not entered here. */
const TEST_CARDS: Readonly<Record<string, { brand: string; behaviour: CardBehavior }>> = {
  '4242424242424242': { brand: 'visa', behaviour: 'pays' },
  '5555555555554444': { brand: 'mastercard', behaviour: 'pays' },
  '4000000000000002': { brand: 'visa', behaviour: 'is_declined' },
  '4000000000009995': { brand: 'visa', behaviour: 'has_no_money' },
  '4000000000000341': { brand: 'visa', behaviour: 'pays_once' },
};

export const DECLINED = 'Your card was declined.';

/** Returns the bank's error for a card on a page, or null if it is accepted. */
export function getDeclineReason({ behaviour }: PaymentMethod): string | null {
  if (behaviour === 'is_declined') return DECLINED;
  return behaviour === 'has_no_money' ? 'Your card has insufficient funds.' : null;
}

/** True if the card can be charged without its owner present. */
export const canChargeOffSession = ({ behaviour }: PaymentMethod): boolean => behaviour === 'pays';

const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

function readExpiry(expiry: string): { month: number; year: number } | null {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(expiry) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return null;
  return { month: Number(month), year: (Number(year) % 100) + 2000 };
}

/** Returns the card, or an error per field in the provider's wording. */
export function parseCard(
  { number, expiry, cvc }: CardFields,
  now: number,
): { card: PaymentMethod } | { wrong: Partial<Record<CardField, string>> } {
  const digits = number.replace(/[\s-]/g, '');
  const until = readExpiry(expiry);
  const known = Object.hasOwn(TEST_CARDS, digits) ? TEST_CARDS[digits] : undefined;
  const wrong: Partial<Record<CardField, string>> = {};
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) {
    wrong.number = 'Your card number is invalid.';
  } else if (!known) {
    wrong.number = 'Only test cards are accepted here.';
  }
  if (!until) wrong.expiry = "Your card's expiration date is incomplete.";
  else if (Date.UTC(until.year, until.month) <= now * 1000) {
    wrong.expiry = "Your card's expiration date is in the past.";
  }
  if (!/^\d{3,4}$/.test(cvc.trim())) wrong.cvc = "Your card's security code is incomplete.";
  if (!known || !until || Object.keys(wrong).length > 0) return { wrong };
  const card = {
    brand: known.brand,
    last4: digits.slice(-4),
    exp_month: until.month,
    exp_year: until.year,
  };
  const id = `pm_${randomBytes(12).toString('hex')}`;
  return {
    card: { id, object: 'payment_method', type: 'card', card, behaviour: known.behaviour },
  };
}
