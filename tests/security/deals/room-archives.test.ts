import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../../../build/verify-audit.ts';
import { unzip } from '../../../supabase/functions/_shared/documents/unzip.ts';
import { backend, service } from '../../support/backend.ts';
import {
  type Item,
  openRoomPage,
  PDF,
  type Reader,
  Room,
  reader,
  settleRoomVersion,
  signRoomNda,
} from '../room.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, succeed, tenantOwner } from '../world.ts';

interface Archive {
  readonly id: string;
  readonly state: string;
  readonly documents: number;
  readonly done: number;
}

let room: Room;
let teammate: Person;
let rival: Person;
let alice: Reader;
let folders: readonly Item[];
let first: string;

const folder = (place: number): string => folders.find((one) => one.place === place)?.id ?? '';
const beginArchive = (who: { readonly client: Reader['client'] }, p_id: string = randomUUID()) =>
  who.client.rpc('begin_room_archive', { p_room_id: room.id, p_id });
const openArchive = (who: { readonly client: Reader['client'] }, p_id: string, p_goes_on = true) =>
  who.client.rpc('open_room_archive', { p_id, p_goes_on });
const listed = async (): Promise<readonly Archive[]> =>
  (await succeed(
    room.broker.client.rpc('room_archives', { p_room_id: room.id }),
  )) as unknown as Archive[];
const fetchIt = (ticket: string) =>
  fetch(`${backend().url}/functions/v1/room-archive?ticket=${ticket}`);

/** Uploads a document whose content was scanned. */
async function document(p_folder_id: string, p_name: string, content = PDF): Promise<string> {
  const { client } = room.broker;
  const id = randomUUID();
  const body = new Blob([content], { type: 'application/pdf' });
  const sent = await client.storage.from('room-files').upload(`${room.id}/${id}`, body);
  if (sent.error) throw sent.error;
  const filed = { p_folder_id, p_item_id: null as unknown as string, p_id: id, p_name };
  await succeed(client.rpc('file_room_version', filed));
  await succeed(
    service().rpc('complete_room_version_check', {
      p_version_id: id,
      p_sha256: createHash('sha256').update(content).digest('hex'),
      p_pages: 3,
      p_text: '',
      p_findings: [],
    }),
  );
  return id;
}

beforeAll(async () => {
  room = await Room.begin('Maple Court');
  teammate = await memberOf(room.broker.tenantId as string);
  rival = await tenantOwner();
  alice = await reader();
  folders = await room.folders();
  const group = await room.group('Aster Partners');
  await room.right(group, folder(3), 1);
  await room.member(group, alice);
  await signRoomNda(alice, room);
  const version = await document(folder(3), 'roll.pdf');
  await document(folder(1), '=HYPERLINK(1).pdf');
  const held = randomUUID();
  await room.broker.client.storage
    .from('room-files')
    .upload(`${room.id}/${held}`, new Blob([PDF], { type: 'application/pdf' }));
  const filed = { p_folder_id: folder(3), p_id: held, p_name: 'ssn.pdf' };
  await succeed(
    room.broker.client.rpc('file_room_version', { ...filed, p_item_id: null as unknown as string }),
  );
  await settleRoomVersion(held, [{ kind: 'ssn', count: 1 }]);
  const page = await openRoomPage(alice, version, 2);
  await succeed(alice.client.rpc('activate_room_ticket', { p_ticket: page?.ticket ?? '' }));
  await succeed(service().rpc('redeem_room_ticket', { p_ticket: page?.ticket ?? '' }));
  // Opened twenty seconds ago, with twelve seconds of viewing time.
  await queryDatabase(
    `update private.deal_room_tickets set at = at - interval '20 seconds' where id = '${page?.ticket}' returning id`,
  );
  await succeed(
    alice.client.rpc('record_page_view_time', { p_ticket: page?.ticket ?? '', p_seconds: 12 }),
  );
  const p_room_id = room.id;
  await succeed(
    alice.client.rpc('add_room_note', {
      ...{ p_room_id, p_id: randomUUID(), p_kind: 'question', p_body: 'How old is the roof?' },
    }),
  );
  await succeed(
    alice.client.rpc('add_room_note', {
      ...{ p_room_id, p_id: randomUUID(), p_kind: 'comment', p_body: 'We bid low' },
    }),
  );
});

