import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { FoldTable, syndicationStyles as styles } from '../syndication/index.ts';
import type { Position } from './portalShapes.ts';

const labels: Readonly<Record<string, string>> = {
  contribution: 'Contribution',
  distribution: 'Distribution',
  transfer_in: 'Transfer in',
  transfer_out: 'Transfer out',
};

/** Money in and out of the user's positions, newest first. */
export function Movements({ positions }: { readonly positions: readonly Position[] }) {
  const rows = positions
    .flatMap((position) => position.movements.map((movement) => ({ ...movement, position })))
    .toSorted((a, b) => b.day.localeCompare(a.day));
  if (rows.length === 0) {
    return (
      <EmptyState title="No activity yet">Contributions and distributions appear here.</EmptyState>
    );
  }
  const columns = ['Capital', 'Preferred', 'Profit', 'Amount'] as const;
  return (
    <div className={ui.stack12}>
      <div className={styles.bar}>
        <span className={styles.end}>
          <SaveCsv
            name="Investor activity"
            head={['Day', 'Kind', 'Memo', 'Position', 'Entity', ...columns]}
            rows={() =>
              rows.map((one) => [
                one.day,
                labels[one.kind] ?? one.kind,
                one.memo,
                one.position.offering,
                one.position.entity,
                one.capital_cents / 100,
                one.preferred_cents / 100,
                one.profit_cents / 100,
                one.cents / 100,
              ])
            }
          />
        </span>
      </div>
      <FoldTable
        label="Activity"
        columns={['Position', 'Day', 'Movement', ...columns.map((number) => ({ number }))]}
      >
        {rows.map((one) => (
          <tr key={`${one.position.id} ${one.day} ${one.kind} ${one.memo}`}>
            <th scope="row">
              {one.position.offering}
              <span className={ui.subline}>{one.position.entity}</span>
            </th>
            <td data-label="Date">{formatCalendarDay(one.day)}</td>
            <td>
              {labels[one.kind] ?? one.kind}: {one.memo}
            </td>
            {[one.capital_cents, one.preferred_cents, one.profit_cents, one.cents].map(
              (cents, index) => (
                <td key={columns[index]} className={styles.number} data-label={columns[index]}>
                  {cents === 0 ? '—' : formatCents(cents)}
                </td>
              ),
            )}
          </tr>
        ))}
      </FoldTable>
    </div>
  );
}
