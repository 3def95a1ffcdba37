import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRandomModel } from '#shared/underwriting/randomModels.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { Simulation } from './Simulation.tsx';
import { type SimulationInput, simulationCalls } from './simulationCalls.ts';
import type { SimulationWorker } from './startSimulationWorker.ts';

const assumptions = createRandomModel(7);

/** A worker without a thread that runs a hundred models. */
function startHere() {
  const inputs: SimulationInput[] = [];
  const worker: SimulationWorker = {
    simulate: async (input, onProgress) => {
      inputs.push(input);
      return simulationCalls.simulate({ ...input, runs: 100 }, onProgress);
    },
    end: () => undefined,
  };
  return { inputs, start: () => worker };
}

const open = (start: () => SimulationWorker) =>
  renderParts({ '/': <Simulation assumptions={assumptions} start={start} /> }, '/');

it('runs with the stated distributions and seed and shows percentiles', async () => {
  const { inputs, start } = startHere();
  const { user } = open(start);
  const seed = await screen.findByLabelText('Seed');
  await user.clear(seed);
  await user.type(seed, '7');
  const below = screen.getByLabelText('Below, exit cap rate');
  await user.clear(below);
  await user.type(below, '1');
  await user.click(screen.getByRole('button', { name: 'Run simulation' }));
  expect(await screen.findByRole('row', { name: /^Median IRR/ })).toBeVisible();
  expect(screen.getByText('100 runs, seed 7')).toBeVisible();
  const [input] = inputs;
  expect(input?.seed).toBe(7);
  expect(input?.spreads.find(({ key }) => key === 'exitCap')?.low).toBe(0.01);
});

it('cancels a run and can start another', async () => {
  const { user } = open(() => ({
    simulate: () => new Promise(() => undefined),
    end: () => undefined,
  }));
  await user.click(await screen.findByRole('button', { name: 'Run simulation' }));
  expect(screen.getByRole('progressbar', { name: 'Running the model' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Run simulation' })).toBeEnabled();
});
