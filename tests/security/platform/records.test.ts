import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import { joinChannel } from '../../support/realtime.ts';
import { expectRefused } from '../refusal.ts';
import { queryDatabase } from '../sql.ts';
import { type Client, memberOf, type Person, succeed, tenantOwner } from '../world.ts';

const PDF = new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' });
const contacts = ({ client }: { client: Client }) => client.from('contacts');

let owner: Person;
let teammate: Person;
let stranger: Person;
let formerTeammate: Person;
let suspended: Person;
let pending: Person;
let marker: string;
/** A contact shared with the team, with everything that can be attached to one, and a private one. */
let shared: string;
let privateId: string;
let path: string;

const meet = async (who: Person, values: object) =>
  (
    await succeed(
      contacts(who)
        .insert({ name: 'Ada', ...values })
        .select('id')
        .single(),
    )
  ).id;
const on = (record_id: string) => ({ kind: 'contacts', record_id });

beforeAll(async () => {
  marker = `q${randomUUID().slice(0, 8)}`;
  owner = await tenantOwner();
  teammate = await memberOf(owner.tenantId);
  formerTeammate = await memberOf(owner.tenantId);
  suspended = await memberOf(owner.tenantId);
  pending = await memberOf(owner.tenantId);
  stranger = await tenantOwner();
  shared = await meet(owner, { name: `${marker} Shared`, tags: [marker] });
  privateId = await meet(owner, {
    name: `${marker} Kept`,
    sharing: 'private',
    tags: [`${marker}-kept`],
  });
  for (const id of [shared, privateId]) {
    await succeed(contacts(owner).update({ company: marker }).eq('id', id).select('id'));
    const { client } = owner;
    const comment = { ...on(id), body: marker };
    await succeed(client.from('record_comments').insert(comment).select('id'));
    const task = { ...on(id), title: marker };
    await succeed(client.from('record_tasks').insert(task).select('id'));
    const file = randomUUID();
    path = `${owner.id}/contacts/${id}/${file}`;
    expect((await client.storage.from('record-files').upload(path, PDF)).error).toBeNull();
    const attachment = { p_kind: 'contacts', p_record_id: id, p_id: file, p_name: 'roll.pdf' };
    await succeed(client.rpc('add_record_file', attachment));
    const sharing = id === shared ? 'team' : 'private';
    await succeed(
      client.from('saved_views').insert({ kind: 'contacts', name: marker, sharing }).select('id'),
    );
  }
  await succeed(
    service().from('tenant_users').delete().eq('user_id', formerTeammate.id).select('id'),
  );
  const state = (id: string, changes: object) =>
    succeed(service().from('profiles').update(changes).eq('id', id).select('id'));
  await state(suspended.id, { suspended_at: new Date().toISOString() });
  await state(pending.id, { requires_approval: true, approval_status: 'pending' });
});

/** Returns everything a user can read about records, from tables and calls. */
async function seen({ client }: { client: Client }, id: string): Promise<string[]> {
  const found: string[] = [];
  const note = (name: string, data: unknown) => {
    const isNothing = data === null || data === 0 || (Array.isArray(data) && data.length === 0);
    if (!isNothing) found.push(name);
  };
  const p = { p_kind: 'contacts', p_id: id };
  note('contacts', (await client.from('contacts').select().eq('id', id)).data);
  for (const table of [
    'record_changes',
    'record_comments',
    'record_tasks',
    'record_files',
  ] as const) {
    note(table, (await client.from(table).select().eq('record_id', id)).data);
  }
  note('record_timeline', (await client.rpc('record_timeline', p)).data);
  const name = id === shared ? 'Shared' : 'Kept';
  const params = { p_words: `${marker} ${name}` };
  note('find_contacts', (await client.rpc('find_contacts', params)).data);
  note('count_contacts', (await client.rpc('count_contacts', params)).data);
  const grouped = { p_kind: 'contacts', p_by: 'role', ...params };
  note('group_records', (await client.rpc('group_records', grouped)).data);
  const tags = (await client.rpc('record_tags', { p_kind: 'contacts' })).data ?? [];
  note(
    'record_tags',
    tags.filter((tag) => tag === (id === shared ? marker : `${marker}-kept`)),
  );
  const [file] = await succeed(service().from('record_files').select('path').eq('record_id', id));
  note('file', (await client.storage.from('record-files').download(file?.path ?? '')).data);
  return found;
}

const everything = [
  'contacts',
  'record_changes',
  'record_comments',
  'record_tasks',
  'record_files',
  'record_timeline',
  'find_contacts',
  'count_contacts',
  'group_records',
  'record_tags',
  'file',
];

