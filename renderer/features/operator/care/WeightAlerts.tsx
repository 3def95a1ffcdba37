import { formatDay } from '#shared/format/date.ts';
import { formatPercent } from '#shared/format/percent.ts';
import styles from './Care.module.css';
import type { WeightAlert } from './careShapes.ts';

/** Weight changes above the limits: 5 % in 30 days, 7.5 % in 90, 10 % in 180. */
export function WeightAlerts({ alerts }: { readonly alerts: readonly WeightAlert[] }) {
  if (alerts.length === 0) return null;
  return (
    <ul className={styles.alerts} aria-label="Weight alerts">
      {alerts.map(({ days, change, before, before_at, weight }) => (
        <li key={days}>
          Weight {change > 0 ? 'up' : 'down'} {formatPercent(Math.abs(change))} in {days} days:{' '}
          {before} lb on {formatDay(before_at)} to {weight} lb
        </li>
      ))}
    </ul>
  );
}
