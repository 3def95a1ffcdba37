import styles from './Charts.module.css';
import { type Band, type Bounds, getLabelInterval, type Scale } from './chart.ts';
import { AriaHiddenGroup } from './Plot.tsx';

interface GridProps {
  readonly bounds: Bounds;
  readonly y: Scale;
  readonly write: (value: number) => string;
}

/** Grid lines at round values; screen readers use the points and the table. */
export function Grid({ bounds, y, write }: GridProps) {
  return (
    <AriaHiddenGroup>
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
    </AriaHiddenGroup>
  );
}

interface NamesProps {
  readonly bounds: Bounds;
  readonly names: readonly string[];
  readonly bands: readonly Band[];
}

/** Category labels, thinned out where space is short. */
export function AxisLabels({ bounds, names, bands }: NamesProps) {
  const every = getLabelInterval(names.length, bounds.right - bounds.left, 72);
  return (
    <AriaHiddenGroup>
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
    </AriaHiddenGroup>
  );
}