describe('reading a record', () => {
  it('lets owners read everything, and teammates what is shared', async () => {
    expect(await seen(owner, shared)).toEqual(everything);
    expect(await seen(owner, privateId)).toEqual(everything);
    expect(await seen(teammate, shared)).toEqual(everything);
  });

  it.each([
    ['a private record, by a teammate', () => teammate, () => privateId],
    ['by another tenant', () => stranger, () => shared],
    ['by a former teammate, with a token that is still valid', () => formerTeammate, () => shared],
    ['by a suspended member', () => suspended, () => shared],
    ['by a member pending approval', () => pending, () => shared],
    ['by a visitor', () => ({ client: anonymous() }), () => shared],
  ])('is denied: %s', async (_name, who, id) => {
    expect(await seen(who(), id())).toEqual([]);
  });

  it("includes team views but not others' own views", async () => {
    const views = async ({ client }: Person) =>
      (await succeed(client.from('saved_views').select('sharing').eq('name', marker))).length;
    expect([await views(owner), await views(teammate), await views(stranger)]).toEqual([2, 1, 0]);
  });

  it("doesn't extend to another user's saved lists and form drafts", async () => {
    const name = `form:contacts:${shared}`;
    await succeed(owner.client.rpc('save_value', { p_name: name, p_value: { typed: marker } }));
    for (const { client } of [teammate, stranger, formerTeammate]) {
      expect(await succeed(client.from('saved_values').select().eq('name', name))).toEqual([]);
      // The same name, but still another user's value.
      await succeed(client.rpc('save_value', { p_name: name, p_value: { typed: 'theirs' } }));
      await succeed(client.rpc('save_value', { p_name: name }));
      const forged = { user_id: owner.id, name: 'list:contacts', value: {} };
      expect((await client.from('saved_values').insert(forged)).error?.code).toBe('42501');
    }
    const [own] = await succeed(owner.client.from('saved_values').select('value').eq('name', name));
    expect(own?.value).toEqual({ typed: marker });
  });

  it('is limited to one tenant at a time, even for estimates', async () => {
    await succeed(owner.client.rpc('create_tenant', { name: 'Second', subdomain: `t-${marker}` }));
    expect(await seen(owner, shared)).toEqual([]);
    await succeed(owner.client.rpc('switch_tenant', { tenant_id: owner.tenantId }));
    expect(await seen(owner, shared)).toEqual(everything);
  });
});

