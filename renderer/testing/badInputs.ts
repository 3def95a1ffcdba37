import { phoneMessages } from '#shared/messages/phone.ts';

/** What a field takes: one line, several, a telephone number, a whole number of years, or names with commas. */
export type Kind = 'line' | 'text' | 'phone' | 'years' | 'names';

export interface Field {
  readonly label: string;
  readonly kind: Kind;
  readonly longest: number;
  /** What is said where it has to be filled; left out where it need not. */
  readonly missing?: string;
}

const tooLong = ({ longest }: Field): string => `Use at most ${longest} characters.`;
const NOT_PLAIN = 'Use one line of plain text.';
const YEARS = 'Use a whole number of years, at most 80.';
const TOO_MANY = 'Use at most 80 characters for each, and commas between them.';

type Sentences = Readonly<Record<Kind, (field: Field) => string | undefined>>;
const taken = () => undefined;
const malformed = () => phoneMessages.malformed;
const noYears = () => YEARS;

/** Each with the sentence that stands by a field of each kind; none where it is words like all others. */
export const BAD_INPUTS: Readonly<Record<string, { typed: string; said: Sentences }>> = {
  'a pasted script': {
    typed: '<script>alert(1)</script>',
    said: { line: taken, text: taken, phone: malformed, years: noYears, names: taken },
  },
  emoji: {
    typed: '🏡 👩🏽‍⚕️',
    said: { line: taken, text: taken, phone: malformed, years: noYears, names: taken },
  },
  'words from right to left': {
    typed: 'בית אבות',
    said: { line: taken, text: taken, phone: malformed, years: noYears, names: taken },
  },
  'marks that turn the direction': {
    typed: 'Ada \u202egpj.exe',
    said: {
      line: () => NOT_PLAIN,
      text: taken,
      phone: malformed,
      years: noYears,
      names: () => NOT_PLAIN,
    },
  },
  'ten thousand characters': {
    typed: 'x'.repeat(10_000),
    said: { line: tooLong, text: tooLong, phone: tooLong, years: noYears, names: () => TOO_MANY },
  },
  'nothing but blanks': {
    typed: '   ',
    said: {
      line: ({ missing }) => missing,
      text: taken,
      phone: taken,
      years: taken,
      names: taken,
    },
  },
};

/** Odd, and right: it is stored as it was typed. */
export const ODD: Readonly<Record<Kind, string>> = {
  line: '<b>Ada</b> 🏡 בית',
  text: '<script>alert(1)</script> 🏡\nבית',
  phone: '+1 (512) 555-0134',
  years: '12',
  names: 'Lead-safe <b>, 🏡',
};
