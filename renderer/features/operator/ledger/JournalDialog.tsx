import { useState } from 'react';
import { toCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { monthDays } from '#shared/operator/ledger.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { line, requiredLine } from '../../../ui/form/textSchemas.ts';
import { Grid } from '../../../workbench/grid/Grid.tsx';
import {
  type GridColumn,
  type GridRow,
  isEmptyRow,
  readGridNumber,
} from '../../../workbench/grid/gridRows.ts';
import { useLedgerAccountsQuery, usePostJournalEntryMutation } from './ledgerApi.ts';

const schema = z.object({
  day: z.string().check(z.minLength(1, 'Enter a date.')),
  memo: requiredLine(300, 'Enter a memo.'),
  evidence: line(300),
});

interface JournalDialogProps {
  readonly communityId: string;
  readonly month: string;
  readonly onClose: () => void;
}

const centsOf = (cell: string | undefined): number =>
  Math.round((readGridNumber(cell ?? '') ?? 0) * 100);

/** Posts an entry by hand. Lines can be pasted from a spreadsheet. */
export function JournalDialog({ communityId, month, onClose }: JournalDialogProps) {
  const [post] = usePostJournalEntryMutation();
  const { data: accounts = [] } = useLedgerAccountsQuery(communityId);
  const [rows, setRows] = useState<readonly GridRow[]>([]);
  const [isChecked, setChecked] = useState(false);
  const numbers = new Set(accounts.map(({ number }) => number));
  const columns: readonly GridColumn[] = [
    {
      id: 'account',
      label: 'Account',
      type: 'text',
      isRequired: true,
      placeholder: '5500',
      longest: 6,
      check: (cell) => (numbers.has(cell.trim()) ? undefined : 'Enter an account number.'),
    },
    { id: 'debit', label: 'Debit $', type: 'money', isTotaled: true },
    { id: 'credit', label: 'Credit $', type: 'money', isTotaled: true },
    { id: 'memo', label: 'Line memo', type: 'text', longest: 200 },
  ];
  const filled = rows.filter((row) => !isEmptyRow(row));
  const lines = filled.map(([account = '', debit, credit, memo = '']) => ({
    account: account.trim(),
    cents: centsOf(debit) - centsOf(credit),
    memo: memo.trim() === '' ? null : memo.trim(),
  }));
  const difference = lines.reduce((sum, { cents }) => sum + cents, 0);
  const problem =
    lines.length < 2
      ? 'Enter at least two lines.'
      : lines.some(({ account, cents }) => cents === 0 || !numbers.has(account))
        ? 'Enter an account and an amount in each line.'
        : difference !== 0
          ? `Debits and credits differ by ${formatCents(Math.abs(difference))}.`
          : undefined;
  const [start, end] = monthDays(month);
  const today = toCalendarDay(new Date());
  const form = useSaveForm({
    schema,
    defaultValues: { day: today < start || today > end ? end : today, memo: '', evidence: '' },
    save: ({ day, memo, evidence }, id) =>
      post({ id, communityId, values: { entry_date: day, memo, evidence, lines } }),
    onSaved: onClose,
  });
  async function send() {
    setChecked(true);
    if (problem === undefined) await form.send();
    else await form.trigger();
  }
  return (
    <SaveDialog
      form={{ send, error: form.error, isSubmitting: form.isSubmitting }}
      title="Add entry"
      action="Post entry"
      failure="Not posted"
      onCancel={onClose}
    >
      <DateField label="Date" {...form.field('day')} />
      <TextField label="Memo" {...form.field('memo')} />
      <TextField
        label="Evidence"
        isOptional
        hint="Where the document is, such as a statement or contract number."
        {...form.field('evidence')}
      />
      <Grid
        label="Lines"
        columns={columns}
        rows={rows}
        onChange={setRows}
        addLabel="Add line"
        error={isChecked ? problem : undefined}
      />
    </SaveDialog>
  );
}