describe('writes that are rejected', () => {
  const nothing = (rows: unknown) => expect(rows).toEqual([]);

  it("another tenant's record or anything attached to it", async () => {
    for (const [who, id] of [
      [stranger, shared],
      [formerTeammate, shared],
      [teammate, privateId],
    ] as const) {
      nothing(await succeed(contacts(who).update({ name: 'X' }).eq('id', id).select('id')));
      for (const attachment of ['record_comments', 'record_tasks'] as const) {
        const row = attachment === 'record_tasks' ? { title: 'X' } : { body: 'X' };
        await expectRefused(who.client.from(attachment).insert({ ...on(id), ...row } as never));
      }
      nothing(
        await succeed(who.client.from('record_tasks').delete().eq('record_id', id).select('id')),
      );
      nothing(
        await succeed(who.client.from('record_files').delete().eq('record_id', id).select('id')),
      );
      const file = randomUUID();
      const stray = `${who.id}/contacts/${id}/${file}`;
      expect(
        (await who.client.storage.from('record-files').upload(stray, PDF)).error,
      ).not.toBeNull();
      const fileParams = { p_kind: 'contacts', p_record_id: id, p_id: file, p_name: 'a.pdf' };
      await expectRefused(who.client.rpc('add_record_file', fileParams));
      const [change] = await succeed(
        service().from('record_changes').select('id').eq('record_id', id).eq('act', 'changed'),
      );
      const restore = { p_kind: 'contacts', p_id: id, p_change_id: change?.id ?? 0 };
      expect((await who.client.rpc('restore_record', restore)).error?.code).toBe('HXRRE');
    }
  });

  it.each([
    { owner_id: randomUUID() },
    { tenant_id: randomUUID() },
    { workspace_id: randomUUID() },
    { version: 7 },
    { created_at: '2000-01-01' },
    { updated_at: '2000-01-01' },
  ])("a record's %j", async (spoofed) => {
    await expectRefused(contacts(teammate).insert({ name: 'X', ...spoofed }));
    await expectRefused(contacts(teammate).update(spoofed).eq('id', shared));
  });

  it("in another user's name, or another's comment", async () => {
    await expectRefused(
      teammate.client.from('record_comments').insert({ ...on(shared), body: 'X', by: owner.id }),
    );
    const edited = teammate.client.from('record_comments').update({ body: 'X' }).eq('by', owner.id);
    nothing(await succeed(edited.select('id')));
    await expectRefused(teammate.client.from('record_tasks').insert({ title: 'X', by: owner.id }));
    await expectRefused(teammate.client.from('record_changes').insert({ ...on(shared) } as never));
  });

  it("a new record's owner, except to a teammate who can see it", async () => {
    const add = (owner_id: string, sharing: 'team' | 'private') =>
      contacts(owner).insert({ name: 'Handed over', owner_id, sharing }).select('id');
    await expectRefused(add(stranger.id, 'team'));
    await expectRefused(add(formerTeammate.id, 'team'));
    await expectRefused(add(teammate.id, 'private'));
    const [added] = await succeed(add(teammate.id, 'team'));
    const notices = await succeed(
      teammate.client.from('notifications').select('kind').eq('kind', 'record_handed_over'),
    );
    expect({ isAdded: added !== undefined, notices: notices.length }).toEqual({
      isAdded: true,
      notices: 1,
    });
  });

  it('a call outcome on a note, or an unknown one', async () => {
    const comment = (values: { way: string; outcome: string }) =>
      owner.client
        .from('record_comments')
        .insert({ ...on(shared), body: 'X', ...values })
        .select('id');
    expect((await comment({ way: 'note', outcome: 'reached' })).error?.code).toBe('23514');
    expect((await comment({ way: 'call', outcome: 'sold' })).error?.code).toBe('23514');
    expect((await comment({ way: 'call', outcome: 'voicemail' })).error).toBeNull();
  });

  it("sharing of another's records, by a teammate or a stranger", async () => {
    const hide = contacts(teammate).update({ sharing: 'private' }).eq('id', shared);
    expect((await hide).error?.code).toBe('HXRSH');
    const hand = (who: Person, to: Person, id: string) =>
      who.client.rpc('transfer_records', { p_kind: 'contacts', p_ids: [id], p_to: to.id });
    expect((await hand(teammate, teammate, shared)).data).toBe(0);
    expect((await hand(owner, stranger, shared)).error?.code).toBe('HXRTO');
    expect((await hand(stranger, stranger, shared)).data).toBe(0);
  });

  it("sharing of another's records after losing the admin role", async () => {
    const former = await memberOf(owner.tenantId);
    const role = (as: 'admin' | 'member') =>
      succeed(
        service().from('tenant_users').update({ role: as }).eq('user_id', former.id).select('id'),
      );
    const id = await meet(owner, { name: 'Looked after', city: 'Austin' });
    const save = (values: object) =>
      contacts(former).update(values).eq('id', id).select('city, sharing');
    await role('admin');
    expect(await succeed(save({ city: 'Waco' }))).toEqual([{ city: 'Waco', sharing: 'team' }]);
    await role('member');
    expect((await save({ city: 'Dallas', sharing: 'private' })).error?.code).toBe('HXRSH');
    expect(await succeed(contacts(owner).select('city, sharing').eq('id', id))).toEqual([
      { city: 'Waco', sharing: 'team' },
    ]);
    // Members can still change what they are allowed to.
    expect(await succeed(save({ city: 'Dallas' }))).toEqual([{ city: 'Dallas', sharing: 'team' }]);
  });

  it('a mention of an outsider or a task for one', async () => {
    const mention = { ...on(shared), body: 'Check for updates', mentions: [stranger.id] };
    const { error } = await owner.client.from('record_comments').insert(mention);
    expect(error?.code).toBe('HXRMO');
    const task = { ...on(shared), title: 'Do', assignee_id: stranger.id };
    expect((await owner.client.from('record_tasks').insert(task)).error?.code).toBe('HXRTA');
    expect(
      (
        await teammate.client
          .from('record_comments')
          .insert({ ...on(shared), body: 'x'.repeat(5001) })
      ).error?.code,
    ).toBe('23514');
  });

  it('more than thirty tags, direction characters, an unknown state', async () => {
    const tags = Array.from({ length: 31 }, (_, n) => `t${n}`);
    for (const wrong of [{ tags }, { name: 'a\u202eb' }, { state: 'Texas' }, { role: 'king' }]) {
      expect((await contacts(owner).insert({ name: 'X', ...wrong })).error?.code).toBe('23514');
    }
  });
});

