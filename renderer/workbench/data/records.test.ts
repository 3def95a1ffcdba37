import { describe, expect, it, vi } from 'vitest';
import { contact } from '#shared/records/nouns/contact.ts';
import { makeStore } from '../../session/store.ts';
import { type DataReply, fakeDataClient } from '../../testing/fakeData.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { FakeRealtime } from '../../testing/fakeRealtime.ts';
import { recordsApi } from './recordsApi.ts';
import type { RecordRow } from './row.ts';
import { writesApi } from './writesApi.ts';

const search = { noun: contact };
const rowOf = (id: string, more: Readonly<Record<string, unknown>> = {}): RecordRow => ({
  id,
  version: 1,
  owner_id: 'ada',
  sharing: 'team',
  created_at: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
  deleted_at: null,
  cursor: `after-${id}`,
  name: `Name of ${id}`,
  company: null,
  tags: [],
  do_not_contact: false,
  ...more,
});

type Replies = Record<string, () => DataReply | Promise<DataReply>>;

async function withList(replies: Replies, rows: readonly RecordRow[] = [rowOf('a'), rowOf('b')]) {
  const client = fakeDataClient(({ name }) => {
    if (name === 'rpc find_contacts') return { data: rows };
    if (name === 'rpc count_contacts') return { data: rows.length };
    return replies[name]?.() ?? { data: null };
  });
  const store = makeStore({ host: fakeHost(), dataClient: async () => client });
  await store.dispatch(recordsApi.endpoints.findRecords.initiate(search));
  const shown = () =>
    recordsApi.endpoints.findRecords
      .select(search)(store.getState() as never)
      .data?.pages.flatMap((page) => page.rows);
  const save = (changes: Readonly<Record<string, string>>) =>
    store.dispatch(
      writesApi.endpoints.saveRecord.initiate({ noun: contact, id: 'a', version: 1, changes }),
    );
  return { store, shown, save, names: () => shown()?.map((row) => row.name) };
}

describe('record update', () => {
  it("appears in lists immediately and gets the server's version on response", async () => {
    const pendingReply = Promise.withResolvers<DataReply>();
    const { save, shown, names } = await withList({
      'update contacts': () => pendingReply.promise,
    });
    const saving = save({ name: 'Ada' });
    await expect.poll(names).toEqual(['Ada', 'Name of b']);
    pendingReply.resolve({ data: [rowOf('a', { name: 'Ada', version: 2 })] });
    expect((await saving).data?.outcome).toBe('saved');
    expect(shown()?.[0]).toMatchObject({ version: 2, cursor: 'after-a' });
  });

  it('is reverted if the server is unreachable', async () => {
    const { save, names } = await withList({
      'update contacts': () => ({ error: { message: 'Failed to fetch' }, status: 0 }),
    });
    expect((await save({ name: 'Ada' })).error).toMatchObject({ code: 'UNREACHABLE' });
    expect(names()).toEqual(['Name of a', 'Name of b']);
  });

  it('returns the current row if someone else changed the record', async () => {
    const remoteRow = rowOf('a', { name: 'Theirs', version: 2 });
    const { save, names } = await withList({
      'update contacts': () => ({ data: [] }),
      'select contacts': () => ({ data: remoteRow }),
    });
    const { data } = await save({ name: 'Mine' });
    expect(data).toMatchObject({ outcome: 'conflict', row: { name: 'Theirs' } });
    expect(names()).toEqual(['Theirs', 'Name of b']);
  });

  it("doesn't conflict with itself after a lost response", async () => {
    const { save } = await withList({
      'update contacts': () => ({ data: [] }),
      'select contacts': () => ({ data: rowOf('a', { name: 'Mine', version: 2 }) }),
    });
    expect((await save({ name: 'Mine' })).data?.outcome).toBe('saved');
  });

  it.each([
    ['refused without write access', rowOf('a'), 'refused'],
    [
      'not applied to a record in the trash',
      rowOf('a', { version: 2, deleted_at: '2026-11-21T09:00:00Z' }),
      'binned',
    ],
    ['reported as gone for a missing record', null, 'gone'],
  ])('is %s', async (_how, present, outcome) => {
    const { save, names } = await withList({
      'update contacts': () => ({ data: [] }),
      'select contacts': () => ({ data: present }),
    });
    expect((await save({ name: 'Mine' })).data?.outcome).toBe(outcome);
    expect(names()).not.toContain('Mine');
  });
});

describe('new record', () => {
  it('is created once when sent twice and returns the stored row', async () => {
    const { store } = await withList({
      'upsert contacts': () => ({ data: null }),
      'select contacts': () => ({ data: rowOf('c') }),
    });
    const created = await store.dispatch(
      writesApi.endpoints.createRecord.initiate({ noun: contact, id: 'c', values: { name: 'C' } }),
    );
    expect(created.data).toMatchObject({ id: 'c', version: 1 });
  });
});

describe('record list', () => {
  it("rejects rows that don't match the noun", async () => {
    const { store } = await withList({}, [rowOf('a', { tags: 'hot' })]);
    const { error } = recordsApi.endpoints.findRecords.select(search)(store.getState() as never);
    expect(error).toMatchObject({ code: 'UNREADABLE' });
  });

  it('hides rows moved to trash immediately and restores them on failure', async () => {
    const pendingReply = Promise.withResolvers<DataReply>();
    const { store, names } = await withList({ 'rpc change_records': () => pendingReply.promise });
    const moving = store.dispatch(
      writesApi.endpoints.moveRecords.initiate({ noun: contact, ids: ['a'], to: 'bin' }),
    );
    await expect.poll(names).toEqual(['Name of b']);
    pendingReply.resolve({ error: { code: '42501', message: '' }, status: 403 });
    await moving;
    expect(names()).toEqual(['Name of a', 'Name of b']);
  });
});

describe('displayed list', () => {
  /** A list whose channel is about to open, while a teammate has changed something since its response. */
  async function openListDuringWrite() {
    const realtime = new FakeRealtime();
    const rows = [rowOf('a')];
    const client = fakeDataClient(
      ({ name }) => (name === 'rpc find_contacts' ? { data: [...rows] } : { data: rows.length }),
      realtime,
    );
    const store = makeStore({ host: fakeHost(ada), dataClient: async () => client });
    await store.dispatch(recordsApi.endpoints.findRecords.initiate(search));
    rows.unshift(rowOf('b'));
    await vi.waitFor(() => expect(realtime.watching('contacts')).toHaveLength(1));
    realtime.watching('contacts')[0]?.open();
    return () =>
      recordsApi.endpoints.findRecords
        .select(search)(store.getState() as never)
        .data?.pages.flatMap((page) => page.rows.map(({ id }) => id));
  }

  it('is refetched once its channel opens, for changes in between', async () => {
    const ids = await openListDuringWrite();
    await expect.poll(ids).toEqual(['b', 'a']);
  });
});
