import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { formatRate } from '#shared/format/percent.ts';
import { TRANSFER_STATUSES } from '#shared/investing/syndication.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Syndication.module.css';
import { syndicationApi } from './syndicationApi.ts';
import type { Offering, Transfer } from './syndicationShapes.ts';

type Step = { readonly transfer: Transfer; readonly name: 'approve' | 'decline' } | null;

const isPart = ({ amount_cents: part, interest_cents: whole }: Transfer) => part < whole;

const describeAmount = (transfer: Transfer) => {
  const { amount_cents: part, interest_cents: whole } = transfer;
  return isPart(transfer)
    ? `${formatCents(part)} of ${formatCents(whole)} (${formatRate((part / whole) * 100)})`
    : `${formatCents(whole)}, the whole interest`;
};

/** Transfers between investors of an offering, with the sponsor's decision. */
export function Transfers({ offering }: { readonly offering: Offering }) {
  const query = syndicationApi.useTransfersQuery(offering.id);
  const [decide] = syndicationApi.useDecideTransferMutation();
  const [step, setStep] = useState<Step>(null);
  const close = () => setStep(null);
  return (
    <section className={ui.stack8}>
      <h2 className={styles.title}>Transfers</h2>
      <Loaded
        answer={query}
        waiting={<Skeleton height="6rem" />}
        nothing={<p className={ui.muted}>No transfers. Investors request them in their portal.</p>}
      >
        {(transfers) => (
          <ul className={styles.bands} aria-label="Transfers">
            {transfers.map((one) => (
              <TransferRow key={one.id} transfer={one} onDecide={setStep} />
            ))}
          </ul>
        )}
      </Loaded>
      {step?.name === 'approve' && (
        <ApproveDialog offering={offering} transfer={step.transfer} onClose={close} />
      )}
      {step?.name === 'decline' && (
        <ReasonDialog
          title="Decline transfer"
          action="Decline transfer"
          save={(reason) => decide({ p_id: step.transfer.id, p_accepts: false, p_reason: reason })}
          onClose={close}
        />
      )}
    </section>
  );
}

interface RowProps {
  readonly transfer: Transfer;
  readonly onDecide: (step: Step) => void;
}

function TransferRow({ transfer, onDecide }: RowProps) {
  const status = TRANSFER_STATUSES.find(({ value }) => value === transfer.status);
  return (
    <li>
      <p>
        {transfer.from_name} to {transfer.to_name} ({transfer.to_email}), {describeAmount(transfer)}{' '}
        <Tag minimal intent={status?.intent ?? 'none'}>
          {status?.label ?? transfer.status}
        </Tag>
      </p>
      <p className={ui.caption}>
        Requested {formatDay(transfer.requested_at)}
        {transfer.decided_at !== null &&
          `, decided ${formatDay(transfer.decided_at)}${transfer.decider ? ` by ${transfer.decider}` : ''}`}
        {transfer.signed_at !== null && `, signed ${formatDay(transfer.signed_at)}`}
        {transfer.reason !== null && `. ${transfer.reason}`}
      </p>
      {['requested', 'to_sign'].includes(transfer.status) && (
        <div className={ui.actions}>
          {transfer.status === 'requested' && (
            <Button
              size="small"
              aria-label={`Approve transfer: ${transfer.from_name} to ${transfer.to_name}`}
              onClick={() => onDecide({ transfer, name: 'approve' })}
            >
              Approve transfer
            </Button>
          )}
          <Button
            size="small"
            variant="minimal"
            aria-label={`Decline transfer: ${transfer.from_name} to ${transfer.to_name}`}
            onClick={() => onDecide({ transfer, name: 'decline' })}
          >
            Decline transfer
          </Button>
        </div>
      )}
    </li>
  );
}

const isDay = (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed);

interface ApproveProps {
  readonly offering: Offering;
  readonly transfer: Transfer;
  readonly onClose: () => void;
}

/** Says what moves, and records the check of a receiver who has none. */
function ApproveDialog({ offering, transfer, onClose }: ApproveProps) {
  const [decide] = syndicationApi.useDecideTransferMutation();
  const { has_kyc: hasCheck } = transfer;
  const form = useSaveForm({
    schema: z.object({ reference: line(200), on: z.string() }).check(
      z.refine(({ reference }) => hasCheck || reference.length >= 3, {
        path: ['reference'],
        message: 'Enter the reference.',
      }),
      z.refine(({ on }) => hasCheck || isDay(on), { path: ['on'], message: 'Enter a date.' }),
    ),
    defaultValues: { reference: '', on: offering.today },
    save: ({ reference, on }) =>
      decide({
        p_id: transfer.id,
        p_accepts: true,
        ...(!hasCheck && { p_kyc_reference: reference, p_kyc_on: on }),
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Approve transfer"
      action="Approve transfer"
      failure="Not approved"
      onCancel={onClose}
    >
      <p>
        {transfer.to_name} ({transfer.to_email}) receives {describeAmount(transfer)}.{' '}
        {isPart(transfer)
          ? `${transfer.from_name} keeps ${formatCents(transfer.interest_cents - transfer.amount_cents)}. Capital paid in and preferred return are split in the same ratio.`
          : `${transfer.from_name} keeps the history until today.`}{' '}
        The interest moves when the receiver signs.
      </p>
      {hasCheck ? (
        <p className={ui.muted}>A clear KYC and OFAC check of the receiver is on record.</p>
      ) : (
        <>
          <TextField
            label="KYC and OFAC check"
            hint="The receiver is clear: who checked, which lists, and the report number."
            {...form.field('reference')}
          />
          <DateField label="Checked on" {...form.field('on')} />
        </>
      )}
    </SaveDialog>
  );
}