describe('record presence', () => {
  const meetAt = (who: { client: Client }, topic: string, key: string) =>
    who.client.channel(topic, { config: { private: true, presence: { key } } });

  it('is visible only to users who can see the record', async () => {
    const topic = `record:contacts:${shared}`;
    for (const who of [stranger, formerTeammate, suspended, { client: anonymous() }]) {
      await expect(joinChannel(meetAt(who, topic, owner.id))).rejects.toThrow(/Unauthorized/);
    }
    for (const other of [
      `record:contacts:${privateId}`,
      `record:profiles:${teammate.id}`,
      `record:contacts:${shared}:x`,
      'record:contacts:*',
    ]) {
      await expect(joinChannel(meetAt(teammate, other, teammate.id)), other).rejects.toThrow(
        /Unauthorized/,
      );
    }
    const [mine, theirs] = [meetAt(owner, topic, owner.id), meetAt(teammate, topic, teammate.id)];
    mine.on('presence', { event: 'sync' }, () => undefined);
    await joinChannel(mine);
    await joinChannel(theirs);
    await theirs.track({ isEditing: true });
    await vi.waitFor(() =>
      expect(mine.presenceState()).toMatchObject({ [teammate.id]: [{ isEditing: true }] }),
    );
    await Promise.all([mine.unsubscribe(), theirs.unsubscribe()]);
  });
});

describe('a bulk update', () => {
  const changing = (who: Person, ids: readonly string[], changes: unknown, kind = 'contacts') =>
    who.client.rpc('change_records', {
      p_kind: kind,
      p_ids: [...ids],
      p_changes: changes as never,
    });
  const cities = async () =>
    (await succeed(service().from('contacts').select('city').in('id', [shared, privateId]))).map(
      ({ city }) => city,
    );

  it('changes nothing if one record belongs to someone else', async () => {
    const own = await meet(stranger, { name: 'Own' });
    const before = await cities();
    for (const [who, ids] of [
      [stranger, [own, shared]],
      [teammate, [shared, privateId]],
      [teammate, [shared, shared]],
      [owner, [shared, randomUUID()]],
      [suspended, [shared]],
      [formerTeammate, [shared]],
    ] as const) {
      const { error } = await changing(who, ids, { city: 'Taken' });
      expect(error).not.toBeNull();
    }
    expect((await changing(stranger, [own, shared], { city: 'Taken' })).error?.code).toBe('HXRCG');
    expect(await cities()).toEqual(before);
    const mine = await succeed(contacts(stranger).select('city').eq('id', own));
    expect(mine).toEqual([{ city: null }]);
  });

  it.each([
    { owner_id: randomUUID() },
    { workspace_id: randomUUID() },
    { version: 7 },
    { city: 'X', tenant_id: null },
    { 'city = null, owner_id': 'X' },
    { nowhere: 'X' },
    {},
    [],
    'city',
    null,
  ])("can't write server-only fields: %j", async (changes) => {
    expect((await changing(owner, [shared], changes)).error?.code).toBe('HXRCW');
  });

  it("follows every change's rules: known kinds, table checks, sharing rights, limits", async () => {
    expect((await changing(owner, [shared], { name: 'X' }, 'profiles')).error?.code).toBe('HXRKD');
    expect((await changing(owner, [shared], { state: 'Texas' })).error?.code).toBe('23514');
    expect((await changing(teammate, [shared], { sharing: 'private' })).error?.code).toBe('HXRSH');
    const many = Array.from({ length: 5001 }, () => randomUUID());
    expect((await changing(owner, many, { city: 'X' })).error?.code).toBe('HXRCM');
    expect((await changing(owner, [], { city: 'X' })).error?.code).toBe('HXRCM');
  });

  it('can be undone only by its author, and only for records they can see', async () => {
    const version = { p_kind: 'contacts', p_ids: [shared], p_versions: [2] };
    for (const who of [teammate, stranger]) {
      expect(await succeed(who.client.rpc('undo_record_changes', version))).toEqual([]);
    }
    expect((await formerTeammate.client.rpc('undo_record_changes', version)).data ?? []).toEqual(
      [],
    );
  });
});

