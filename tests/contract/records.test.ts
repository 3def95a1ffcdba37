import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { areEntries, areTags } from '../../renderer/workbench/data/attachments.ts';
import { memberOf, type Person, succeed, tenantOwner } from '../security/world.ts';
import { nouns } from '../support/nouns.ts';

let owner: Person;
let teammate: Person;
const contacts = (who: Person) => who.client.from('contacts');

interface Row {
  readonly id: string;
  readonly name: string;
  readonly cursor: string;
}

const find = async (who: Person, params: Record<string, unknown>) =>
  (await succeed(who.client.rpc('find_contacts', params as never))) as unknown as Row[];
const names = async (who: Person, params: Record<string, unknown>) =>
  (await find(who, params)).map(({ name }) => name);

beforeAll(async () => {
  owner = await tenantOwner();
  teammate = await memberOf(owner.tenantId);
});

it('adds a contact once, updates it against its version and shows it on the timeline', async () => {
  const id = randomUUID();
  const row = { id, name: 'Ada Lovelace', company: 'Analytical Homes', tags: ['buyer'] };
  for (const _ of [1, 2]) {
    await succeed(
      contacts(owner).upsert(row, { ignoreDuplicates: true, onConflict: 'id' }).select('id'),
    );
  }
  const [created] = await succeed(contacts(teammate).select().eq('id', id));
  expect(created).toMatchObject({
    owner_id: owner.id,
    tenant_id: owner.tenantId,
    version: 1,
    sharing: 'team',
  });
  const save = (who: Person, version: number, changes: object) =>
    succeed(contacts(who).update(changes).eq('id', id).eq('version', version).select());
  expect(await save(teammate, 1, { phone: '(555) 010-7788', state: 'TX' })).toMatchObject([
    { version: 2 },
  ]);
  expect(await save(owner, 1, { phone: '1' })).toEqual([]);
  expect(await save(owner, 2, { deleted_at: '1999-01-01' })).toMatchObject([{ version: 3 }]);
  expect(await save(owner, 3, { deleted_at: null })).toMatchObject([
    { version: 4, deleted_at: null },
  ]);
  const line = await succeed(owner.client.rpc('record_timeline', { p_kind: 'contacts', p_id: id }));
  expect(line.map(({ by_id, act }) => [by_id, act])).toEqual([
    [owner.id, 'restored'],
    [owner.id, 'deleted'],
    [teammate.id, 'changed'],
    [owner.id, 'created'],
  ]);
  expect(line[2]).toMatchObject({
    was: { phone: null, state: null },
    now: { phone: '(555) 010-7788', state: 'TX' },
  });
  const restored = await owner.client.rpc('restore_record', {
    p_kind: 'contacts',
    p_id: id,
    p_change_id: Number(line[2]?.id),
  });
  expect(restored).toMatchObject({ data: 5, error: null });
  expect(await succeed(contacts(teammate).select('phone, state').eq('id', id))).toEqual([
    { phone: null, state: null },
  ]);
});

it('finds contacts by search, filters and order, page by page', async () => {
  const word = `w${randomUUID().slice(0, 8)}`;
  const rows = Array.from({ length: 7 }, (_, n) => ({
    name: `${word} ${String.fromCharCode(65 + n)}`,
    company: n % 2 ? 'Odd & Sons' : null,
    state: n < 3 ? 'TX' : 'FL',
    phone: `(415) 555-010${n}`,
    tags: n === 0 ? ['hot', 'late'] : [],
    last_contact_at: n === 1 ? new Date().toISOString() : null,
  }));
  await succeed(contacts(owner).insert(rows).select('id'));
  const all = { p_words: word, p_sort: 'name' };
  expect(await names(teammate, all)).toEqual(rows.map(({ name }) => name));
  const pages: string[] = [];
  let after: string | undefined;
  do {
    const page = await find(teammate, { ...all, p_limit: 3, p_descending: true, p_after: after });
    pages.push(...page.map(({ name }) => name));
    after = page.length === 3 ? page.at(-1)?.cursor : undefined;
  } while (after);
  expect(pages).toEqual(rows.map(({ name }) => name).toReversed());
  const having = (filter: object) =>
    names(owner, { ...all, p_filters: [filter] }).then((found) =>
      found.map((name) => name.at(-1)).join(''),
    );
  expect(await having({ field: 'state', is: 'any_of', value: ['TX'] })).toBe('ABC');
  expect(await having({ field: 'state', is: 'none_of', value: ['TX'] })).toBe('DEFG');
  expect(await having({ field: 'company', is: 'empty' })).toBe('ACEG');
  expect(await having({ field: 'company', is: 'not_empty' })).toBe('BDF');
  expect(await having({ field: 'company', is: 'contains', value: 'd & s' })).toBe('BDF');
  expect(await having({ field: 'tags', is: 'any_of', value: ['hot'] })).toBe('A');
  expect(await having({ field: 'tags', is: 'is', value: 'late' })).toBe('A');
  expect(await having({ field: 'tags', is: 'contains', value: 'lat' })).toBe('A');
  expect(await having({ field: 'tags', is: 'empty' })).toBe('BCDEFG');
  expect(await having({ field: 'last_contact_at', is: 'in_last_days', value: 1 })).toBe('B');
  expect(await having({ field: 'last_contact_at', is: 'empty' })).toBe('ACDEFG');
  expect(await having({ field: 'created_at', is: 'after', value: '2000-01-01' })).toBe('ABCDEFG');
  expect(await having({ field: 'do_not_contact', is: 'is', value: false })).toBe('ABCDEFG');
  expect(await having({ field: 'owner_id', is: 'is', value: owner.id })).toBe('ABCDEFG');
  expect(await names(owner, { p_words: `${word} 4155550103` })).toEqual([`${word} D`]);
  expect(await succeed(owner.client.rpc('count_contacts', { p_words: word }))).toBe(7);
  for (const sort of ['name', 'company', 'last_contact_at', 'created_at']) {
    expect(await names(owner, { p_words: word, p_sort: sort }), sort).toHaveLength(7);
  }
  const tags = await succeed(owner.client.rpc('record_tags', { p_kind: 'contacts' }));
  expect(areTags(tags)).toBe(true);
  expect(tags).toContain('hot');
});

