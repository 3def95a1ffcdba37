import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { monthLabel } from '#shared/operator/ledger.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import styles from './Ledger.module.css';
import {
  useCloseMonthMutation,
  useLedgerCloseQuery,
  usePostPayrollMutation,
  useReopenMonthMutation,
} from './ledgerApi.ts';
import type { LedgerClose } from './ledgerShapes.ts';
import type { LedgerTabProps } from './ledgerTab.ts';

/** Closes months in order; the executive director reopens the last one with a reason. */
export function CloseTab({ communityId }: LedgerTabProps) {
  const query = useLedgerCloseQuery(communityId);
  const [reopening, setReopening] = useState<string | null>(null);
  const [reopen] = useReopenMonthMutation();
  return (
    <Loaded answer={query} waiting={<Skeleton height="24rem" />} keepsLast>
      {(close) => {
        const lastClosed = close.months.find(({ closed_at }) => closed_at !== null)?.month;
        if (close.months.length === 0) {
          return (
            <EmptyState title="No months yet">
              The first entry starts the books of this community.
            </EmptyState>
          );
        }
        return (
          <div className={`${ui.stack16} ${operator.tab}`}>
            {close.next !== null && close.checks !== null && (
              <NextMonth
                communityId={communityId}
                month={close.next.slice(0, 7)}
                checks={close.checks}
              />
            )}
            <OperatorTable
              label="Months"
              columns={[
                'Month',
                'Status',
                { number: 'Entries' },
                { number: 'Corrections' },
                'History',
              ]}
            >
              {close.months.map((one) => (
                <tr key={one.month}>
                  <th scope="row">{monthLabel(one.month)}</th>
                  <td>
                    {one.closed_at === null ? 'Open' : 'Closed'}
                    {close.can_reopen && one.month === lastClosed && (
                      <Button
                        size="small"
                        variant="minimal"
                        onClick={() => setReopening(one.month)}
                      >
                        Reopen month
                      </Button>
                    )}
                  </td>
                  <td className={operator.number} data-label="Entries">
                    {formatNumber(one.entries)}
                  </td>
                  <td className={operator.number} data-label="Corrections">
                    {formatNumber(one.corrections)}
                  </td>
                  <td data-wide>
                    {one.events.map((event) => (
                      <span key={event.at} className={ui.subline}>
                        {describeEvent(event)}
                      </span>
                    ))}
                  </td>
                </tr>
              ))}
            </OperatorTable>
            {reopening !== null && (
              <ReasonDialog
                longest={200}
                title={`Reopen ${monthLabel(reopening)}`}
                action="Reopen month"
                save={(reason) => reopen({ communityId, month: reopening, reason })}
                onClose={() => setReopening(null)}
              />
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

const describeEvent = ({
  is_closed,
  at,
  by,
  reason,
}: LedgerClose['months'][number]['events'][number]): string =>
  [
    `${is_closed ? 'Closed' : 'Reopened'} ${formatDateTime(at)}${by === '' ? '' : ` by ${by}`}`,
    reason,
  ]
    .filter(Boolean)
    .join(': ');

interface NextMonthProps {
  readonly communityId: string;
  readonly month: string;
  readonly checks: NonNullable<LedgerClose['checks']>;
}

function NextMonth({ communityId, month, checks }: NextMonthProps) {
  const [close, closed] = useCloseMonthMutation();
  const [post, posted] = usePostPayrollMutation();
  const name = monthLabel(month);
  return (
    <section className={styles.checks} aria-label={`Close ${name}`}>
      <h2 className={ui.smallHeading}>Close {name}</h2>
      <ul>
        <li>
          {checks.invoices === 0 ? (
            'No supplier invoices wait for a decision.'
          ) : (
            <RouteLink
              to="operatorProcurement"
              query={{ community: communityId, only: 'invoices' }}
            >
              {formatNumber(checks.invoices)} supplier{' '}
              {checks.invoices === 1 ? 'invoice waits' : 'invoices wait'} for a decision
            </RouteLink>
          )}
        </li>
        <li>
          {checks.open_hours === 0 ? (
            'Everyone is clocked out.'
          ) : (
            <RouteLink to="operatorStaff" query={{ community: communityId, tab: 'attendance' }}>
              {formatNumber(checks.open_hours)} clock{' '}
              {checks.open_hours === 1 ? 'entry has' : 'entries have'} no clock-out
            </RouteLink>
          )}
        </li>
        <li>
          {checks.payroll_cents === 0
            ? 'No payroll from hours and rates to post.'
            : `Payroll from hours and rates: ${formatCents(checks.payroll_cents)}. Closing posts it.`}
        </li>
      </ul>
      <div className={ui.wrap}>
        <Button
          intent="primary"
          loading={closed.isLoading}
          onClick={() => void close({ communityId, month })}
        >
          Close {name}
        </Button>
        {checks.payroll_cents !== 0 && (
          <Button loading={posted.isLoading} onClick={() => void post({ communityId, month })}>
            Post payroll
          </Button>
        )}
      </div>
    </section>
  );
}
