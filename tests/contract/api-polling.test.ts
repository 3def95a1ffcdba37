import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { resources } from '#shared/api/resources.ts';
import { queryDatabase } from '../security/sql.ts';
import {
  licenseIn,
  listingBy,
  memberOf,
  type Person,
  person,
  succeed,
  tenantOwner,
} from '../security/world.ts';
import { type ApiKey, callApi, createKey } from '../support/api.ts';

/* A poller as the page of the Records API describes it, and one as Zapier's polling triggers are. */

interface Row {
  readonly id: string;
  readonly created_at: string;
}

const OVERLAP_MS = 10 * 60_000;
const PAGE = 3;

/** Reads what is newer than its last newest row, with an overlap, and remembers IDs. */
class Poller {
  readonly #key: ApiKey;
  readonly #path: string;
  readonly #by: string;
  readonly #seen = new Set<string>();
  #newest: number;

  constructor(key: ApiKey, path: string, by = 'created_at') {
    this.#key = key;
    this.#path = path;
    this.#by = by;
    this.#newest = Date.now();
  }

  /** Returns the rows that no earlier poll returned; `between` runs after each page. */
  async poll(between: () => Promise<unknown> = async () => undefined): Promise<readonly Row[]> {
    const since = new Date(this.#newest - OVERLAP_MS).toISOString();
    const found: Row[] = [];
    let after: string | null = null;
    do {
      const query = new URLSearchParams({ limit: String(PAGE), [`${this.#by}[after]`]: since });
      if (after !== null) query.set('after', after);
      const join = this.#path.includes('?') ? '&' : '?';
      const { status, body } = await callApi(this.#key, `${this.#path}${join}${query}`);
      expect(status, JSON.stringify(body)).toBe(200);
      found.push(...body.data.filter(({ id }: Row) => !this.#seen.has(id)));
      for (const row of body.data) {
        this.#seen.add(row.id);
        this.#newest = Math.max(this.#newest, Date.parse(row[this.#by]));
      }
      after = body.next;
      await between();
    } while (after !== null);
    return found;
  }
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id).toSorted();

let owner: Person;
let key: ApiKey;

beforeEach(async () => {
  owner = await person('broker');
  key = await createKey(owner.client);
});

const NEW: Readonly<Record<string, () => object>> = {
  contacts: () => ({ name: 'Ada' }),
  companies: () => ({ name: `Cedar ${randomUUID()}` }),
  deals: () => ({ name: 'Maple Court' }),
  leads: () => ({ name: 'Lee' }),
  events: () => ({
    title: 'Tour',
    kind: 'tour',
    begins_at: '2027-03-01T15:00:00Z',
    ends_at: '2027-03-01T16:00:00Z',
  }),
  properties: () => ({ name: `Oak ${randomUUID()}`, state: 'MN' }),
  transactions: () => ({ property_name: 'Maple Court', side: 'sell' }),
  tasks: () => ({ title: 'Call' }),
};
const polled = Object.keys(NEW);

/** Adds rows in one transaction, so that all have the same time. */
async function addTogether(name: string, count: number, as = key): Promise<readonly string[]> {
  const items = Array.from({ length: count }, () => NEW[name]?.());
  const { status, body } = await callApi(as, `/${name}/batch`, { method: 'POST', body: { items } });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.map(({ id }: Row) => id).toSorted();
}

const backdate = (name: string, id: string, seconds: number) =>
  queryDatabase(
    `update public.${name === 'tasks' ? 'record_tasks' : name} set created_at = created_at - interval '${seconds} seconds' where id = '${id}'`,
  );

describe('a poller of several lists', () => {
  it.each(polled)(
    'gets each new record of %s exactly once, even with equal timestamps',
    async (name) => {
      const poller = new Poller(key, `/${name}`);
      expect(await poller.poll()).toEqual([]);
      const first = await addTogether(name, 7);
      const rows = await poller.poll();
      expect(idsOf(rows)).toEqual(first);
      expect(new Set(rows.map(({ created_at }) => created_at)).size).toBe(1);
      expect(await poller.poll()).toEqual([]);
      const second = await addTogether(name, PAGE);
      expect(idsOf(await poller.poll())).toEqual(second);
      expect(await poller.poll()).toEqual([]);
    },
  );

  it('gets a record whose transaction took longer than that of a newer one', async () => {
    const poller = new Poller(key, '/contacts');
    const [newer] = await addTogether('contacts', 1);
    expect(idsOf(await poller.poll())).toEqual([newer]);
    const [late = ''] = await addTogether('contacts', 1);
    await backdate('contacts', late, 300);
    expect(idsOf(await poller.poll())).toEqual([late]);
    expect(await poller.poll()).toEqual([]);
  });

  it('misses and repeats nothing when records are added and deleted between two pages', async () => {
    const poller = new Poller(key, '/tasks');
    const ids = await addTogether('tasks', 2 * PAGE);
    const added: string[] = [];
    let page = 0;
    const rows = await poller.poll(async () => {
      page += 1;
      if (page > 1) return;
      // The cursor points behind a row that no longer exists.
      const list = await callApi(key, `/tasks?limit=${PAGE}`);
      await callApi(key, `/tasks/${list.body.data.at(-1).id}`, { method: 'DELETE' });
      added.push(...(await addTogether('tasks', 1)));
    });
    expect(idsOf(rows)).toEqual(ids);
    expect(idsOf(await poller.poll())).toEqual(added);
    expect(await poller.poll()).toEqual([]);
  });

  it('gets no more records of a team after leaving it, and no error or repeat', async () => {
    const lead = await tenantOwner();
    const member = await memberOf(lead.tenantId);
    const [theirs, own] = [await createKey(lead.client), await createKey(member.client)];
    const share = (ids: readonly string[], sharing: 'team' | 'private') =>
      succeed(
        lead.client
          .from('contacts')
          .update({ sharing })
          .in('id', [...ids])
          .select('id'),
      );
    const poller = new Poller(own, '/contacts');
    const shared = await addTogether('contacts', PAGE + 1, theirs);
    await share(shared, 'team');
    expect(idsOf(await poller.poll())).toEqual(shared);
    await share(shared, 'private');
    const hidden = await addTogether('contacts', 2, theirs);
    await share(hidden, 'private');
    expect(await poller.poll()).toEqual([]);
    const mine = await addTogether('contacts', 1, own);
    expect(idsOf(await poller.poll())).toEqual(mine);
    await share(shared, 'team');
    expect(await poller.poll()).toEqual([]);
  });

  it('gets no page after its key is revoked, and continues with a new key', async () => {
    const ids = await addTogether('tasks', PAGE + 1);
    const first = await callApi(key, `/tasks?limit=${PAGE}`);
    await succeed(owner.client.rpc('revoke_api_key', { p_id: key.id }));
    const rest = `/tasks?limit=${PAGE}&after=${first.body.next}`;
    expect(await callApi(key, rest)).toMatchObject({ status: 401, body: { code: 'invalid_key' } });
    const second = await callApi(await createKey(owner.client), rest);
    expect(idsOf([...first.body.data, ...second.body.data])).toEqual(ids);
  });

  it('gets a listing once it is approved, by its change time', async () => {
    await licenseIn('MN', owner.id);
    const listingId = await listingBy(owner.id, { approval_status: 'pending' });
    await backdate('listings', listingId, 86_400);
    const buyer = await person('buyer');
    const poller = new Poller(await createKey(buyer.client), '/listings', 'updated_at');
    expect(idsOf(await poller.poll())).not.toContain(listingId);
    await queryDatabase(
      `update public.listings set approval_status = 'approved' where id = '${listingId}'`,
    );
    expect(idsOf(await poller.poll())).toContain(listingId);
    expect(idsOf(await poller.poll())).not.toContain(listingId);
  });
});

describe('a trigger that reads one page without parameters', () => {
  it.each(polled)('finds up to a page of new %s before the ones it knows', async (name) => {
    const known = await addTogether(name, 2);
    const fresh = await addTogether(name, 5);
    const { body } = await callApi(key, `/${name}`);
    expect(idsOf(body.data.slice(0, 5))).toEqual(fresh);
    expect(idsOf(body.data.slice(5))).toEqual(known);
    expect(new Set(body.data.map(({ id }: Row) => id)).size).toBe(7);
  });

  it('has an ID and a time of creation in every list that can be polled by time', () => {
    const withoutTime = resources.filter(
      ({ output }) => !('id' in output && 'created_at' in output),
    );
    expect(withoutTime.map(({ name }) => name)).toEqual([
      'conversations',
      'work_orders',
      'census',
      'courses',
    ]);
  });
});
