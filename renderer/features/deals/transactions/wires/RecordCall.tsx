import { parseFee } from '#shared/deals/transactions/fees.ts';
import {
  isAccountNumber,
  isPhoneNumber,
  isRoutingNumber,
} from '#shared/deals/transactions/wires.ts';
import { useSaveForm } from '../../../../data/form/useSaveForm.ts';
import { MoneyField } from '../../../../ui/form/MoneyInput.tsx';
import { z } from '../../../../ui/form/schema.ts';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { WholeNumberField } from '../../../../ui/form/TypedFields.tsx';
import { checkedText, parsedText, requiredText } from '../../../../ui/form/textSchemas.ts';
import { WireForm } from './WireForm.tsx';
import { useNoteWireCallMutation, type Wire } from './wiresApi.ts';

const callSchema = (hasAmount: boolean) =>
  z.object({
    spokeWith: requiredText('Enter who you spoke with.', 2),
    phone: checkedText(isPhoneNumber, 'Enter a phone number such as +1 216 555 0130.'),
    beneficiary: requiredText('Enter who is paid.', 2),
    bank: requiredText('Enter the bank.', 2),
    routing: checkedText(isRoutingNumber, 'Enter nine digits.'),
    account: checkedText(isAccountNumber, 'Enter 4 to 17 digits.'),
    amount: parsedText<number | null>(
      (typed) => (hasAmount ? (parseFee(typed)?.amount ?? undefined) : null),
      'Enter an amount such as “250,000”.',
    ),
  });

interface NoteCallProps {
  readonly wire: Wire;
  readonly onClose: () => void;
}

/** Logs a call to a known number. Every field is entered as heard, and the server compares them. */
export function RecordCall({ wire, onClose }: NoteCallProps) {
  const [note] = useNoteWireCallMutation();
  const form = useSaveForm({
    schema: callSchema(wire.amount !== null),
    defaultValues: {
      spokeWith: '',
      phone: '',
      beneficiary: '',
      bank: '',
      routing: '',
      account: '',
      amount: '',
    },
    save: (call, id) => note({ id, wire, ...call }),
    onSaved: onClose,
  });
  return (
    <WireForm form={form} label="Call back" action="Save call" onCancel={onClose}>
      <TextField label="Spoke with" maxLength={160} {...form.field('spokeWith')} />
      <TextField
        label="Number called"
        type="tel"
        maxLength={40}
        hint="Use a number you already had, never one from an email about these instructions."
        {...form.field('phone')}
      />
      <TextField
        label="Beneficiary read back by phone"
        autoComplete="off"
        maxLength={160}
        {...form.field('beneficiary')}
      />
      <TextField
        label="Bank read back by phone"
        autoComplete="off"
        maxLength={160}
        {...form.field('bank')}
      />
      <WholeNumberField
        label="Routing number read back by phone"
        autoComplete="off"
        maxLength={20}
        {...form.field('routing')}
      />
      <WholeNumberField
        label="Account number read back by phone"
        autoComplete="off"
        maxLength={40}
        hint="Every field is compared with the instructions. If any differs, no one can send."
        {...form.field('account')}
      />
      {wire.amount !== null && (
        <MoneyField label="Amount read back by phone" maxLength={20} {...form.field('amount')} />
      )}
    </WireForm>
  );
}
