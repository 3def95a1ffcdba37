import { formatFeet } from '#shared/listings/formatFeet.ts';
import { type Place, placeAt } from './projection.ts';
import styles from './Tours.module.css';

interface MeasurementProps {
  /** Positions in the window; null is out of view. */
  readonly ends: readonly (Place | null)[];
  /** The distance, once both ends are chosen. */
  readonly feet: number | null;
}

/** The chosen ends of a measurement, a line between them, and their distance. */
export function Measurement({ ends, feet }: MeasurementProps) {
  const [from = null, to = null] = ends;
  return (
    <>
      {from !== null && to !== null && (
        <svg
          className={styles.line}
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      {ends.map((end, index) =>
        end === null ? null : (
          <span
            key={index === 0 ? 'from' : 'to'}
            className={styles.end}
            style={placeAt(end)}
            aria-hidden="true"
          />
        ),
      )}
      <output className={styles.distance}>
        {feet === null ? 'Choose two positions to measure.' : formatFeet(feet)}
      </output>
    </>
  );
}

/** Returns the chosen ends with one more: the third starts a new measurement. */
export const withEnd = <End,>(ends: readonly End[], end: End): readonly End[] =>
  ends.length === 1 ? [...ends, end] : [end];