describe('list queries', () => {
  const find = (params: object) => owner.client.rpc('find_contacts', params as never);
  const TRICKS = ["'", "' or true --", "TX'); drop table contacts; --", '\\', '%', '$1', "E'\\''"];

  it.each(TRICKS)('are never read as SQL: %s', async (trick) => {
    for (const is of ['is', 'contains']) {
      const filters = [{ field: 'state', is, value: trick }];
      expect(await succeed(find({ p_words: marker, p_filters: filters }))).toEqual([]);
    }
    const several = [{ field: 'tags', is: 'any_of', value: [trick] }];
    expect(await succeed(find({ p_filters: several }))).toEqual([]);
    for (const field of [trick, 'workspace_id', 'xmin', 'lower(name)']) {
      const { error } = await find({ p_filters: [{ field, is: 'is', value: 'x' }] });
      expect(error?.code).toBe('HXRFI');
    }
    const condition = [{ field: 'name', is: trick, value: 'x' }];
    expect((await find({ p_filters: condition })).error?.code).toBe('HXRFI');
    expect((await find({ p_sort: trick })).error?.code).toBe('HXRSO');
    expect((await find({ p_words: trick })).error).toBeNull();
    const kind = { p_kind: trick, p_id: shared };
    expect((await owner.client.rpc('record_timeline', kind)).error?.code).toBe('HXRKD');
    expect((await owner.client.rpc('record_tags', { p_kind: trick })).error?.code).toBe('HXRKD');
    const group = async (params: { p_kind: string; p_by: string; p_sum?: string }) =>
      (await owner.client.rpc('group_records', params)).error?.code;
    expect(await group({ p_kind: 'profiles', p_by: 'email' })).toBe('HXRKD');
    expect(await group({ p_kind: trick, p_by: 'role' })).toBe('HXRKD');
    for (const p_by of [trick, 'workspace_id', 'xmin', 'lower(name)', 'created_at']) {
      expect(await group({ p_kind: 'contacts', p_by })).toBe('HXRGR');
    }
    expect(await group({ p_kind: 'deals', p_by: 'stage', p_sum: trick })).toBe('HXRGR');
    expect(await group({ p_kind: 'deals', p_by: 'stage', p_sum: 'name' })).toBe('HXRGR');
  });

  it('reject an invalid filter without a server error', async () => {
    for (const filters of [
      {},
      [1],
      [null],
      [{ field: 'created_at', is: 'after', value: 'yesterday-ish' }],
      [{ field: 'owner_id', is: 'is', value: 'me' }],
      [{ field: 'state', is: 'any_of', value: 'TX' }],
      [{ field: 'last_contact_at', is: 'in_last_days', value: -1 }],
      [{ field: 'last_contact_at', is: 'between', value: 3 }],
      Array.from({ length: 31 }, () => ({ field: 'name', is: 'not_empty' })),
    ]) {
      const { error } = await find({ p_filters: filters });
      expect([error?.code, JSON.stringify(filters)]).toEqual(['HXRFI', JSON.stringify(filters)]);
    }
  });

  it('return a script as the text that it was', async () => {
    const name = `<img src=x onerror=alert(1)> ${marker}s`;
    const id = await meet(owner, { name, notes: '=cmd|calc' });
    expect(await succeed(contacts(owner).select('name, notes').eq('id', id))).toEqual([
      { name, notes: '=cmd|calc' },
    ]);
  });
});

it('a user who leaves a tenant leaves shared records and takes private ones; so does a deleted account', async () => {
  const leaver = await memberOf(owner.tenantId);
  const left = await meet(leaver, { name: 'Left' });
  const leaverContact = await meet(leaver, { name: 'Taken', sharing: 'private' });
  await succeed(service().from('tenant_users').delete().eq('user_id', leaver.id).select('id'));
  expect(await succeed(contacts(teammate).select('owner_id').eq('id', left))).toEqual([
    { owner_id: owner.id },
  ]);
  expect(await succeed(contacts(leaver).select('id').in('id', [left, leaverContact]))).toEqual([
    { id: leaverContact },
  ]);
  const second = await memberOf(owner.tenantId);
  const stays = await meet(second, { name: 'Stays' });
  expect((await service().auth.admin.deleteUser(second.id)).error).toBeNull();
  expect(await succeed(contacts(teammate).select('owner_id').eq('id', stays))).toEqual([
    { owner_id: owner.id },
  ]);
});

it("only the server changes a record's workspace, and no call creates records in other tables", async () => {
  const open = await queryDatabase(`
    select p.proname from pg_proc p
    where p.pronamespace = 'private'::regnamespace
      and p.proname in ('make_record', 'book_of', 'record_book', 'purge_records', 'record_where', 'follow_books')
      and (has_function_privilege('authenticated', p.oid, 'execute') or has_function_privilege('anon', p.oid, 'execute'))`);
  expect(open).toEqual([]);
  const others = await owner.client.rpc('record_tags', { p_kind: 'profiles' });
  expect(others.error?.code).toBe('HXRKD');
  await expectRefused(contacts(owner).delete().eq('id', shared));
});
