import { trimTrailing } from '../../format/trimTrailing.ts';

/** Delimiters of every file this product writes. A file that is read names its own. */
const ELEMENT = '*';
export const REPETITION = '^';
export const COMPONENT = ':';
const SEGMENT = '~';

/** A segment as its identifier and elements: `['NM1', '85', '2', 'MAPLE COURT']`. */
export type Segment = readonly string[];

/** The largest file that is read, about 20,000 claims. */
export const MAX_FILE_LENGTH = 8_000_000;

export interface X12File {
  readonly segments: readonly Segment[];
  readonly component: string;
}

export class X12Error extends Error {
  override name = 'X12Error';
}

/**
 * Text in X12's basic character set, without delimiters, so that a name can't add a segment: upper case, accents
 * removed, at most `longest` characters.
 */
export const toX12Text = (text: string, longest: number): string =>
  text
    .normalize('NFKD')
    .replaceAll('’', "'")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 !"&'()+,\-./;?=#@%]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();

/** "6050", "12.5", "0.05": whole cents as an X12 decimal, which has no trailing zeros. */
export function toX12Amount(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new X12Error('An amount must be whole cents.');
  const size = Math.abs(cents);
  const fraction = trimTrailing(`${size % 100}`.padStart(2, '0'), '0');
  return `${cents < 0 ? '-' : ''}${Math.trunc(size / 100)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Cents of an X12 decimal. Throws an error if it isn't one or has parts of a cent. */
export function fromX12Amount(text: string): number {
  const match = /^(-?)(\d{0,12})(?:\.(\d{1,2})0*)?$/.exec(text);
  if (match === null || text === '' || text === '-')
    throw new X12Error(`“${text.slice(0, 20)}” isn't an amount.`);
  const cents = Number(match[2] ?? '0') * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' && cents !== 0 ? -cents : cents;
}

/** "20261129" from "2026-11-29". */
export const toX12Date = (day: string): string => day.replaceAll('-', '').slice(0, 8);

/** "2026-11-29" from "20261129"; null if it isn't a date of the calendar. */
export function fromX12Date(text: string): string | null {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (match === null) return null;
  const day = `${match[1]}-${match[2]}-${match[3]}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(day) ? null : day;
}

/** A segment as text, without empty elements at its end. */
export const writeSegment = (segment: Segment): string => {
  const last = segment.findLastIndex((element) => element !== '');
  return segment.slice(0, last + 1).join(ELEMENT) + SEGMENT;
};

/** Splits a file into segments by the delimiters that its first segment names. */
export function readX12(text: string): X12File {
  const content = text.trimStart();
  if (content.length > MAX_FILE_LENGTH) throw new X12Error('The file is larger than 8 MB.');
  if (!content.startsWith('ISA') || content.length < 106)
    throw new X12Error("This isn't an X12 file. It must start with ISA.");
  const element = content.charAt(3);
  const component = content.charAt(104);
  const end = content.charAt(105);
  if (new Set([element, component, end]).size < 3 || /[A-Za-z0-9 ]/.test(element + component + end))
    throw new X12Error('The delimiters of the file are unclear.');
  const segments = content
    .split(end)
    .map((one) => one.trim().split(element))
    .filter(([id]) => id !== '');
  if (segments.at(-1)?.[0] !== 'IEA')
    throw new X12Error('The file ends early. Download it again from the payer.');
  return { segments, component };
}

const whole = (text: string | undefined): number =>
  /^\d{1,10}$/.test(text ?? '') ? Number(text) : -1;

/** Returns the transactions of one kind, such as "835". Checks each one's segment count and control number. */
export function readTransactions(file: X12File, kind: string): readonly (readonly Segment[])[] {
  const found: Segment[][] = [];
  let open: Segment[] | null = null;
  let control = '';
  for (const segment of file.segments) {
    const [id, first, second] = segment;
    if (id === 'ST') {
      if (open !== null) throw new X12Error('A transaction has no end.');
      open = [segment];
      control = second ?? '';
    } else if (id === 'SE') {
      if (open === null || control !== second || whole(first) !== open.length + 1)
        throw new X12Error('A transaction is incomplete: its segment count differs.');
      if (open[0]?.[1] === kind) found.push(open);
      open = null;
    } else open?.push(segment);
  }
  if (open !== null) throw new X12Error('A transaction has no end.');
  if (found.length === 0) throw new X12Error(`The file has no ${kind} transaction.`);
  return found;
}
