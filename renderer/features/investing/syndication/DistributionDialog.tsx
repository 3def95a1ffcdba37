import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCents } from '#shared/format/money.ts';
import { parseAmount } from '#shared/investing/amounts.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { MoneyField } from '../../../ui/form/MoneyInput.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, parsedText, requiredLine } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Syndication.module.css';
import { syndicationApi } from './syndicationApi.ts';
import type { DistributionPreview, Offering } from './syndicationShapes.ts';

const schema = z.object({
  amount: parsedText((typed) => {
    const cents = parseAmount(typed);
    return cents !== undefined && cents > 0 ? cents : undefined;
  }, 'Enter an amount above zero.'),
  on: checkedText((typed) => /^\d{4}-\d{2}-\d{2}$/.test(typed), 'Enter a date.'),
  memo: requiredLine(120, 'Enter what it is for.').check(
    z.minLength(3, 'Use at least 3 characters.'),
  ),
});

interface Shown {
  readonly key: string;
  readonly preview: DistributionPreview;
}

/** Previews the split of cash and approves exactly that split. */
export function DistributionDialog({
  offering,
  onClose,
}: {
  readonly offering: Offering;
  readonly onClose: () => void;
}) {
  const [load, loading] = syndicationApi.usePreviewDistributionMutation();
  const [approve] = syndicationApi.useApproveDistributionMutation();
  const [shown, setShown] = useState<Shown | null>(null);
  const form = useSaveForm({
    schema,
    defaultValues: { amount: '', on: offering.today, memo: '' },
    save: ({ amount, on, memo }, id) =>
      approve({
        p_id: id,
        p_offering_id: offering.id,
        p_cents: amount,
        p_paid_on: on,
        p_memo: memo,
        p_fingerprint: shown?.preview.fingerprint ?? '',
      }),
    onSaved: onClose,
  });
  const { amount, on } = form.values;
  const key = `${amount} ${on}`;
  const cents = parseAmount(amount);
  const isCurrent = shown !== null && shown.key === key;
  async function preview() {
    if (cents === undefined) return;
    const { data } = await load({ p_offering_id: offering.id, p_cents: cents, p_paid_on: on });
    setShown(data === undefined ? null : { key, preview: data });
  }
  return (
    <SaveDialog
      form={form}
      title="Create distribution"
      action="Approve distribution"
      failure="Not approved"
      isDisabled={!isCurrent}
      onCancel={onClose}
      beside={
        <Button
          loading={loading.isLoading}
          disabled={cents === undefined || on === ''}
          onClick={() => void preview()}
        >
          Preview split
        </Button>
      }
    >
      <MoneyField label="Cash to distribute" {...form.field('amount')} />
      <DateField label="Payment date" {...form.field('on')} />
      <TextField label="For" hint="Such as “Third quarter 2026”." {...form.field('memo')} />
      {loading.error !== undefined && <ServerError title="No split" error={loading.error} />}
      {isCurrent && <Split preview={shown.preview} />}
    </SaveDialog>
  );
}

function Split({ preview }: { readonly preview: DistributionPreview }) {
  const investors = preview.capital_cents + preview.preferred_cents + preview.profit_cents;
  const sponsor = preview.catch_up_cents + preview.promote_cents;
  const rows = [
    [`Capital, of ${formatCents(preview.owed_capital_cents)} owed`, preview.capital_cents],
    [
      `Preferred return, of ${formatCents(preview.owed_preferred_cents)} owed`,
      preview.preferred_cents,
    ],
    ['Profit to investors', preview.profit_cents],
    [`${preview.holders} investors in total`, investors],
    ['Catch-up to the sponsor', preview.catch_up_cents],
    ['Promote to the sponsor', preview.promote_cents],
    ['Sponsor in total', sponsor],
  ] as const;
  return (
    <section className={ui.stack8} aria-label="Split">
      <table className={styles.table} aria-label="Split">
        <tbody>
          {rows.map(([label, cents]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={styles.number}>{formatCents(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
