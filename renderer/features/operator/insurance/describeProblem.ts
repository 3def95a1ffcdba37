import { formatCalendarDay } from '#shared/format/date.ts';
import { CERTIFICATE_LINES, CERTIFICATE_PROBLEMS } from '#shared/operator/insurance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import type { CertificateProblem } from './insuranceShapes.ts';
import { showCents } from './money.ts';

/** "General liability: limit per occurrence too low, $500,000 of $1,000,000". */
export function describeProblem(one: CertificateProblem): string {
  const amounts =
    one.required_cents === null
      ? ''
      : `, ${showCents(one.found_cents)} of ${showCents(one.required_cents)}`;
  const day =
    one.expires_on !== null && ['expired', 'expiring'].includes(one.problem)
      ? ` ${formatCalendarDay(one.expires_on)}`
      : '';
  return `${labelOf(CERTIFICATE_LINES, one.line)}: ${labelOf(CERTIFICATE_PROBLEMS, one.problem).toLowerCase()}${amounts}${day}`;
}
