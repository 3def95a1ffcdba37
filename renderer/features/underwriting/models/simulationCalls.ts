import type { Assumptions } from '#shared/underwriting/assumptions.ts';
import {
  createSimulation,
  type Outcome,
  type SimulationResult,
  type Spread,
  summarizeRuns,
} from '#shared/underwriting/simulation.ts';
import type { ReportProgress } from '../../../workbench/worker/workerProtocol.ts';

export interface SimulationInput {
  readonly assumptions: Assumptions;
  readonly spreads: readonly Spread[];
  readonly seed: number;
  readonly runs: number;
}

const REPORT_EVERY = 250;

/** What the worker does. */
export const simulationCalls = {
  simulate: (input: SimulationInput, report: ReportProgress): SimulationResult => {
    const next = createSimulation(input.assumptions, input.spreads, input.seed);
    const outcomes: Outcome[] = [];
    for (let run = 0; run < input.runs; run++) {
      outcomes.push(next());
      if (run % REPORT_EVERY === REPORT_EVERY - 1) report((run + 1) / input.runs);
    }
    return summarizeRuns(outcomes, input.assumptions.discountRate);
  },
};

export type SimulationCalls = typeof simulationCalls;
