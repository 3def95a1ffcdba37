import { PRORATION_RULES } from '#shared/operator/billing.ts';
import { parseCents, toDollarText } from '#shared/operator/purchasing.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import {
  line,
  numberText,
  parsedText,
  requiredLine,
  requiredText,
} from '../../../ui/form/textSchemas.ts';
import {
  useAddResidentChargeMutation,
  useBillingQuery,
  useEndResidentChargeMutation,
  useSaveResidentRateMutation,
} from './billingApi.ts';
import type { Account } from './billingShapes.ts';

interface AccountDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
}

const charge = z.object({
  item: z.string(),
  kind: z.string(),
  description: requiredLine(120, 'Enter a description.'),
  repeats: z.string(),
  quantity: numberText(1, 1000, 'Enter a quantity from 1 to 1,000.'),
  cents: parsedText((typed) => parseCents(typed) || undefined, 'Enter an amount above zero.'),
  from: requiredText('Choose a day.'),
  until: z.string(),
});

/** An extra or a concession, from the catalog or typed. */
export function ChargeDialog({ account, onClose }: AccountDialogProps) {
  const [add] = useAddResidentChargeMutation();
  const { data } = useBillingQuery(account.community_id);
  const items = data?.items ?? [];
  const form = useSaveForm({
    schema: charge,
    defaultValues: {
      item: '',
      kind: 'extra',
      description: '',
      repeats: 'monthly',
      quantity: '1',
      cents: '',
      from: account.today,
      until: '',
    },
    save: ({ item, kind, description, repeats, quantity, cents, from, until }, id) =>
      add({
        id,
        residentId: account.id,
        values: {
          item_id: item === '' ? null : item,
          kind,
          description,
          repeats,
          quantity,
          unit_cents: cents,
          starts_on: from,
          ends_on: until === '' || repeats === 'once' ? null : until,
        },
      }),
    onSaved: onClose,
  });
  const item = form.register('item');
  const choose = (id: string) => {
    const found = items.find((one) => one.id === id);
    if (found === undefined) return;
    form.setValue('description', found.name);
    form.setValue('repeats', found.repeats);
    form.setValue('cents', toDollarText(found.unit_cents));
  };
  return (
    <SaveDialog
      form={form}
      title="Add charge"
      action="Add charge"
      failure="Not added"
      onCancel={onClose}
    >
      {items.length > 0 && (
        <SelectField
          label="Catalog item"
          isOptional
          options={[['', 'None'], ...items.map(({ id, name }) => [id, name] as const)]}
          {...item}
          onChange={(event) => {
            void item.onChange(event);
            choose(event.target.value);
          }}
        />
      )}
      <SelectField
        label="Type"
        options={[
          ['extra', 'Extra'],
          ['concession', 'Concession'],
        ]}
        {...form.field('kind')}
      />
      <TextField label="Description" {...form.field('description')} />
      <SelectField
        label="Charged"
        options={[
          ['monthly', 'Monthly'],
          ['once', 'Once'],
        ]}
        {...form.field('repeats')}
      />
      <WholeNumberField label="Quantity" {...form.field('quantity')} />
      <DecimalField label="Amount each ($)" {...form.field('cents')} />
      <DateField label="From" {...form.field('from')} />
      <DateField
        label="Until"
        hint="For monthly charges and concessions."
        isOptional
        {...form.field('until')}
      />
    </SaveDialog>
  );
}

const ending = z.object({
  until: z.string(),
  reason: line(300),
});

interface EndChargeDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Ends a monthly charge, or voids it. */
export function EndChargeDialog({ id, onClose }: EndChargeDialogProps) {
  const [end] = useEndResidentChargeMutation();
  const form = useSaveForm({
    schema: ending,
    defaultValues: { until: '', reason: '' },
    save: ({ until, reason }) => end({ id, reason, until: until === '' ? null : until }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="End charge"
      action="End charge"
      failure="Not ended"
      onCancel={onClose}
    >
      <DateField
        label="Last day"
        hint="Leave empty to void and credit the whole charge."
        isOptional
        {...form.field('until')}
      />
      <TextField label="Reason" hint="Required to void the charge." {...form.field('reason')} />
    </SaveDialog>
  );
}

const optionalCents = parsedText(
  (typed) => (typed.trim() === '' ? null : parseCents(typed)),
  'Enter an amount.',
);
const agreement = z.object({
  room: optionalCents,
  second: optionalCents,
  respite: optionalCents,
  proration: z.string(),
  leave: numberText(0, 100, 'Enter a percentage from 0 to 100.'),
  careOnLeave: z.boolean(),
  paysHold: z.boolean(),
  from: requiredText('Choose a day.'),
  reason: line(300),
});

const toText = (cents: number | null | undefined) =>
  cents === null || cents === undefined ? '' : toDollarText(cents);

/** What the agreement says from a day on. */
export function AgreementDialog({ account, onClose }: AccountDialogProps) {
  const [save] = useSaveResidentRateMutation();
  const current = account.agreements[0];
  const form = useSaveForm({
    schema: agreement,
    defaultValues: {
      room: toText(current?.room_cents),
      second: toText(current?.second_occupant_cents),
      respite: toText(current?.respite_daily_cents),
      proration: current?.proration ?? 'actual_days',
      leave: String(current?.leave_percent ?? 100),
      careOnLeave: current?.charges_care_on_leave ?? false,
      paysHold: current?.pays_hold ?? false,
      from: '',
      reason: '',
    },
    save: (values, id) =>
      save({
        id,
        residentId: account.id,
        values: {
          unit_id: account.unit_id,
          room_cents: values.room,
          second_occupant_cents: values.second,
          respite_daily_cents: values.respite,
          proration: values.proration,
          leave_percent: Math.round(values.leave),
          charges_care_on_leave: values.careOnLeave,
          pays_hold: values.paysHold,
          effective_on: values.from,
          reason: values.reason,
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title="Change rate" action="Save rate" onCancel={onClose}>
      <DecimalField
        label="Room, per month ($)"
        hint="Leave empty to use the unit's market rate."
        isOptional
        {...form.field('room')}
      />
      <DecimalField label="Second occupant, per month ($)" isOptional {...form.field('second')} />
      <DecimalField label="Respite stay, per day ($)" isOptional {...form.field('respite')} />
      <SelectField
        label="Partial months"
        options={PRORATION_RULES.map(({ value, label }) => [value, label] as const)}
        {...form.field('proration')}
      />
      <WholeNumberField label="Room rate during a leave (%)" {...form.field('leave')} />
      <Checkbox {...form.register('careOnLeave')}>Charge care during a leave</Checkbox>
      <Checkbox {...form.register('paysHold')}>
        Resident pays to hold the unit after the payor stops
      </Checkbox>
      <DateField
        label="Effective"
        hint="An increase has to allow for the notice period."
        {...form.field('from')}
      />
      <TextField
        label="Reason"
        hint="Required for a past date."
        isOptional
        {...form.field('reason')}
      />
    </SaveDialog>
  );
}
