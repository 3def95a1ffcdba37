import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line, requiredLine } from '../../../ui/form/textSchemas.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { useLedgerAccountsQuery, useSaveAccountMutation } from './ledgerApi.ts';
import type { LedgerAccount } from './ledgerShapes.ts';

const KINDS: Readonly<Record<string, string>> = {
  asset: 'Asset',
  liability: 'Liability',
  equity: 'Equity',
  revenue: 'Revenue',
  expense: 'Expense',
  fee: 'Management fee',
  rent: 'Rent',
  below: 'Below the line',
};

/** The chart of accounts, and what each account is called in QuickBooks, Sage, and Xero. */
export function Accounts({ communityId }: { readonly communityId: string }) {
  const query = useLedgerAccountsQuery(communityId);
  const [chosen, setChosen] = useState<LedgerAccount | null>(null);
  return (
    <>
      <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
        {(accounts) => (
          <OperatorTable
            label="Accounts"
            columns={['Number', 'Name', 'Kind', 'QuickBooks', 'Sage', 'Xero', 'Change']}
          >
            {accounts.map((account) => (
              <tr key={account.number}>
                <td className={ui.muted}>{account.number}</td>
                <th scope="row">{account.name}</th>
                <td>{KINDS[account.kind] ?? account.kind}</td>
                <td data-label="QuickBooks">{account.quickbooks_name ?? '—'}</td>
                <td data-label="Sage">{account.sage_number ?? '—'}</td>
                <td data-label="Xero">{account.xero_code ?? '—'}</td>
                <td>
                  <Button
                    size="small"
                    variant="minimal"
                    aria-label={`Map ${account.name}`}
                    onClick={() => setChosen(account)}
                  >
                    Map
                  </Button>
                </td>
              </tr>
            ))}
          </OperatorTable>
        )}
      </Loaded>
      {chosen !== null && (
        <AccountDialog communityId={communityId} account={chosen} onClose={() => setChosen(null)} />
      )}
    </>
  );
}

const schema = z.object({
  name: requiredLine(80, 'Enter a name.'),
  quickbooks: line(100),
  sage: line(40),
  xero: line(10),
});

interface AccountDialogProps {
  readonly communityId: string;
  readonly account: LedgerAccount;
  readonly onClose: () => void;
}

function AccountDialog({ communityId, account, onClose }: AccountDialogProps) {
  const [save] = useSaveAccountMutation();
  const form = useSaveForm({
    schema,
    defaultValues: {
      name: account.name,
      quickbooks: account.quickbooks_name ?? '',
      sage: account.sage_number ?? '',
      xero: account.xero_code ?? '',
    },
    save: ({ name, quickbooks, sage, xero }) =>
      save({
        communityId,
        number: account.number,
        version: account.version,
        values: { name, quickbooks_name: quickbooks, sage_number: sage, xero_code: xero },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`Account ${account.number}`}
      action="Save account"
      onCancel={onClose}
    >
      <TextField label="Name" {...form.field('name')} />
      <TextField
        label="QuickBooks account"
        isOptional
        hint="The QuickBooks name with its parents, such as Payroll:Care."
        {...form.field('quickbooks')}
      />
      <TextField label="Sage account number" isOptional {...form.field('sage')} />
      <TextField
        label="Xero account code"
        isOptional
        hint="Without one, the account number is exported."
        {...form.field('xero')}
      />
    </SaveDialog>
  );
}
