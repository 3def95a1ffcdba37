import { COMMUNITY_RATES } from '#shared/operator/billing.ts';
import { parseCents, toDollarText } from '#shared/operator/purchasing.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import {
  numberText,
  parsedText,
  requiredLine,
  requiredText,
} from '../../../ui/form/textSchemas.ts';
import {
  useRaiseRoomRatesMutation,
  useSaveBillingSettingsMutation,
  useSaveChargeItemMutation,
  useSaveCommunityRateMutation,
} from './billingApi.ts';
import type { Billing, ChargeItem } from './billingShapes.ts';

const cents = parsedText(parseCents, 'Enter an amount.');

const raise = z.object({
  percent: numberText(0.01, 25, 'Enter a percentage above 0, up to 25.'),
  from: requiredText('Choose a day.'),
});

interface RaiseRatesDialogProps {
  readonly communityId: string;
  readonly noticeDays: number;
  readonly residentIds: readonly string[];
  readonly onClose: () => void;
}

/** Raises the room rate of everyone who lives there. */
export function RaiseRatesDialog({
  communityId,
  noticeDays,
  residentIds,
  onClose,
}: RaiseRatesDialogProps) {
  const [save] = useRaiseRoomRatesMutation();
  const form = useSaveForm({
    schema: raise,
    defaultValues: { percent: '', from: '' },
    save: ({ percent, from }, id) => save({ id, communityId, percent, day: from, residentIds }),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title="Raise room rates" action="Raise rates" onCancel={onClose}>
      <p>
        For {residentIds.length} residents, rounded to whole dollars. Each account has its notice
        letter.
      </p>
      <DecimalField label="Increase (%)" {...form.field('percent')} />
      <DateField
        label="Effective"
        hint={`At least ${noticeDays} days from today.`}
        {...form.field('from')}
      />
    </SaveDialog>
  );
}

const rate = z.object({
  kind: z.string(),
  level: numberText(1, 10, 'Enter a level from 1 to 10.'),
  cents,
  from: requiredText('Choose a day.'),
});

interface CommunityDialogProps {
  readonly communityId: string;
  readonly billing: Billing;
  readonly onClose: () => void;
}

/** A rate of the community from a day on. */
export function RateDialog({ communityId, billing, onClose }: CommunityDialogProps) {
  const [save] = useSaveCommunityRateMutation();
  const form = useSaveForm({
    schema: rate,
    defaultValues: { kind: 'care_level', level: '1', cents: '', from: billing.today },
    save: (values) =>
      save({
        communityId,
        kind: values.kind,
        level: values.level,
        cents: values.cents,
        day: values.from,
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title="Set rate" action="Save rate" onCancel={onClose}>
      <SelectField
        label="Rate"
        options={COMMUNITY_RATES.map(({ value, label }) => [value, label] as const)}
        {...form.field('kind')}
      />
      {form.values.kind === 'care_level' && (
        <WholeNumberField label="Level" {...form.field('level')} />
      )}
      <DecimalField label="Amount ($)" {...form.field('cents')} />
      <DateField
        label="Effective"
        hint="The first day of a period that isn't billed yet."
        {...form.field('from')}
      />
    </SaveDialog>
  );
}

const item = z.object({
  name: requiredLine(120, 'Enter a name.'),
  repeats: z.string(),
  cents,
});

interface ItemDialogProps {
  readonly communityId: string;
  readonly item?: ChargeItem;
  readonly onClose: () => void;
}

/** An item of the catalog. */
export function ItemDialog({ communityId, item: current, onClose }: ItemDialogProps) {
  const [save] = useSaveChargeItemMutation();
  const form = useSaveForm({
    schema: item,
    defaultValues: {
      name: current?.name ?? '',
      repeats: current?.repeats ?? 'monthly',
      cents: current === undefined ? '' : toDollarText(current.unit_cents),
    },
    save: ({ name, repeats, cents: unit_cents }, id) =>
      save({
        id: current?.id ?? id,
        communityId,
        version: current?.version ?? 0,
        values: { name, repeats, unit_cents },
      }),
    onSaved: onClose,
  });
  const title = current === undefined ? 'Add item' : 'Edit item';
  return (
    <SaveDialog
      form={form}
      title={title}
      action={current === undefined ? 'Add item' : 'Save item'}
      onCancel={onClose}
    >
      <TextField label="Name" {...form.field('name')} />
      <SelectField
        label="Charged"
        options={[
          ['monthly', 'Monthly'],
          ['once', 'Once'],
        ]}
        {...form.field('repeats')}
      />
      <DecimalField label="Amount ($)" {...form.field('cents')} />
    </SaveDialog>
  );
}

const settings = z.object({
  due: numberText(1, 28, 'Enter a day from 1 to 28.'),
  notice: numberText(0, 365, 'Enter days from 0 to 365.'),
  late: cents,
  grace: numberText(0, 90, 'Enter days from 0 to 90.'),
  nsf: cents,
});

/** Due day, notice period, and fees. */
export function SettingsDialog({ communityId, billing, onClose }: CommunityDialogProps) {
  const [save] = useSaveBillingSettingsMutation();
  const current = billing.settings;
  const form = useSaveForm({
    schema: settings,
    defaultValues: {
      due: String(current.due_day),
      notice: String(current.rate_notice_days),
      late: toDollarText(current.late_fee_cents),
      grace: String(current.late_fee_grace_days),
      nsf: toDollarText(current.nsf_fee_cents),
    },
    save: (values) =>
      save({
        communityId,
        version: current.version,
        values: {
          due_day: Math.round(values.due),
          rate_notice_days: Math.round(values.notice),
          late_fee_cents: values.late,
          late_fee_grace_days: Math.round(values.grace),
          nsf_fee_cents: values.nsf,
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title="Billing settings" action="Save settings" onCancel={onClose}>
      <WholeNumberField label="Due on day of the month" {...form.field('due')} />
      <WholeNumberField label="Notice of rate increases (days)" {...form.field('notice')} />
      <DecimalField label="Late fee ($)" hint="Enter 0 for no fee." {...form.field('late')} />
      <WholeNumberField label="Days after the due date" {...form.field('grace')} />
      <DecimalField label="Returned payment fee ($)" {...form.field('nsf')} />
    </SaveDialog>
  );
}
