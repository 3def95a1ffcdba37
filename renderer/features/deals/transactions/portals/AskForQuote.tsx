import { QUOTE_KINDS } from '#shared/deals/transactions/quotes.ts';
import { SaveForm } from '../../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { z } from '../../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../../ui/form/TextField.tsx';
import { DateField } from '../../../../ui/form/TypedFields.tsx';
import { email, optionalText, requiredText } from '../../../../ui/form/textSchemas.ts';
import styles from '../Transactions.module.css';
import { useAskForQuoteMutation } from './portalAdminApi.ts';

const KINDS = QUOTE_KINDS.map(({ value, label }) => [value, label] as const);

const quoteRequest = z.object({
  kind: z.string(),
  vendor: requiredText('Enter a name.'),
  email: email(),
  wanted: requiredText('Enter what the quote is for.', 3),
  dueOn: optionalText(),
});

interface AskForQuoteProps {
  readonly id: string;
  readonly onClose: () => void;
}

export function AskForQuote({ id, onClose }: AskForQuoteProps) {
  const [requestQuote] = useAskForQuoteMutation();
  const form = useSaveForm({
    schema: quoteRequest,
    defaultValues: { kind: 'title', vendor: '', email: '', wanted: '', dueOn: '' },
    save: (quote, quoteId) => requestQuote({ transactionId: id, id: quoteId, ...quote }),
    onSaved: onClose,
  });
  return (
    <SaveForm
      form={form}
      aria-label="Request a quote"
      className={styles.form}
      size="small"
      action="Ask"
      failure="Request not sent"
      onCancel={onClose}
    >
      <SelectField label="For" options={KINDS} {...form.field('kind')} />
      <TextField label="Vendor" maxLength={160} {...form.field('vendor')} />
      <TextField
        label="Email"
        type="email"
        hint="We email a link. It shows this text and the community’s name, and nothing else about the sale."
        {...form.field('email')}
      />
      <TextAreaField label="What you need" rows={3} maxLength={2000} {...form.field('wanted')} />
      <DateField label="Quote due" isOptional {...form.field('dueOn')} />
    </SaveForm>
  );
}
