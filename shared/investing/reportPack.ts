import { type Cents, sumCents } from '../underwriting/cents.ts';
import { ratio } from '../underwriting/ratio.ts';
import { type DatedFlow, datedInternalRateOfReturn } from '../underwriting/returns.ts';

/** A holding in the response of `get_report_pack`. Flows are from the first contribution to the end of the quarter. */
export interface PackHolding {
  readonly id: string;
  readonly name: string;
  readonly state: string | null;
  readonly operator: string | null;
  readonly commitment_cents: Cents | null;
  readonly opening: Cents;
  readonly closing: Cents;
  readonly contributed: Cents;
  readonly distributed: Cents;
  readonly total_contributed: Cents;
  readonly total_distributed: Cents;
  readonly flows: readonly (readonly [on: string, amount: Cents])[];
}

export interface PackReturn {
  /** What changed the value besides contributions and distributions. */
  readonly change: Cents;
  readonly multiple: number | null;
  readonly rate: number | null;
}

const toFlows = ({ flows }: PackHolding): readonly DatedFlow[] =>
  flows.map(([on, amount]) => ({ on, amount }));

/** Returns gain, multiple, and annual return of holdings as if they were sold at their value on the last day. */
export function packReturn(holdings: readonly PackHolding[], to: string): PackReturn {
  const total = (of: (holding: PackHolding) => Cents) => sumCents(holdings.map(of));
  const closing = total((holding) => holding.closing);
  return {
    change: total((one) => one.closing - one.opening - one.contributed + one.distributed),
    multiple: ratio(
      closing + total((holding) => holding.total_distributed),
      total((holding) => holding.total_contributed),
    ),
    rate: datedInternalRateOfReturn([...holdings.flatMap(toFlows), { on: to, amount: closing }])
      .rate,
  };
}

/** Returns the first days of quarters, the current one first. */
export function listQuarters(today: string, count: number): readonly string[] {
  const index = Number(today.slice(0, 4)) * 4 + Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  return Array.from({ length: count }, (_, at) => {
    const quarter = index - at;
    const month = String((quarter % 4) * 3 + 1).padStart(2, '0');
    return `${Math.floor(quarter / 4)}-${month}-01`;
  });
}

/** "Q3 2026" */
export const quarterLabel = (firstDay: string): string =>
  `Q${Math.ceil(Number(firstDay.slice(5, 7)) / 3)} ${firstDay.slice(0, 4)}`;
