import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { toDollarText } from '#shared/operator/purchasing.ts';
import { ACCOUNTS } from '#shared/underwriting/statements/accounts.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { requiredLine } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import { LineFields, useLines } from './LineFields.tsx';
import { useSavePurchaseMutation } from './purchasingApi.ts';
import type { Purchase, Supplier } from './purchasingShapes.ts';
import { SupplierDialog } from './SupplierDialog.tsx';

const EXPENSE_ACCOUNTS = ACCOUNTS.filter(({ group }) => group === 'expense').map(
  ({ number, name }) => [number, name] as const,
);

const schema = z.object({
  supplier: z.string().check(z.minLength(1, 'Choose a supplier.')),
  reason: requiredLine(300, 'Enter what it is for.').check(
    z.minLength(3, 'Enter at least 3 characters.'),
  ),
  neededBy: z.string(),
  account: z.string(),
});

interface RequestPurchaseProps {
  readonly communityId: string;
  readonly suppliers: readonly Supplier[];
  readonly workOrderId: string | null;
  /** The request that is changed. */
  readonly purchase?: Purchase;
  readonly onClose: () => void;
}

/** Requests a purchase, or changes a request that no one has decided. */
export function RequestPurchase(props: RequestPurchaseProps) {
  const { communityId, suppliers, workOrderId, purchase, onClose } = props;
  const [save] = useSavePurchaseMutation();
  const [isAdding, setAdding] = useState(false);
  const lines = useLines(
    (purchase?.lines ?? []).map(({ description, quantity, unit_cents }) => ({
      description,
      quantity: `${quantity}`,
      price: toDollarText(unit_cents),
    })),
  );
  const form = useSaveForm({
    schema,
    defaultValues: {
      supplier: purchase?.supplier_id ?? '',
      reason: purchase?.internal?.reason ?? '',
      neededBy: purchase?.needed_by ?? '',
      account: purchase?.internal?.account ?? (workOrderId === null ? '5900' : '5400'),
    },
    save: ({ supplier, reason, neededBy, account }, id) =>
      save({
        id: purchase?.id ?? id,
        communityId,
        version: purchase?.internal?.version ?? 0,
        values: {
          supplier_id: supplier,
          reason,
          needed_by: neededBy === '' ? null : neededBy,
          work_order_id: workOrderId,
          account,
          lines: lines.parsed,
        },
      }),
    onSaved: onClose,
  });
  async function send() {
    lines.check();
    // Both kinds of errors show at once.
    if (lines.isValid) await form.send();
    else await form.trigger();
  }
  const title = purchase === undefined ? 'Request purchase' : 'Change request';
  return (
    <>
      <SaveDialog
        form={{ send, error: form.error, isSubmitting: form.isSubmitting }}
        title={title}
        action={purchase === undefined ? 'Send request' : 'Save request'}
        onCancel={onClose}
      >
        <SelectField
          label="Supplier"
          options={[
            ['', 'Choose a supplier'],
            ...suppliers.map(({ id, name }) => [id, name] as const),
          ]}
          {...form.field('supplier')}
        />
        <div>
          <Button size="small" variant="minimal" onClick={() => setAdding(true)}>
            Add supplier
          </Button>
        </div>
        <TextField label="What it is for" {...form.field('reason')} />
        <DateField label="Needed by" isOptional {...form.field('neededBy')} />
        <SelectField label="Account" options={EXPENSE_ACCOUNTS} {...form.field('account')} />
        <LineFields form={lines} />
        {workOrderId !== null && <p className={ui.muted}>Linked to the work order.</p>}
      </SaveDialog>
      {isAdding && <SupplierDialog communityId={communityId} onClose={() => setAdding(false)} />}
    </>
  );
}
