import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AuditLine, findAuditError } from '#shared/deals/deal-rooms/audit.ts';
import { verifyAudit } from '../../../build/verify-audit.ts';
import { anonymous, backend, service } from '../../support/backend.ts';
import {
  type Item,
  listRoomItems,
  openRoomPage,
  PDF,
  type Reader,
  Room,
  reader,
  settleRoomVersion,
  signRoomNda,
} from '../room.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, succeed, tenantOwner } from '../world.ts';

let room: Room;
let alice: Reader;
let bob: Reader;
let revokedReader: Reader;
let late: Reader;
let unsigned: Reader;
let outsider: Reader;
let rival: Person;
let ownGroup: string;
let otherGroup: string;
let folders: readonly Item[];
let memo: Item & { path: string };
let roll: Item & { path: string };
let secret: Item & { path: string };

const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');
const folder = (place: number): string => folders.find((one) => one.place === place)?.id ?? '';

beforeAll(async () => {
  room = await Room.begin('Maple Court');
  [alice, bob, revokedReader, late, unsigned, outsider] = (await Promise.all(
    Array.from({ length: 6 }, reader),
  )) as [Reader, Reader, Reader, Reader, Reader, Reader];
  rival = await tenantOwner();
  folders = await room.folders();
  [ownGroup, otherGroup] = [await room.group('Aster Partners'), await room.group('Birch Capital')];
  memo = await room.document(folder(1), 'memorandum.pdf');
  roll = await room.document(folder(3), 'rent-roll.pdf');
  secret = await room.document(folder(13), 'term-sheet.pdf');
  await room.right(ownGroup, folder(1), 1);
  await room.right(ownGroup, folder(3), 2);
  await room.right(otherGroup, folder(1), 1);
  await room.right(otherGroup, folder(13), 3);
  await room.member(ownGroup, alice);
  await room.member(otherGroup, bob);
  await room.member(ownGroup, unsigned);
  const ended = await room.member(ownGroup, revokedReader);
  await room.member(ownGroup, late);
  for (const one of [alice, bob, revokedReader, late]) await signRoomNda(one, room);
  await room.member(ownGroup, revokedReader, { p_id: ended, p_is_ended: true });
  const past = { expires_at: new Date(Date.now() - 1000).toISOString() };
  await succeed(service().from('deal_room_members').update(past).eq('email', late.email).select());
});

const shutOut = (): [string, Reader][] => [
  ['an outsider', outsider],
  ['a revoked reader', revokedReader],
  ['a reader whose time is over', late],
  ['a reader who has not signed', unsigned],
  ['another broker', { client: rival.client, email: '', id: rival.id }],
];

type Ticket = { readonly ticket?: string } | null;

/** Returns everything a user can read of the room by calls, tables and files. */
async function read({ client }: { client: Reader['client'] }): Promise<string[]> {
  const found: string[] = [];
  const note = (name: string, data: unknown) => {
    const isNothing = data === null || (Array.isArray(data) && data.length === 0);
    if (!isNothing) found.push(name);
  };
  const p_room_id = room.id;
  for (const one of folders) {
    note(one.name, (await client.rpc('room_folder', { p_folder_id: one.id })).data);
  }
  note('find', (await client.rpc('find_room_items', { p_room_id, p_words: 'pdf' })).data);
  note('text', (await client.rpc('find_room_items', { p_room_id, p_words: 'census' })).data);
  note('audit', (await client.rpc('room_audit', { p_room_id })).data);
  note('people', (await client.rpc('room_people', { p_room_id })).data);
  note('signatures', (await client.rpc('room_signatures', { p_room_id })).data);
  for (const p_kind of ['question', 'request', 'comment']) {
    note(p_kind, (await client.rpc('room_notes', { p_room_id, p_kind })).data);
  }
  for (const document of [memo, roll, secret]) {
    note(
      `versions of ${document.name}`,
      (await client.rpc('room_versions', { p_item_id: document.id })).data,
    );
    const asked = { p_version_id: document.version_id ?? '' };
    const opened = await client.rpc('open_room_page', { ...asked, p_number: 1 });
    if ((opened.data as Ticket)?.ticket) found.push(`page of ${document.name}`);
    const taken = await client.rpc('create_room_file_ticket', asked);
    if ((taken.data as Ticket)?.ticket) found.push(`file of ${document.name}`);
    note(document.path, (await client.storage.from('room-files').download(document.path)).data);
    note('link', (await client.storage.from('room-files').createSignedUrl(document.path, 60)).data);
  }
  note('list', (await client.storage.from('room-files').list(room.id)).data);
  return found;
}

