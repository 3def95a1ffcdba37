import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay, formatDateTime } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import {
  CHECK_STATUSES,
  ENTITY_KINDS,
  EVIDENCE_METHODS,
  STEP_STATES,
  SUBSCRIPTION_STEPS,
} from '#shared/investing/syndication.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { PanelDialog } from '../../../ui/dialog/PanelDialog.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line, requiredLine } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import { DeliveredFiles } from './DeliveredFiles.tsx';
import { OfferingFileButton } from './OfferingFiles.tsx';
import styles from './Syndication.module.css';
import { syndicationApi } from './syndicationApi.ts';
import type { Offering, SponsoredSubscription } from './syndicationShapes.ts';

interface PanelProps {
  readonly offering: Offering;
  readonly row: SponsoredSubscription;
  readonly onClose: () => void;
}

type Step = 'evidence' | 'kyc' | 'decline' | 'file';

/** One subscription for the sponsor: facts, checks, and decisions. */
export function CommitmentPanel({ offering, row, onClose }: PanelProps) {
  const [step, setStep] = useState<Step | null>(null);
  const [decide, { isLoading }] = syndicationApi.useDecideSubscriptionMutation();
  const back = () => setStep(null);
  const name = row.entity_name ?? row.investor ?? '';
  const { accreditation, kyc } = row;
  const facts = [
    ['Investor', row.investor],
    ['Email', row.email],
    ['Entity', row.entity_name],
    ['Kind', labelOf(ENTITY_KINDS, row.entity_kind)],
    ['State', row.entity_state],
    ['Amount', formatCents(row.amount_cents)],
    ['Fee', formatCents(row.fee_cents)],
    [
      'Accredited',
      row.is_accredited === null ? null : row.is_accredited ? 'Stated yes' : 'Stated no',
    ],
    ['Signed', row.signed_at === null ? null : formatDateTime(row.signed_at)],
  ] as const;
  return (
    <PanelDialog title={name} onClose={onClose}>
      <div className={ui.actions}>
        {accreditation?.status === 'submitted' && (
          <Button size="small" onClick={() => setStep('evidence')}>
            Review evidence
          </Button>
        )}
        {['committed', 'signed'].includes(row.status) && (
          <Button size="small" onClick={() => setStep('kyc')}>
            Record KYC check
          </Button>
        )}
        {row.status === 'signed' && (
          <Button
            size="small"
            intent="primary"
            loading={isLoading}
            onClick={() => void decide({ p_id: row.id, p_accepts: true, p_n: row.n })}
          >
            Accept subscription
          </Button>
        )}
        {['committed', 'signed'].includes(row.status) && (
          <Button size="small" variant="minimal" onClick={() => setStep('decline')}>
            Decline subscription
          </Button>
        )}
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === null || value === '' ? '—' : value}</dd>
          </div>
        ))}
      </dl>
      <section className={ui.stack8}>
        <h3>Steps</h3>
        <ol className={styles.steps}>
          {row.steps.map(({ step: name_, state }) => (
            <li key={name_} data-state={state}>
              <span>{SUBSCRIPTION_STEPS[name_] ?? name_}</span>
              <span className={ui.caption}>
                {state === 'waiting' ? 'With you' : (STEP_STATES[state] ?? state)}
              </span>
            </li>
          ))}
        </ol>
      </section>
      {accreditation !== null && (
        <section className={ui.stack8}>
          <h3>Accreditation</h3>
          <p>
            {labelOf(EVIDENCE_METHODS, accreditation.method)}:{' '}
            {labelOf(CHECK_STATUSES, accreditation.status).toLowerCase()}
            {accreditation.expires_on !== null &&
              ` until ${formatCalendarDay(accreditation.expires_on)}`}
          </p>
          {accreditation.file !== null && (
            <div>
              <OfferingFileButton file={accreditation.file} />
            </div>
          )}
        </section>
      )}
      {kyc !== null && (
        <section className={ui.stack8}>
          <h3>KYC and OFAC check</h3>
          <p>
            {kyc.status === 'verified' ? 'Clear' : labelOf(CHECK_STATUSES, kyc.status)}:{' '}
            {kyc.reference}
            {kyc.expires_on !== null && `, until ${formatCalendarDay(kyc.expires_on)}`}
          </p>
        </section>
      )}
      {row.status === 'accepted' && <DeliveredFiles offering={offering} row={row} name={name} />}

      {step === 'evidence' && <EvidenceDialog row={row} onClose={back} />}
      {step === 'kyc' && <KycDialog offering={offering} row={row} onClose={back} />}
      {step === 'decline' && <DeclineDialog row={row} onClose={back} />}
    </PanelDialog>
  );
}