it.each(nouns)('returns tags of $kind records, or that there are none', async ({ kind }) => {
  const tags = await succeed(owner.client.rpc('record_tags', { p_kind: kind }));
  expect(areTags(tags)).toBe(true);
});

it('notifies people mentioned in a comment or assigned a task', async () => {
  const [{ id } = { id: '' }] = await succeed(
    contacts(owner).insert({ name: 'Grace Hopper' }).select('id'),
  );
  const recordRef = { kind: 'contacts', record_id: id };
  const comment = {
    ...recordRef,
    id: randomUUID(),
    body: 'Call her, please.',
    mentions: [teammate.id],
  };
  await succeed(owner.client.from('record_comments').insert(comment).select());
  const task = {
    ...recordRef,
    title: 'Call Grace',
    due_on: '2030-01-02',
    assignee_id: teammate.id,
  };
  await succeed(owner.client.from('record_tasks').insert(task).select());
  const notices = await succeed(
    teammate.client.from('notifications').select('kind, title, metadata').order('created_at'),
  );
  expect(notices.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['record_mention', 'task_assigned']),
  );
  expect(notices.at(-1)?.metadata).toMatchObject({ path: `/clients/${id}`, record_id: id });
  expect(await succeed(teammate.client.rpc('my_tasks'))).toMatchObject([
    { title: 'Call Grace', record_title: 'Grace Hopper' },
  ]);
  const line = await succeed(
    teammate.client.rpc('record_timeline', { p_kind: 'contacts', p_id: id }),
  );
  expect(areEntries(line)).toBe(true);
  expect(line.map(({ what }) => what).toSorted()).toEqual(['change', 'comment', 'task']);
});

it('shows a logged call on the timeline and as the last contact', async () => {
  const meet = async (values: object) =>
    (
      await succeed(
        contacts(owner)
          .insert({ name: 'Cora', ...values })
          .select('id')
          .single(),
      )
    ).id;
  const lastOf = async (id: string) =>
    (await succeed(contacts(owner).select('last_contact_at').eq('id', id).single()))
      .last_contact_at;
  const say = (kind: string, record_id: string, way: string) =>
    succeed(
      teammate.client
        .from('record_comments')
        .insert({ kind, record_id, way, body: 'Spoke' })
        .select(),
    );
  const id = await meet({});
  await say('contacts', id, 'note');
  expect(await lastOf(id)).toBeNull();
  await say('contacts', id, 'call');
  expect(Date.parse((await lastOf(id)) ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const line = await succeed(
    teammate.client.rpc('record_timeline', { p_kind: 'contacts', p_id: id }),
  );
  const notes = line.filter(({ what }) => what === 'comment');
  expect(notes.map(({ act }) => act)).toEqual(['call', 'note']);
  // A call on a deal updates its contact, unless the caller can't see the contact.
  const privateMeeting = await meet({ sharing: 'private' });
  for (const [contact_id, isMoved] of [
    [await meet({}), true],
    [privateMeeting, false],
  ] as const) {
    const deal = owner.client.from('deals').insert({ name: 'Elm', contact_id }).select('id');
    await say('deals', (await succeed(deal.single())).id, 'meeting');
    expect((await lastOf(contact_id)) !== null).toBe(isMoved);
  }
  const odd = { kind: 'contacts', record_id: id, way: 'dream', body: 'X' };
  expect((await teammate.client.from('record_comments').insert(odd)).error?.code).toBe('23514');
});
