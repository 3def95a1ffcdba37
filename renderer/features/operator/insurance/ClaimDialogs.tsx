import type { ComponentProps } from 'react';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import { INCIDENT_TYPES } from '#shared/operator/incidents.ts';
import {
  CLAIM_KINDS,
  CLAIMANTS,
  INSURANCE_LINES,
  MOVEMENT_KINDS,
} from '#shared/operator/insurance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { addDays } from '#shared/operator/staff.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { savePdf } from '../../../ui/file/saveFile.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line, requiredLine } from '../../../ui/form/textSchemas.ts';
import { announce } from '../../../ui/live/announce.ts';
import { useIncidentsQuery } from '../incidents/index.ts';
import { usePositions } from '../usePositions.ts';
import {
  useAddMovementMutation,
  useLossRunMutation,
  useSaveClaimMutation,
} from './insuranceApi.ts';
import type { Claim, Insurance } from './insuranceShapes.ts';
import { signedCents } from './money.ts';

/** Days around the claim whose incidents can be chosen. */
const INCIDENT_DAYS = 7;

const isDay = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(typed);
const day = () => checkedText(isDay, 'Enter a date.');

interface DialogProps {
  readonly insurance: Insurance;
  readonly community: string;
  readonly onClose: () => void;
}

const claimForm = z
  .object({
    community: z.string(),
    policy: z.string().check(z.minLength(1, 'Choose a policy.')),
    number: line(60),
    kind: z.string(),
    claimant: z.string(),
    summary: requiredLine(300, 'Describe the claim.').check(
      z.minLength(3, 'Use at least 3 characters.'),
    ),
    occurredOn: day(),
    reportedOn: day(),
    incident: z.string(),
  })
  .check(
    z.refine(({ occurredOn, reportedOn }) => reportedOn >= occurredOn, {
      path: ['reportedOn'],
      message: 'Reported day must be on or after the day it occurred.',
    }),
  );

/** Adds a claim, or changes its description. */
export function ClaimDialog({
  insurance,
  community,
  claim,
  onClose,
}: DialogProps & { readonly claim?: Claim }) {
  const [save] = useSaveClaimMutation();
  const home = claim?.community_id ?? (community || (insurance.communities[0]?.id ?? ''));
  const form = useSaveForm({
    schema: claimForm,
    defaultValues: {
      community: home,
      policy: claim?.policy_id ?? '',
      number: claim?.number ?? '',
      kind: claim?.kind ?? 'fall',
      claimant: claim?.claimant ?? 'resident',
      summary: claim?.summary ?? '',
      occurredOn: claim?.occurred_on ?? '',
      reportedOn: claim?.reported_on ?? insurance.communities[0]?.today ?? '',
      incident: claim?.incident_id ?? '',
    },
    save: (values, id) =>
      save({
        id: claim?.id ?? id,
        communityId: values.community,
        version: claim?.version ?? 0,
        values: {
          policy_id: values.policy,
          number: values.number,
          kind: values.kind,
          claimant: values.claimant,
          summary: values.summary,
          occurred_on: values.occurredOn,
          reported_on: values.reportedOn,
          ...(values.incident !== (claim?.incident_id ?? '') && {
            incident_id: values.incident || null,
          }),
        },
      }),
    onSaved: onClose,
  });
  const { canRead } = usePositions(form.values.community);
  const policies = insurance.policies.filter(({ community_ids }) =>
    community_ids.includes(form.values.community),
  );
  return (
    <SaveDialog
      form={form}
      title={claim === undefined ? 'Add claim' : 'Edit claim'}
      action={claim === undefined ? 'Add claim' : 'Save'}
      onCancel={onClose}
    >
      {claim === undefined && (
        <>
          <SelectField
            label="Community"
            options={insurance.communities.map(({ id, name }) => [id, name] as const)}
            {...form.field('community')}
          />
          <SelectField
            label="Policy"
            options={[
              ['', 'Choose'],
              ...policies.map(
                ({ id, line: insured, number, effective_on, expires_on }) =>
                  [
                    id,
                    `${labelOf(INSURANCE_LINES, insured)} ${number}, ${effective_on} to ${expires_on}`,
                  ] as const,
              ),
            ]}
            {...form.field('policy')}
          />
          <DateField label="Occurred" {...form.field('occurredOn')} />
          <DateField label="Reported" {...form.field('reportedOn')} />
        </>
      )}
      <TextField label="Claim number" isOptional {...form.field('number')} />
      <SelectField label="Kind" options={toOptions(CLAIM_KINDS)} {...form.field('kind')} />
      <SelectField label="Claimant" options={toOptions(CLAIMANTS)} {...form.field('claimant')} />
      <TextField
        label="What happened"
        hint="No names and no health details."
        {...form.field('summary')}
      />
      {canRead('incidents') && (
        <IncidentField
          communityId={form.values.community}
          occurredOn={form.values.occurredOn}
          linked={claim?.incident_id ?? null}
          field={form.field('incident')}
        />
      )}
    </SaveDialog>
  );
}

