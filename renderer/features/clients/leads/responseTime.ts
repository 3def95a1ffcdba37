import { getFieldValue } from '#shared/records/row.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';

const MINUTE_MS = 60_000;

/** "25 minutes", "3 hours", "12 days". */
export function formatWaitDuration(minutes: number): string {
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 1440), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Describes a lead's waiting time against its response deadline; null if no reply is due. */
export function responseTimeText(
  row: RecordRow,
  now: Date,
): { readonly words: string; readonly isLate: boolean } | null {
  const [status, by, minutes] = ['status', 'respond_by', 'response_minutes'].map((name) =>
    getFieldValue(row, name),
  );
  if (typeof minutes === 'number') {
    return { words: `Replied after ${formatWaitDuration(minutes)}`, isLate: false };
  }
  if (status !== 'new' || typeof by !== 'string') return null;
  const left = Math.round((Date.parse(by) - now.getTime()) / MINUTE_MS);
  return left >= 0
    ? { words: `Reply due in ${formatWaitDuration(left)}`, isLate: false }
    : { words: `Overdue by ${formatWaitDuration(-left)}`, isLate: true };
}
