import { formatCalendarDay, formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { sourceLabel } from '#shared/operator/ledger.ts';
import { PanelDialog } from '../../../ui/dialog/PanelDialog.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { useLedgerAccountsQuery, useLedgerLinesQuery } from './ledgerApi.ts';

interface LinesPanelProps {
  readonly communityId: string;
  readonly account: string;
  readonly from: string;
  readonly to: string;
  readonly onEntry: (id: string) => void;
  readonly onClose: () => void;
}

/** The lines that a figure counts; each opens its entry. */
export function LinesPanel(props: LinesPanelProps) {
  const { communityId, account, from, to, onEntry, onClose } = props;
  const query = useLedgerLinesQuery({ communityId, account, from, to });
  const { data: accounts } = useLedgerAccountsQuery(communityId);
  const name = accounts?.find((one) => one.number === account)?.name ?? '';
  const title = `${account} ${name}`;
  return (
    <PanelDialog
      title={title}
      subtitle={`${formatCalendarDay(from)} – ${formatCalendarDay(to)}`}
      onClose={onClose}
    >
      <Loaded answer={query} waiting={<Skeleton height="24rem" />}>
        {({ count, total, lines }) => (
          <>
            <p>
              {formatNumber(count)} {count === 1 ? 'line' : 'lines'}, {formatCents(Math.abs(total))}{' '}
              {total < 0 ? 'credit' : 'debit'}
              {count > lines.length && `. Showing the last ${formatNumber(lines.length)}.`}
            </p>
            <ScrollTable
              label="Lines"
              columns={['Date', 'Entry', 'Source', { number: 'Amount' }]}
              className={operator.table}
            >
              {lines.map((line) => (
                <tr key={`${line.entry_id} ${line.position}`}>
                  <td>
                    {formatDay(line.entry_date)}
                    {line.service_date < line.entry_date && (
                      <span className={ui.subline}>For {formatDay(line.service_date)}</span>
                    )}
                  </td>
                  <td>
                    <button
                      type="button"
                      className={operator.figure}
                      onClick={() => onEntry(line.entry_id)}
                    >
                      {line.number}
                    </button>
                    <span className={ui.subline}>{line.memo}</span>
                  </td>
                  <td>
                    {sourceLabel(line.source_kind)}
                    {line.is_reversal && <span className={ui.subline}>Reversal</span>}
                  </td>
                  <td className={operator.number}>{formatCents(line.cents)}</td>
                </tr>
              ))}
            </ScrollTable>
          </>
        )}
      </Loaded>
    </PanelDialog>
  );
}
