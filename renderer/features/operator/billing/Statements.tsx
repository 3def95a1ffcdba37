import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { formatBillingMonth } from '#shared/operator/billing.ts';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { savePdf } from '../../../ui/file/saveFile.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { PayDialog, PaymentResult } from '../../account/payouts/index.ts';
import operator from '../Operator.module.css';
import styles from './Billing.module.css';
import { useMyStatementsQuery, useStatementPdfMutation } from './billingApi.ts';

/** Statements and balance that a resident shares with the user, a family member. */
export function Statements({ residentId }: { readonly residentId: string }) {
  const query = useMyStatementsQuery();
  const { params, change } = useUrlSearch();
  const [paid, setPaid] = useState<string | null>(null);
  const payment = params.get('payment');
  const [print, { isLoading, originalArgs }] = useStatementPdfMutation();
  const save = async (id: string, number: number) => {
    const { data } = await print(id);
    if (data !== undefined) savePdf(`Statement ${number}`, data);
  };
  return (
    <Loaded answer={query} waiting={<Skeleton height="16rem" />} keepsLast>
      {(residents) => {
        const found = residents.find(({ id }) => id === residentId);
        if (found === undefined || found.invoices.length === 0) {
          return <EmptyState title="No statements yet">Posted statements appear here.</EmptyState>;
        }
        const due = found.invoices.find(({ id }) => id === paid);
        return (
          <div className={ui.stack16}>
            {payment !== null && (
              <PaymentResult id={payment} onClose={() => change([['payment', null]])} />
            )}
            <FigureStrip
              figures={[{ label: 'Balance', value: formatCents(found.balance_cents) }]}
            />
            <table
              className={`${operator.table} ${operator.stacked} ${styles.table}`}
              aria-label="Statements"
            >
              <TableHead
                columns={[
                  'Month',
                  'Due',
                  { number: 'Total' },
                  { number: 'Open' },
                  { hidden: 'Actions' },
                ]}
              />
              <tbody>
                {found.invoices.map((one) => (
                  <tr key={one.id}>
                    <th scope="row">{formatBillingMonth(one.month)}</th>
                    <td data-label="Due">{formatDay(one.due_on)}</td>
                    <td className={operator.number} data-label="Total">
                      {formatCents(one.total_cents)}
                    </td>
                    <td className={operator.number} data-label="Open" data-key>
                      {formatCents(one.open_cents)}
                      {one.processing_cents > 0 && (
                        <span className={ui.subline}>
                          {formatCents(one.processing_cents)} processing
                        </span>
                      )}
                    </td>
                    <td className={styles.actions}>
                      {found.pays_online && one.open_cents > one.processing_cents && (
                        <Button
                          size="small"
                          intent="primary"
                          aria-label={`Pay invoice ${one.number}`}
                          aria-haspopup="dialog"
                          onClick={() => setPaid(one.id)}
                        >
                          Pay
                        </Button>
                      )}
                      <Button
                        size="small"
                        variant="minimal"
                        aria-label={`PDF of statement ${one.number}`}
                        loading={isLoading && originalArgs === one.id}
                        onClick={() => void save(one.id, one.number)}
                      >
                        PDF
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {due !== undefined && (
              <PayDialog
                title={`Pay invoice ${due.number}`}
                target={{ invoiceId: due.id }}
                due={due.open_cents - due.processing_cents}
                onClose={() => setPaid(null)}
              />
            )}
          </div>
        );
      }}
    </Loaded>
  );
}
