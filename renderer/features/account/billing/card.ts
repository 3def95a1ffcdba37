import { z } from '../../../ui/form/schema.ts';

/** The cards that the test checkout accepts; it rejects all other numbers as unknown. */
export const testCards: readonly { readonly number: string; readonly effect: string }[] = [
  { number: '4242 4242 4242 4242', effect: 'Pays' },
  { number: '5555 5555 5555 4444', effect: 'Pays too' },
  { number: '4000 0000 0000 0002', effect: 'Is declined' },
  { number: '4000 0000 0000 0341', effect: 'Is saved, then fails' },
];

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Formats a number as printed on the card: "4242 4242 4242 4242". */
export function formatCardNumber(typed: string): string {
  return digitsOf(typed)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Formats "04 / 29"; adds a leading zero to an unambiguous one-digit month. */
export function formatExpiry(typed: string): string {
  const digits = digitsOf(/^[2-9]/.test(digitsOf(typed)) ? `0${typed}` : typed).slice(0, 4);
  return digits.length < 3 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

/** The check digit catches nearly all typos. */
export function isCardNumber(typed: string): boolean {
  const digits = digitsOf(typed);
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length >= 13 && digits.length <= 19 && sum % 10 === 0;
}

/** A card is valid through the end of its month. */
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
      z.refine(isCardNumber, "This isn't a valid card number. Check the digits."),
    ),
  expiry: z.string().check(
    z.minLength(1, 'Enter the month and year on the card.'),
    z.regex(/^(0[1-9]|1[0-2])\s?\/\s?\d{2}$/, 'Enter it as shown on the card, like 04 / 29.'),
    z.refine((expiry) => !isExpired(expiry, new Date()), 'This card has expired.'),
  ),
  cvc: z
    .string()
    .check(
      z.minLength(1, 'Enter the security code.'),
      z.regex(/^\d{3,4}$/, 'Enter the 3 or 4 digits.'),
    ),
});

export type CardValues = z.infer<typeof cardSchema>;

/** Card data in the checkout's format. */
export const cardBody = ({ number, expiry, cvc }: CardValues) => ({
  number: digitsOf(number),
  expiry: expiry.replace(/\s/g, ''),
  cvc,
});
