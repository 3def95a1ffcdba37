import { formatCalendarDay } from '../../../../shared/format/date.ts';
import { centsText, shareText, timesText } from '../../../../shared/format/figures.ts';
import { formatCents } from '../../../../shared/format/money.ts';
import {
  type PackHolding,
  packReturn,
  quarterLabel,
} from '../../../../shared/investing/reportPack.ts';
import { sumCents } from '../../../../shared/underwriting/cents.ts';
import { createPdfSheet } from './pdf-sheet.ts';

/** The response of `get_report_pack`. */
export interface InvestorReport {
  readonly entity: string;
  readonly from: string;
  readonly to: string;
  readonly is_open: boolean;
  readonly holdings: readonly PackHolding[];
  readonly decisions: readonly {
    readonly kind: string;
    readonly cents: number;
    readonly counterparty: string;
    readonly state: string;
    readonly requester: string;
    readonly requested_at: string;
    readonly exception_reason: string | null;
  }[];
}

const HEAD = ['Holding', 'Opening', 'Paid in', 'Received', 'Gain', 'Closing', 'Multiple', 'IRR'];

function rowOf(name: string, holdings: readonly PackHolding[], to: string): readonly string[] {
  const { change, multiple, rate } = packReturn(holdings, to);
  const total = (key: 'opening' | 'contributed' | 'distributed' | 'closing') =>
    formatCents(sumCents(holdings.map((holding) => holding[key])));
  return [
    name,
    total('opening'),
    total('contributed'),
    total('distributed'),
    formatCents(change),
    total('closing'),
    timesText(multiple),
    shareText(rate),
  ];
}

/** Renders an entity's quarterly report: value, cash, and return of each holding, and the quarter's approvals. */
export async function renderInvestorReport(
  { entity, from, to, is_open, holdings, decisions }: InvestorReport,
  at = new Date(),
): Promise<Uint8Array> {
  const label = `${quarterLabel(from)} report`;
  const sheet = await createPdfSheet(label, at);
  sheet.title(label, `${entity}, ${formatCalendarDay(from)} to ${formatCalendarDay(to)}`);
  if (is_open) sheet.paragraph('The quarter has not ended. Figures can still change.');
  sheet.heading('Holdings');
  if (holdings.length === 0) sheet.paragraph('No holdings with entries until this quarter.');
  else
    sheet.table(HEAD, [
      ...holdings.map((holding) => rowOf(holding.name, [holding], to)),
      rowOf('Total', holdings, to),
    ]);
  const committed = sumCents(holdings.map(({ commitment_cents }) => commitment_cents ?? 0));
  const paid = sumCents(holdings.map(({ total_contributed }) => total_contributed));
  sheet.paragraph(
    `Committed ${centsText(committed)}. Paid in to date ${centsText(paid)}. Values are the latest recorded valuations; IRR treats the closing value as received on ${formatCalendarDay(to)}.`,
  );
  sheet.heading('Approvals in the quarter');
  if (decisions.length === 0) sheet.paragraph('No wires or commitments were requested.');
  else
    sheet.table(
      ['Requested', 'Kind', 'Recipient', 'Amount', 'Requested by', 'Status'],
      decisions.map((one) => [
        formatCalendarDay(one.requested_at.slice(0, 10)),
        one.kind === 'wire' ? 'Wire' : 'Commitment',
        one.counterparty,
        formatCents(one.cents),
        one.requester,
        one.exception_reason === null ? one.state : `${one.state}, mandate exception`,
      ]),
    );
  return await sheet.finish(`${label} · ${entity}`);
}
