import { formatCents } from '../format/money.ts';
import { formatWholePercent } from '../format/percent.ts';
import type { Choice } from '../records/choice.ts';

/** Care types of holdings and mandates. */
export const MANDATE_CARE_TYPES = [
  { value: 'active_adult', label: 'Active adult' },
  { value: 'independent', label: 'Independent living' },
  { value: 'assisted', label: 'Assisted living' },
  { value: 'memory', label: 'Memory care' },
  { value: 'skilled', label: 'Skilled nursing' },
  { value: 'ccrc', label: 'CCRC' },
  { value: 'board_and_care', label: 'Board and care' },
  { value: 'mixed', label: 'Mixed' },
] as const satisfies readonly Choice[];

/** A limit that a commitment exceeds, as `list_mandate_breaches` returns it. */
export interface MandateBreach {
  readonly mandate: string;
  readonly rule: string;
  readonly limit: string | null;
  readonly found: string | null;
}

const careLabel = (value: string): string =>
  MANDATE_CARE_TYPES.find((care) => care.value === value)?.label ?? value;
const percent = (value: string): string => formatWholePercent(Number(value));
const careList = (values: string): string => values.split(', ').map(careLabel).join(', ');

/** Describes a breach with the limit and what was found. */
export function describeBreach({ mandate, rule, limit, found }: MandateBreach): string {
  const [most, is] = [limit ?? '', found ?? ''];
  const given = is === '' ? 'not given' : is;
  const text: Readonly<Record<string, string>> = {
    care_type: `Care type is ${is === '' ? given : careLabel(is)}; allowed: ${careList(most)}`,
    state: `State is ${given}; allowed: ${most}`,
    operator: `Operator is ${given}; allowed: ${most}`,
    least: `Amount ${formatCents(Number(is))} is below ${formatCents(Number(most))}`,
    most: `Amount ${formatCents(Number(is))} is above ${formatCents(Number(most))}`,
    leverage: `Leverage is ${is === '' ? given : percent(is)}; at most ${percent(most)}`,
    state_share: `${percent(is)} of commitments in one state; at most ${percent(most)}`,
    operator_share: `${percent(is)} of commitments with one operator; at most ${percent(most)}`,
  };
  return `${text[rule] ?? rule} (${mandate}).`;
}
