import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noProcessList, WORKERS, WorkersUnderTest } from './workers.ts';
import { rowWriter } from './writers.ts';

if (noProcessList) console.warn(`Workers are not killed: ${noProcessList}.`);

describe.skipIf(noProcessList)('two workers', () => {
  let workers: WorkersUnderTest;
  beforeAll(async () => {
    workers = await WorkersUnderTest.start();
  });
  afterAll(() => workers?.close());

  test('a killed worker is replaced, and nothing it acknowledged is lost', async () => {
    const [victim = 0, survivor = 0] = workers.pids();
    const { faults } = await workers.underLoad(() => workers.kill(victim));
    expect(faults).toEqual([]);
    expect(workers.pids()).toContain(survivor);
    expect(workers.backend.output).toContain(`Worker process ${victim} ended with SIGKILL.`);
  });

  test('a restart replaces all workers without a failed request', async () => {
    const before = workers.pids();
    const { errors, faults } = await workers.underLoad(() => workers.restart());
    expect(errors).toEqual([]);
    expect(faults).toEqual([]);
    expect(workers.pids().filter((pid) => before.includes(pid))).toEqual([]);
  });

  test('Prometheus figures cover all workers, whichever responds', async () => {
    const { url, keys } = workers.backend;
    const headers = { authorization: `Bearer ${keys.secretKey}` };
    const response = await fetch(`${url}/_local/metrics`, { headers });
    const memory = (await response.text()).match(/^process_resident_memory_bytes\{.*$/gm) ?? [];
    expect(new Set(memory.map((line) => /worker="(\d+)"/.exec(line)?.[1])).size).toBe(WORKERS);
  });

  test('a stop waits for the running requests of all workers', async () => {
    const writer = rowWriter(() => workers.service, 'last');
    const running = Array.from({ length: 8 }, () => writer.write());
    await expect.poll(() => writer.acknowledged()).toBeGreaterThan(0);
    const pids = workers.pids();
    expect(await workers.backend.end('SIGTERM')).toBe(0);
    await Promise.all(running);
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow();
  });
});