describe('deal room archive', () => {
  it("is started, listed, opened and canceled only by the sale's owner", async () => {
    first = await succeed(beginArchive(room.broker));
    for (const who of [teammate, rival, alice]) {
      const tries = [
        beginArchive(who),
        beginArchive(who, first),
        openArchive(who, first),
        openArchive(who, first, false),
        who.client.rpc('room_archives', { p_room_id: room.id }),
        who.client.rpc('claim_room_archive', { p_ticket: randomUUID() }),
        who.client.rpc('room_archive_files', { p_id: first, p_after: 0 }),
        who.client.rpc('room_archive_audit', { p_id: first, p_after: 0 }),
        who.client.rpc('room_archive_facts', { p_id: first }),
        who.client.rpc('room_archive_viewers', { p_id: first, p_skip: 0 }),
        who.client.rpc('update_room_archive_progress', {
          ...{ p_id: first, p_done: 1, p_bytes: 1, p_is_whole: true },
        }),
      ];
      for (const { error } of await Promise.all(tries)) expect(error?.code).toBe('42501');
    }
    const view = (who: Person) =>
      succeed(who.client.rpc('room_view', { p_transaction_id: room.id }));
    expect([await view(room.broker), await view(teammate)]).toMatchObject([
      { owns: true },
      { owns: false, runs: true },
    ]);
  });

  it('contains every document, the questions, agreements, viewers and a verifiable audit log', async () => {
    const ticket = await succeed(openArchive(room.broker, first));
    const response = await fetchIt(ticket);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Maple-Court-/,
    );
    const files = unzip(Buffer.from(await response.arrayBuffer()));
    expect([...files.keys()]).toEqual([
      'read me.txt',
      'documents/01 NDA and offering memorandum/=HYPERLINK(1).pdf',
      'documents/03 Rent roll and census/roll.pdf',
      'index.csv',
      'agreements/version 1.txt',
      'signatures.json',
      'people.json',
      'questions.json',
      'viewers.csv',
      'audit.json',
    ]);
    const text = (name: string) => files.get(name)?.toString() ?? '';
    expect(text('documents/03 Rent roll and census/roll.pdf')).toBe(PDF);
    const index = text('index.csv').split('\r\n');
    expect(index.slice(1, 4).map((line) => line.split(',').at(-1))).toEqual([
      'unchanged since check',
      'unchanged since check',
      "left out: contains personal data or can't be read",
    ]);
    expect(await verifyAudit(text('audit.json'))).toMatchObject({ isWhole: true });
    expect(JSON.parse(text('audit.json')).events.at(-1)).toMatchObject({ kind: 'archived' });
    expect(text('viewers.csv')).toMatch(/^Viewer,Document,Page,Opened,Seconds,Downloaded,/);
    expect(text('viewers.csv')).toContain(`<${alice.email}>,roll.pdf,2,1,12,0,1`);
    expect(text('questions.json')).toContain('How old is the roof?');
    expect(text('questions.json')).not.toContain('We bid low');
    expect(JSON.parse(text('signatures.json'))).toMatchObject([{ email: alice.email, nda: 1 }]);
    expect((await listed())[0]).toMatchObject({ state: 'done', documents: 2, done: 2 });
  });

  it('is served once per ticket, and never for another, old or canceled one', async () => {
    const ticket = await succeed(openArchive(room.broker, first));
    await (await fetchIt(ticket)).arrayBuffer();
    expect((await fetchIt(ticket)).status).toBe(404);
    for (const other of [randomUUID(), first, room.id]) {
      expect((await fetchIt(other)).status).toBe(404);
    }
    expect((await fetchIt('1 or true')).status).toBe(400);
    const cancelled = await succeed(openArchive(room.broker, first));
    await succeed(openArchive(room.broker, first, false));
    expect((await fetchIt(cancelled)).status).toBe(404);
    const late = await succeed(openArchive(room.broker, first));
    await queryDatabase(
      `update private.deal_room_archives set ticket_at = now() - interval '2 minutes' where id = '${first}' returning id`,
    );
    expect((await fetchIt(late)).status).toBe(404);
  });

  it('stops midway once it is canceled', async () => {
    const end = async (stop: () => Promise<unknown>) => {
      const id = await succeed(beginArchive(room.broker));
      const response = await fetchIt(await succeed(openArchive(room.broker, id)));
      const body = response.body?.getReader();
      await body?.read();
      await stop();
      const readOn = async () => {
        while (!(await body?.read())?.done);
      };
      await expect(readOn()).rejects.toThrow();
      return (await listed()).find((one) => one.id === id)?.state;
    };
    const own = room.broker;
    expect(
      await end(async () => {
        const [running] = await listed();
        await succeed(openArchive(own, running?.id ?? '', false));
      }),
    ).toBe('cancelled');
  });

  it('is denied to an owner who transferred the sale, and expires', async () => {
    const id = await succeed(beginArchive(room.broker));
    const old = await succeed(openArchive(room.broker, id));
    const owner = (to: string) =>
      succeed(
        service().from('transactions').update({ owner_id: to }).eq('id', room.saleId).select('id'),
      );
    await owner(teammate.id);
    expect((await fetchIt(old)).status).toBe(404);
    expect((await openArchive(room.broker, id)).error?.code).toBe('42501');
    expect((await openArchive(teammate, id)).data).toBeNull();
    await owner(room.broker.id);
    await queryDatabase(
      `update private.deal_room_archives set expires_at = now() where room_id = '${room.id}' returning id`,
    );
    expect(await listed()).toEqual([]);
    expect((await openArchive(room.broker, id)).data).toBeNull();
  });

  it("can't write outside its folder through the names in it", async () => {
    const rows = await queryDatabase(
      `select private.sanitize_path_segment(n) as part from unnest(array['..', '.', 'a:b', 'CON ', '...x.', 'roll.pdf']) n`,
    );
    expect(rows.map(({ part }) => part)).toEqual(['_', '_', 'a_b', 'CON', '...x', 'roll.pdf']);
  });
});
