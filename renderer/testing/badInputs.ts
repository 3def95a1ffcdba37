import { phoneMessages } from '#shared/messages/phone.ts';

/** What a field takes: one line, several, several without marks that turn text, a path on this server, a telephone number, a whole number of years, names with commas, or an e-mail address. */
export type Kind = 'line' | 'text' | 'passage' | 'path' | 'phone' | 'years' | 'names' | 'email';

export interface Field {
  readonly label: string | RegExp;
  readonly kind: Kind;
  readonly longest: number;
  /** What is said where it has to be filled; left out where it need not. */
  readonly missing?: string;
  /** An address that says how long it may be, where others say what one looks like. */
  readonly isMeasured?: true;
}

const tooLong = ({ longest }: Field): string => `Use at most ${longest} characters.`;
const NOT_PLAIN = 'Use one line of plain text.';
const TURNED = 'Leave out the marks that turn the direction of text.';
const YEARS = 'Use a whole number of years, at most 80.';
const TOO_MANY = 'Use at most 80 characters for each, and commas between them.';

type Sentences = Readonly<Record<Kind, (field: Field) => string | undefined>>;
const taken = () => undefined;
const malformed = () => phoneMessages.malformed;
const noYears = () => YEARS;
const noPath = () => 'Enter the path of a picture on this server, such as /icon.svg.';
const noAddress = () => 'Enter an e-mail address like name@company.com.';

/** Each with the sentence that stands by a field of each kind; none where it is words like all others. */
export const BAD_INPUTS: Readonly<Record<string, { typed: string; said: Sentences }>> = {
  'a pasted script': {
    typed: '<script>alert(1)</script>',
    said: {
      line: taken,
      text: taken,
      passage: taken,
      path: noPath,
      phone: malformed,
      years: noYears,
      names: taken,
      email: noAddress,
    },
  },
  emoji: {
    typed: '🏡 👩🏽‍⚕️',
    said: {
      line: taken,
      text: taken,
      passage: taken,
      path: noPath,
      phone: malformed,
      years: noYears,
      names: taken,
      email: noAddress,
    },
  },
  'words from right to left': {
    typed: 'בית אבות',
    said: {
      line: taken,
      text: taken,
      passage: taken,
      path: noPath,
      phone: malformed,
      years: noYears,
      names: taken,
      email: noAddress,
    },
  },
  'marks that turn the direction': {
    typed: 'Ada \u202egpj.exe',
    said: {
      line: () => NOT_PLAIN,
      text: taken,
      passage: () => TURNED,
      path: noPath,
      phone: malformed,
      years: noYears,
      names: () => NOT_PLAIN,
      email: noAddress,
    },
  },
  'ten thousand characters': {
    typed: 'x'.repeat(10_000),
    said: {
      line: tooLong,
      text: tooLong,
      passage: tooLong,
      path: noPath,
      phone: tooLong,
      years: noYears,
      names: () => TOO_MANY,
      email: (field) => (field.isMeasured ? tooLong(field) : noAddress()),
    },
  },
  'nothing but blanks': {
    typed: '   ',
    said: {
      line: ({ missing }) => missing,
      text: taken,
      passage: taken,
      path: taken,
      phone: taken,
      years: taken,
      names: taken,
      email: ({ missing }) => missing,
    },
  },
};

/** What a browser itself leaves of it: blanks around an address are none of it. */
export const left = ({ kind }: Field, typed: string): string =>
  kind === 'email' ? typed.trim() : typed;

/** Odd, and right: it is stored as it was typed. */
export const ODD: Readonly<Record<Kind, string>> = {
  line: '<b>Ada</b> 🏡 בית',
  text: '<script>alert(1)</script> 🏡\nבית',
  passage: '<script>alert(1)</script> 🏡\nבית',
  path: '/icons/own.svg',
  phone: '+1 (512) 555-0134',
  years: '12',
  names: 'Lead-safe <b>, 🏡',
  email: "o'brien+oaks@xn--bcher-kva.example",
};
