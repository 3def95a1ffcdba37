import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { parseAmount } from '#shared/investing/amounts.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { MoneyField } from '../../../ui/form/MoneyInput.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line, parsedText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { FoldTable } from './FoldTable.tsx';
import styles from './Syndication.module.css';
import { syndicationApi } from './syndicationApi.ts';
import type { CapitalCall, Offering } from './syndicationShapes.ts';

const isDay = (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed);

/** Capital calls with each investor's part. */
export function CallsTab({ offering }: { readonly offering: Offering }) {
  const query = syndicationApi.useCapitalCallsQuery(offering.id);
  const [isCalling, setCalling] = useState(false);
  return (
    <div className={ui.stack16}>
      <div className={ui.actions12}>
        <Button size="small" intent="primary" onClick={() => setCalling(true)}>
          Call capital
        </Button>
      </div>
      <Loaded
        answer={query}
        waiting={<Skeleton height="24rem" />}
        nothing={
          <EmptyState title="No capital calls yet">
            A call is split by uncalled commitments, to the cent.
          </EmptyState>
        }
      >
        {(calls) =>
          calls.map((call) => <CallSection key={call.id} offering={offering} call={call} />)
        }
      </Loaded>
      {isCalling && <CallDialog offering={offering} onClose={() => setCalling(false)} />}
    </div>
  );
}

function CallSection({
  offering,
  call,
}: {
  readonly offering: Offering;
  readonly call: CapitalCall;
}) {
  const [paying, setPaying] = useState<CapitalCall['lines'][number] | null>(null);
  return (
    <section className={ui.stack8} aria-label={`Call ${call.number}`}>
      <div className={ui.actions12}>
        <h2 className={styles.title}>
          Call {call.number}: {call.purpose}
        </h2>
        <span className={ui.caption}>
          Due {formatCalendarDay(call.due_on)}, {formatCents(call.paid_cents)} of{' '}
          {formatCents(call.cents)} paid
        </span>
        <span className={ui.end}>
          <SaveCsv
            name={`Capital call ${call.number}`}
            head={['Investor', 'Amount', 'Paid on', 'Reference']}
            rows={() =>
              call.lines.map((one) => [one.investor, one.cents / 100, one.paid_on, one.reference])
            }
          />
        </span>
      </div>
      <FoldTable
        label={`Call ${call.number}`}
        columns={['Investor', 'Paid on', 'Reference', { number: 'Amount' }]}
      >
        {call.lines.map((one) => (
          <tr key={one.subscription_id}>
            <th scope="row">{one.investor}</th>
            <td data-label="Paid on">
              {one.paid_on === null ? (
                <Button
                  size="small"
                  aria-label={`Record payment: ${one.investor}`}
                  onClick={() => setPaying(one)}
                >
                  Record payment
                </Button>
              ) : (
                formatCalendarDay(one.paid_on)
              )}
            </td>
            <td data-label="Reference">{one.reference ?? '—'}</td>
            <td className={styles.number} data-label="Amount">
              {formatCents(one.cents)}
            </td>
          </tr>
        ))}
      </FoldTable>
      {paying !== null && (
        <PaymentDialog
          today={offering.today}
          callId={call.id}
          line={paying}
          onClose={() => setPaying(null)}
        />
      )}
    </section>
  );
}

function CallDialog({
  offering,
  onClose,
}: {
  readonly offering: Offering;
  readonly onClose: () => void;
}) {
  const [issue] = syndicationApi.useIssueCapitalCallMutation();
  const form = useSaveForm({
    schema: z.object({
      amount: parsedText((typed) => {
        const cents = parseAmount(typed);
        return cents !== undefined && cents > 0 ? cents : undefined;
      }, 'Enter an amount above zero.'),
      dueOn: checkedText(isDay, 'Enter a date.'),
      purpose: requiredLine(200, 'Enter the purpose.').check(
        z.minLength(3, 'Use at least 3 characters.'),
      ),
    }),
    defaultValues: { amount: '', dueOn: '', purpose: '' },
    save: ({ amount, dueOn, purpose }, id) =>
      issue({
        p_id: id,
        p_offering_id: offering.id,
        p_cents: amount,
        p_due_on: dueOn,
        p_purpose: purpose,
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Call capital"
      action="Call capital"
      failure="Not called"
      onCancel={onClose}
    >
      <MoneyField
        label="Amount"
        hint="Split by the uncalled commitments of accepted investors."
        {...form.field('amount')}
      />
      <DateField label="Due date" {...form.field('dueOn')} />
      <TextField label="Purpose" {...form.field('purpose')} />
    </SaveDialog>
  );
}

function PaymentDialog({
  today,
  callId,
  line: { subscription_id, investor, cents },
  onClose,
}: {
  readonly today: string;
  readonly callId: string;
  readonly line: CapitalCall['lines'][number];
  readonly onClose: () => void;
}) {
  const [record] = syndicationApi.useRecordCallPaymentMutation();
  const form = useSaveForm({
    schema: z.object({ on: checkedText(isDay, 'Enter a date.'), reference: line(120) }),
    defaultValues: { on: today, reference: '' },
    save: ({ on, reference }) =>
      record({
        p_call_id: callId,
        p_subscription_id: subscription_id,
        p_paid_on: on,
        p_reference: reference,
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Record payment"
      action="Record payment"
      failure="Not recorded"
      onCancel={onClose}
    >
      <p>
        {formatCents(cents)} from {investor}
      </p>
      <DateField label="Received on" {...form.field('on')} />
      <TextField label="Wire reference" isOptional {...form.field('reference')} />
    </SaveDialog>
  );
}
