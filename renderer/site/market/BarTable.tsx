import type { ReactNode } from 'react';
import styles from './BarTable.module.css';

export interface Bar {
  readonly key: string;
  readonly label: ReactNode;
  /** Null if unavailable; then `text` gives the reason or a dash. */
  readonly value: number | null;
  readonly text: string;
  /** Beside the label: the sample size, or that it is small. */
  readonly note?: string | undefined;
  /** A range instead of a length, such as the middle 50 percent. */
  readonly span?: readonly [low: number, high: number] | undefined;
  readonly isMarked?: boolean;
}

interface BarTableProps {
  readonly caption: string;
  readonly head: readonly [label: string, value: string];
  readonly bars: readonly Bar[];
}

/** A chart as a table: bars are drawn between the name and the number of each row. */
export function BarTable({ caption, head, bars }: BarTableProps) {
  // Lengths are proportional only from zero; ranges compare by position.
  const hasSpans = bars.some(({ span }) => span !== undefined);
  const origin = hasSpans ? [] : [0];
  const ends = bars.flatMap(({ value, span = [] }) => [
    ...(value === null ? [] : [value]),
    ...span,
  ]);
  const least = Math.min(...origin, ...ends);
  const most = Math.max(...origin, ...ends);
  const at = (value: number) => (most === least ? 0 : ((value - least) / (most - least)) * 100);
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <td />
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, value, text, note, span, isMarked = false }) => {
          const [low, high] = span ?? [Math.min(value ?? 0, 0), Math.max(value ?? 0, 0)];
          return (
            <tr key={key} data-marked={isMarked}>
              <th scope="row">
                {label}
                {note !== undefined && <span className={styles.note}>{note}</span>}
              </th>
              <td className={styles.drawing}>
                <svg width="100%" height="14" aria-hidden="true" focusable="false">
                  {!hasSpans && (
                    <line className={styles.zero} x1={`${at(0)}%`} x2={`${at(0)}%`} y2="14" />
                  )}
                  {value !== null && (
                    <rect
                      className={styles.bar}
                      data-below={value < 0}
                      x={`${at(low)}%`}
                      width={`${Math.max(at(high) - at(low), 0.4)}%`}
                      y="1"
                      height="12"
                      rx="2"
                    />
                  )}
                  {value !== null && span !== undefined && (
                    <line
                      className={styles.middle}
                      x1={`${at(value)}%`}
                      x2={`${at(value)}%`}
                      y2="14"
                    />
                  )}
                </svg>
              </td>
              <td className={styles.number}>{text}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
