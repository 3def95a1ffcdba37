import { formatCents } from '#shared/format/money.ts';
import { parseCents, toDollarText } from '#shared/operator/purchasing.ts';
import { TRUST_METHODS } from '#shared/operator/trust.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line, parsedText, requiredLine } from '../../../ui/form/textSchemas.ts';
import {
  useAddTrustMovementMutation,
  usePostInterestMutation,
  useSaveTrustSettingsMutation,
} from './trustApi.ts';
import type { Trust, TrustAccount } from './trustShapes.ts';

const day = () => checkedText((typed) => /^\d{4}-\d{2}-\d{2}$/.test(typed), 'Enter a date.');
const cents = () =>
  parsedText((typed) => {
    const value = parseCents(typed);
    return value !== undefined && value > 0 ? value : undefined;
  }, 'Enter an amount above zero.');

interface DialogProps {
  readonly communityId: string;
  readonly trust: Trust;
  readonly onClose: () => void;
}

const movementForm = z
  .object({
    resident: z.string().check(z.minLength(1, 'Choose a resident.')),
    kind: z.string(),
    amount: z.string(),
    on: day(),
    method: z.string(),
    purpose: requiredLine(200, 'Enter what it is for.').check(
      z.minLength(3, 'Use at least 3 characters.'),
    ),
    receipt: line(120),
  })
  .check(
    z.refine(({ kind, receipt }) => kind === 'deposit' || receipt !== '', {
      path: ['receipt'],
      message: 'Enter who received the money, or the receipt number.',
    }),
    z.refine(({ kind, amount }) => kind === 'close' || (parseCents(amount) ?? 0) > 0, {
      path: ['amount'],
      message: 'Enter an amount above zero.',
    }),
  );

/** Records a deposit, a withdrawal, or the final payment after a resident left. */
export function MovementDialog({
  communityId,
  trust,
  account,
  onClose,
}: DialogProps & { readonly account?: TrustAccount }) {
  const [add] = useAddTrustMovementMutation();
  const form = useSaveForm({
    schema: movementForm,
    defaultValues: {
      resident: account?.resident_id ?? '',
      kind: 'deposit',
      amount: '',
      on: trust.today,
      method: 'check',
      purpose: '',
      receipt: '',
    },
    save: (values, id) =>
      add({
        id,
        communityId,
        values: {
          resident_id: values.resident,
          kind: values.kind,
          cents: parseCents(values.amount) ?? 0,
          day: values.on,
          method: values.method,
          purpose: values.purpose,
          receipt: values.receipt,
        },
      }),
    onSaved: onClose,
  });
  const chosen = trust.accounts.find(({ resident_id }) => resident_id === form.values.resident);
  const hasLeft = chosen !== undefined && ['discharged', 'deceased'].includes(chosen.status);
  const isDeposit = form.values.kind === 'deposit';
  return (
    <SaveDialog
      form={form}
      title="Record movement"
      action="Record movement"
      failure="Not recorded"
      onCancel={onClose}
    >
      {account === undefined && (
        <SelectField
          label="Resident"
          options={[
            ['', 'Choose'],
            ...trust.accounts.map(({ resident_id, name }) => [resident_id, name] as const),
          ]}
          {...form.field('resident')}
        />
      )}
      <SelectField
        label="Movement"
        hint={chosen === undefined ? undefined : `Balance ${formatCents(chosen.balance_cents)}.`}
        options={[
          ['deposit', 'Deposit'],
          ['withdrawal', 'Withdrawal'],
          ...(hasLeft ? [['close', 'Final payment'] as const] : []),
        ]}
        {...form.field('kind')}
      />
      {form.values.kind !== 'close' && (
        <DecimalField
          label="Amount"
          hint={
            isDeposit
              ? undefined
              : `Above ${formatCents(trust.settings.two_person_cents)} a second person approves.`
          }
          {...form.field('amount')}
        />
      )}
      <DateField label="Day" {...form.field('on')} />
      <SelectField label="Method" options={toOptions(TRUST_METHODS)} {...form.field('method')} />
      <TextField label="Purpose" {...form.field('purpose')} />
      <TextField
        label="Receipt"
        hint="Who received the money, or the receipt number."
        isOptional={isDeposit}
        {...form.field('receipt')}
      />
    </SaveDialog>
  );
}

const interestForm = z.object({ amount: cents(), on: day() });

/** Credits the bank’s interest to all accounts by balance. */
export function InterestDialog({ communityId, trust, onClose }: DialogProps) {
  const [post] = usePostInterestMutation();
  const form = useSaveForm({
    schema: interestForm,
    defaultValues: { amount: '', on: trust.today },
    save: ({ amount, on }, id) => post({ id, communityId, day: on, cents: amount }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Post interest"
      action="Post interest"
      failure="Not posted"
      onCancel={onClose}
    >
      <DecimalField
        label="Interest from the bank"
        hint="Divided by the balance of each account, to the cent."
        {...form.field('amount')}
      />
      <DateField label="Day" {...form.field('on')} />
    </SaveDialog>
  );
}

const limit = () => parsedText((typed) => parseCents(typed), 'Enter an amount.');
const settingsForm = z.object({
  limit: limit(),
  bond: limit(),
  carrier: line(120),
  number: line(60),
  expiresOn: checkedText(
    (typed) => typed === '' || /^\d{4}-\d{2}-\d{2}$/.test(typed),
    'Enter a date.',
  ),
});

/** Limit of the two-person rule, and the surety bond. */
export function SettingsDialog({ communityId, trust, onClose }: DialogProps) {
  const [save] = useSaveTrustSettingsMutation();
  const { settings } = trust;
  const form = useSaveForm({
    schema: settingsForm,
    defaultValues: {
      limit: toDollarText(settings.two_person_cents),
      bond: toDollarText(settings.bond_cents),
      carrier: settings.bond_carrier ?? '',
      number: settings.bond_number ?? '',
      expiresOn: settings.bond_expires_on ?? '',
    },
    save: (values) =>
      save({
        communityId,
        version: settings.version,
        values: {
          two_person_cents: values.limit,
          bond_cents: values.bond,
          bond_carrier: values.carrier,
          bond_number: values.number,
          bond_expires_on: values.expiresOn || null,
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Edit limit and bond"
      action="Save limit and bond"
      onCancel={onClose}
    >
      <DecimalField
        label="Second person above"
        hint="Withdrawals above this amount need a second person's approval."
        {...form.field('limit')}
      />
      <DecimalField label="Surety bond" {...form.field('bond')} />
      <TextField label="Bond carrier" isOptional {...form.field('carrier')} />
      <TextField label="Bond number" isOptional {...form.field('number')} />
      <DateField label="Bond expires" isOptional {...form.field('expiresOn')} />
    </SaveDialog>
  );
}
