import { countDays } from '../format/date.ts';
import type { Assumptions } from '../underwriting/assumptions.ts';
import { z } from '../zod.ts';

const share = z.number().check(z.minimum(0), z.maximum(1));
const month = (least: number, most: number) =>
  z.number().check(z.int(), z.minimum(least), z.maximum(most));

/** What an exit comparison adds to a model: the decision, tax rates, and terms. The database checks the same ranges. */
export const exitInputsSchema = z.object({
  /** Months since the model's closing. */
  decisionMonth: month(0, 119),
  horizonMonth: month(1, 120),
  ordinaryRate: share,
  capitalGainsRate: share,
  recaptureRate: share,
  investmentRate: share,
  stateRate: share,
  landShare: share,
  recovery: z.enum(['residential', 'nonresidential']),
  /** True if a sale now is exchanged under IRC §1031. */
  isDeferred: z.boolean(),
  refinance: z.object({
    loanToValue: share,
    coverage: z.number().check(z.minimum(0.5), z.maximum(5)),
    rate: z.number().check(z.minimum(0), z.maximum(0.5)),
    years: month(1, 50),
    fee: share,
  }),
  recapShare: share,
  recapCosts: share,
});

export type ExitInputs = z.infer<typeof exitInputsSchema>;

const DAYS_A_MONTH = 365 / 12;

/**
 * Returns the inputs of a first comparison: today against the model's own exit, with the highest federal rates of IRC §1(j),
 * §1(h), and §1411 and no state tax.
 */
export function createExitInputs(of: Assumptions, today: string): ExitInputs {
  const passed = Math.floor(countDays(of.closingOn, today) / DAYS_A_MONTH);
  const decisionMonth = Math.min(Math.max(passed, 0), 108);
  return {
    decisionMonth,
    horizonMonth: Math.max(of.exit.year * 12, decisionMonth + 12),
    ordinaryRate: 0.37,
    capitalGainsRate: 0.2,
    recaptureRate: 0.25,
    investmentRate: 0.038,
    stateRate: 0,
    landShare: 0.1,
    recovery: 'residential',
    isDeferred: false,
    refinance: {
      loanToValue: of.refinance.loanToValue,
      coverage: of.refinance.coverage,
      rate: of.refinance.rate,
      years: of.refinance.years,
      fee: of.refinance.fee,
    },
    recapShare: 0.4,
    recapCosts: 0.01,
  };
}
