import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { toCalendarDay } from '#shared/format/date.ts';
import { parseCents, toDollarText } from '#shared/operator/purchasing.ts';
import { UploadTray } from '../../../data/files/UploadTray.tsx';
import { useUploads } from '../../../data/files/useUploads.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField } from '../../../ui/form/TypedFields.tsx';
import { parsedText, plainText, requiredLine } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import {
  RECORD_FILES,
  useRemoveStrayFileMutation,
} from '../../../workbench/data/attachmentsApi.ts';
import { LineFields, useLines } from '../purchasing/index.ts';
import { useSendVendorInvoiceMutation } from './vendorInvoicesApi.ts';

const LARGEST_FILE = 20 * 1024 * 1024;

const schema = z
  .object({
    number: requiredLine(60, 'Enter the invoice number.'),
    day: z.string().check(z.minLength(1, 'Enter the date.')),
    due: z.string(),
    tax: parsedText((typed) => (typed.trim() === '' ? 0 : parseCents(typed)), 'Enter an amount.'),
    note: plainText(1000),
  })
  .check(
    z.refine(({ day, due }) => due === '' || due >= day, {
      message: 'Payment is due on or after the invoice date.',
      path: ['due'],
    }),
  );

/** What an invoice is for, with the lines it starts with. */
export interface InvoiceTarget {
  readonly workOrderId: string | null;
  readonly purchaseId: string | null;
  readonly lines: readonly {
    /** The ID of an ordered line. */
    readonly key?: string;
    readonly description: string;
    readonly quantity: number;
    readonly unitCents: number;
  }[];
}

interface SendInvoiceProps {
  readonly target: InvoiceTarget;
  readonly onClose: () => void;
}

/** Sends an invoice for a finished work order or a received purchase order. */
export function SendInvoice({ target, onClose }: SendInvoiceProps) {
  const { session } = useAuth();
  const [send] = useSendVendorInvoiceMutation();
  const [removeStray] = useRemoveStrayFileMutation();
  const chooser = useRef<HTMLInputElement>(null);
  const [draftId] = useState(() => crypto.randomUUID());
  const isOrdered = target.purchaseId !== null;
  const lines = useLines(
    target.lines.map(({ key, description, quantity, unitCents }) => ({
      ...(key !== undefined && { key }),
      description,
      quantity: `${quantity}`,
      price: toDollarText(unitCents),
    })),
    isOrdered,
  );
  const uploads = useUploads({
    bucket: RECORD_FILES,
    folder: [session?.userId ?? '', 'vendor_invoices', draftId].join('/'),
    largest: LARGEST_FILE,
    most: 1,
    refused: "You can't add files to invoices.",
    onRemoved: (path) => void removeStray(path),
  });
  const [file] = uploads.ready;
  const form = useSaveForm({
    schema,
    defaultValues: { number: '', day: toCalendarDay(new Date()), due: '', tax: '', note: '' },
    save: ({ number, day, due, tax, note }, id) =>
      send({
        id,
        values: {
          work_order_id: target.workOrderId,
          purchase_id: target.purchaseId,
          number,
          invoiced_on: day,
          due_on: due === '' ? null : due,
          tax_cents: tax,
          note,
          lines: lines.parsed
            .map((one, at) => ({ ...one, ...(isOrdered && { line_id: lines.lines[at]?.key }) }))
            .filter(({ quantity }) => quantity > 0),
          ...(file !== undefined && { draft_id: draftId, file_id: file.id, file_name: file.name }),
        },
      }),
    onSaved: onClose,
  });
  async function sendAll() {
    lines.check();
    // Both kinds of errors show at once.
    if (lines.isValid) await form.send();
    else await form.trigger();
  }
  return (
    <SaveDialog
      form={{ send: sendAll, error: form.error, isSubmitting: form.isSubmitting }}
      title="Send invoice"
      action="Send invoice"
      failure="Not sent"
      isDisabled={!uploads.isReady}
      onCancel={onClose}
    >
      <TextField
        label="Invoice number"
        hint="Use each number once."
        maxLength={60}
        {...form.field('number')}
      />
      <DateField label="Invoice date" {...form.field('day')} />
      <DateField label="Payment due" isOptional {...form.field('due')} />
      <LineFields form={lines} />
      <DecimalField
        label={isOrdered ? 'Freight and tax ($)' : 'Tax ($)'}
        isOptional
        {...form.field('tax')}
      />
      <TextAreaField label="Note" isOptional rows={2} maxLength={1000} {...form.field('note')} />
      <div className={ui.stack8}>
        <div className={ui.line}>
          <Button
            size="small"
            disabled={uploads.files.length > 0}
            onClick={() => chooser.current?.click()}
          >
            Attach file
          </Button>
          <span className={ui.caption}>PDF or picture up to 20 MB.</span>
        </div>
        <UploadTray label="Invoice file" uploads={uploads} />
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".pdf,.jpg,.jpeg,.png,.webp"
          aria-label="Invoice file"
          onChange={({ target: { files } }) => uploads.add(files ?? [])}
        />
      </div>
    </SaveDialog>
  );
}
