import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { linkTo } from '#shared/routes.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { FoldedCell } from '../../../ui/table/FoldedCell.tsx';
import { FoldingTable } from '../../../ui/table/FoldingTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { kindLabel } from './movementKinds.ts';
import styles from './Portfolio.module.css';
import {
  type MovementSearch,
  useMovementsInfiniteQuery,
  useReverseMovementMutation,
} from './portfolioApi.ts';
import type { Movement } from './portfolioShapes.ts';

interface MovementListProps {
  readonly search: MovementSearch;
  /** Set on a holding's page, where the column would repeat. */
  readonly hidesHolding?: true;
}

/** Entries, newest first, each of which can be reversed. */
export function MovementList({ search, hidesHolding }: MovementListProps) {
  const list = useMovementsInfiniteQuery(search);
  const [reversed, setReversed] = useState<Movement | null>(null);
  return (
    <>
      <Loaded answer={list} waiting={<Skeleton height="24rem" />} keepsLast>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          return rows.length === 0 ? (
            <EmptyState title="No entries">
              Contributions, distributions, valuations, expenses, and fees appear here.
            </EmptyState>
          ) : (
            <Movements rows={rows} hidesHolding={hidesHolding === true} onReverse={setReversed} />
          );
        }}
      </Loaded>
      {list.hasNextPage && (
        <div className={ui.actions}>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
      {reversed !== null && <ReverseDialog movement={reversed} onClose={() => setReversed(null)} />}
    </>
  );
}

interface MovementsProps {
  readonly rows: readonly Movement[];
  readonly hidesHolding: boolean;
  readonly onReverse: (movement: Movement) => void;
}

const Movements = ({ rows, hidesHolding, onReverse }: MovementsProps) => (
  <FoldingTable className={styles.table}>
    <caption hidden>Entries</caption>
    <TableHead
      columns={[
        'Date',
        'Type',
        ...(!hidesHolding ? ['Holding'] : []),
        { number: 'Amount' },
        'Recorded',
        { number: 'Action' },
      ]}
    />
    <tbody>
      {rows.map((row) => (
        <tr key={row.id} data-gone={row.reversed_at !== null || undefined} data-row>
          <FoldedCell label="Date">
            <div>{formatDay(row.day)}</div>
          </FoldedCell>
          <FoldedCell label="Type">
            <div>
              {kindLabel(row.kind)}
              <span className={ui.subline}>{partsOf(row)}</span>
            </div>
          </FoldedCell>
          {!hidesHolding && (
            <FoldedCell label="Holding">
              <div>
                {row.holding_id === null ? (
                  row.entity
                ) : (
                  <Link to={linkTo('holding', { id: row.holding_id })}>{row.holding}</Link>
                )}
                {row.holding_id !== null && <span className={ui.subline}>{row.entity}</span>}
              </div>
            </FoldedCell>
          )}
          <FoldedCell label="Amount" className={styles.number}>
            <div>{formatCents(row.cents)}</div>
          </FoldedCell>
          <FoldedCell label="Recorded">
            <div>
              {row.is_from_sponsor
                ? 'From sponsor'
                : row.is_imported
                  ? 'Imported'
                  : formatDay(row.recorded_at)}
              <span className={ui.subline}>
                {row.reversed_at === null ? row.recorder : `Reversed: ${row.reverse_reason ?? ''}`}
              </span>
            </div>
          </FoldedCell>
          <FoldedCell label="Action" className={styles.number}>
            <div>
              {row.reversed_at === null && (
                <Button
                  size="small"
                  variant="minimal"
                  aria-label={`Reverse ${kindLabel(row.kind).toLowerCase()} of ${formatDay(row.day)}, ${formatCents(row.cents)}`}
                  onClick={() => onReverse(row)}
                >
                  Reverse
                </Button>
              )}
            </div>
          </FoldedCell>
        </tr>
      ))}
    </tbody>
  </FoldingTable>
);

function partsOf(row: Movement): string {
  const parts =
    row.kind === 'distribution'
      ? [
          row.income_cents > 0 && `Income ${formatCents(row.income_cents)}`,
          row.return_cents > 0 && `return of capital ${formatCents(row.return_cents)}`,
          row.gain_cents > 0 && `gain ${formatCents(row.gain_cents)}`,
          row.is_final && 'final',
        ]
      : [];
  return [...parts, row.memo].filter(Boolean).join(', ');
}

interface ReverseDialogProps {
  readonly movement: Movement;
  readonly onClose: () => void;
}

function ReverseDialog({ movement, onClose }: ReverseDialogProps) {
  const [reverse] = useReverseMovementMutation();
  return (
    <ReasonDialog
      title={`Reverse ${kindLabel(movement.kind).toLowerCase()}`}
      action="Reverse entry"
      failure="Not reversed"
      longest={200}
      save={(reason) => reverse({ id: movement.id, reason })}
      onClose={onClose}
    >
      <p>
        {formatDay(movement.day)}, {formatCents(movement.cents)}
        {movement.holding !== null && `, ${movement.holding}`}. The entry stays on record.
      </p>
    </ReasonDialog>
  );
}
