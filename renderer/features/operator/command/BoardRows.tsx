import { formatDay } from '#shared/format/date.ts';
import { MOVE_KINDS } from '#shared/operator/command.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import styles from './Command.module.css';
import { useBoardRowsQuery } from './commandApi.ts';
import type { Board } from './commandShapes.ts';

interface BoardRowsProps {
  readonly boards: readonly Board[];
  readonly figure: string;
  readonly onClose: () => void;
}

/** The people that a figure of moves counts, by community. */
export function BoardRows({ boards, figure, onClose }: BoardRowsProps) {
  const title = labelOf(MOVE_KINDS, figure);
  return (
    <Dialog label={title} place="side" onClose={onClose}>
      <div className={operator.dialog}>
        <h2 className={styles.name}>{title}</h2>
        {boards
          .filter(({ parts }) => Number(parts.moves?.[figure] ?? 0) > 0)
          .map((board) => (
            <CommunityRows key={board.id} board={board} figure={figure} />
          ))}
        {boards.every(({ parts }) => Number(parts.moves?.[figure] ?? 0) === 0) && (
          <EmptyState title="No one">No rows for this figure.</EmptyState>
        )}
      </div>
    </Dialog>
  );
}

function CommunityRows({ board, figure }: { readonly board: Board; readonly figure: string }) {
  const query = useBoardRowsQuery({ communityId: board.id, figure });
  return (
    <section aria-label={board.name} className={ui.stack8}>
      <h3 className={ui.label}>{board.name}</h3>
      <Loaded answer={query} waiting={<Skeleton height="6rem" />}>
        {(rows) => (
          <table className={`${operator.table} ${operator.stacked}`} aria-label={board.name}>
            <TableHead columns={['Name', 'Unit', 'Day']} />
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.id} ${row.at}`}>
                  <th scope="row">
                    {row.name === null ? (
                      'Name hidden'
                    ) : figure === 'planned_in' ? (
                      <RouteLink to="operatorProspect" params={{ id: row.id }}>
                        {row.name}
                      </RouteLink>
                    ) : (
                      <RouteLink to="operatorResident" params={{ id: row.id }}>
                        {row.name}
                      </RouteLink>
                    )}
                  </th>
                  <td data-label="Unit">{row.unit ?? '—'}</td>
                  <td data-label="Day">{row.at === null ? '—' : formatDay(row.at)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </section>
  );
}
