import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { QUOTE_KINDS } from '#shared/deals/transactions/quotes.ts';
import { Form } from '../../../../ui/form/Form.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../../ui/form/TextField.tsx';
import { EMAIL_PATTERN } from '../email.ts';
import { TransactionError } from '../TransactionError.tsx';
import styles from '../Transactions.module.css';
import { useAskForQuoteMutation } from './portalAdminApi.ts';

const KINDS = QUOTE_KINDS.map(({ value, label }) => [value, label] as const);

export function AskForQuote({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}) {
  const [kind, setKind] = useState<string>('title');
  const [vendor, setVendor] = useState('');
  const [email, setEmail] = useState('');
  const [scope, setScope] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [isSent, setSent] = useState(false);
  const [requestQuote, { error, isLoading }] = useAskForQuoteMutation();
  const quoteId = useRef(crypto.randomUUID());
  const isNamed = vendor.trim() !== '';
  const isReached = EMAIL_PATTERN.test(email.trim());
  const hasScope = scope.trim().length >= 3;

  async function send() {
    setSent(true);
    if (!isNamed || !isReached || !hasScope || isLoading) return;
    const result = await requestQuote({
      transactionId: id,
      id: quoteId.current,
      kind,
      vendor: vendor.trim(),
      email: email.trim(),
      wanted: scope.trim(),
      dueOn: dueOn === '' ? null : dueOn,
    });
    if (result.error === undefined) onClose();
  }
  return (
    <Form onSend={send} takesFocus aria-label="Request a quote" className={styles.form}>
      <SelectField
        label="For"
        options={KINDS}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      />
      <TextField
        label="Vendor"
        value={vendor}
        maxLength={160}
        onChange={({ target }) => setVendor(target.value)}
        error={isSent && !isNamed ? 'Enter a name.' : undefined}
      />
      <TextField
        label="Email"
        type="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={isSent && !isReached ? 'Enter a valid email.' : undefined}
        hint="We email a link. It shows this text and the community’s name, and nothing else about the sale."
      />
      <TextAreaField
        label="What you need"
        rows={3}
        maxLength={2000}
        value={scope}
        onChange={({ target }) => setScope(target.value)}
        error={isSent && !hasScope ? 'Enter what the quote is for.' : undefined}
      />
      <TextField
        label="Quote due"
        type="date"
        isOptional
        value={dueOn}
        onChange={({ target }) => setDueOn(target.value)}
      />
      <TransactionError error={error} title="Request not sent" />
      <div className={styles.acts}>
        <Button type="submit" intent="primary" size="small" loading={isLoading}>
          Ask
        </Button>
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
