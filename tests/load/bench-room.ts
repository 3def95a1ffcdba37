import postgres from 'postgres';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { makeDatabase, scriptsOfMigrations } from '../../build/schema.ts';
import { costOfCrowd, costsOfRoom, fillRoom, type RoomSizes } from './room.ts';

/**
 * `npm run bench:room`: a deal room of 10,000 documents of 20 GB with 500 viewers and a million lines of audit, and one of
 * a tenth of each; `-- tenth` leaves the whole size out. The documents are rows: what lies in the storage is not read.
 */
const WHOLE: RoomSizes = { documents: 10_000, viewers: 500, lines: 1_000_000 };
const TENTH: RoomSizes = { documents: 1000, viewers: 50, lines: 100_000 };
const TURNS = 40;

const isTenthOnly = process.argv.includes('tenth');

const cluster = await startPostgres();
try {
  for (const [name, sizes] of Object.entries(
    isTenthOnly ? { tenth: TENTH } : { tenth: TENTH, whole: WHOLE },
  )) {
    const url = await makeDatabase(cluster, name, scriptsOfMigrations());
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    const room = await fillRoom(sql, sizes);
    console.log(
      `\n${sizes.documents} documents, ${sizes.viewers} viewers, ${sizes.lines} lines of audit`,
    );
    const costs = [
      ...(await costsOfRoom(sql, room, sizes, TURNS)),
      await costOfCrowd(url, postgres, sizes),
    ];
    for (const { name: call, median, p95 } of costs) {
      console.log(`${call.padEnd(40)} ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
    }
    await sql.end();
  }
} finally {
  cluster.stop();
}
