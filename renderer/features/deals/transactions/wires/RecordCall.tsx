import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { parseFee } from '#shared/deals/transactions/fees.ts';
import {
  isAccountNumber,
  isPhoneNumber,
  isRoutingNumber,
} from '#shared/deals/transactions/wires.ts';
import { Form } from '../../../../ui/form/Form.tsx';
import { TextField } from '../../../../ui/form/TextField.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import styles from '../Transactions.module.css';
import { VerificationPrompt } from './VerificationPrompt.tsx';
import { useNoteWireCallMutation, type Wire } from './wiresApi.ts';

interface NoteCallProps {
  readonly wire: Wire;
  readonly onClose: () => void;
}

/** Logs a call to a known number. Every field is entered as heard, and the server compares them. */
export function RecordCall({ wire, onClose }: NoteCallProps) {
  const [spokeWith, setSpokeWith] = useState('');
  const [phone, setPhone] = useState('');
  const [beneficiary, setBeneficiary] = useState('');
  const [bank, setBank] = useState('');
  const [routing, setRouting] = useState('');
  const [account, setAccount] = useState('');
  const [typedAmount, setTypedAmount] = useState('');
  const [isSent, setSent] = useState(false);
  const [note, { error, isLoading }] = useNoteWireCallMutation();
  const id = useRef(crypto.randomUUID());
  const isNamed = spokeWith.trim().length >= 2;
  const isNumber = isPhoneNumber(phone);
  const isPayee = beneficiary.trim().length >= 2;
  const isAtBank = bank.trim().length >= 2;
  const amount = wire.amount === null ? null : (parseFee(typedAmount)?.amount ?? null);
  const isAmount = wire.amount === null || amount !== null;

  async function send() {
    setSent(true);
    if (!isNamed || !isNumber || !isPayee || !isAtBank || !isAmount || isLoading) return;
    if (!isRoutingNumber(routing) || !isAccountNumber(account)) return;
    const result = await note({
      id: id.current,
      wire,
      spokeWith: spokeWith.trim(),
      phone: phone.trim(),
      beneficiary: beneficiary.trim(),
      bank: bank.trim(),
      routing,
      account,
      amount,
    });
    if (result.error === undefined) onClose();
  }
  return (
    <div className={styles.form}>
      <Form onSend={send} takesFocus aria-label="Call back" className={ui.grid12}>
        <TextField
          label="Spoke with"
          value={spokeWith}
          maxLength={160}
          onChange={({ target }) => setSpokeWith(target.value)}
          error={isSent && !isNamed ? 'Enter who you spoke with.' : undefined}
        />
        <TextField
          label="Number called"
          type="tel"
          value={phone}
          maxLength={40}
          onChange={({ target }) => setPhone(target.value)}
          error={isSent && !isNumber ? 'Enter a phone number such as +1 216 555 0130.' : undefined}
          hint="Use a number you already had, never one from an email about these instructions."
        />
        <TextField
          label="Beneficiary read back by phone"
          autoComplete="off"
          value={beneficiary}
          maxLength={160}
          onChange={({ target }) => setBeneficiary(target.value)}
          error={isSent && !isPayee ? 'Enter who is paid.' : undefined}
        />
        <TextField
          label="Bank read back by phone"
          autoComplete="off"
          value={bank}
          maxLength={160}
          onChange={({ target }) => setBank(target.value)}
          error={isSent && !isAtBank ? 'Enter the bank.' : undefined}
        />
        <TextField
          label="Routing number read back by phone"
          inputMode="numeric"
          autoComplete="off"
          value={routing}
          maxLength={20}
          onChange={({ target }) => setRouting(target.value)}
          error={isSent && !isRoutingNumber(routing) ? 'Enter nine digits.' : undefined}
        />
        <TextField
          label="Account number read back by phone"
          inputMode="numeric"
          autoComplete="off"
          value={account}
          maxLength={40}
          onChange={({ target }) => setAccount(target.value)}
          error={isSent && !isAccountNumber(account) ? 'Enter 4 to 17 digits.' : undefined}
          hint="Every field is compared with the instructions. If any differs, no one can send."
        />
        {wire.amount !== null && (
          <TextField
            label="Amount read back by phone"
            inputMode="decimal"
            autoComplete="off"
            value={typedAmount}
            maxLength={20}
            onChange={({ target }) => setTypedAmount(target.value)}
            error={isSent && !isAmount ? 'Enter an amount such as “250,000”.' : undefined}
          />
        )}
        <div className={styles.acts}>
          <Button type="submit" intent="primary" size="small" loading={isLoading}>
            Save call
          </Button>
          <Button size="small" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
      <VerificationPrompt error={error} title="Not saved" onProven={send} />
    </div>
  );
}
