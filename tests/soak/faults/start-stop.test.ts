import { randomInt } from 'node:crypto';
import { setTimeout as moment } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterEach, expect, test } from 'vitest';
import { dataDir, endAll, expectWrongSetting, start } from '../../faults/start-stop.ts';
import { ChildBackend, DEMO_PASSWORD } from '../../support/child-backend.ts';

afterEach(endAll);

const WRONG = [
  ['HAVEN_SEED', 'everything', 'HAVEN_SEED must be demo or none.'],
  [
    'DATABASE_URL',
    'mysql://somewhere',
    'DATABASE_URL must look like postgres://user:password@host:5432/database.',
  ],
] as const;

test.each(WRONG)(
  'an invalid %s setting stops the start with a message that names it',
  (name, value, message) => expectWrongSetting(name, value, message),
);

const FIRST_START_MS = 1200;
const FIRST_START_KILLS = 10;

test('a first start killed halfway is finished by the next one', async () => {
  for (let kill = 1; kill <= FIRST_START_KILLS; kill += 1) {
    const backend = ChildBackend.launch({ dataDir });
    await moment(randomInt(FIRST_START_MS));
    await backend.end('SIGKILL');
  }
  const { url, keys } = await start();
  const client = createClient(url, keys.publishableKey, { auth: { persistSession: false } });
  const email = 'admin@demo.havenexchange.example';
  const { error } = await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  expect(error).toBeNull();
});
