import { formatCents } from '#shared/format/money.ts';
import { addMonths, layOutBalanceSheet, monthDays, monthLabel } from '#shared/operator/ledger.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import styles from './Ledger.module.css';
import { useTrialBalanceQuery } from './ledgerApi.ts';
import type { TrialBalanceData } from './ledgerShapes.ts';
import type { LedgerTabProps } from './ledgerTab.ts';

const FIRST_DAY = '1990-01-01';

/** The trial balance of a month, and the balance sheet on its last day. */
export function TrialBalance({ communityId, month, picker, openLines }: LedgerTabProps) {
  const query = useTrialBalanceQuery({ communityId, month });
  const [from, to] = monthDays(month);
  return (
    <div className={ui.stack12}>
      <div className={operator.bar}>
        {picker}
        {query.data?.is_closed === true && <span className={ui.muted}>Closed</span>}
        <div className={ui.endActions}>
          {query.data !== undefined && (
            <SaveCsv
              name={`trial-balance-${month}`}
              head={['Number', 'Account', 'Opening', 'Debits', 'Credits', 'Closing']}
              rows={() => csvRows(query.data)}
            />
          )}
        </div>
      </div>
      <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
        {(trial) =>
          trial.accounts.length === 0 ? (
            <EmptyState title="No entries yet">
              Approved invoices, payroll, and resident charges post here.
            </EmptyState>
          ) : (
            <>
              <ScrollTable
                label="Trial balance"
                columns={['Account', 'Opening', 'Debits', 'Credits', 'Closing']}
                className={`${styles.figures} ${operator.stacked}`}
              >
                {trial.accounts.map((one) => (
                  <tr key={one.number}>
                    <th scope="row">
                      <span className={ui.muted}>{one.number} </span>
                      {one.name}
                    </th>
                    {(
                      [
                        ['opening', 'Opening', [FIRST_DAY, monthDays(addMonths(month, -1))[1]]],
                        ['debits', 'Debits', [from, to]],
                        ['credits', 'Credits', [from, to]],
                        ['closing', 'Closing', [FIRST_DAY, to]],
                      ] as const
                    ).map(([name, label, days]) => (
                      <td key={name} data-label={label}>
                        {one[name] === 0 ? (
                          formatCents(0)
                        ) : (
                          <button
                            type="button"
                            className={operator.figure}
                            aria-label={`${one.name}, ${name}: ${formatCents(one[name])}`}
                            onClick={() => openLines(one.number, days)}
                          >
                            {formatCents(one[name])}
                          </button>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
                <tr data-total="true">
                  <th scope="row">Total</th>
                  {(['opening', 'debits', 'credits', 'closing'] as const).map((name) => (
                    <td key={name}>
                      {formatCents(trial.accounts.reduce((all, one) => all + one[name], 0))}
                    </td>
                  ))}
                </tr>
              </ScrollTable>
              <BalanceSheet
                trial={trial}
                onOpen={(account) => openLines(account, [FIRST_DAY, to])}
              />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

interface BalanceSheetProps {
  readonly trial: TrialBalanceData;
  readonly onOpen: (account: string) => void;
}

function BalanceSheet({ trial, onOpen }: BalanceSheetProps) {
  return (
    <section className={ui.stack12} aria-label="Balance sheet">
      <h2>Balance sheet at the end of {monthLabel(trial.month)}</h2>
      <div className={styles.sheets}>
        {layOutBalanceSheet(trial).map(({ title, rows, total }) => (
          <table key={title} className={styles.figures} aria-label={title}>
            <tbody>
              <tr data-section="true">
                <th scope="col" colSpan={2}>
                  {title}
                </th>
              </tr>
              {rows.map(({ id, label, account, cents }) => (
                <tr key={id}>
                  <th scope="row">{label}</th>
                  <td>
                    {account === null ? (
                      formatCents(cents)
                    ) : (
                      <button
                        type="button"
                        className={operator.figure}
                        aria-label={`${label}: ${formatCents(cents)}`}
                        onClick={() => onOpen(account)}
                      >
                        {formatCents(cents)}
                      </button>
                    )}
                  </td>
                </tr>
              ))}
              <tr data-total="true">
                <th scope="row">Total {title.toLowerCase()}</th>
                <td>{formatCents(total)}</td>
              </tr>
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}

const csvRows = (trial: TrialBalanceData | undefined) =>
  (trial?.accounts ?? []).map((one) => [
    one.number,
    one.name,
    one.opening / 100,
    one.debits / 100,
    one.credits / 100,
    one.closing / 100,
  ]);
