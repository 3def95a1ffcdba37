import { useId } from 'react';
import type { BlockProps } from './BlockProps.ts';
import { Prose } from './Prose.tsx';
import { StateMark } from './StateMark.tsx';
import styles from './TableBlock.module.css';

/** Three text columns beside row names don't fit on a phone; numbers do. */
const isWordy = (columns: BlockProps<'table'>['columns']): boolean =>
  columns.length === 4 && !columns.some(({ isNumber }) => isNumber);

/**
 * A table whose first column names the rows. On narrow screens it scrolls horizontally or stacks the names above
 * their values.
 */
export function TableBlock({ caption, columns, rows, source }: BlockProps<'table'>) {
  const captionId = useId();
  const classOf = (place: number) => (columns[place]?.isNumber ? styles.number : undefined);
  return (
    <figure className={isWordy(columns) ? `${styles.figure} ${styles.wordy}` : styles.figure}>
      <figcaption id={captionId}>{caption}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too */}
      <section className={styles.scroller} aria-labelledby={captionId} tabIndex={0}>
        <table aria-labelledby={captionId}>
          <thead>
            <tr>
              {columns.map(({ label }, place) =>
                label === '' ? (
                  <td key={label} />
                ) : (
                  <th key={label} scope="col" className={classOf(place)}>
                    {label}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join()}>
                {row.map((cell, place) =>
                  place === 0 ? (
                    <th key={columns[place]?.label} scope="row">
                      <Prose text={cell} />
                    </th>
                  ) : (
                    <td key={columns[place]?.label} className={classOf(place)}>
                      <StateMark state={cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {source !== undefined && (
        <p className={styles.source}>
          <Prose text={source} />
        </p>
      )}
    </figure>
  );
}
