import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { MoneyField } from '../../../ui/form/MoneyInput.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { line, plainText } from '../../../ui/form/textSchemas.ts';
import { dollarsIn, optionalDollars, requiredDay } from './rfpForm.ts';
import { useProposeRfpChangeMutation } from './rfpsApi.ts';

const schema = z.object({
  title: line(120).check(z.minLength(2, 'Enter a title.')),
  details: plainText(4000).check(z.minLength(3, 'Describe the change.')),
  amount: optionalDollars,
  isCredit: z.boolean(),
  dueOn: requiredDay('Enter a date.'),
});

interface ChangeDialogProps {
  readonly rfp: string;
  readonly onClose: () => void;
}

/** Proposes a change of scope, price, or time, which the other side decides. */
export function ChangeDialog({ rfp, onClose }: ChangeDialogProps) {
  const [propose] = useProposeRfpChangeMutation();
  const form = useSaveForm({
    schema,
    defaultValues: { title: '', details: '', amount: '', isCredit: false, dueOn: '' },
    save: ({ amount, ...change }, id) =>
      propose({ ...change, rfp, id, amount: dollarsIn(amount) ?? 0 }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Propose change order"
      action="Propose change order"
      failure="Not sent"
      onCancel={onClose}
    >
      <TextField label="Title" maxLength={120} {...form.field('title')} />
      <TextAreaField label="Change and reason" rows={5} {...form.field('details')} />
      <MoneyField
        label="Amount ($)"
        isOptional
        hint="Leave it empty if the price stays the same."
        {...form.field('amount')}
      />
      <Checkbox {...form.register('isCredit')}>Reduces the price</Checkbox>
      <DateField label="Due" {...form.field('dueOn')} />
    </SaveDialog>
  );
}
