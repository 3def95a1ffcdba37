import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { Engine } from './engine.ts';
import { openPglite } from './pglite/open.ts';
import { createDatabase } from './pglite/template.ts';

const folder = mkdtempSync(join(tmpdir(), 'haven-notify-'));
const database = join(folder, 'db');
let engine: Engine;

/** An existing database: creating one takes longer than everything tested here. */
async function prepared(requestLimitMs?: number): Promise<Engine> {
  if (!existsSync(database)) await createDatabase(database);
  return openPglite(database, requestLimitMs);
}

afterEach(() => engine.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const say = (payload: string) =>
  engine.write('system', (sql) => sql`select pg_notify('news', ${payload})`);

test("delivers a transaction's notifications after it commits, and never if it fails", async () => {
  engine = await prepared();
  const received: string[] = [];
  const stop = await engine.listen('news', {
    onMessage: (payload) => received.push(payload),
    onGap() {},
  });
  await say('one');
  const failing = engine.write('system', async (sql) => {
    await sql`select pg_notify('news', 'never')`;
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await say('two');
  await vi.waitFor(() => expect(received).toEqual(['one', 'two']));
  await stop();
  await say('three');
  await engine.read('system', (sql) => sql`select 1`);
  expect(received).toEqual(['one', 'two']);
}, 60_000);

test('listens again after an interrupted connection and reports the gap', async () => {
  engine = await prepared(400);
  const received: string[] = [];
  await engine.listen('news', {
    onMessage: (payload) => received.push(payload),
    onGap: () => received.push('gap'),
  });
  const endless = engine.read('system', (sql) =>
    sql.unsafe('select count(*) from generate_series(1, 1e12)'),
  );
  await expect(endless).rejects.toMatchObject({ code: '57014' });
  await vi.waitFor(() => expect(received).toEqual(['gap']), { timeout: 30_000 });
  await say('after');
  await vi.waitFor(() => expect(received).toEqual(['gap', 'after']));
}, 60_000);
