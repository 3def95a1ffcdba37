import { parseFee } from '#shared/deals/transactions/fees.ts';
import {
  isAccountNumber,
  isRoutingNumber,
  WIRE_PURPOSES,
} from '#shared/deals/transactions/wires.ts';
import { useSaveForm } from '../../../../data/form/useSaveForm.ts';
import { MoneyField } from '../../../../ui/form/MoneyInput.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { z } from '../../../../ui/form/schema.ts';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { WholeNumberField } from '../../../../ui/form/TypedFields.tsx';
import { checkedText, parsedText, requiredText } from '../../../../ui/form/textSchemas.ts';
import { WireForm } from './WireForm.tsx';
import { useEnterWireMutation } from './wiresApi.ts';

const PURPOSES = WIRE_PURPOSES.map(({ value, label }) => [value, label] as const);

const wireSchema = z.object({
  purpose: z.string(),
  beneficiary: requiredText('Enter who is paid.', 2),
  bank: requiredText('Enter the bank.', 2),
  routing: checkedText(
    isRoutingNumber,
    "Enter a valid nine-digit routing number. Compare it with the bank's instructions.",
  ),
  account: checkedText(isAccountNumber, 'Enter 4 to 17 digits.'),
  amount: parsedText<number | null>((typed) => {
    if (typed.trim() === '') return null;
    return parseFee(typed)?.amount || undefined;
  }, 'Enter an amount such as “250,000”.'),
});

interface EnterWireProps {
  readonly transactionId: string;
  readonly onClose: () => void;
}

/** Enters wire instructions for a closing; replaces earlier ones and notifies all parties. */
export function EnterWire({ transactionId, onClose }: EnterWireProps) {
  const [enter] = useEnterWireMutation();
  const form = useSaveForm({
    schema: wireSchema,
    defaultValues: {
      purpose: 'funds',
      beneficiary: '',
      bank: '',
      routing: '',
      account: '',
      amount: '',
    },
    save: (wire, id) => enter({ id, transactionId, ...wire }),
    onSaved: onClose,
  });
  return (
    <WireForm form={form} label="Wire instructions" action="Save instructions" onCancel={onClose}>
      <SelectField label="For" options={PURPOSES} {...form.field('purpose')} />
      <TextField label="Beneficiary" maxLength={160} {...form.field('beneficiary')} />
      <TextField label="Bank" maxLength={160} {...form.field('bank')} />
      <WholeNumberField
        label="Routing number"
        autoComplete="off"
        maxLength={20}
        {...form.field('routing')}
      />
      <WholeNumberField
        label="Account number"
        autoComplete="off"
        maxLength={40}
        {...form.field('account')}
      />
      <MoneyField
        label="Amount"
        isOptional
        maxLength={20}
        hint="Every party gets an email without the numbers. Someone else must call back before money is sent."
        {...form.field('amount')}
      />
    </WireForm>
  );
}
