import type { SimulationResult } from '#shared/underwriting/simulation.ts';
import { installTrustedTypes } from '../../../ui/trust/installTrustedTypes.ts';
import { createWorkerClient } from '../../../workbench/worker/workerClient.ts';
import type { SimulationCalls, SimulationInput } from './simulationCalls.ts';

export interface SimulationWorker {
  readonly simulate: (
    input: SimulationInput,
    onProgress: (share: number) => void,
  ) => Promise<SimulationResult>;
  /** Cancels a run. */
  readonly end: () => void;
}

/** Starts a worker that runs simulations, so that ten thousand models never block the page. */
export function startSimulationWorker(): SimulationWorker {
  installTrustedTypes();
  const client = createWorkerClient<SimulationCalls>(
    new Worker(new URL('./simulation.worker.ts', import.meta.url), { type: 'module' }),
  );
  return {
    simulate: (input, onProgress) => client.ask('simulate', input, { onProgress }),
    end: client.end,
  };
}
