import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailTo, service, uniqueEmail } from '../../support/backend.ts';
import { type Item, type Reader, Room, reader, settleRoomVersion, signRoomNda } from '../room.ts';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';

interface Notice {
  readonly kind: string;
  readonly title: string;
  readonly message: string;
  readonly count: number;
}

let room: Room;
let alice: Reader;
let bob: Reader;
let unsigned: Reader;
let folders: readonly Item[];
let ownGroup: string;
let otherGroup: string;
const members = new Map<Reader, string>();

const folder = (place: number): string => folders.find((one) => one.place === place)?.id ?? '';

/** Returns a user's room notifications, oldest first. */
async function listNotices({ client }: { readonly client: Reader['client'] }): Promise<Notice[]> {
  const rows = await succeed(
    client
      .from('notifications')
      .select('kind, title, message, metadata')
      .like('kind', 'room_%')
      .order('created_at'),
  );
  return rows.map(({ metadata, ...row }) => ({
    ...row,
    count: Number((metadata as { count?: number }).count ?? 1),
  }));
}

/** Marks all notifications as read. */
async function clear(): Promise<void> {
  for (const { client } of [alice, bob, unsigned, room.broker]) {
    await succeed(client.from('notifications').delete().like('kind', 'room_%').select('id'));
  }
}

beforeAll(async () => {
  room = await Room.begin('Maple Court');
  [alice, bob, unsigned] = (await Promise.all(Array.from({ length: 3 }, reader))) as [
    Reader,
    Reader,
    Reader,
  ];
  folders = await room.folders();
  [ownGroup, otherGroup] = [await room.group('Aster Partners'), await room.group('Birch Capital')];
  await room.right(ownGroup, folder(3), 2);
  await room.right(otherGroup, folder(13), 1);
  for (const [who, group] of [
    [alice, ownGroup],
    [bob, otherGroup],
    [unsigned, ownGroup],
  ] as const) {
    members.set(who, await room.member(group, who));
  }
});

