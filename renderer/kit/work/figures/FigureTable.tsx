import { useId } from 'react';
import type { Query, RouteName } from '#shared/routes.ts';
import { RouteLink } from '../../link/RouteLink.tsx';
import { RuledTable } from '../../table/RuledTable.tsx';
import styles from './FigureTable.module.css';

export interface FigureCell {
  readonly text: string;
  /** The rows that it counts: the list that they stand in, narrowed to them. */
  readonly query?: Query;
  readonly to?: RouteName;
  /** How it is judged, which its words say too. */
  readonly tone?: 'good' | 'fair' | 'poor';
}

interface FigureTableProps {
  readonly title: string;
  readonly note?: string;
  /** A chart above says its title. */
  readonly isHeaded?: true;
  /** Below another heading. */
  readonly isBelow?: true;
  readonly along: string;
  /** Where its figures lead that name rows. */
  readonly to?: RouteName;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly label: string;
    readonly cells: readonly FigureCell[];
  }[];
}

/** Figures by row, each with its rows behind it. */
export function FigureTable(props: FigureTableProps) {
  const { title, note, isHeaded = false, isBelow = false, along, to, columns, rows } = props;
  const id = useId();
  const Heading = isBelow ? 'h3' : 'h2';
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading id={id} hidden={isHeaded}>
        {title}
      </Heading>
      {note !== undefined && <p className={styles.quiet}>{note}</p>}
      {rows.length === 0 ? (
        <p className={styles.quiet}>Nothing in this time.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
        <div className={styles.scroll} tabIndex={0}>
          <RuledTable className={styles.figures}>
            <thead>
              <tr>
                <th scope="col">{along}</th>
                {columns.map((column, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and two may be called alike.
                  <th key={index} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.label}</th>
                  {row.cells.map((cell, index) => {
                    const target = cell.to ?? to;
                    return (
                      // biome-ignore lint/suspicious/noArrayIndexKey: cells stand as their columns.
                      <td key={index} data-tone={cell.tone}>
                        {cell.query === undefined || target === undefined || cell.text === '0' ? (
                          cell.text
                        ) : (
                          <RouteLink
                            to={target}
                            query={cell.query}
                            aria-label={`${row.label}, ${columns[index]}: ${cell.text}`}
                          >
                            {cell.text}
                          </RouteLink>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </RuledTable>
        </div>
      )}
    </section>
  );
}
