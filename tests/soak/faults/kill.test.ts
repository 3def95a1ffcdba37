import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findCorruption } from '../../faults/consistency.ts';
import { KillCycles, runKillCycle } from '../../faults/kill-cycle.ts';
import { demoDataDir } from '../../support/demo-folder.ts';

/** `npm run soak -- kills` kills fifty times. */
const KILLS = 1;

const { dataDir, remove } = await demoDataDir();
const cycles = new KillCycles(dataDir);
afterAll(async () => {
  await cycles.close();
  remove();
});

test('a backend killed during writes restarts without data loss', async () => {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const { acknowledged, faults } = await runKillCycle(cycles, kill);
    expect(faults).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
  }
});

test('SIGTERM during writes stops the backend gracefully without data loss', async () => {
  expect(await cycles.writeUntil('SIGTERM')).toBe(0);
  expect(await cycles.findFaults()).toEqual([]);
});

test('Ctrl-C during writes stops the backend gracefully without data loss', async () => {
  expect(await cycles.writeUntil('SIGINT')).toBe(0);
  expect(await cycles.findFaults()).toEqual([]);
});

test('the database of a repeatedly killed backend passes an entry-by-entry check', async () => {
  await cycles.close();
  expect(await findCorruption(join(dataDir, 'db'))).toEqual([]);
});
