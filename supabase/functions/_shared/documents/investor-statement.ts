import { formatCalendarDay } from '../../../../shared/format/date.ts';
import { formatCents } from '../../../../shared/format/money.ts';
import { createPdfSheet } from './pdf-sheet.ts';

/** The response of `get_position_statement`. */
export interface InvestorStatement {
  readonly offering: string;
  readonly sponsor: string;
  readonly property: string;
  readonly investor: string;
  readonly from: string;
  readonly to: string;
  readonly commitment_cents: number | null;
  readonly opening_contributed_cents: number;
  readonly opening_returned_cents: number;
  /** Unreturned capital received by partial transfers, less what was transferred away. */
  readonly opening_transferred_cents: number;
  readonly transferred_cents: number;
  readonly contributed_cents: number;
  readonly returned_cents: number;
  readonly distributed_cents: number;
  readonly movements: readonly {
    readonly day: string;
    readonly kind: string;
    readonly memo: string;
    readonly cents: number;
    readonly capital_cents: number;
    readonly preferred_cents: number;
    readonly profit_cents: number;
  }[];
}

/** Renders an investor's position with unreturned capital after each movement. */
export async function renderInvestorStatement(
  statement: InvestorStatement,
  at = new Date(),
): Promise<Uint8Array> {
  const sheet = await createPdfSheet('Investor statement', at);
  const period = `${formatCalendarDay(statement.from)} to ${formatCalendarDay(statement.to)}`;
  sheet.title('Investor statement', `${statement.investor} · ${statement.offering}`);
  let capital =
    statement.opening_contributed_cents -
    statement.opening_returned_cents +
    statement.opening_transferred_cents;
  sheet.facts([
    ['Sponsor', statement.sponsor],
    ['Property', statement.property],
    ['Period', period],
    ...(statement.commitment_cents === null
      ? []
      : ([['Commitment', formatCents(statement.commitment_cents)]] as const)),
    ['Unreturned capital at the start', formatCents(capital)],
    ['Paid in to date', formatCents(statement.contributed_cents)],
    ['Distributed to date', formatCents(statement.distributed_cents)],
    [
      'Unreturned capital at the end',
      formatCents(
        statement.contributed_cents - statement.returned_cents + statement.transferred_cents,
      ),
    ],
  ]);
  if (statement.movements.length === 0) sheet.paragraph('No movements in this period.');
  else
    sheet.table(
      ['Day', 'Movement', 'Paid in', 'Capital', 'Preferred', 'Profit', 'Unreturned'],
      statement.movements.map((one) => {
        const isPaidIn = one.kind === 'contribution';
        const transferred =
          one.kind === 'transfer_in' ? one.cents : one.kind === 'transfer_out' ? -one.cents : 0;
        capital += isPaidIn ? one.cents : transferred - one.capital_cents;
        const show = (cents: number) => (cents === 0 ? '' : formatCents(cents));
        return [
          formatCalendarDay(one.day),
          one.memo,
          isPaidIn ? formatCents(one.cents) : '',
          show(one.capital_cents),
          show(one.preferred_cents),
          show(one.profit_cents),
          formatCents(capital),
        ];
      }),
    );
  sheet.paragraph(
    'The preferred return is simple on unreturned capital, 30/360. This statement is not a tax document.',
  );
  return await sheet.finish(
    `${statement.sponsor} · ${statement.offering} · ${period} · confidential`,
  );
}
