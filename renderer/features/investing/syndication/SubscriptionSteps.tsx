import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { CHECK_STATUSES, ENTITY_KINDS, EVIDENCE_METHODS } from '#shared/investing/syndication.ts';
import { STATES } from '#shared/listings/states.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import { useListEntitiesQuery } from '../investingApi.ts';
import { AgreementToSign } from './AgreementToSign.tsx';
import { ApprovalStep, WireApprovals } from './ApprovalSteps.tsx';
import { AddOfferingFile, OfferingFileButton } from './OfferingFiles.tsx';
import { InvestorWire } from './OfferingWire.tsx';
import styles from './Syndication.module.css';
import { syndicationApi } from './syndicationApi.ts';
import type { Offering, Subscription } from './syndicationShapes.ts';

interface StepProps {
  readonly offering: Offering;
  readonly subscription: Subscription;
}

/** What the investor does in a step; nothing if there is nothing to do or see. */
export function StepBody({
  step,
  state,
  ...props
}: StepProps & { readonly step: string; readonly state: string }) {
  const isOpen = props.subscription.status === 'committed';
  switch (step) {
    case 'entity':
      return isOpen ? <EntityStep {...props} isDone={state === 'done'} /> : null;
    case 'accreditation':
      return props.offering.rule === '506c' ? (
        <EvidenceStep {...props} isDone={state === 'done'} />
      ) : (
        isOpen && <StatementStep {...props} />
      );
    case 'documents':
      return isOpen && state === 'open' ? <DocumentsStep {...props} /> : null;
    case 'fees':
      return isOpen && state === 'open' ? <FeeStep {...props} /> : null;
    case 'approval':
      return state === 'done' ? null : <ApprovalStep {...props} state={state} />;
    case 'signature':
      return state === 'open' ? <SignatureStep {...props} /> : null;
    case 'wire':
      return state === 'blocked' ? null : (
        <div className={ui.stack12}>
          <WireApprovals {...props} />
          <InvestorWire offeringId={props.offering.id} />
        </div>
      );
    default:
      return null;
  }
}

const entitySchema = z
  .object({
    entity: z.string(),
    kind: z.string(),
    name: line(160),
    state: z.string(),
    title: line(80),
  })
  .check(
    z.refine(({ entity, name }) => entity !== '' || name.trim().length >= 2, {
      path: ['name'],
      message: 'Enter the name.',
    }),
  );

function EntityStep({ subscription, isDone }: StepProps & { readonly isDone: boolean }) {
  const [update] = syndicationApi.useUpdateSubscriptionMutation();
  const [isEditing, setEditing] = useState(!isDone);
  const entities = useListEntitiesQuery().currentData ?? [];
  const form = useSaveForm({
    schema: entitySchema,
    defaultValues: {
      entity: subscription.entity_id ?? '',
      kind: subscription.entity_kind ?? 'person',
      name: subscription.entity_name ?? '',
      state: subscription.entity_state ?? '',
      title: subscription.signer_title ?? '',
    },
    save: ({ entity, kind, name, state, title }) =>
      update({
        p_id: subscription.id,
        p_n: subscription.n,
        p_values: {
          ...(entity === ''
            ? { entity_kind: kind, entity_name: name, entity_state: state }
            : { entity_id: entity }),
          signer_title: title,
        },
      }),
    onSaved: () => setEditing(false),
  });
  const isTyped = form.values.entity === '';
  if (!isEditing) {
    return (
      <div className={ui.actions}>
        <span className={ui.muted}>
          {subscription.entity_name}, {labelOf(ENTITY_KINDS, subscription.entity_kind)}
        </span>
        <Button size="small" onClick={() => setEditing(true)}>
          Edit entity
        </Button>
      </div>
    );
  }
  return (
    <SaveForm form={form} action="Save entity" size="small" aria-label="Investing entity">
      {entities.length > 0 && (
        <SelectField
          label="Entity"
          hint="Payments of an entity of your portfolio can post to its ledger."
          options={[['', 'Another entity'], ...entities.map(({ id, name }) => [id, name] as const)]}
          {...form.field('entity')}
        />
      )}
      {isTyped && (
        <>
          <SelectField label="Kind" options={toOptions(ENTITY_KINDS)} {...form.field('kind')} />
          <TextField label="Legal name" {...form.field('name')} />
          <SelectField
            label="State"
            isOptional
            options={[['', 'Choose'], ...Object.entries(STATES)]}
            {...form.field('state')}
          />
        </>
      )}
      {(!isTyped || !['person', 'joint'].includes(form.values.kind)) && (
        <TextField label="Your title" isOptional {...form.field('title')} />
      )}
    </SaveForm>
  );
}

