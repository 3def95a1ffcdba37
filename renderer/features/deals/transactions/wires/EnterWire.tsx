import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { parseFee } from '#shared/deals/transactions/fees.ts';
import {
  isAccountNumber,
  isRoutingNumber,
  WIRE_PURPOSES,
} from '#shared/deals/transactions/wires.ts';
import { Form } from '../../../../ui/form/Form.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { TextField } from '../../../../ui/form/TextField.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import styles from '../Transactions.module.css';
import { VerificationPrompt } from './VerificationPrompt.tsx';
import { useEnterWireMutation } from './wiresApi.ts';

const PURPOSES = WIRE_PURPOSES.map(({ value, label }) => [value, label] as const);

interface EnterWireProps {
  readonly transactionId: string;
  readonly onClose: () => void;
}

/** Enters wire instructions for a closing; replaces earlier ones and notifies all parties. */
export function EnterWire({ transactionId, onClose }: EnterWireProps) {
  const [purpose, setPurpose] = useState<string>('funds');
  const [beneficiary, setBeneficiary] = useState('');
  const [bank, setBank] = useState('');
  const [routing, setRouting] = useState('');
  const [account, setAccount] = useState('');
  const [amount, setAmount] = useState('');
  const [isSent, setSent] = useState(false);
  const [enter, { error, isLoading }] = useEnterWireMutation();
  const id = useRef(crypto.randomUUID());
  const isNamed = beneficiary.trim().length >= 2;
  const isAtBank = bank.trim().length >= 2;
  const dollars = parseFee(amount)?.amount ?? null;
  const isAmount = amount.trim() === '' || (dollars !== null && dollars > 0);

  async function send() {
    setSent(true);
    if (!isNamed || !isAtBank || !isAmount || isLoading) return;
    if (!isRoutingNumber(routing) || !isAccountNumber(account)) return;
    const result = await enter({
      id: id.current,
      transactionId,
      purpose,
      beneficiary: beneficiary.trim(),
      bank: bank.trim(),
      routing,
      account,
      amount: dollars,
    });
    if (result.error === undefined) onClose();
  }
  return (
    <div className={styles.form}>
      <Form onSend={send} takesFocus aria-label="Wire instructions" className={ui.grid12}>
        <SelectField
          label="For"
          options={PURPOSES}
          value={purpose}
          onChange={({ target }) => setPurpose(target.value)}
        />
        <TextField
          label="Beneficiary"
          value={beneficiary}
          maxLength={160}
          onChange={({ target }) => setBeneficiary(target.value)}
          error={isSent && !isNamed ? 'Enter who is paid.' : undefined}
        />
        <TextField
          label="Bank"
          value={bank}
          maxLength={160}
          onChange={({ target }) => setBank(target.value)}
          error={isSent && !isAtBank ? 'Enter the bank.' : undefined}
        />
        <TextField
          label="Routing number"
          inputMode="numeric"
          autoComplete="off"
          value={routing}
          maxLength={20}
          onChange={({ target }) => setRouting(target.value)}
          error={
            isSent && !isRoutingNumber(routing)
              ? "Enter a valid nine-digit routing number. Compare it with the bank's instructions."
              : undefined
          }
        />
        <TextField
          label="Account number"
          inputMode="numeric"
          autoComplete="off"
          value={account}
          maxLength={40}
          onChange={({ target }) => setAccount(target.value)}
          error={isSent && !isAccountNumber(account) ? 'Enter 4 to 17 digits.' : undefined}
        />
        <TextField
          label="Amount"
          isOptional
          inputMode="decimal"
          value={amount}
          maxLength={20}
          onChange={({ target }) => setAmount(target.value)}
          error={isSent && !isAmount ? 'Enter an amount such as “250,000”.' : undefined}
          hint="Every party gets an email without the numbers. Someone else must call back before money is sent."
        />
        <div className={styles.acts}>
          <Button type="submit" intent="primary" size="small" loading={isLoading}>
            Save instructions
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
