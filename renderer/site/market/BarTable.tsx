import type { ReactNode } from 'react';
import styles from './BarTable.module.css';

export interface Bar {
  readonly key: string;
  readonly label: ReactNode;
  /** Null where there is no such figure; its text says why or is a dash. */
  readonly value: number | null;
  readonly text: string;
  /** Beside the label: how many it stands for, or that they are few. */
  readonly note?: string | undefined;
  /** A span instead of a length, such as the middle half of all. */
  readonly span?: readonly [low: number, high: number] | undefined;
  readonly isMarked?: boolean;
}

interface BarTableProps {
  readonly caption: string;
  readonly head: readonly [label: string, value: string];
  readonly bars: readonly Bar[];
  /** Where lengths begin: at nothing, or where values that lie close together can be told apart. */
  readonly from?: number;
}

/** A chart that is a table: what is drawn stands between the name and the number of its row. */
export function BarTable({ caption, head, bars, from = 0 }: BarTableProps) {
  const ends = bars.flatMap(({ value, span = [] }) => [
    ...(value === null ? [] : [value]),
    ...span,
  ]);
  const least = Math.min(from, ...ends);
  const most = Math.max(from, ...ends);
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
          const [low, high] = span ?? [
            Math.min(value ?? from, from),
            Math.max(value ?? from, from),
          ];
          return (
            <tr key={key} data-marked={isMarked}>
              <th scope="row">
                {label}
                {note !== undefined && <span className={styles.note}>{note}</span>}
              </th>
              <td className={styles.drawing}>
                <svg width="100%" height="14" aria-hidden="true" focusable="false">
                  <line className={styles.zero} x1={`${at(from)}%`} x2={`${at(from)}%`} y2="14" />
                  {value !== null && (
                    <rect
                      className={styles.bar}
                      data-below={value < from}
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
