import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedExchange } from '../../load/full-exchange.ts';
import { type ListCall, listCalls } from '../../load/list-calls.ts';
import { openPolicyCosts, type PolicyCost } from '../../load/policy-cost.ts';
import { backend } from '../../support/backend.ts';
import { copyDatabase, type DatabaseCopy } from '../../support/database-copy.ts';
import { MIGRATED_DATABASE } from '../../support/demo-cluster.ts';

/** Large enough that no plan scans a whole table for one page. */
const LISTINGS = 5_000;

describe.skipIf(backend().engine !== 'postgres')('a list with row-level policies', () => {
  let database: DatabaseCopy | undefined;
  let lists: readonly { list: ListCall; costs: readonly PolicyCost[] }[];

  beforeAll(async () => {
    database = await copyDatabase(MIGRATED_DATABASE);
    await seedExchange(database.url, LISTINGS);
    const opened = await openPolicyCosts(database.url);
    const measured = [];
    for (const list of listCalls(await opened.named())) {
      measured.push({ list, costs: await opened.costsOf(list) });
    }
    lists = measured;
    await opened.close();
  });

  afterAll(() => database?.drop());

  it('never reads more than one and a half times the pages it reads without them', () => {
    const tooDear = lists.flatMap(({ list, costs }) =>
      costs
        .filter(({ isTooDear }) => isTooDear)
        .map(({ asker, through, without }) => `${list.name}, ${asker}: ${through} of ${without}`),
    );
    expect(tooDear).toEqual([]);
  });

  it('returns all requested rows', () => {
    const shorter = lists.filter(({ costs }) => costs.some(({ isSame }) => !isSame));
    expect(shorter.map(({ list }) => list.name)).toEqual([]);
    expect(lists.length).toBeGreaterThan(20);
  });

  it('of listings for sale reads the rows of its page, not the whole market', () => {
    const [first] = lists;
    expect(first?.list.name).toBe('first page');
    for (const { through } of first?.costs ?? []) expect(through).toBeLessThan(20 * 10);
  });
});
