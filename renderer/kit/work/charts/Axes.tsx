import styles from './Charts.module.css';
import { type Band, type Bounds, everyOf, type Scale } from './chart.ts';
import { Unspoken } from './Plot.tsx';

interface GridProps {
  readonly bounds: Bounds;
  readonly y: Scale;
  readonly write: (value: number) => string;
}

/** Grid lines at round values; screen readers use the points and the table. */
export function Grid({ bounds, y, write }: GridProps) {
  return (
    <Unspoken>
      {y.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles.zero : styles.grid}
            x1={bounds.left}
            x2={bounds.right}
            y1={y.at(tick)}
            y2={y.at(tick)}
          />
          <text className={styles.tick} x={bounds.left - 8} y={y.at(tick) + 4} textAnchor="end">
            {write(tick)}
          </text>
        </g>
      ))}
    </Unspoken>
  );
}

interface NamesProps {
  readonly bounds: Bounds;
  readonly names: readonly string[];
  readonly bands: readonly Band[];
}

/** Category labels, thinned out where space is short. */
export function Names({ bounds, names, bands }: NamesProps) {
  const every = everyOf(names.length, bounds.right - bounds.left, 72);
  return (
    <Unspoken>
      {names.map((name, index) =>
        index % every === 0 ? (
          <text
            key={name}
            className={styles.tick}
            x={bands[index]?.middle}
            y={bounds.bottom + 18}
            textAnchor="middle"
          >
            {name}
          </text>
        ) : null,
      )}
    </Unspoken>
  );
}
