import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  ACTORS,
  EXPECTATIONS,
  expected,
  OPERATIONS,
  type Outcome,
  type TableName,
} from './expectations.ts';
import { probeFor } from './probes/index.ts';
import type { Probe } from './probes/probe.ts';
import { buildWorld, type Client, type World } from './world.ts';

const tables = Object.keys(EXPECTATIONS) as TableName[];

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});

it('leaves no public table out', () => {
  const types = readFileSync(new URL('../../shared/database.types.ts', import.meta.url), 'utf8');
  const declared = [...types.matchAll(/^ {6}(\w+): \{\n {8}Row: \{/gm)].map(([, name]) => name);
  expect(declared.length).toBeGreaterThan(0);
  expect(tables.toSorted()).toEqual(declared.toSorted());
});

describe.each(tables)('%s', (table) => {
  describe.each(ACTORS)('%s', (actor) => {
    it.each(OPERATIONS)('%s', async (operation) => {
      const probe = probeFor(world, table, actor, operation);
      const outcome = await attempt(probe, world.actors[actor].client, actor === 'signed out');
      expect(outcome).toBe(expected(table, actor, operation));
    });
  });
});

async function attempt(probe: Probe, client: Client, signedOut: boolean): Promise<Outcome> {
  await probe.arrange?.();
  const { data, error, status } = await probe.act(client);
  const done = (await probe.happened?.()) ?? (Array.isArray(data) && data.length > 0);
  if (error === null) return done ? 'allowed' : 'hidden';
  // Anything else (a constraint, a missing function) is a mistake of the probe, not a defence.
  expect({ code: error.code, status, done }, error.message).toEqual({
    code: '42501',
    status: signedOut ? 401 : 403,
    done: false,
  });
  return 'refused';
}
