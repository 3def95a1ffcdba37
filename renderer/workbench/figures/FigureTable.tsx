import { useId } from 'react';
import type { Query, RouteName } from '#shared/routes.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { RuledTable } from '../../ui/table/RuledTable.tsx';
import ui from '../../ui/theme/ui.module.css';
import styles from './FigureTable.module.css';

export interface FigureCell {
  readonly text: string;
  /** Filter for the list of counted rows. */
  readonly query?: Query;
  readonly to?: RouteName;
  /** Rating, also expressed in the text. */
  readonly tone?: 'good' | 'fair' | 'poor';
}

interface FigureTableProps {
  readonly title: string;
  readonly note?: string;
  /** The chart above already shows the title. */
  readonly isHeaded?: true;
  /** Placed under another heading. */
  readonly isBelow?: true;
  readonly along: string;
  /** Route for figures that link to rows. */
  readonly to?: RouteName;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly label: string;
    readonly cells: readonly FigureCell[];
  }[];
}

/** A table of figures, each linked to its rows. */
export function FigureTable(props: FigureTableProps) {
  const { title, note, isHeaded = false, isBelow = false, along, to, columns, rows } = props;
  const id = useId();
  const Heading = isBelow ? 'h3' : 'h2';
  return (
    <section aria-labelledby={id} className={`${ui.stack12} ${styles.section}`}>
      <Heading id={id} hidden={isHeaded}>
        {title}
      </Heading>
      {note !== undefined && <p className={ui.note}>{note}</p>}
      {rows.length === 0 ? (
        <p className={ui.note}>Nothing in this period.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
        <div className={ui.scroll} tabIndex={0}>
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
