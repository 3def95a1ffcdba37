import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCents } from '#shared/format/money.ts';
import { parseCents, toDollarText } from '#shared/operator/purchasing.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import { parsedText } from '../../../ui/form/textSchemas.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { EditButtons } from '../../../ui/table/EditButtons.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { usePositions } from '../usePositions.ts';
import { useArchiveSupplierMutation, useSavePurchaseLimitsMutation } from './purchasingApi.ts';
import type { PurchaseList, Supplier } from './purchasingShapes.ts';
import { SupplierDialog } from './SupplierDialog.tsx';

interface SuppliersProps {
  readonly communityId: string;
  readonly list: PurchaseList;
}

/** Suppliers of a community, and who approves which amount. */
export function Suppliers({ communityId, list }: SuppliersProps) {
  const { canChange } = usePositions(communityId);
  const [open, setOpen] = useState<Supplier | 'new' | 'limits' | null>(null);
  const [archive] = useArchiveSupplierMutation();
  const isOffice = canChange('purchases');
  const { head_limit_cents: head, director_limit_cents: director } = list.limits;
  const close = () => setOpen(null);
  return (
    <div className={`${ui.stack16} ${operator.tab}`}>
      <section aria-label="Approval limits" className={ui.stack8}>
        <h2 className={ui.smallHeading}>Approval limits</h2>
        <p>
          Up to {formatCents(head)} a department head approves, up to {formatCents(director)} an
          executive director, above it two people. No one approves their own request.
        </p>
        {list.can_set_limits && (
          <div>
            <Button size="small" onClick={() => setOpen('limits')}>
              Change limits
            </Button>
          </div>
        )}
      </section>
      <section aria-label="Suppliers" className={ui.stack8}>
        <div className={operator.bar}>
          <h2 className={ui.smallHeading}>Suppliers</h2>
          <Button size="small" onClick={() => setOpen('new')}>
            Add supplier
          </Button>
        </div>
        {list.suppliers.length === 0 ? (
          <EmptyState title="No suppliers yet">Add who the community buys from.</EmptyState>
        ) : (
          <OperatorTable
            label="Suppliers"
            columns={[
              'Supplier',
              'Email for orders',
              'Phone',
              'Account',
              { number: 'Purchases' },
              { hidden: 'Actions' },
            ]}
          >
            {list.suppliers.map((supplier) => (
              <tr key={supplier.id}>
                <th scope="row">
                  {supplier.name}
                  {supplier.vendor_id !== null && (
                    <span className={ui.subline}>Vendor of the marketplace</span>
                  )}
                </th>
                <td data-wide>{supplier.email ?? '—'}</td>
                <td data-label="Phone">{supplier.phone ?? '—'}</td>
                <td data-label="Account">{supplier.account_number ?? '—'}</td>
                <td className={operator.number} data-label="Purchases">
                  {supplier.orders}
                </td>
                <td>
                  {isOffice && (
                    <span className={ui.line}>
                      <EditButtons
                        name={supplier.name}
                        onEdit={() => setOpen(supplier)}
                        removal="Archive"
                        onRemove={() => void archive(supplier.id)}
                      />
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </OperatorTable>
        )}
      </section>
      {open === 'limits' && (
        <LimitsDialog communityId={communityId} limits={list.limits} onClose={close} />
      )}
      {open === 'new' && <SupplierDialog communityId={communityId} onClose={close} />}
      {open !== null && typeof open === 'object' && (
        <SupplierDialog communityId={communityId} supplier={open} onClose={close} />
      )}
    </div>
  );
}

const limits = z.object({
  head: parsedText(parseCents, 'Enter an amount.'),
  director: parsedText(parseCents, 'Enter an amount.'),
});

interface LimitsDialogProps {
  readonly communityId: string;
  readonly limits: PurchaseList['limits'];
  readonly onClose: () => void;
}

function LimitsDialog({ communityId, limits: current, onClose }: LimitsDialogProps) {
  const [save] = useSavePurchaseLimitsMutation();
  const form = useSaveForm({
    schema: limits,
    defaultValues: {
      head: toDollarText(current.head_limit_cents),
      director: toDollarText(current.director_limit_cents),
    },
    save: (values) => save({ communityId, version: current.version, ...values }),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title="Approval limits" action="Save limits" onCancel={onClose}>
      <DecimalField label="Department head, up to ($)" {...form.field('head')} />
      <DecimalField
        label="Executive director, up to ($)"
        hint="Above it, two people approve."
        {...form.field('director')}
      />
    </SaveDialog>
  );
}