interface IncidentFieldProps {
  readonly communityId: string;
  readonly occurredOn: string;
  /** The incident of the saved claim. */
  readonly linked: string | null;
  readonly field: Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>;
}

/** Incidents around the day of the claim. Reading them writes to the access log. */
function IncidentField({ communityId, occurredOn, linked, field }: IncidentFieldProps) {
  const isReady = isDay(occurredOn);
  const { data } = useIncidentsQuery(
    {
      communityId,
      from: isReady ? addDays(occurredOn, -INCIDENT_DAYS) : '',
      to: isReady ? addDays(occurredOn, INCIDENT_DAYS) : '',
    },
    { skip: !isReady },
  );
  const incidents = data?.incidents ?? [];
  return (
    <SelectField
      label="Incident"
      hint="Incidents up to a week before or after."
      options={[
        ['', 'None'],
        ...(linked === null || incidents.some(({ id }) => id === linked)
          ? []
          : [[linked, 'Linked incident'] as const]),
        ...incidents.map(
          ({ id, type, at, place }) =>
            [
              id,
              `${labelOf(INCIDENT_TYPES, type)}, ${formatZonedTime(at, data?.time_zone ?? 'UTC')}, ${place}`,
            ] as const,
        ),
      ]}
      {...field}
    />
  );
}

const movementForm = z.object({
  kind: z.string(),
  day: day(),
  amount: signedCents(),
  note: line(300),
});

/** Adds a dated change of reserve, a payment, a recovery, or a change of status. */
export function MovementDialog({
  claim,
  today,
  onClose,
}: {
  readonly claim: Claim;
  readonly today: string;
  readonly onClose: () => void;
}) {
  const [add] = useAddMovementMutation();
  const form = useSaveForm({
    schema: movementForm,
    defaultValues: { kind: 'reserve', day: today, amount: '', note: '' },
    save: ({ kind, day: on, amount, note }, id) =>
      add({
        id,
        parentId: claim.id,
        values: {
          kind,
          day: on,
          amount_cents: ['closed', 'reopened'].includes(kind) ? 0 : amount,
          note,
        },
      }),
    onSaved: onClose,
  });
  const isMoney = !['closed', 'reopened'].includes(form.values.kind);
  return (
    <SaveDialog
      form={form}
      title="Add movement"
      action="Add movement"
      failure="Not added"
      onCancel={onClose}
    >
      <SelectField
        label="Kind"
        options={toOptions(
          MOVEMENT_KINDS.filter(
            ({ value }) =>
              value !== 'opened' && value !== (claim.status === 'open' ? 'reopened' : 'closed'),
          ),
        )}
        {...form.field('kind')}
      />
      <DateField
        label="Day"
        hint="From the last movement until today. Movements never change."
        {...form.field('day')}
      />
      {isMoney && (
        <DecimalField
          label="Amount"
          hint={
            form.values.kind === 'reserve'
              ? 'The change of the reserve; negative to release.'
              : 'Negative to reverse.'
          }
          {...form.field('amount')}
        />
      )}
      <TextField label="Note" isOptional {...form.field('note')} />
    </SaveDialog>
  );
}

const runForm = z.object({ community: z.string(), policy: z.string(), valuedOn: day() });

/** Saves a loss run by policy period, valued at the end of a day. */
export function LossRunDialog({ insurance, community, onClose }: DialogProps) {
  const [draw] = useLossRunMutation();
  const form = useSaveForm({
    schema: runForm,
    defaultValues: {
      community: community || (insurance.communities[0]?.id ?? ''),
      policy: '',
      valuedOn: insurance.communities[0]?.today ?? '',
    },
    save: async ({ community: communityId, policy, valuedOn }) => {
      const result = await draw({ communityId, valuedOn, policyId: policy || null });
      if (result.data !== undefined) {
        const name = insurance.communities.find(({ id }) => id === communityId)?.name ?? '';
        savePdf(`Loss run ${name} ${valuedOn}`, result.data);
        announce('Saved as PDF');
      }
      return result;
    },
    onSaved: onClose,
  });
  const policies = insurance.policies.filter(({ community_ids }) =>
    community_ids.includes(form.values.community),
  );
  return (
    <SaveDialog
      form={form}
      title="Loss run"
      action="Save PDF"
      failure="Not created"
      onCancel={onClose}
    >
      <SelectField
        label="Community"
        options={insurance.communities.map(({ id, name }) => [id, name] as const)}
        {...form.field('community')}
      />
      <SelectField
        label="Policy period"
        options={[
          ['', 'All policies'],
          ...policies.map(
            ({ id, line: insured, number, effective_on }) =>
              [id, `${labelOf(INSURANCE_LINES, insured)} ${number}, from ${effective_on}`] as const,
          ),
        ]}
        {...form.field('policy')}
      />
      <DateField label="Valued at the end of" {...form.field('valuedOn')} />
    </SaveDialog>
  );
}
