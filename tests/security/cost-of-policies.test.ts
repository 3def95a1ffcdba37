import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillExchange } from '../load/full-exchange.ts';
import { type ListCall, listCalls } from '../load/list-calls.ts';
import { type Cost, openCosts } from '../load/policy-cost.ts';
import { backend } from '../support/backend.ts';
import { copyDatabase, type DatabaseCopy } from '../support/database-copy.ts';
import { MIGRATED_DATABASE } from '../support/demo-cluster.ts';

/** Enough that no planner reads a table whole to find a page of it. */
const LISTINGS = 5_000;

describe.skipIf(backend().engine !== 'postgres')('a list through the policies', () => {
  let database: DatabaseCopy | undefined;
  let lists: readonly { list: ListCall; costs: readonly Cost[] }[];

  beforeAll(async () => {
    database = await copyDatabase(MIGRATED_DATABASE);
    await fillExchange(database.url, LISTINGS);
    const opened = await openCosts(database.url);
    const measured = [];
    for (const list of listCalls(await opened.named())) {
      measured.push({ list, costs: await opened.costsOf(list) });
    }
    lists = measured;
    await opened.close();
  });

  afterAll(() => database?.drop());

  it('never reads half as many pages more than without them', () => {
    const tooDear = lists.flatMap(({ list, costs }) =>
      costs
        .filter(({ isTooDear }) => isTooDear)
        .map(({ asker, through, without }) => `${list.name}, ${asker}: ${through} of ${without}`),
    );
    expect(tooDear).toEqual([]);
  });

  it('has all the rows that it asks for', () => {
    const shorter = lists.filter(({ costs }) => costs.some(({ isSame }) => !isSame));
    expect(shorter.map(({ list }) => list.name)).toEqual([]);
    expect(lists.length).toBeGreaterThan(20);
  });

  it('of what is for sale is read by the rows of its page and not by reading the market', () => {
    const [first] = lists;
    expect(first?.list.name).toBe('first page');
    for (const { through } of first?.costs ?? []) expect(through).toBeLessThan(20 * 10);
  });
});