describe('deal room', () => {
  it('opens nothing to users without access, by any call, table or file', async () => {
    for (const [who, { client }] of shutOut()) expect(await read({ client }), who).toEqual([]);
    expect(await read({ client: anonymous() })).toEqual([]);
  });

  it('shows a bidder only what their group can read', async () => {
    expect(await read(alice)).toEqual([
      'NDA and offering memorandum',
      'Rent roll and census',
      'find',
      'text',
      'page of memorandum.pdf',
      'page of rent-roll.pdf',
      'file of rent-roll.pdf',
    ]);
    const found = await succeed(
      alice.client.rpc('find_room_items', { p_room_id: room.id, p_words: 'census' }),
    );
    expect(JSON.stringify(found)).not.toMatch(/term-sheet|Birch|@/);
    expect(
      (await listRoomItems(alice.client, room.view.root_id))?.map(({ place }) => place),
    ).toEqual([1, 3]);
    expect((await listRoomItems(bob.client, room.view.root_id))?.map(({ place }) => place)).toEqual(
      [1, 13],
    );
  });

  it('shows a broker who previews a group exactly what the group gets', async () => {
    for (const id of [room.view.root_id, ...folders.map((one) => one.id)]) {
      expect(await listRoomItems(room.broker.client, id, ownGroup)).toEqual(
        await listRoomItems(alice.client, id),
      );
    }
    const asked = { p_folder_id: folder(13), p_as: otherGroup };
    expect((await alice.client.rpc('room_folder', asked)).data).toBeNull();
  });

  it('shows a bidder no name, email, group or count of anyone else', async () => {
    const visible = JSON.stringify([
      await succeed(alice.client.rpc('room_view', { p_transaction_id: room.id })),
      await succeed(alice.client.rpc('my_rooms')),
      (await alice.client.from('deal_room_members').select('id, room_id, expires_at, ended_at'))
        .data,
    ]);
    for (const hiddenText of ['Birch', 'Aster', bob.email, otherGroup, ownGroup, room.broker.id]) {
      expect(visible).not.toContain(hiddenText);
    }
    expect((await alice.client.from('deal_room_members').select('email')).error?.code).toBe(
      '42501',
    );
    const counted = await alice.client
      .from('deal_room_members')
      .select('id', { count: 'exact', head: true });
    expect(counted.count).toBe(1);
  });

  it("hides other bidders' questions, and who asked a published one and when", async () => {
    const p_room_id = room.id;
    const addNote = async (who: Reader, p_kind: string, p_body: string) =>
      succeed(who.client.rpc('add_room_note', { p_room_id, p_id: randomUUID(), p_kind, p_body }));
    const listed = async (who: Reader, p_kind = 'question') =>
      JSON.stringify(await succeed(who.client.rpc('room_notes', { p_room_id, p_kind })));
    const asked = await addNote(alice, 'question', 'How old is the roof?');
    await addNote(alice, 'request', 'The loss runs of 2025');
    await addNote(alice, 'comment', 'We bid low');
    expect(await listed(alice)).toContain('roof');
    for (const kind of ['question', 'request', 'comment'])
      expect(await listed(bob, kind)).toBe('[]');
    const own = JSON.stringify(
      await succeed(room.broker.client.rpc('room_notes', { p_room_id, p_kind: 'comment' })),
    );
    expect(own).toBe('[]');
    const answerParams = { p_id: asked, p_answer: 'Of 2019.', p_state: 'answered' };
    for (const { client } of [alice, bob, outsider]) {
      expect((await client.rpc('answer_room_note', answerParams)).error?.code).toBe('42501');
    }
    await room.broker.client.rpc('answer_room_note', answerParams);
    expect(await listed(bob)).toBe('[]');
    const { data } = await room.broker.client.rpc('room_notes', { p_room_id, p_kind: 'question' });
    const at = (data as { at: string }[])[0]?.at ?? 'never';
    await room.broker.client.rpc('answer_room_note', { ...answerParams, p_state: 'published' });
    const published = await listed(bob);
    expect(published).toContain('Of 2019.');
    for (const hiddenText of ['Reader', alice.email, 'Aster', at])
      expect(published).not.toContain(hiddenText);
  });

  it('accepts no changes from a reader', async () => {
    const p_room_id = room.id;
    for (const { client } of [alice, bob, outsider, revokedReader]) {
      const tries = [
        client.rpc('set_room_right', { p_group_id: ownGroup, p_item_id: folder(13), p_level: 3 }),
        client.rpc('set_room_rights', {
          p_group_ids: [ownGroup],
          p_item_ids: [folder(13)],
          p_level: 3,
        }),
        client.rpc('publish_room_nda', { p_room_id, p_seen: 1, p_body: 'Nothing is secret here.' }),
        client.rpc('change_room_items', { p_room_id, p_ids: [memo.id], p_is_gone: true }),
        client.rpc('add_room_folder', {
          p_parent_id: folder(1),
          p_id: randomUUID(),
          p_name: 'Mine',
        }),
        client.rpc('end_room', { p_room_id, p_is_closed: true }),
        client.rpc('begin_room', { p_transaction_id: room.saleId }),
        client.rpc('complete_room_version_check', {
          p_version_id: memo.version_id ?? '',
          p_sha256: '',
          p_pages: 1,
          p_text: '',
          p_findings: [],
        }),
        client.rpc('redeem_room_ticket', { p_ticket: randomUUID() }),
      ];
      for (const { error } of await Promise.all(tries)) expect(error?.code).toBe('42501');
      const path = `${room.id}/${randomUUID()}`;
      const sent = await client.storage
        .from('room-files')
        .upload(path, new Blob([PDF], { type: 'application/pdf' }));
      expect(sent.error).not.toBeNull();
    }
  });

  it("can't add users to another room's group, or documents to another room", async () => {
    const other = await Room.begin('Oak House');
    const { client } = other.broker;
    const otherRoomParams = { p_room_id: other.id, p_id: randomUUID(), p_group_id: ownGroup };
    const outsiderParams = { p_name: 'Eve', p_email: outsider.email, p_is_ended: false };
    const let_in = {
      ...otherRoomParams,
      ...outsiderParams,
      p_expires_at: null as unknown as string,
    };
    expect((await client.rpc('save_room_member', let_in)).error?.code).toBe('42501');
    const group = { p_name: 'Mine', p_side: 'buyer', p_adds: false, p_signs: false };
    const taken = { p_room_id: other.id, p_id: ownGroup, ...group };
    expect((await client.rpc('save_room_group', taken)).error?.code).toBe('42501');
    const [first] = await other.folders();
    const right = { p_group_id: ownGroup, p_item_id: first?.id ?? '', p_level: 3 };
    expect((await client.rpc('set_room_right', right)).error?.code).toBe('42501');
    const mixed = { p_group_ids: [ownGroup], p_item_ids: [first?.id ?? ''], p_level: 3 };
    expect((await client.rpc('set_room_rights', mixed)).error?.code).toBe('42501');
    const move = { p_room_id: other.id, p_ids: [memo.id], p_to: first?.id ?? '' };
    expect(await succeed(client.rpc('change_room_items', move))).toBe(0);
  });

  it('stops a reader at the next page when the NDA changes, until they sign the new one', async () => {
    expect((await openRoomPage(alice, memo.version_id))?.gate).toBe('open');
    const p_body = 'You keep the documents in this room confidential for three years.';
    await succeed(
      room.broker.client.rpc('publish_room_nda', { p_room_id: room.id, p_seen: 1, p_body }),
    );
    expect(await openRoomPage(alice, memo.version_id, 2)).toEqual({ gate: 'nda' });
    expect(await listRoomItems(alice.client, folder(1))).toBeNull();
    const old = { p_room_id: room.id, p_id: randomUUID(), p_nda: 1, p_name: 'Ada' };
    const p_hash = createHash('sha256').update(p_body).digest('hex');
    const signed = { ...old, p_drawing: null as unknown as string, p_consents: true, p_hash };
    expect((await alice.client.rpc('sign_nda', signed)).error?.code).toBe('HXDRN');
    const unwilling = { ...signed, p_nda: 2, p_consents: false };
    expect((await alice.client.rpc('sign_nda', unwilling)).error?.code).toBe('HXDRC');
    const unseen = { ...signed, p_nda: 2, p_hash: '0'.repeat(64) };
    expect((await alice.client.rpc('sign_nda', unseen)).error?.code).toBe('HXDRN');
    const hash = await signRoomNda(alice, room);
    expect((await openRoomPage(alice, memo.version_id, 2))?.gate).toBe('open');
    expect(await signRoomNda(alice, room)).toBe(hash);
    expect(await signRoomNda(alice, room)).toBe(hash);
    const lines = await queryDatabase(`select 1 from private.deal_room_events
      where room_id = '${room.id}' and kind = 'signed' and nda = 2`);
    expect(lines).toHaveLength(1);
    const certificate = await succeed(anonymous().rpc('verify_signature', { p_hash: hash }));
    expect(certificate).toMatchObject({ name: 'Ada Lovelace', is_whole: true });
    expect(JSON.stringify(certificate)).not.toContain('@');
  });

  it('serves a page once per ticket, and only to the server', async () => {
    await signRoomNda(bob, room);
    const opened = await openRoomPage(bob, memo.version_id);
    const p_ticket = opened?.ticket ?? '';
    expect(await succeed(service().rpc('redeem_room_ticket', { p_ticket }))).toBeNull();
    expect(await succeed(alice.client.rpc('activate_room_ticket', { p_ticket }))).toBe(false);
    expect(await succeed(bob.client.rpc('activate_room_ticket', { p_ticket }))).toBe(true);
    const used = await succeed(service().rpc('redeem_room_ticket', { p_ticket }));
    expect(used).toMatchObject({ path: memo.path, page: 1 });
    expect(await succeed(service().rpc('redeem_room_ticket', { p_ticket }))).toBeNull();
    const viewParams = { p_ticket, p_seconds: 4000 };
    expect(await succeed(alice.client.rpc('record_page_view_time', viewParams))).toBe('over');
    expect(await succeed(bob.client.rpc('record_page_view_time', viewParams))).toBe('open');
    expect(await openRoomPage(bob, memo.version_id, 99)).toBeNull();
  });

  it('gives an original only to users who requested it and still have access', async () => {
    const files = bob.client.storage.from('room-files');
    expect((await files.download(secret.path)).error).not.toBeNull();
    const p_version_id = secret.version_id ?? '';
    const taken = await succeed(bob.client.rpc('create_room_file_ticket', { p_version_id }));
    expect(taken).toMatchObject({ gate: 'open', path: secret.path });
    expect((await files.download(secret.path)).error).toBeNull();
    expect(
      (await alice.client.storage.from('room-files').download(secret.path)).error,
    ).not.toBeNull();
    await room.right(otherGroup, folder(13), 2);
    expect((await files.download(secret.path)).error).not.toBeNull();
    const marked = await succeed(bob.client.rpc('create_room_file_ticket', { p_version_id }));
    expect(marked).toMatchObject({ gate: 'open', path: null });
  });

  it('hides documents with personal data or a pending scan from everyone, including its own team', async () => {
    const { client } = room.broker;
    const id = randomUUID();
    const path = `${room.id}/${id}`;
    await client.storage
      .from('room-files')
      .upload(path, new Blob([PDF], { type: 'application/pdf' }));
    const filed = {
      p_folder_id: folder(1),
      p_item_id: memo.id,
      p_id: id,
      p_name: 'memorandum.pdf',
    };
    await succeed(client.rpc('file_room_version', filed));
    for (const settleIt of [
      async () => {},
      () => settleRoomVersion(id, [{ kind: 'ssn', page: 2 }]),
    ]) {
      await settleIt();
      for (const who of [room.broker, alice, bob]) {
        expect(await openRoomPage(who, id)).toBeNull();
        expect(
          (await who.client.rpc('create_room_file_ticket', { p_version_id: id })).data,
        ).toBeNull();
        expect((await who.client.storage.from('room-files').download(path)).error).not.toBeNull();
      }
    }
    const [shown] = (await listRoomItems(alice.client, folder(1))) ?? [];
    expect(shown).toMatchObject({ version_id: memo.version_id, findings: null });
  });

  it("keeps an audit log that reveals a changed entry and can't be rewritten", async () => {
    const lines = (await succeed(
      room.broker.client.rpc('room_audit', { p_room_id: room.id }),
    )) as unknown as AuditLine[];
    expect(await findAuditError(lines, sha256)).toBeNull();
    expect(lines.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'opened',
        'signed',
        'page',
        'read',
        'original',
        'marked',
        'quarantined',
      ]),
    );
    const page = lines.find(({ kind, who }) => kind === 'page' && who.includes(bob.email));
    expect(page).toMatchObject({ item: 'memorandum.pdf', page: 1, nda: 2 });
    const forged = lines.map((line) => (line === page ? { ...line, who: 'Forged' } : line));
    expect(await findAuditError(forged, sha256)).toEqual({ seq: page?.seq, fault: 'changed' });
    const shorter = lines.filter((line) => line !== page);
    expect(await findAuditError(shorter, sha256)).toEqual({ seq: page?.seq, fault: 'missing' });
  });

  it('detects an entry changed directly in the database', async ({ skip }) => {
    skip(backend().engine !== 'postgres', 'another database is asked beside PGlite');
    const where = `where room_id = '${room.id}' and seq = 3`;
    for (const query of [
      `update private.deal_room_events set who = 'Forged' ${where} returning seq`,
      `delete from private.deal_room_events ${where} returning seq`,
      'update private.signatures set name = $$Forged$$ returning id',
    ]) {
      await expect(queryDatabase(query)).rejects.toThrow('The audit log cannot be changed');
    }
    const guard = (how: string) =>
      `alter table private.deal_room_events ${how} trigger refuse_rewriting`;
    const change = `update private.deal_room_events set who = 'Forged' ${where}`;
    await queryDatabase('select 1 as done', `${guard('disable')}; ${change}; ${guard('enable')}`);
    const events = await succeed(room.broker.client.rpc('room_audit', { p_room_id: room.id }));
    expect(await verifyAudit(JSON.stringify({ events }))).toEqual({
      isWhole: false,
      sentence: 'Entry 3 is changed.',
    });
  });

  it('closes for a reader as soon as access is revoked', async () => {
    expect((await openRoomPage(bob, memo.version_id))?.gate).toBe('open');
    const p_room_id = room.id;
    const people = (await succeed(
      room.broker.client.rpc('room_people', { p_room_id }),
    )) as unknown as {
      id: string;
      email: string;
    }[];
    const p_id = people.find(({ email }) => email === bob.email)?.id;
    await room.member(otherGroup, bob, { p_id, p_is_ended: true });
    expect(await openRoomPage(bob, memo.version_id)).toEqual({ gate: 'over' });
    expect(await succeed(bob.client.rpc('room_view', { p_transaction_id: room.id }))).toEqual({
      gate: 'over',
    });
    const { data } = await bob.client.from('deal_room_members').select('ended_at');
    expect(data?.[0]?.ended_at).not.toBeNull();
  });
});
