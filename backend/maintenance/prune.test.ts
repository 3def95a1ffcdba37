import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from '../db/engine.ts';
import { migrate } from '../db/migrate.ts';
import { openEngine } from '../db/open.ts';
import { pruneExpired } from './prune.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'haven-prune-'));
let engine: Engine;
beforeAll(async () => {
  engine = await openEngine({ dataDir });
  await migrate(engine);
}, 60_000);
afterAll(async () => {
  await engine?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const OLD = 1_200;

test('deletes expired rows in batches and keeps usable ones', async () => {
  const [user, live, over] = [randomUUID(), randomUUID(), randomUUID()];
  await engine.script(`
    insert into auth.users (id, email) values ('${user}', 'somebody@people.example');
    insert into auth.sessions (id, user_id, not_after) values
      ('${live}', '${user}', null), ('${over}', '${user}', now() - interval '8 days');
    insert into auth.refresh_tokens (token, user_id, revoked, updated_at, session_id) values
      ('spent long ago', '${user}', true, now() - interval '31 days', '${live}'),
      ('spent lately', '${user}', true, now() - interval '2 days', '${live}'),
      ('unspent', '${user}', false, now() - interval '400 days', '${live}');
    insert into auth.audit_log_entries (id, created_at)
      select gen_random_uuid(), now() - interval '91 days' from generate_series(1, ${OLD});
    insert into auth.audit_log_entries (id, created_at)
      values (gen_random_uuid(), now() - interval '89 days');`);
  await pruneExpired(engine);
  const [left] = await engine.read(
    'system',
    (sql) => sql`
      select (select count(*) from auth.audit_log_entries) as entries,
        array(select id::text from auth.sessions) as sessions,
        array(select token from auth.refresh_tokens order by token)::text[] as tokens`,
  );
  expect(left).toEqual({ entries: 1, sessions: [live], tokens: ['spent lately', 'unspent'] });
});
