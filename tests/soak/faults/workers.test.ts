import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { noProcessList, WorkersUnderTest } from '../../faults/workers.ts';

const ROUNDS = 10;
vi.setConfig({ testTimeout: ROUNDS * 5 * 60_000 });
if (noProcessList) console.warn(`Workers are not killed: ${noProcessList}.`);

describe.skipIf(noProcessList)('two workers under load', () => {
  let workers: WorkersUnderTest;
  beforeAll(async () => {
    workers = await WorkersUnderTest.start();
  });
  afterAll(() => workers?.close());

  test('lose nothing acknowledged in kills, lost connections and restarts', async () => {
    const lost: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const events = [
        () => workers.kill(workers.pids()[0] ?? 0),
        () => workers.disconnect(),
        () => workers.kill(workers.pids()[1] ?? 0),
        () => workers.restart(),
      ];
      for (const event of events) lost.push(...(await workers.underLoad(event)).faults);
    }
    expect(lost).toEqual([]);
  });
});
