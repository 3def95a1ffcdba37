import { formatCalendarDay } from '../../../../shared/format/date.ts';
import { formatCents } from '../../../../shared/format/money.ts';
import { describeChargeDays, formatBillingMonth } from '../../../../shared/operator/billing.ts';
import { labelOf, PAYORS } from '../../../../shared/operator/residents.ts';
import { createPdfSheet } from './pdf-sheet.ts';

/** The response of `get_resident_invoice`. */
export interface ResidentStatement {
  readonly number: number;
  readonly payor: string;
  readonly month: string;
  readonly invoiced_on: string;
  readonly due_on: string;
  readonly total_cents: number;
  readonly paid_cents: number;
  readonly balance_cents: number;
  readonly community: string;
  readonly address: string;
  readonly phone: string | null;
  readonly resident: string;
  readonly lines: readonly {
    readonly description: string;
    readonly from_day: string;
    readonly to_day: string;
    readonly quantity: number;
    readonly cents: number;
    readonly is_adjustment: boolean;
  }[];
}

/** Renders an invoice of a resident with its lines, what is paid, and the balance of the payor. */
export async function renderResidentStatement(
  statement: ResidentStatement,
  at = new Date(),
): Promise<Uint8Array> {
  const isCredit = statement.total_cents < 0;
  const title = `${isCredit ? 'Credit' : 'Statement'} ${statement.number}`;
  const sheet = await createPdfSheet(title, at);
  sheet.title(title, statement.community);
  sheet.facts([
    ['Resident', statement.resident],
    ['Month', formatBillingMonth(statement.month)],
    ['Date', formatCalendarDay(statement.invoiced_on)],
    ['Due', isCredit ? '—' : formatCalendarDay(statement.due_on)],
    ['Bill to', labelOf(PAYORS, statement.payor)],
    ['Phone', statement.phone ?? '—'],
  ]);
  sheet.heading('Charges');
  sheet.table(
    ['Description', 'Days', 'Quantity', 'Amount'],
    statement.lines.map((line) => [
      line.is_adjustment ? `Adjustment: ${line.description}` : line.description,
      describeChargeDays(line.from_day, line.to_day),
      String(line.quantity),
      formatCents(line.cents),
    ]),
  );
  sheet.facts([
    ['Total', formatCents(statement.total_cents)],
    ['Paid and credited', formatCents(statement.paid_cents)],
    ['Open', formatCents(statement.total_cents - statement.paid_cents)],
    ['Account balance', formatCents(statement.balance_cents)],
  ]);
  sheet.paragraph(
    `Pay ${statement.community}${statement.address === '' ? '' : `, ${statement.address}`}. Write statement ${statement.number} on your check.`,
  );
  return await sheet.finish(`${title} · ${statement.community}`);
}
