import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { formatBillingMonth, listBillingMonths } from '#shared/operator/billing.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { useCancelBillingRunMutation, usePostBillingRunMutation } from './billingApi.ts';
import type { Billing, BillingRun } from './billingShapes.ts';
import { RunPreviewPanel } from './RunPreviewPanel.tsx';

interface RunsProps {
  readonly communityId: string;
  readonly billing: Billing;
}

/** Billing runs of a community, newest first, and the next one. */
export function Runs({ communityId, billing }: RunsProps) {
  const months = listBillingMonths(billing.today, 13);
  const [month, setMonth] = useState(months[1] ?? '');
  const [isPreviewing, setPreviewing] = useState(false);
  const waiting = billing.runs.find(({ posted_at }) => posted_at === null);
  const posted = billing.runs.filter(({ posted_at }) => posted_at !== null);
  return (
    <div className={ui.stack16}>
      {waiting === undefined ? (
        <div className={operator.bar}>
          <Select
            aria-label="Month"
            options={months.map((one) => [one, formatBillingMonth(one)] as const)}
            value={month}
            onChange={({ target }) => setMonth(target.value)}
          />
          <Button intent="primary" size="small" onClick={() => setPreviewing(true)}>
            Preview run
          </Button>
        </div>
      ) : (
        <WaitingRun run={waiting} />
      )}
      {posted.length === 0 ? (
        <EmptyState title="No runs yet">
          Preview a month, check the exceptions, then approve and post it.
        </EmptyState>
      ) : (
        <OperatorTable
          label="Billing runs"
          columns={[
            { number: 'No.' },
            'Month',
            'Approved',
            'Posted',
            { number: 'Exceptions' },
            { number: 'Invoices' },
            { number: 'Total' },
          ]}
        >
          {posted.map((run) => (
            <tr key={run.id}>
              <td className={operator.number} data-label="Run">
                {run.number}
              </td>
              <th scope="row">{formatBillingMonth(run.month)}</th>
              <td data-label="Approved">
                {formatDay(run.approved_at)}
                <span className={ui.subline}>{run.approved_by}</span>
              </td>
              <td data-label="Posted">
                {formatDay(run.posted_at ?? '')}
                <span className={ui.subline}>{run.posted_by}</span>
              </td>
              <td className={operator.number} data-label="Exceptions">
                {run.exception_count}
              </td>
              <td className={operator.number} data-label="Invoices">
                {run.invoice_count}
              </td>
              <td className={operator.number} data-key>
                {formatCents(run.total_cents)}
              </td>
            </tr>
          ))}
        </OperatorTable>
      )}
      {isPreviewing && (
        <RunPreviewPanel
          communityId={communityId}
          month={month}
          onClose={() => setPreviewing(false)}
        />
      )}
    </div>
  );
}

/** A run that is approved and not posted. */
function WaitingRun({ run }: { readonly run: BillingRun }) {
  const [post, posting] = usePostBillingRunMutation();
  const [cancel, cancelling] = useCancelBillingRunMutation();
  const error = posting.error ?? cancelling.error;
  return (
    <section aria-label="Approved run" className={ui.stack8}>
      <div className={operator.bar}>
        <h3>{formatBillingMonth(run.month)}</h3>
        <Tag minimal intent="warning">
          Approved, not posted
        </Tag>
        <span>
          {formatCents(run.total_cents)} · approved by {run.approved_by}
        </span>
        <div className={ui.endActions}>
          <Button size="small" loading={cancelling.isLoading} onClick={() => void cancel(run.id)}>
            Cancel run
          </Button>
          <Button
            intent="primary"
            size="small"
            loading={posting.isLoading}
            onClick={() => void post(run.id)}
          >
            Post invoices
          </Button>
        </div>
      </div>
      {error !== undefined && <ServerError title="Not posted" error={error} />}
    </section>
  );
}
