import postgres from 'postgres';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { createDatabaseFromScripts, scriptsOfMigrations } from '../../build/schema.ts';
import {
  measureConcurrentViews,
  measureRoomCalls,
  RIGHTS_CHECK,
  type RoomCallCost,
  type RoomSizes,
  seedRoom,
} from './room.ts';

/**
 * `npm run bench:room`: a deal room with 10,000 documents (20 GB), 500 viewers and a million audit log entries, and
 * one a tenth the size; `-- tenth` skips the full size. Documents are rows only; storage isn't read. For each call it
 * prints the ratio of the larger room's cost to the smaller's, in time and database pages. Pages show growth on any
 * machine.
 */
const WHOLE: RoomSizes = { documents: 10_000, viewers: 500, lines: 1_000_000 };
const TENTH: RoomSizes = { documents: 1000, viewers: 50, lines: 100_000 };
const ROUNDS = 40;
const RIGHTS_CHECK_MS = 2;
/**
 * These may grow: the archive lists every document, a new document notifies every reader, and there are ten times as
 * many viewers at once.
 */
const MAY_GROW = /archive|told to|at once/;
/** Allows for noise of a few pages and more index levels. */
const isGrown = (before: number, after: number): boolean => after > before * 1.5 + 12;

const isTenthOnly = process.argv.includes('tenth');

let smaller: ReadonlyMap<string, RoomCallCost> | undefined;

function lineOf(cost: RoomCallCost, before: RoomCallCost | undefined): string {
  const { name, median, p95, pages } = cost;
  const parts = [`${name.padEnd(40)} ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`];
  if (pages !== null) parts.push(`${pages} pages`);
  if (name === RIGHTS_CHECK) {
    parts.push(`${median <= RIGHTS_CHECK_MS ? 'within' : 'OVER'} its ${RIGHTS_CHECK_MS} ms`);
  }
  if (before !== undefined) {
    parts.push(`${(median / before.median).toFixed(1)} times the time`);
    if (pages !== null && before.pages !== null && isGrown(before.pages, pages)) {
      const by = `${(pages / before.pages).toFixed(1)} times the pages`;
      parts.push(MAY_GROW.test(name) ? by : `GROWS: ${by}`);
    }
  }
  return parts.join(', ');
}

const cluster = await startPostgres();
try {
  for (const [name, sizes] of Object.entries(
    isTenthOnly ? { tenth: TENTH } : { tenth: TENTH, whole: WHOLE },
  )) {
    const url = await createDatabaseFromScripts(cluster, name, scriptsOfMigrations());
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    const room = await seedRoom(sql, sizes);
    console.log(
      `\n${sizes.documents} documents, ${sizes.viewers} viewers, ${sizes.lines} lines of audit`,
    );
    const costs = [
      ...(await measureRoomCalls(sql, room, sizes, ROUNDS)),
      await measureConcurrentViews(url, postgres, sizes),
    ];
    for (const cost of costs) console.log(lineOf(cost, smaller?.get(cost.name)));
    smaller = new Map(costs.map((cost) => [cost.name, cost]));
    await sql.end();
  }
} finally {
  cluster.stop();
}
