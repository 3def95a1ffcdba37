import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { centsText, ratioText } from '#shared/format/figures.ts';
import { ACCOUNTS, accountLabel } from '#shared/underwriting/statements/accounts.ts';
import { readAmount } from '#shared/underwriting/statements/amounts.ts';
import {
  ADJUSTMENT_KINDS,
  type AdjustmentKind,
  isAdjustable,
} from '#shared/underwriting/statements/normalize.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useListRecordPeopleQuery } from '../../../workbench/data/attachmentsApi.ts';
import styles from './Statements.module.css';
import {
  type Adjustment,
  type StatementVersion,
  useAddAdjustmentMutation,
  useWithdrawAdjustmentMutation,
} from './statementsApi.ts';

interface AdjustmentsProps {
  readonly version: StatementVersion;
  readonly ledger: readonly Adjustment[];
  readonly isLocked: boolean;
}

/** The ledger of adjustments, each with author, reason, and evidence; withdrawn ones stay. */
export function Adjustments({ version, ledger, isLocked }: AdjustmentsProps) {
  const [withdraw] = useWithdrawAdjustmentMutation();
  const [isAdding, setAdding] = useState(false);
  const { data: people } = useListRecordPeopleQuery();
  return (
    <section aria-labelledby="adjustments" className={ui.stack12}>
      <h2 id="adjustments">Adjustments</h2>
      {ledger.length === 0 && (
        <p className={ui.muted}>
          No adjustments yet. Add a market fee, reserves, or a one-time item.
        </p>
      )}
      <ul className={styles.ledger}>
        {ledger.map((entry) => (
          <li key={entry.id} data-withdrawn={entry.withdrawn_at !== null}>
            <div className={styles.part}>
              <strong>{labelOf(entry.kind)}</strong>
              <span>{amountOf(entry)}</span>
            </div>
            <p>{entry.reason}</p>
            <p className={ui.caption}>
              Evidence: {entry.evidence} · {accountLabel(entry.account)} ·{' '}
              {people && `${people.find(({ id }) => id === entry.by)?.name ?? 'Former member'}, `}
              {formatDay(entry.created_at)}
              {entry.withdrawn_at !== null && `, withdrawn ${formatDay(entry.withdrawn_at)}`}
            </p>
            {!isLocked && entry.withdrawn_at === null && (
              <PlainButton
                variant="minimal"
                size="small"
                aria-label={`Withdraw ${labelOf(entry.kind)}`}
                onClick={() => void withdraw({ id: entry.id, versionId: version.id })}
              >
                Withdraw
              </PlainButton>
            )}
          </li>
        ))}
      </ul>
      {!isLocked &&
        (isAdding ? (
          <AdjustmentForm versionId={version.id} onClose={() => setAdding(false)} />
        ) : (
          <PlainButton onClick={() => setAdding(true)}>Add adjustment</PlainButton>
        ))}
    </section>
  );
}

const labelOf = (kind: string): string =>
  ADJUSTMENT_KINDS.find(({ value }) => value === kind)?.label ?? kind;

const amountOf = ({ kind, cents, share }: Adjustment): string => {
  if (share !== null) return `${ratioText(share)} of revenue`;
  return kind === 'reserves' ? `${centsText(cents)} a unit` : centsText(cents);
};

const ACCOUNT_OPTIONS = ACCOUNTS.filter(({ number }) => isAdjustable(number)).map(
  ({ number }) => [number, accountLabel(number)] as const,
);

function AdjustmentForm({
  versionId,
  onClose,
}: {
  readonly versionId: string;
  readonly onClose: () => void;
}) {
  const [add, { error, isLoading }] = useAddAdjustmentMutation();
  const [id] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<AdjustmentKind>('management_fee');
  const [account, setAccount] = useState('6000');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [evidence, setEvidence] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isFee = kind === 'management_fee';
  const hasAccount = !isFee && kind !== 'reserves';
  const read = readEntry(amount, isFee, kind === 'reserves');
  const problems = {
    amount: read.error,
    reason: reason.trim() === '' ? 'Say why.' : undefined,
    evidence:
      evidence.trim() === '' ? 'Say what proves it, such as a contract or an invoice.' : undefined,
  };
  async function send() {
    setChecked(true);
    if (
      problems.amount !== undefined ||
      problems.reason !== undefined ||
      problems.evidence !== undefined
    )
      return;
    const entry = {
      kind,
      account,
      cents: read.cents,
      share: read.share,
      reason: reason.trim(),
      evidence: evidence.trim(),
    };
    const { error: failure } = await add({ id, versionId, entry });
    if (failure === undefined) onClose();
  }
  const shown = (problem: string | undefined) => (isChecked ? problem : undefined);
  return (
    <SaveForm
      form={{ send, error, isSubmitting: isLoading }}
      action="Save adjustment"
      aria-label="Adjustment"
      size="small"
      onCancel={onClose}
    >
      <SelectField
        label="Kind"
        value={kind}
        options={ADJUSTMENT_KINDS.map((one) => [one.value, one.label])}
        onChange={({ target }) => {
          const found = ADJUSTMENT_KINDS.find(({ value }) => value === target.value);
          if (found === undefined) return;
          setKind(found.value);
          setAccount(found.account);
        }}
      />
      {hasAccount && (
        <SelectField
          label="Account"
          value={account}
          options={ACCOUNT_OPTIONS}
          onChange={({ target }) => setAccount(target.value)}
        />
      )}
      <TextField
        label={
          isFee
            ? 'Percent of revenue'
            : kind === 'reserves'
              ? 'Amount per unit'
              : 'Amount for the year'
        }
        hint={hasAccount ? 'Minus lowers the account, such as -120,000.' : undefined}
        maxLength={30}
        value={amount}
        error={shown(problems.amount)}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextField
        label="Reason"
        maxLength={500}
        value={reason}
        error={shown(problems.reason)}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextField
        label="Evidence"
        maxLength={500}
        value={evidence}
        error={shown(problems.evidence)}
        onChange={({ target }) => setEvidence(target.value)}
      />
    </SaveForm>
  );
}

/** Reads what was typed: a percent for the fee, an amount otherwise. */
function readEntry(text: string, isFee: boolean, isReserve: boolean) {
  const reading = readAmount(text.replace(/%\s*$/, ''));
  const none = { cents: null, share: null };
  if (reading.kind !== 'amount')
    return { ...none, error: isFee ? 'Enter a percent such as 5.' : 'Enter an amount.' };
  if (isFee) {
    const share = reading.cents / 10_000;
    return share < 0 || share > 0.5
      ? { ...none, error: 'Enter 0 to 50%.' }
      : { cents: null, share, error: undefined };
  }
  if (isReserve && reading.cents < 0) return { ...none, error: 'Reserves can’t be negative.' };
  return { cents: reading.cents, share: null, error: undefined };
}
