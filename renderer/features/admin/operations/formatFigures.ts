import { formatFixed, formatNumber } from '#shared/format/number.ts';

/** "8 ms", "1.4 s". */
export function seconds(ms: number): string {
  return ms < 1000 ? `${formatNumber(Math.round(ms))} ms` : `${formatFixed(ms / 1000, 1)} s`;
}

const MINUTE = 60_000;
const UNITS = [
  [86_400_000, 'day', 'days'],
  [3_600_000, 'hour', 'hours'],
  [MINUTE, 'minute', 'minutes'],
  [1000, 'second', 'seconds'],
] as const;

/** Formats a job interval, such as "30 seconds" or "1 hour". */
export function interval(ms: number): string {
  const [size, one, many] = UNITS.find(([length]) => ms >= length) ?? UNITS[3];
  const count = Math.round(ms / size);
  return count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`;
}
