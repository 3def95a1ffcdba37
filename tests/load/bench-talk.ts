import postgres from 'postgres';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { createDatabaseFromScripts, scriptsOfMigrations } from '../../build/schema.ts';
import {
  type ConversationSizes,
  explainMessagingCalls,
  measureMessagingCalls,
  seedConversations,
} from './messaging.ts';

/**
 * `npm run bench:talk`: the cost of messages and notifications on Postgres at a tenth of the size and at full size,
 * with query plans and rows read; `-- tenth` and `-- whole` run only one size.
 */
const WHOLE: ConversationSizes = { people: 100_000, messages: 1_000_000, notifications: 5_000_000 };
const TENTH: ConversationSizes = { people: 10_000, messages: 100_000, notifications: 500_000 };
const ROUNDS = 40;

const SIZES = { tenth: TENTH, whole: WHOLE };
const chosen = Object.entries(SIZES).filter(([name]) => process.argv.includes(name));

const cluster = await startPostgres();
try {
  for (const [name, sizes] of chosen.length > 0 ? chosen : Object.entries(SIZES)) {
    const url = await createDatabaseFromScripts(cluster, name, scriptsOfMigrations());
    const notices: string[] = [];
    const sql = postgres(url, { max: 1, onnotice: ({ message }) => notices.push(String(message)) });
    await seedConversations(sql, sizes);
    console.log(
      `\n${sizes.messages} messages, ${sizes.notifications} notifications, ${sizes.people} people`,
    );
    const costs = await measureMessagingCalls(sql, ROUNDS);
    const plans = await explainMessagingCalls(sql, notices);
    for (const { name: call, median, p95, rows, readWhole } of costs) {
      const whole = readWhole.length > 0 ? `  reads whole: ${readWhole.join(', ')}` : '';
      const time = `${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
      console.log(`${call.padEnd(38)} ${time}, ${rows} rows read${whole}`);
      for (const step of plans.get(call) ?? []) console.log(`    ${step}`);
    }
    await sql.end();
  }
} finally {
  cluster.stop();
}
