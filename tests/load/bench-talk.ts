import postgres from 'postgres';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { makeDatabase, scriptsOfMigrations } from '../../build/schema.ts';
import { costsOfTalk, fillTalk, type TalkSizes } from './talk.ts';

/** `npm run bench:talk`: what messages and notifications cost on Postgres, at a tenth of the size and whole. */
const WHOLE: TalkSizes = { people: 100_000, messages: 1_000_000, notifications: 5_000_000 };
const TENTH: TalkSizes = { people: 10_000, messages: 100_000, notifications: 500_000 };
const TURNS = 40;

const cluster = await startPostgres();
try {
  for (const [name, sizes] of Object.entries({ tenth: TENTH, whole: WHOLE })) {
    const url = await makeDatabase(cluster, name, scriptsOfMigrations());
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    await fillTalk(sql, sizes);
    console.log(
      `\n${sizes.messages} messages, ${sizes.notifications} notifications, ${sizes.people} people`,
    );
    for (const { name: call, median, p95, readWhole } of await costsOfTalk(sql, TURNS)) {
      const whole = readWhole.length > 0 ? `  reads whole: ${readWhole.join(', ')}` : '';
      console.log(`${call.padEnd(32)} ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms${whole}`);
    }
    await sql.end();
  }
} finally {
  cluster.stop();
}