describe('deal room notification', () => {
  it('is sent to invited users, and by email to those without an account', async () => {
    expect(await listNotices(alice)).toEqual([
      {
        kind: 'room_access',
        title: 'You now have access to the deal room: Maple Court',
        message: 'Until it is revoked.',
        count: 1,
      },
    ]);
    const email = uniqueEmail('walt');
    await room.member(ownGroup, { ...alice, email }, { p_name: 'Walt Ames' });
    await expect
      .poll(async () => (await mailTo(email)).map(({ subject }) => subject))
      .toEqual(['You have access to the deal room of Maple Court']);
    await signRoomNda(alice, room);
    await signRoomNda(bob, room);
  });

  it("is one per burst of documents, and reaches no one who can't open them", async () => {
    await clear();
    for (const name of ['roll.pdf', 'census.pdf', 'rates.pdf'])
      await room.document(folder(3), name);
    expect(await listNotices(alice)).toEqual([
      {
        kind: 'room_document',
        title: 'New in the Maple Court deal room',
        message: 'rates.pdf',
        count: 3,
      },
    ]);
    for (const who of [bob, unsigned, room.broker]) expect(await listNotices(who)).toEqual([]);
    const planned = await succeed(
      service()
        .from('deliveries')
        .select('channel')
        .eq('user_id', alice.id)
        .eq('kind', 'room_document'),
    );
    expect(planned.length).toBe(1);
  });

  it('names no document held back or opened to another group', async () => {
    await clear();
    await room.document(folder(13), 'term-sheet.pdf');
    expect((await listNotices(bob)).map(({ message }) => message)).toEqual(['term-sheet.pdf']);
    const id = randomUUID();
    const { client } = room.broker;
    await client.storage
      .from('room-files')
      .upload(`${room.id}/${id}`, new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }));
    const filed = { p_folder_id: folder(3), p_id: id, p_name: 'ssn.pdf' };
    await succeed(
      client.rpc('file_room_version', { ...filed, p_item_id: null as unknown as string }),
    );
    await settleRoomVersion(id, [{ kind: 'ssn', count: 1 }]);
    expect(await listNotices(alice)).toEqual([]);
  });

  it("follows a change of a group's access", async () => {
    await clear();
    await room.right(ownGroup, folder(4), 1);
    expect(await listNotices(alice)).toEqual([]);
    await room.right(ownGroup, folder(13), 1);
    await room.right(ownGroup, folder(13), 2);
    expect(await listNotices(alice)).toMatchObject([{ message: 'Lender', count: 1 }]);
    expect(await listNotices(bob)).toEqual([]);
  });

  it('about an answer is sent to the asker, and to all once published, without revealing who asked', async () => {
    await clear();
    const note = (who: Reader, p_kind: string, p_body: string) =>
      succeed(
        who.client.rpc('add_room_note', { p_room_id: room.id, p_id: randomUUID(), p_kind, p_body }),
      );
    const questionId = await note(alice, 'question', 'How old is the roof?');
    await note(alice, 'comment', 'We bid low');
    expect(await listNotices(bob)).toEqual([]);
    expect(await listNotices(room.broker)).toMatchObject([
      { kind: 'room_talk', message: 'How old is the roof?', count: 1 },
    ]);
    const answerParams = { p_id: questionId, p_answer: 'Of 2019.', p_state: 'answered' };
    await succeed(room.broker.client.rpc('answer_room_note', answerParams).select());
    expect(await listNotices(alice)).toMatchObject([
      { title: 'Your question was answered in the deal room of Maple Court' },
    ]);
    expect(await listNotices(bob)).toEqual([]);
    await succeed(
      room.broker.client
        .rpc('answer_room_note', { ...answerParams, p_state: 'published' })
        .select(),
    );
    const [received] = await listNotices(bob);
    expect(received?.title).toBe('A question was answered in the deal room of Maple Court');
    const requestId = await note(bob, 'request', 'Loss runs of 2025');
    await succeed(
      room.broker.client
        .rpc('answer_room_note', { p_id: requestId, p_answer: 'In part 10.', p_state: 'answered' })
        .select(),
    );
    expect(JSON.stringify(await listNotices(alice))).not.toContain('Loss runs');
    expect((await listNotices(bob))[0]?.title).toBe(
      'Your request was fulfilled in the deal room of Maple Court',
    );
  });

  it('about a new agreement is sent to its signers, and hides documents until it is signed', async () => {
    await clear();
    const nda = { p_room_id: room.id, p_seen: 1, p_body: 'You keep this all confidential.' };
    await succeed(room.broker.client.rpc('publish_room_nda', nda));
    for (const who of [alice, bob, unsigned]) {
      expect((await listNotices(who)).map(({ kind }) => kind)).toEqual(['room_nda']);
    }
    await room.document(folder(3), 'payors.pdf');
    for (const who of [alice, bob, unsigned]) {
      expect((await listNotices(who)).map(({ kind }) => kind)).toEqual(['room_nda']);
    }
  });

  it('says once that access ends soon, and that it has ended', async () => {
    await clear();
    const expires_at = new Date(Date.now() + 2 * 86_400_000).toISOString();
    const created_at = new Date(Date.now() - 9 * 86_400_000).toISOString();
    await succeed(
      service()
        .from('deal_room_members')
        .update({ expires_at, created_at })
        .eq('email', alice.email)
        .select('id'),
    );
    for (let i = 0; i < 2; i += 1)
      await queryDatabase('select private.send_room_expiry_reminders()');
    expect((await listNotices(alice)).map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Your access to the deal room ends on \w+ \d+: Maple Court$/),
    ]);
    await room.member(ownGroup, alice, { p_id: members.get(alice), p_is_ended: true });
    await room.member(ownGroup, alice, { p_id: members.get(alice), p_is_ended: true });
    const received = await listNotices(alice);
    expect(received.at(-1)).toMatchObject({
      title: 'Your access to the deal room has ended: Maple Court',
      count: 1,
    });
    await room.document(folder(3), 'after.pdf');
    expect(await listNotices(alice)).toEqual(received);
  });

  it('never reveals anything about another group', async () => {
    const all = await succeed(
      service().from('notifications').select('title, message, metadata').eq('user_id', bob.id),
    );
    const text = JSON.stringify(all);
    for (const secret of ['Aster', 'Birch', alice.email, ownGroup, alice.id, 'roll.pdf']) {
      expect(text).not.toContain(secret);
    }
  });
});
