import type { Choice } from '../../records/choice.ts';

/** Purposes of closing funds, as `private.get_wire_purpose_label()` phrases them in a sentence. */
export const WIRE_PURPOSES = [
  { value: 'deposit', label: 'Deposit' },
  { value: 'funds', label: 'Closing funds' },
  { value: 'payoff', label: 'Loan payoff' },
  { value: 'proceeds', label: 'Sale proceeds' },
] as const satisfies readonly Choice[];

const purposes: readonly Choice[] = WIRE_PURPOSES;
export const wirePurposeLabel = (value: string): string =>
  purposes.find((purpose) => purpose.value === value)?.label ?? value;

const digitsOf = (typed: string): string => typed.replaceAll(' ', '').replaceAll('-', '');

const WEIGHTS = [3, 7, 1];

/** True for a routing number: nine digits that, weighted by 3, 7, and 1, add up to a multiple of ten. */
export function isRoutingNumber(typed: string): boolean {
  const digits = digitsOf(typed.trim());
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return false;
  const checksum = [...digits].reduce(
    (all, digit, at) => all + Number(digit) * (WEIGHTS[at % 3] ?? 0),
    0,
  );
  return checksum % 10 === 0;
}

export const isAccountNumber = (typed: string): boolean =>
  /^\d{4,17}$/.test(digitsOf(typed.trim()));

/** True for a US or Canadian phone number, or an international one with its plus; like `private.is_phone_number()`. */
export function isPhoneNumber(typed: string): boolean {
  const digits = typed.trim().replace(/[ ().-]/g, '');
  return /^\+?1/.test(digits) || !digits.startsWith('+')
    ? /^(\+?1)?[2-9]\d{2}[2-9]\d{6}$/.test(digits)
    : /^\+[2-9]\d{7,14}$/.test(digits);
}
