import { phoneMessages } from '#shared/texts/phone.ts';

/**
 * The input a field accepts: a single line, several lines, several lines without bidi marks, a server path, a phone
 * number, a whole number of years, comma-separated names, or an email.
 */
export type InputKind =
  | 'line'
  | 'text'
  | 'passage'
  | 'path'
  | 'phone'
  | 'years'
  | 'names'
  | 'email';

export interface InputField {
  readonly label: string | RegExp;
  readonly kind: InputKind;
  readonly longest: number;
  /** The error for an empty required field; omitted if the field is optional. */
  readonly missing?: string;
  /** True for an email field whose error is about length rather than format. */
  readonly isMeasured?: true;
}

const tooLong = ({ longest }: InputField): string => `Use at most ${longest} characters.`;
const NOT_PLAIN = 'Use one line of plain text.';
const TURNED = 'Remove characters that change text direction.';
const YEARS = 'Use a whole number of years, at most 80.';
const TOO_MANY = 'Use at most 80 characters each, separated by commas.';

type ErrorMessages = Readonly<Record<InputKind, (field: InputField) => string | undefined>>;
const acceptInput = () => undefined;
const malformed = () => phoneMessages.malformed;
const noYears = () => YEARS;
const noPath = () => 'Enter an image path on this server, such as /icon.svg.';
const noAddress = () => 'Enter an email like name@company.com.';

/** Each bad input with the expected error by field kind; none if the input is valid text for that kind. */
export const BAD_INPUTS: Readonly<Record<string, { typed: string; said: ErrorMessages }>> = {
  'a pasted script': {
    typed: '<script>alert(1)</script>',
    said: {
      line: acceptInput,
      text: acceptInput,
      passage: acceptInput,
      path: noPath,
      phone: malformed,
      years: noYears,
      names: acceptInput,
      email: noAddress,
    },
  },
  emoji: {
    typed: '🏡 👩🏽‍⚕️',
    said: {
      line: acceptInput,
      text: acceptInput,
      passage: acceptInput,
      path: noPath,
      phone: malformed,
      years: noYears,
      names: acceptInput,
      email: noAddress,
    },
  },
  'words from right to left': {
    typed: 'בית אבות',
    said: {
      line: acceptInput,
      text: acceptInput,
      passage: acceptInput,
      path: noPath,
      phone: malformed,
      years: noYears,
      names: acceptInput,
      email: noAddress,
    },
  },
  'marks that turn the direction': {
    typed: 'Ada \u202egpj.exe',
    said: {
      line: () => NOT_PLAIN,
      text: acceptInput,
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
      text: acceptInput,
      passage: acceptInput,
      path: acceptInput,
      phone: acceptInput,
      years: acceptInput,
      names: acceptInput,
      email: ({ missing }) => missing,
    },
  },
};

/** The value after the browser's own cleanup: it trims whitespace around an email. */
export const trimLikeBrowser = ({ kind }: InputField, typed: string): string =>
  kind === 'email' ? typed.trim() : typed;

/** Unusual but valid: stored exactly as typed. */
export const UNUSUAL_INPUTS: Readonly<Record<InputKind, string>> = {
  line: '<b>Ada</b> 🏡 בית',
  text: '<script>alert(1)</script> 🏡\nבית',
  passage: '<script>alert(1)</script> 🏡\nבית',
  path: '/icons/own.svg',
  phone: '+1 (512) 555-0134',
  years: '12',
  names: 'Lead-safe <b>, 🏡',
  email: "o'brien+oaks@xn--bcher-kva.example",
};