const isDay = (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed);

interface DialogProps {
  readonly row: SponsoredSubscription;
  readonly onClose: () => void;
}

function EvidenceDialog({ row, onClose }: DialogProps) {
  const [decide] = syndicationApi.useDecideAccreditationMutation();
  const form = useSaveForm({
    schema: z.object({ decision: z.string(), until: z.string(), reason: line(300) }).check(
      z.refine(({ decision, until }) => decision === 'no' || isDay(until), {
        path: ['until'],
        message: 'Enter a date.',
      }),
      z.refine(({ decision, reason }) => decision === 'yes' || reason.length >= 3, {
        path: ['reason'],
        message: 'Enter a reason.',
      }),
    ),
    defaultValues: { decision: 'yes', until: '', reason: '' },
    save: ({ decision, until, reason }) =>
      decide({
        p_check_id: row.accreditation?.id ?? '',
        p_is_verified: decision === 'yes',
        ...(decision === 'yes' ? { p_expires_on: until } : { p_reason: reason }),
      }),
    onSaved: onClose,
  });
  const isVerified = form.values.decision === 'yes';
  return (
    <SaveDialog form={form} title="Review evidence" action="Save decision" onCancel={onClose}>
      {row.accreditation?.file != null && (
        <div>
          <OfferingFileButton file={row.accreditation.file} />
        </div>
      )}
      <SelectField
        label="Decision"
        options={[
          ['yes', 'Accredited'],
          ['no', 'Not verified'],
        ]}
        {...form.field('decision')}
      />
      {isVerified ? (
        <DateField
          label="Valid until"
          hint="A letter is usually valid for 90 days."
          {...form.field('until')}
        />
      ) : (
        <TextField label="Reason" hint="The investor sees it." {...form.field('reason')} />
      )}
    </SaveDialog>
  );
}

function KycDialog({ offering, row, onClose }: DialogProps & { readonly offering: Offering }) {
  const [record] = syndicationApi.useRecordKycMutation();
  const form = useSaveForm({
    schema: z.object({
      result: z.string(),
      reference: requiredLine(200, 'Enter the reference.').check(
        z.minLength(3, 'Use at least 3 characters.'),
      ),
      on: checkedText(isDay, 'Enter a date.'),
    }),
    defaultValues: { result: 'clear', reference: '', on: offering.today },
    save: ({ result, reference, on }, id) =>
      record({
        p_id: id,
        p_subscription_id: row.id,
        p_is_clear: result === 'clear',
        p_reference: reference,
        p_checked_on: on,
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Record KYC check"
      action="Record check"
      failure="Not recorded"
      onCancel={onClose}
    >
      <SelectField
        label="Result"
        options={[
          ['clear', 'Clear'],
          ['match', 'Match or failed'],
        ]}
        {...form.field('result')}
      />
      <TextField
        label="Reference"
        hint="Who checked, against which lists, and the report number."
        {...form.field('reference')}
      />
      <DateField label="Checked on" {...form.field('on')} />
    </SaveDialog>
  );
}

function DeclineDialog({ row, onClose }: DialogProps) {
  const [decide] = syndicationApi.useDecideSubscriptionMutation();
  return (
    <ReasonDialog
      title="Decline subscription"
      action="Decline subscription"
      failure="Not declined"
      hint="The investor sees it."
      save={(reason) => decide({ p_id: row.id, p_accepts: false, p_n: row.n, p_reason: reason })}
      onClose={onClose}
    />
  );
}
