import { formatCalendarDay } from '../../../../shared/format/date.ts';
import { formatCents } from '../../../../shared/format/money.ts';
import {
  CLAIM_KINDS,
  CLAIMANTS,
  type ClaimAmounts,
  INSURANCE_LINES,
  sumClaims,
} from '../../../../shared/operator/insurance.ts';
import { labelOf } from '../../../../shared/operator/residents.ts';
import { createPdfSheet } from './pdf-sheet.ts';

interface LossRunClaim extends ClaimAmounts {
  readonly number: string | null;
  readonly kind: string;
  readonly claimant: string;
  readonly occurred_on: string;
  readonly reported_on: string;
  readonly status: string;
}

/** The response of `get_loss_run`. */
export interface LossRun {
  readonly community: string;
  readonly valued_on: string;
  readonly policies: readonly {
    readonly line: string;
    readonly carrier: string;
    readonly number: string;
    readonly effective_on: string;
    readonly expires_on: string;
    readonly claims: readonly LossRunClaim[];
  }[];
}

const HEAD = [
  'Claim',
  'Kind',
  'Occurred',
  'Reported',
  'Status',
  'Reserve',
  'Paid',
  'Recovered',
  'Incurred',
];

const amountsOf = (amounts: ClaimAmounts): string[] => [
  formatCents(amounts.reserve_cents),
  formatCents(amounts.paid_cents),
  formatCents(amounts.recovered_cents),
  formatCents(amounts.incurred_cents),
];

/** Renders a loss run by policy period, with totals. */
export async function renderLossRun(run: LossRun, at = new Date()): Promise<Uint8Array> {
  const sheet = await createPdfSheet('Loss run', at, { isWide: true });
  sheet.title('Loss run', `${run.community} · valued ${formatCalendarDay(run.valued_on)}`);
  const all = run.policies.flatMap(({ claims }) => claims);
  const total = sumClaims(all);
  sheet.facts([
    ['Policies', String(run.policies.length)],
    ['Claims', String(all.length)],
    ['Reserve', formatCents(total.reserve_cents)],
    ['Paid', formatCents(total.paid_cents)],
    ['Recovered', formatCents(total.recovered_cents)],
    ['Incurred', formatCents(total.incurred_cents)],
  ]);
  for (const { line, carrier, number, effective_on, expires_on, claims } of run.policies) {
    sheet.heading(`${labelOf(INSURANCE_LINES, line)}, ${carrier} ${number}`);
    sheet.paragraph(`${formatCalendarDay(effective_on)} to ${formatCalendarDay(expires_on)}`);
    if (claims.length === 0) {
      sheet.paragraph('No claims reported.');
      continue;
    }
    sheet.table(HEAD, [
      ...claims.map((claim) => [
        claim.number ?? 'No number',
        `${labelOf(CLAIM_KINDS, claim.kind)}, ${labelOf(CLAIMANTS, claim.claimant).toLowerCase()}`,
        formatCalendarDay(claim.occurred_on),
        formatCalendarDay(claim.reported_on),
        claim.status === 'open' ? 'Open' : 'Closed',
        ...amountsOf(claim),
      ]),
      ['Total', `${claims.length} claims`, '', '', '', ...amountsOf(sumClaims(claims))],
    ]);
  }
  sheet.paragraph('Incurred is reserve plus paid less recovered, at the end of the valuation day.');
  return await sheet.finish(
    `${run.community} · loss run valued ${formatCalendarDay(run.valued_on)} · confidential`,
  );
}
