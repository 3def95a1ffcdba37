import { z } from '../../kit/form/schema.ts';

/** The cards that the test checkout knows; every other number is refused as unknown. */
export const testCards: readonly { readonly number: string; readonly effect: string }[] = [
  { number: '4242 4242 4242 4242', effect: 'Pays' },
  { number: '5555 5555 5555 4444', effect: 'Pays as well' },
  { number: '4000 0000 0000 0002', effect: 'Is declined' },
  { number: '4000 0000 0000 0341', effect: 'Is kept, then fails' },
];

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** "4242 4242 4242 4242", as it is printed on the card. */
export function formatCardNumber(typed: string): string {
  return digitsOf(typed)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** "04 / 29"; a month that can only have one digit gets its zero. */
export function formatExpiry(typed: string): string {
  const digits = digitsOf(/^[2-9]/.test(digitsOf(typed)) ? `0${typed}` : typed).slice(0, 4);
  return digits.length < 3 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

/** The check digit catches nearly every slip of a finger. */
export function isCardNumber(typed: string): boolean {
  const digits = digitsOf(typed);
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length >= 13 && digits.length <= 19 && sum % 10 === 0;
}

/** A card is good to the end of its month. */
export function isExpired(expiry: string, now: Date): boolean {
  const digits = digitsOf(expiry);
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  return new Date(year, month, 1) <= now;
}

export const cardSchema = z.object({
  number: z
    .string()
    .check(
      z.minLength(1, 'Enter the card number.'),
      z.refine(isCardNumber, 'This is not a card number. Check the digits.'),
    ),
  expiry: z.string().check(
    z.minLength(1, 'Enter the month and year on the card.'),
    z.regex(/^(0[1-9]|1[0-2])\s?\/\s?\d{2}$/, 'Enter it as on the card, like 04 / 29.'),
    z.refine((expiry) => !isExpired(expiry, new Date()), 'This card has expired.'),
  ),
  cvc: z
    .string()
    .check(
      z.minLength(1, 'Enter the security code.'),
      z.regex(/^\d{3,4}$/, 'Enter the three or four digits.'),
    ),
});

export type CardValues = z.infer<typeof cardSchema>;

/** The card as the checkout takes it. */
export const cardBody = ({ number, expiry, cvc }: CardValues) => ({
  number: digitsOf(number),
  expiry: expiry.replace(/\s/g, ''),
  cvc,
});
