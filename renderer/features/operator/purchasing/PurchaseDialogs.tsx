import { useState } from 'react';
import { toCalendarDay } from '#shared/format/date.ts';
import { parseCents, toDollarText } from '#shared/operator/purchasing.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField } from '../../../ui/form/TypedFields.tsx';
import { line, parsedText, requiredLine } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import { parseQuantity } from './LineFields.tsx';
import styles from './Purchasing.module.css';
import { useAddPurchaseInvoiceMutation, useReceivePurchaseMutation } from './purchasingApi.ts';
import type { Purchase } from './purchasingShapes.ts';

interface PurchaseDialogProps {
  readonly purchase: Purchase;
  readonly onClose: () => void;
}

type Typed = Readonly<Record<string, string>>;

const receipt = z.object({ note: line(300) });

/** Records what arrived, line by line; starts with all that is open. */
export function ReceiveDialog({ purchase, onClose }: PurchaseDialogProps) {
  const [receive] = useReceivePurchaseMutation();
  const open = purchase.lines.filter(({ quantity, received }) => received < quantity);
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(
      open.map(({ id, quantity, received }) => [
        id,
        `${Math.round((quantity - received) * 100) / 100}`,
      ]),
    ),
  );
  const isInvalid = (id: string) => parseQuantity(typed[id] ?? '') === undefined;
  const form = useSaveForm({
    schema: receipt,
    defaultValues: { note: '' },
    save: ({ note }, id) =>
      receive({
        id,
        purchaseId: purchase.id,
        note,
        lines: open.map((one) => ({
          line_id: one.id,
          quantity: parseQuantity(typed[one.id] ?? '') ?? 0,
        })),
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Record receipt"
      action="Record receipt"
      failure="Not recorded"
      isDisabled={open.some(({ id }) => isInvalid(id))}
      onCancel={onClose}
    >
      {open.map(({ id, description, quantity, received }) => (
        <DecimalField
          key={id}
          label={description}
          hint={`${received} of ${quantity} received so far. Enter 0 if nothing arrived.`}
          name={`received-${id}`}
          value={typed[id] ?? ''}
          error={isInvalid(id) ? 'Enter a quantity.' : undefined}
          onChange={({ target }) => setTyped((before) => ({ ...before, [id]: target.value }))}
        />
      ))}
      <TextField label="Note" isOptional {...form.field('note')} />
    </SaveDialog>
  );
}

const invoice = z.object({
  number: requiredLine(60, 'Enter the invoice number.'),
  day: z.string().check(z.minLength(1, 'Enter the date.')),
  extra: parsedText((typed) => (typed.trim() === '' ? 0 : parseCents(typed)), 'Enter an amount.'),
});

/** Enters a supplier's invoice; quantities and prices start as received, or as ordered before a receipt. */
export function AddInvoice({ purchase, onClose }: PurchaseDialogProps) {
  const [add] = useAddPurchaseInvoiceMutation();
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(
      purchase.lines.flatMap(({ id, quantity, received, invoiced, unit_cents }) => [
        [
          `quantity ${id}`,
          `${Math.max(0, Math.round(((received || quantity) - (invoiced ?? 0)) * 100) / 100)}`,
        ],
        [`price ${id}`, toDollarText(unit_cents)],
      ]),
    ),
  );
  const change = (name: string, value: string) =>
    setTyped((before) => ({ ...before, [name]: value }));
  const lines = purchase.lines.map(({ id }) => ({
    line_id: id,
    quantity: parseQuantity(typed[`quantity ${id}`] ?? ''),
    unit_cents: parseCents(typed[`price ${id}`] ?? ''),
  }));
  const form = useSaveForm({
    schema: invoice,
    defaultValues: { number: '', day: toCalendarDay(new Date()), extra: '' },
    save: ({ number, day, extra }, id) =>
      add({
        id,
        purchaseId: purchase.id,
        values: {
          number,
          invoiced_on: day,
          extra_cents: extra,
          lines: lines.filter(({ quantity }) => (quantity ?? 0) > 0),
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Enter invoice"
      action="Enter invoice"
      failure="Not entered"
      isDisabled={lines.some(
        ({ quantity, unit_cents }) => quantity === undefined || unit_cents === undefined,
      )}
      onCancel={onClose}
    >
      <TextField label="Invoice number" {...form.field('number')} />
      <DateField label="Invoice date" {...form.field('day')} />
      {purchase.lines.map(({ id, description }, place) => (
        <fieldset key={id} className={styles.lines}>
          <legend>{description}</legend>
          <div className={styles.pair}>
            <DecimalField
              label="Quantity"
              name={`quantity-${place}`}
              value={typed[`quantity ${id}`] ?? ''}
              error={lines[place]?.quantity === undefined ? 'Enter a quantity.' : undefined}
              onChange={({ target }) => change(`quantity ${id}`, target.value)}
            />
            <DecimalField
              label="Unit price ($)"
              name={`price-${place}`}
              value={typed[`price ${id}`] ?? ''}
              error={lines[place]?.unit_cents === undefined ? 'Enter a price.' : undefined}
              onChange={({ target }) => change(`price ${id}`, target.value)}
            />
          </div>
        </fieldset>
      ))}
      <DecimalField label="Freight and tax ($)" isOptional {...form.field('extra')} />
      <p className={ui.muted}>Differences from order and receipts are shown before approval.</p>
    </SaveDialog>
  );
}
