import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openPglite } from '../../backend/db/pglite/open.ts';
import { demoDataDir } from '../support/demo-folder.ts';

const { dataDir, remove } = await demoDataDir();
const engine = openPglite(join(dataDir, 'db'));
afterAll(async () => {
  await engine.close();
  remove();
});

/** Wide rows read faster than many rows: a 1.2 MB response. */
const ROWS = 60;
const TEXT_LENGTH = 20_000;
const WARM_UP = 100;
const READS = 200;

/** Retained responses would add about 250 MB per round; what the two garbage collectors leave varies. */
const MAY_GROW_MB = 120;
const MOST_ROUNDS = 3;

const megabytes = () => process.memoryUsage.rss() / 1_048_576;

async function readRows(times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await engine.read(
      'system',
      (sql) =>
        sql`select n, repeat('x', ${TEXT_LENGTH}::int) as words from generate_series(1, ${ROWS}::int) as n`,
    );
  }
}

test('a database releases its responses from memory', async () => {
  await readRows(WARM_UP);
  let grown = Number.POSITIVE_INFINITY;
  // One round without growth is enough.
  for (let round = 0; round < MOST_ROUNDS && grown >= MAY_GROW_MB; round += 1) {
    const before = megabytes();
    await readRows(READS);
    grown = megabytes() - before;
  }
  expect(grown).toBeLessThan(MAY_GROW_MB);
});
