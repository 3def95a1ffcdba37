import { formatList } from '#shared/format/list.ts';
import { formatNumber } from '#shared/format/number.ts';
import { STATES } from '#shared/listings/states.ts';

/** A server response to a directory query. */
export interface DirectoryPage<Row> {
  readonly rows: readonly Row[];
  readonly count: number;
  readonly next: string | null;
}

const MOST_COUNTED = 1000;

/** "1 vendor", "24 vendors", "more than 1,000 vendors"; empty while unknown. */
export function formatDirectoryCount(count: number | undefined, one: string, many: string): string {
  if (count === undefined) return '';
  if (count === 1) return `1 ${one}`;
  if (count > MOST_COUNTED) return `More than ${formatNumber(MOST_COUNTED)} ${many}`;
  return `${count} ${many}`;
}

export const stateName = (code: string): string => STATES[code as keyof typeof STATES] ?? code;

/** "Ohio and Indiana"; codes for several states, a count for many. */
export function placesText(codes: readonly string[]): string {
  if (codes.length > 6) return `${codes.length} states`;
  const names = codes.length > 3 ? codes : codes.map(stateName);
  return formatList(names);
}

export const stateOptions = Object.entries(STATES);
