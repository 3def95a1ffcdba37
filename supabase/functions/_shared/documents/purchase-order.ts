import { formatCalendarDay } from '../../../../shared/format/date.ts';
import { formatCents } from '../../../../shared/format/money.ts';
import { formatZonedTime } from '../../../../shared/format/zonedTime.ts';
import { createPdfSheet } from './pdf-sheet.ts';

/** What an order shows of the response of `get_purchase`. */
export interface PurchaseOrder {
  readonly order_number: number | null;
  readonly community: string;
  readonly address: string;
  readonly phone: string | null;
  readonly time_zone: string;
  readonly supplier: string;
  readonly needed_by: string | null;
  readonly ordered_at: string | null;
  readonly total_cents: number;
  readonly lines: readonly {
    readonly description: string;
    readonly quantity: number;
    readonly unit_cents: number;
    readonly total_cents: number;
  }[];
}

/** Renders a purchase order for its supplier. */
export async function renderPurchaseOrder(
  order: PurchaseOrder,
  at = new Date(),
): Promise<Uint8Array> {
  const number = `Purchase order ${order.order_number ?? ''}`;
  const sheet = await createPdfSheet(number, at);
  sheet.title(number, order.community);
  sheet.facts([
    ['Supplier', order.supplier],
    [
      'Ordered',
      order.ordered_at === null ? '—' : formatZonedTime(order.ordered_at, order.time_zone),
    ],
    ['Deliver to', order.address || order.community],
    ['Needed by', order.needed_by === null ? '—' : formatCalendarDay(order.needed_by)],
    ['Phone', order.phone ?? '—'],
    ['Total', formatCents(order.total_cents)],
  ]);
  sheet.heading('Items');
  sheet.table(
    ['Item', 'Quantity', 'Unit price', 'Amount'],
    order.lines.map(({ description, quantity, unit_cents, total_cents }) => [
      description,
      String(quantity),
      formatCents(unit_cents),
      formatCents(total_cents),
    ]),
  );
  sheet.paragraph(
    `Total ${formatCents(order.total_cents)} without freight and tax. Put the order number on your invoice.`,
  );
  return await sheet.finish(`${number} · ${order.community}`);
}
