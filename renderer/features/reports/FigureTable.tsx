import { useId } from 'react';
import type { Query } from '#shared/routes.ts';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { RuledTable } from '../../kit/table/RuledTable.tsx';
import styles from './Reports.module.css';

type To = 'dealPipeline' | 'leads' | 'clients';

interface FigureCell {
  readonly text: string;
  /** The rows that it counts: the list that they stand in, narrowed to them. */
  readonly query?: Query;
  readonly to?: To;
}

interface FigureTableProps {
  readonly title: string;
  readonly note?: string;
  /** A chart above says its title. */
  readonly isHeaded?: true;
  readonly along: string;
  /** Where its figures lead. */
  readonly to: To;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly label: string;
    readonly cells: readonly FigureCell[];
  }[];
}

/** Figures by row, each with its rows behind it. */
export function FigureTable(props: FigureTableProps) {
  const { title, note, isHeaded = false, along, to, columns, rows } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} hidden={isHeaded}>
        {title}
      </h2>
      {note !== undefined && <p className={styles.quiet}>{note}</p>}
      {rows.length === 0 ? (
        <p className={styles.quiet}>Nothing in this time.</p>
      ) : (
        <div className={styles.scroll}>
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
                  {row.cells.map((cell, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells stand as their columns.
                    <td key={index}>
                      {cell.query === undefined || cell.text === '0' ? (
                        cell.text
                      ) : (
                        <RouteLink
                          to={cell.to ?? to}
                          query={cell.query}
                          aria-label={`${row.label}, ${columns[index]}: ${cell.text}`}
                        >
                          {cell.text}
                        </RouteLink>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </RuledTable>
        </div>
      )}
    </section>
  );
}
