import { CONTACT_KINDS, HAZARDS } from '#shared/operator/emergency.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line, requiredLine } from '../../../ui/form/textSchemas.ts';
import { useSaveContactMutation, useSavePlanMutation } from './emergencyApi.ts';
import type { EmergencyContact, EmergencyPlan } from './emergencyShapes.ts';
import { formatSites, formatSteps, parseSites, parseSteps } from './planText.ts';

const planForm = z.object({
  hazard: z.string(),
  steps: checkedText(
    (typed) => parseSteps(typed) !== null,
    'Write one step per line, such as "Close the doors | Caregiver".',
  ),
  meetingPoint: line(200),
  sites: checkedText(
    (typed) => parseSites(typed) !== null,
    'Write one site per line: name | address | phone.',
  ),
  reviewMonths: checkedText(
    (typed) => /^[1-9]\d?$/.test(typed) && Number(typed) <= 36,
    'Enter 1 to 36.',
  ),
});

interface PlanDialogProps {
  readonly communityId: string;
  readonly plan: EmergencyPlan | null;
  readonly taken: readonly string[];
  readonly onClose: () => void;
}

/** Adds or changes the plan for a hazard. */
export function PlanDialog({ communityId, plan, taken, onClose }: PlanDialogProps) {
  const [save] = useSavePlanMutation();
  const open = HAZARDS.filter(({ value }) => !taken.includes(value));
  const form = useSaveForm({
    schema: planForm,
    defaultValues: {
      hazard: plan?.hazard ?? open[0]?.value ?? 'fire',
      steps: formatSteps(plan?.steps ?? []),
      meetingPoint: plan?.meeting_point ?? '',
      sites: formatSites(plan?.sites ?? []),
      reviewMonths: String(plan?.review_months ?? 12),
    },
    save: ({ hazard, steps, meetingPoint, sites, reviewMonths }, id) =>
      save({
        id: plan?.id ?? id,
        communityId,
        version: plan?.version ?? 0,
        values: {
          hazard,
          steps: parseSteps(steps) ?? [],
          meeting_point: meetingPoint,
          sites: parseSites(sites) ?? [],
          review_months: Number(reviewMonths),
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={plan === null ? 'Add plan' : `Edit plan: ${labelOf(HAZARDS, plan.hazard)}`}
      action={plan === null ? 'Add plan' : 'Save'}
      onCancel={onClose}
    >
      {plan === null && (
        <SelectField label="Hazard" options={toOptions(open)} {...form.field('hazard')} />
      )}
      <TextAreaField
        label="Steps"
        rows={8}
        hint="One per line, in order. Add who does it: Close the doors | Caregiver"
        {...form.field('steps')}
      />
      <TextField label="Meeting point" isOptional {...form.field('meetingPoint')} />
      <TextAreaField
        label="Evacuation sites"
        rows={3}
        isOptional
        hint="One per line: name | address | phone"
        {...form.field('sites')}
      />
      <WholeNumberField label="Review every (months)" {...form.field('reviewMonths')} />
    </SaveDialog>
  );
}

const contactForm = z.object({
  kind: z.string(),
  name: requiredLine(120, 'Enter a name.'),
  phone: checkedText((typed) => /^[0-9+(). x/-]{3,40}$/.test(typed), 'Enter a phone number.'),
  note: line(200),
});

interface ContactDialogProps {
  readonly communityId: string;
  readonly contact: EmergencyContact | null;
  readonly onClose: () => void;
}

/** Adds or changes someone to call. */
export function ContactDialog({ communityId, contact, onClose }: ContactDialogProps) {
  const [save] = useSaveContactMutation();
  const form = useSaveForm({
    schema: contactForm,
    defaultValues: {
      kind: contact?.kind ?? 'fire',
      name: contact?.name ?? '',
      phone: contact?.phone ?? '',
      note: contact?.note ?? '',
    },
    save: (values, id) =>
      save({ id: contact?.id ?? id, communityId, version: contact?.version ?? 0, values }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={contact === null ? 'Add contact' : 'Edit contact'}
      action={contact === null ? 'Add contact' : 'Save'}
      onCancel={onClose}
    >
      <SelectField label="Kind" options={toOptions(CONTACT_KINDS)} {...form.field('kind')} />
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Phone" inputMode="tel" {...form.field('phone')} />
      <TextField label="Note" isOptional {...form.field('note')} />
    </SaveDialog>
  );
}
