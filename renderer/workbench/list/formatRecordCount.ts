import { formatNumber } from '#shared/format/number.ts';
import type { Noun } from '#shared/records/noun.ts';

/** The server counts up to this limit. */
const MOST_COUNTED = 10_000;

/** Formats a count such as "12 deals"; empty until known. */
export function formatRecordCount(noun: Noun, count: number | undefined): string {
  if (count === undefined) return '';
  if (count > MOST_COUNTED) return `${formatNumber(MOST_COUNTED)}+ ${noun.many}`;
  return count === 1 ? `1 ${noun.one}` : `${formatNumber(count)} ${noun.many}`;
}
