import { formatCents } from '../../format/money.ts';
import { formatFixed, formatNumber } from '../../format/number.ts';

const MICROS_PER_CENT = 10_000;
const SMALLEST = 100;

/** "$1.24", and for less than a cent "$0.0006". Micros are millionths of a dollar. */
export function formatCost(micros: number): string {
  if (micros > 0 && micros < SMALLEST) return 'under $0.0001';
  if (micros > 0 && micros < MICROS_PER_CENT) return `$${formatFixed(micros / 1e6, 4)}`;
  return formatCents(Math.round(micros / MICROS_PER_CENT));
}

interface Use {
  readonly tokens: number;
  /** Null if the price of the model was unknown. */
  readonly cost_micros: number | null;
}

/** What calls cost: dollars where the price is known, tokens for the rest. */
export function describeCost(uses: readonly Use[]): string {
  const micros = uses.reduce((sum, { cost_micros }) => sum + (cost_micros ?? 0), 0);
  const unpriced = uses.reduce(
    (sum, { cost_micros, tokens }) => sum + (cost_micros === null ? tokens : 0),
    0,
  );
  if (unpriced === 0) return formatCost(micros);
  const tokens = `${formatNumber(unpriced)} tokens`;
  return micros === 0 ? tokens : `${formatCost(micros)} and ${tokens}`;
}
