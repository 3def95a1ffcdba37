import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { FigureLink } from './BoardTiles.tsx';
import { listBoardFigures } from './boardFigures.ts';
import styles from './Command.module.css';
import type { Board } from './commandShapes.ts';

interface BoardTableProps {
  readonly boards: readonly Board[];
  readonly now: number;
}

/** The number that a figure's text starts with; -1 without one. */
const sizeOf = (value: string): number => {
  const parsed = Number.parseFloat(value.replaceAll(/[$,]/g, ''));
  return Number.isNaN(parsed) ? -1 : parsed;
};

/** One row per community, one column per figure. A total above sorts the rows by its figure. */
export function BoardTable({ boards, now }: BoardTableProps) {
  const { params, change } = useUrlSearch();
  const columns = listBoardFigures(boards, now);
  const sort = params.get('sort');
  const rows = boards.map((board) => ({
    board,
    figures: new Map(listBoardFigures([board], now).map((figure) => [figure.id, figure])),
  }));
  const sorted =
    sort === null
      ? rows
      : rows.toSorted(
          (a, b) =>
            (sizeOf(b.figures.get(sort)?.value ?? '') - sizeOf(a.figures.get(sort)?.value ?? '')) *
            (sort === 'occupancy' || sort === 'paid' ? -1 : 1),
        );
  return (
    <section aria-label="Communities" className={ui.stack8}>
      <div className={ui.actions12}>
        <span role="status" className={ui.caption}>
          {boards.length === 1 ? '1 community' : `${boards.length} communities`}
          {sort !== null && `, by ${columns.find(({ id }) => id === sort)?.label.toLowerCase()}`}
        </span>
        <span className={ui.end}>
          <SaveCsv
            name="Command center"
            head={['Community', ...columns.map(({ label }) => label)]}
            rows={() =>
              sorted.map(({ board, figures }) => [
                board.name,
                ...columns.map(({ id }) => figures.get(id)?.value ?? null),
              ])
            }
          />
        </span>
      </div>
      <ScrollTable
        label="Communities"
        columns={['Community', ...columns.map(({ label }) => ({ number: label }))]}
        className={`${operator.table} ${styles.boards}`}
      >
        {sorted.map(({ board, figures }) => (
          <tr key={board.id}>
            <th scope="row">
              <button
                type="button"
                className={styles.open}
                onClick={() => change([['community', board.id]])}
              >
                {board.name}
              </button>
              <span className={ui.subline}>{board.place}</span>
            </th>
            {columns.map(({ id }) => {
              const figure = figures.get(id);
              return (
                <td key={id} className={operator.number} data-is-alert={figure?.isAlert}>
                  {figure === undefined ? (
                    '—'
                  ) : (
                    <FigureLink figure={figure} community={board.id}>
                      {figure.value}
                      {figure.isDeadline && <span className={ui.subline}>{figure.detail}</span>}
                    </FigureLink>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
}
