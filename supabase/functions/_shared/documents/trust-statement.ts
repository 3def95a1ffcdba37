import { formatCalendarDay } from '../../../../shared/format/date.ts';
import { formatCents } from '../../../../shared/format/money.ts';
import { labelOf } from '../../../../shared/operator/residents.ts';
import { addRunningBalance, TRUST_KINDS } from '../../../../shared/operator/trust.ts';
import { createPdfSheet } from './pdf-sheet.ts';

/** The response of `get_trust_statement`. */
export interface TrustStatement {
  readonly resident: string;
  readonly community: string;
  readonly from: string;
  readonly to: string;
  readonly opening_cents: number;
  readonly closing_cents: number;
  readonly movements: readonly {
    readonly day: string;
    readonly kind: string;
    readonly purpose: string;
    readonly receipt: string | null;
    readonly signed_cents: number;
  }[];
}

/** The PDF's font has no minus sign. */
const showCents = (cents: number): string => formatCents(cents).replace('−', '-');

/** Renders a resident's trust account with a balance after each movement. */
export async function renderTrustStatement(
  statement: TrustStatement,
  at = new Date(),
): Promise<Uint8Array> {
  const sheet = await createPdfSheet('Trust account statement', at);
  const period = `${formatCalendarDay(statement.from)} to ${formatCalendarDay(statement.to)}`;
  sheet.title('Trust account statement', `${statement.resident} · ${statement.community}`);
  const sum = (isDeposit: boolean) =>
    statement.movements.reduce(
      (total, { signed_cents }) =>
        signed_cents > 0 === isDeposit ? total + Math.abs(signed_cents) : total,
      0,
    );
  sheet.facts([
    ['Period', period],
    ['Opening balance', formatCents(statement.opening_cents)],
    ['Deposits and interest', formatCents(sum(true))],
    ['Withdrawals', formatCents(sum(false))],
    ['Closing balance', formatCents(statement.closing_cents)],
  ]);
  if (statement.movements.length === 0) sheet.paragraph('No movements in this period.');
  else
    sheet.table(
      ['Day', 'Movement', 'Receipt', 'Amount', 'Balance'],
      addRunningBalance(statement.opening_cents, statement.movements).map((one) => [
        formatCalendarDay(one.day),
        `${labelOf(TRUST_KINDS, one.kind)}: ${one.purpose}`,
        one.receipt ?? '',
        showCents(one.signed_cents),
        showCents(one.balance_cents),
      ]),
    );
  sheet.paragraph(
    'This money belongs to the resident. The community holds it and keeps a receipt of each withdrawal.',
  );
  return await sheet.finish(`${statement.community} · trust account · ${period} · confidential`);
}
