import type { DocumentKind } from '#shared/ai/documents/documentKinds.ts';
import { createRandom } from '#shared/underwriting/random.ts';

/** A generated document with what it says. */
export interface EvaluationFile {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly bytes: Uint8Array;
  /** Every field that the document has, as a reader would enter it. */
  readonly truth: Readonly<Record<string, string>>;
}

const NAMES = [
  'Maple Court',
  'Cedar Ridge',
  'Willow House',
  'Aspen Meadows',
  'Birch Lane',
  'Harbor View',
  'Juniper Gardens',
  'Stone Creek',
  'Lakeside Manor',
  'Prairie Rose',
];
const OWNERS = [
  'Northfield Care LLC',
  'Summit Senior Living, Inc.',
  'Bluewater Holdings LP',
  'Granite Hill Operations LLC',
  'Orchard Care Partners, LLC',
];
const STREETS = ['Oak Street', 'Lakeview Drive', 'Mill Road', 'Church Avenue', 'County Road 12'];
const CITIES = [
  'Dayton, OH 45402',
  'Tampa, FL 33602',
  'Boise, ID 83702',
  'Austin, TX 78701',
  'Eugene, OR 97401',
];
const PEOPLE = ['Dana Whitfield', 'Marcus Oyelaran', 'Priya Raman', 'Ellen Brandt', 'Tomas Rivera'];

/** Facts that repeat for a seed. */
export function createFacts(seed: number) {
  const random = createRandom(seed);
  const number = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const pick = <Value>(all: readonly Value[]): Value => all[number(0, all.length - 1)] as Value;
  const date = (year: number): string => {
    const day = new Date(Date.UTC(year, number(0, 11), number(1, 28)));
    return day.toISOString().slice(0, 10);
  };
  return {
    number,
    pick,
    date,
    facility: () =>
      `${pick(NAMES)} ${pick(['Assisted Living', 'Memory Care', 'Senior Living', 'Care Center'])}`,
    owner: () => pick(OWNERS),
    address: () => `${number(10, 9800)} ${pick(STREETS)}, ${pick(CITIES)}`,
    person: () => pick(PEOPLE),
    code: (prefix: string) => `${prefix}${number(100_000, 999_999)}`,
  };
}

export type Facts = ReturnType<typeof createFacts>;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const ordinal = (day: number): string => {
  if (day > 3 && day < 21) return `${day}th`;
  return `${day}${['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'}`;
};

/** The same day as different offices write it. */
export function writeDate(iso: string, style: number): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  switch (style % 5) {
    case 0:
      return `${month}/${day}/${year}`;
    case 1:
      return `${name} ${Number(day)}, ${year}`;
    case 2:
      return `${Number(month)}/${Number(day)}/${year.slice(2)}`;
    case 3:
      return `${ordinal(Number(day))} day of ${name}, ${year}`;
    default:
      return `${Number(day)}-${name.slice(0, 3)}-${year}`;
  }
}

const withCommas = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Dollars as different offices write them. */
export const writeMoney = (dollars: number, style: number): string =>
  [`$${withCommas(dollars)}`, `$${withCommas(dollars)}.00`, `$ ${withCommas(dollars)}`][
    style % 3
  ] ?? '';
