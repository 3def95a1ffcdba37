import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Outcome } from './area.ts';
import { openDirectClients, withDirectClients } from './direct-clients.ts';
import {
  ACTORS,
  type Actor,
  EXPECTATIONS,
  expected,
  OPERATIONS,
  type TableName,
} from './expectations.ts';
import { probeFor } from './probes/index.ts';
import type { Probe } from './probes/probe.ts';
import { buildWorld, type Client, type World } from './world.ts';

const tables = Object.keys(EXPECTATIONS) as TableName[];

/**
 * All actors a table's rules name, plus one of those covered by its default rule, a different one per table.
 * roles-in-policies.test.ts finds roles that policies distinguish and no rule names.
 */
export function sampleActors(table: TableName): readonly Actor[] {
  const isNamed = (actor: Actor) => EXPECTATIONS[table].but[actor] !== undefined;
  const anyone = ACTORS.filter((actor) => !isNamed(actor));
  const sampleActor = anyone[tables.indexOf(table) % anyone.length];
  return ACTORS.filter((actor) => isNamed(actor) || actor === sampleActor);
}

type ActorsAt = (table: TableName) => readonly Actor[];

export function defineMatrix(actorsAt: ActorsAt): void {
  const tableClients = openDirectClients(tables);
  let overHttp: World;
  let direct: World;
  beforeAll(async () => {
    overHttp = await buildWorld();
    direct = tableClients.sql ? await withDirectClients(overHttp, tableClients.sql) : overHttp;
  });
  afterAll(() => tableClients.close());

  const worldOf = (table: TableName): World => (tableClients.isOverHttp(table) ? overHttp : direct);

  it('covers every public table', () => {
    const types = readFileSync(new URL('../../shared/database.types.ts', import.meta.url), 'utf8');
    const declared = [...types.matchAll(/^ {6}(\w+): \{\n {8}Row: \{/gm)].map(([, name]) => name);
    expect(declared.length).toBeGreaterThan(0);
    expect(tables.toSorted()).toEqual(declared.toSorted());
  });

  it('tests every actor on at least one table, and every named actor on its own', () => {
    const tried = tables.flatMap((table) => actorsAt(table).map((actor) => ({ table, actor })));
    expect(new Set(tried.map(({ actor }) => actor))).toEqual(new Set(ACTORS));
    const named = tables.flatMap((table) =>
      (Object.keys(EXPECTATIONS[table].but) as Actor[]).map((actor) => ({ table, actor })),
    );
    expect(tried).toEqual(expect.arrayContaining(named));
  });

  it.each(tables)('%s', async (table) => {
    const world = worldOf(table);
    const expectedOutcomes: Record<string, Outcome> = {};
    const happened: Record<string, string> = {};
    for (const actor of actorsAt(table)) {
      for (const operation of OPERATIONS) {
        const tried = `${actor}: ${operation}`;
        const probe = probeFor(world, table, actor, operation);
        expectedOutcomes[tried] = expected(table, actor, operation);
        happened[tried] = await attempt(probe, world.actors[actor].client, actor === 'signed out');
      }
    }
    expect(happened).toEqual(expectedOutcomes);
  });
}

/** Returns the outcome, or a sentence if it is neither done nor properly rejected. */
async function attempt(probe: Probe, client: Client, signedOut: boolean): Promise<string> {
  await probe.arrange?.();
  const { data, error, status } = await probe.act(client);
  const done = (await probe.happened?.()) ?? (Array.isArray(data) && data.length > 0);
  if (error === null) return done ? 'allowed' : 'hidden';
  const isRejected = error.code === '42501' && status === (signedOut ? 401 : 403) && !done;
  // Any other error (a constraint, a missing function) is a mistake in the probe, not a defense.
  return isRejected
    ? 'refused'
    : `${done ? 'done all the same' : 'a mistake'}: ${error.code} ${status} ${error.message}`;
}