/** Under 506(b) the investor states whether they are accredited. */
function StatementStep({ subscription }: StepProps) {
  const [update, { error, isLoading }] = syndicationApi.useUpdateSubscriptionMutation();
  const state = (is_accredited: boolean) => () =>
    void update({ p_id: subscription.id, p_n: subscription.n, p_values: { is_accredited } });
  const said = subscription.is_accredited;
  return (
    <div className={ui.stack8}>
      <div className={ui.actions}>
        <Button
          size="small"
          active={said === true}
          aria-pressed={said === true}
          disabled={isLoading}
          onClick={state(true)}
        >
          I am accredited
        </Button>
        <Button
          size="small"
          active={said === false}
          aria-pressed={said === false}
          disabled={isLoading}
          onClick={state(false)}
        >
          I am not accredited
        </Button>
      </div>
      <span className={ui.caption}>17 CFR 230.501(a) defines accredited investors.</span>
      {error !== undefined && <ServerError title="Not saved" error={error} />}
    </div>
  );
}

/** Under 506(c) the sponsor verifies evidence, which expires. */
function EvidenceStep({
  offering,
  subscription: { accreditation },
  isDone,
}: StepProps & { readonly isDone: boolean }) {
  const [submit] = syndicationApi.useSubmitAccreditationMutation();
  const [method, setMethod] = useState('letter');
  return (
    <div className={ui.stack8}>
      {accreditation !== null && (
        <div className={ui.actions}>
          <span className={ui.muted}>
            {labelOf(CHECK_STATUSES, accreditation.status)}
            {accreditation.expires_on !== null &&
              `, until ${formatCalendarDay(accreditation.expires_on)}`}
            {accreditation.reason !== null && `: ${accreditation.reason}`}
          </span>
          {accreditation.file !== null && <OfferingFileButton file={accreditation.file} />}
        </div>
      )}
      {!isDone && (
        <div className={ui.actions}>
          <Select
            aria-label="Evidence"
            options={toOptions(EVIDENCE_METHODS)}
            value={method}
            onChange={({ target }) => setMethod(target.value)}
          />
          <AddOfferingFile
            offeringId={offering.id}
            label="Send evidence"
            most={1}
            attach={({ id, name }) =>
              submit({
                p_id: id,
                p_offering_id: offering.id,
                p_method: method,
                p_file_id: id,
                p_name: name,
              })
            }
          />
        </div>
      )}
    </div>
  );
}

function DocumentsStep({ offering, subscription }: StepProps) {
  const [update, { error, isLoading }] = syndicationApi.useUpdateSubscriptionMutation();
  return (
    <div className={ui.stack8}>
      <div className={ui.actions}>
        {offering.documents.map((file) => (
          <OfferingFileButton key={file.id} file={file} />
        ))}
        {offering.documents.length === 0 && (
          <span className={ui.muted}>The sponsor added no documents.</span>
        )}
      </div>
      <div>
        <Button
          size="small"
          loading={isLoading}
          onClick={() =>
            void update({
              p_id: subscription.id,
              p_n: subscription.n,
              p_values: { documents_read: true },
            })
          }
        >
          Confirm documents read
        </Button>
      </div>
      {error !== undefined && <ServerError title="Not saved" error={error} />}
    </div>
  );
}

function FeeStep({ subscription }: StepProps) {
  const [update, { error, isLoading }] = syndicationApi.useUpdateSubscriptionMutation();
  const { amount_cents: amount, fee_cents: fee } = subscription;
  return (
    <div className={ui.stack8}>
      <dl className={styles.facts}>
        {(
          [
            ['Commitment', amount],
            ['Fee', fee],
            ['To wire', amount + fee],
          ] as const
        ).map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button
          size="small"
          loading={isLoading}
          onClick={() =>
            void update({
              p_id: subscription.id,
              p_n: subscription.n,
              p_values: { fee_cents: fee },
            })
          }
        >
          Accept fee
        </Button>
      </div>
      {error !== undefined && <ServerError title="Not saved" error={error} />}
    </div>
  );
}

function SignatureStep({ subscription: { id } }: StepProps) {
  const query = syndicationApi.useSubscriptionToSignQuery(id);
  const [sign] = syndicationApi.useSignSubscriptionMutation();
  return (
    <AgreementToSign
      query={query}
      sign={(signature) => sign({ p_subscription_id: id, ...signature })}
    />
  );
}
