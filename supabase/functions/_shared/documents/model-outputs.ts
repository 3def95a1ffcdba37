import { scenariosSchema } from '../../../../shared/underwriting/assumptions.ts';
import { computeOutputs, type ModelOutputs } from '../../../../shared/underwriting/outputs.ts';

/** Computes the results of a saved scenario; throws if it can't be read. */
export function computeSharedOutputs(saved: unknown): ModelOutputs {
  const [scenario] = scenariosSchema.parse([saved]);
  if (scenario === undefined) throw new Error('The scenario cannot be read');
  return computeOutputs(scenario.assumptions);
}
