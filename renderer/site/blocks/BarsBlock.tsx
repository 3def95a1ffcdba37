import { formatDollars } from '#shared/format/money.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import styles from './BarsBlock.module.css';
import type { BlockProps } from './BlockProps.ts';
import { Prose } from './Prose.tsx';

/** A bar chart from zero to the largest value, so that lengths are proportional. */
export function BarsBlock({ title, unit, bars, source }: BlockProps<'bars'>) {
  const whole = Math.max(...bars.map(({ value }) => value));
  return (
    <figure>
      <figcaption className={styles.title}>{title}</figcaption>
      <dl className={styles.bars}>
        {bars.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <svg width="100%" height="12" aria-hidden="true" focusable="false">
                <rect className={styles.track} width="100%" height="12" rx="2" />
                <rect
                  className={styles.bar}
                  width={`${(value / whole) * 100}%`}
                  height="12"
                  rx="2"
                />
              </svg>
              <span>{withUnit(value, unit)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>
        <Prose text={source} />
      </p>
    </figure>
  );
}

function withUnit(value: number, unit: string): string {
  if (unit === 'dollars') return formatDollars(value);
  return unit === '%' ? formatWholePercent(value) : `${value} ${unit}`;
}
