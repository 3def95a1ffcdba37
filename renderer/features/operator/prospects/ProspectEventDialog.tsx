import { toInstant, toLocalTime } from '#shared/format/zonedTime.ts';
import {
  LOST_REASONS,
  PROSPECT_EVENTS,
  type ProspectEventType,
} from '#shared/operator/prospects.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateTimeField, DecimalField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line } from '../../../ui/form/textSchemas.ts';
import type { BoardUnit } from '../census.ts';
import { useRecordProspectEventMutation } from './prospectsApi.ts';

interface ProspectEventDialogProps {
  readonly prospectId: string;
  readonly zone: string;
  readonly units: readonly BoardUnit[];
  readonly types: readonly ProspectEventType[];
  readonly onClose: () => void;
}

const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/;
const hasAmount = (type: string) => type === 'deposit' || type === 'deposit_returned';

const prospectEvent = z
  .object({
    type: z.string(),
    at: checkedText((typed) => !Number.isNaN(Date.parse(typed)), 'Enter a date and time.'),
    amount: z.string(),
    unitId: z.string(),
    reason: z.string(),
    note: line(300),
  })
  .check(
    z.refine(
      ({ type, amount }) =>
        !hasAmount(type) ||
        (AMOUNT.test(amount.trim()) && Number(amount) > 0 && Number(amount) <= 1_000_000),
      { path: ['amount'], message: 'Enter an amount up to 1,000,000.' },
    ),
  );

/** Records what happened with a prospect. */
export function ProspectEventDialog(props: ProspectEventDialogProps) {
  const { prospectId, zone, units, types, onClose } = props;
  const [record] = useRecordProspectEventMutation();
  const form = useSaveForm({
    schema: prospectEvent,
    defaultValues: {
      type: (types[0] ?? 'tour') as string,
      at: toLocalTime(Date.now(), zone),
      amount: '',
      unitId: '',
      reason: 'no_reply',
      note: '',
    },
    save: ({ type, at, amount, unitId, reason, note }, id) =>
      record({
        id,
        prospectId,
        type,
        at: toInstant(at, zone),
        amount: hasAmount(type) ? Number(amount) : null,
        unitId: (type === 'deposit' || type === 'offer_declined') && unitId !== '' ? unitId : null,
        reason: type === 'lost' ? reason : null,
        note: note === '' ? null : note,
      }),
    onSaved: onClose,
  });
  const { type } = form.values;
  const offered = units.filter(({ status }) => status === 'ready' || status === 'turning');
  return (
    <SaveDialog
      form={form}
      title="Record event"
      action="Record event"
      failure="Not recorded"
      onCancel={onClose}
    >
      <SelectField
        label="Event"
        options={PROSPECT_EVENTS.filter(({ value }) => types.includes(value)).map(
          ({ value, label }) => [value, label] as const,
        )}
        {...form.field('type')}
      />
      <DateTimeField
        label="Date and time"
        hint="In the community's time zone."
        {...form.field('at')}
      />
      {hasAmount(type) && <DecimalField label="Amount" {...form.field('amount')} />}
      {(type === 'deposit' || type === 'offer_declined') && (
        <SelectField
          label={type === 'deposit' ? 'Reserve unit' : 'Declined unit'}
          options={[
            ['', 'None'],
            ...offered.map(({ id, name, floor }) => [id, `${name}, ${floor}`] as const),
          ]}
          {...form.field('unitId')}
        />
      )}
      {type === 'lost' && (
        <SelectField
          label="Reason"
          options={LOST_REASONS.map(({ value, label }) => [value, label] as const)}
          {...form.field('reason')}
        />
      )}
      <TextField label="Note" isOptional {...form.field('note')} />
    </SaveDialog>
  );
}
