import { randomUUID } from 'node:crypto';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../../shared/ai/assistant/answer.ts';
import { arePassages } from '../../../shared/ai/retrieval/passage.ts';
import { resources } from '../../../shared/api/resources.ts';
import { type Reader, Room, reader, signRoomNda } from '../room.ts';
import { queryDatabase } from '../sql.ts';
import { type Client, type Person, person, succeed, tenantOwner } from '../world.ts';

let room: Room;
let investor: Reader;
let other: Reader;
let group: string;
let open: string;
let closed: string;

async function pdf(...pages: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const made = await PDFDocument.create();
  const font = await made.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = made.addPage();
    for (const [row, text] of lines.entries())
      page.drawText(text, { x: 40, y: 700 - row * 20, size: 12, font });
  }
  return new Uint8Array(await made.save());
}

async function add(folder: string, name: string, bytes: Uint8Array<ArrayBuffer>) {
  const { client } = room.broker;
  const id = randomUUID();
  const content = new Blob([bytes], { type: 'application/pdf' });
  const sent = await client.storage.from('room-files').upload(`${room.id}/${id}`, content);
  if (sent.error) throw sent.error;
  const filed = {
    p_folder_id: folder,
    p_item_id: null as unknown as string,
    p_id: id,
    p_name: name,
  };
  const item = await succeed(client.rpc('file_room_version', filed));
  const { data } = await client.functions.invoke('check-room-file', { body: { version: id } });
  expect(data).toEqual({ state: 'clean' });
  return item;
}

async function search(client: Client, ...words: readonly string[]) {
  const found = await succeed(
    client.rpc('search_sources', {
      words: [...words],
      kinds: ['room_document', 'message', 'record'],
    }),
  );
  if (!arePassages(found)) throw new Error('Unexpected passages');
  return found;
}

async function ask(client: Client, question: string): Promise<Answer> {
  const body = { id: randomUUID(), conversation_id: randomUUID(), question };
  const { data, error } = await client.functions.invoke('assistant', { body });
  if (error) throw error;
  return (data as { answer: Answer }).answer;
}

const QUESTION = 'How many licensed beds does Quillwood Manor have?';

beforeAll(async () => {
  room = await Room.begin('Quillwood Manor');
  investor = await reader();
  other = await reader();
  const folders = await room.folders();
  open = folders.find(({ place }) => place === 4)?.id ?? '';
  closed = folders.find(({ place }) => place === 13)?.id ?? '';
  group = await room.group('Northlight');
  await room.right(group, open, 1);
  await room.member(group, investor);
  await add(
    open,
    'License.pdf',
    await pdf(['Cover page'], ['License', 'Licensed beds 61', 'In force until June 30, 2027']),
  );
  await add(
    closed,
    'Term sheet.pdf',
    await pdf(['Term sheet zanzibar', 'Loan $4,620,000', 'Licensed beds 61']),
  );
});

describe('a deal room in answers', () => {
  it('stays closed until the agreement is signed', async () => {
    expect((await ask(investor.client, QUESTION)).state).toBe('unknown');
    expect(await search(investor.client, 'licensed', 'beds')).toEqual([]);
    await signRoomNda(investor, room);
  });

  it('gives an investor page and link and logs it in the room', async () => {
    const answer = await ask(investor.client, QUESTION);
    expect(answer).toMatchObject({
      state: 'answered',
      mode: 'rules',
      citations: [
        {
          kind: 'room_document',
          title: 'License.pdf',
          page: 2,
          parent_id: room.saleId,
          folder_id: open,
        },
      ],
    });
    expect(answer.text).toContain('61');
    const log = await queryDatabase(
      `select kind, item from private.deal_room_events where room_id = '${room.id}' and kind = 'quoted'`,
    );
    expect(log).toEqual([{ kind: 'quoted', item: 'License.pdf' }]);
  });

  it("hides documents the group can't open, even from counts and ranking", async () => {
    expect(await search(investor.client, 'zanzibar')).toEqual([]);
    const found = await search(investor.client, 'licensed', 'beds');
    expect(new Set(found.map(({ title }) => title))).toEqual(new Set(['License.pdf']));
    expect((await search(room.broker.client, 'zanzibar')).map(({ title }) => title)).toEqual([
      'Term sheet.pdf',
    ]);
  });

  it('is hidden from another account, another workspace, and visitors', async () => {
    const tenant = await tenantOwner();
    for (const client of [other.client, tenant.client, (await person('buyer')).client]) {
      expect(await search(client, 'licensed', 'beds', 'zanzibar')).toEqual([]);
      expect((await ask(client, QUESTION)).state).toBe('unknown');
    }
  });

  it.each([
    [
      'a right on the folder is withdrawn',
      () => room.right(group, open, 0),
      () => room.right(group, open, 1),
    ],
    [
      'the membership ends',
      () =>
        queryDatabase(
          `update public.deal_room_members set ended_at = now() where email = '${investor.email}'`,
        ),
      () =>
        queryDatabase(
          `update public.deal_room_members set ended_at = null where email = '${investor.email}'`,
        ),
    ],
    [
      'the membership expires',
      () =>
        queryDatabase(
          `update public.deal_room_members set expires_at = now() - interval '1 minute' where email = '${investor.email}'`,
        ),
      () =>
        queryDatabase(
          `update public.deal_room_members set expires_at = null where email = '${investor.email}'`,
        ),
    ],
    [
      'the room closes',
      () =>
        queryDatabase(`update private.deal_rooms set closed_at = now() where id = '${room.id}'`),
      () => queryDatabase(`update private.deal_rooms set closed_at = null where id = '${room.id}'`),
    ],
    [
      'the document is deleted',
      () =>
        queryDatabase(
          `update private.deal_room_items set deleted_at = now() where room_id = '${room.id}' and name = 'License.pdf'`,
        ),
      () =>
        queryDatabase(
          `update private.deal_room_items set deleted_at = null where room_id = '${room.id}' and name = 'License.pdf'`,
        ),
    ],
  ])('disappears at once when %s', async (_name, revoke, restore) => {
    expect((await ask(investor.client, QUESTION)).state).toBe('answered');
    await revoke();
    try {
      expect(await search(investor.client, 'licensed', 'beds')).toEqual([]);
      expect((await ask(investor.client, QUESTION)).state).toBe('unknown');
    } finally {
      await restore();
    }
  });

  it('quotes only the current version of a document', async () => {
    await add(open, 'License.pdf', await pdf(['License', 'Licensed beds 64']));
    const answer = await ask(investor.client, QUESTION);
    expect(answer.text).toContain('64');
    expect(answer.text).not.toContain('61');
  });
});

describe('a view-only document in answers', () => {
  const SECRET = 'The seller accepts a price below nine million dollars';
  const lines = Array.from({ length: 30 }, (_, n) => `Paragraph ${n} of the confidential story`);

  beforeAll(async () => {
    await add(
      open,
      'Story.pdf',
      await pdf(
        ...['alpha', 'beta', 'gamma', 'delta', 'zeta'].map((name) => [
          `Section ${name}`,
          `Occupancy of wing ${name} was 91 percent in the quokka report`,
          SECRET,
          ...lines,
        ]),
      ),
    );
  });

  const story = async (client: Client) =>
    (await search(client, 'quokka', 'occupancy')).filter(({ title }) => title === 'Story.pdf');

  it("shows only matching lines of three passages, so that its text can't be copied", async () => {
    const found = await story(investor.client);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(3);
    for (const { body = '' } of found) {
      expect(body).toContain('quokka');
      expect(body).not.toContain(SECRET);
      expect(body.length).toBeLessThanOrEqual(400);
    }
  });

  it("shows no more than that in the assistant's answer", async () => {
    const answer = await ask(investor.client, 'What was the occupancy in the quokka report?');
    expect(answer.state).toBe('answered');
    expect(JSON.stringify(answer)).not.toContain(SECRET);
  });

  it('shows whole passages to a reader who can download it', async () => {
    await room.right(group, open, 2);
    try {
      const found = await story(investor.client);
      expect(found.some(({ body }) => body?.includes(SECRET))).toBe(true);
    } finally {
      await room.right(group, open, 1);
    }
  });

  it('shows whole passages to the team that runs the room', async () => {
    const found = await story(room.broker.client);
    expect(found.some(({ body }) => body?.includes(SECRET))).toBe(true);
  });

  it('is no longer quoted after 200 searches in a day', async () => {
    await queryDatabase(
      `update private.message_pace set uses = 200, since = now() where user_id = '${investor.id}' and kind like 'quote:%'`,
    );
    expect(await story(investor.client)).toEqual([]);
    await queryDatabase(`delete from private.message_pace where user_id = '${investor.id}'`);
    expect((await story(investor.client)).length).toBeGreaterThan(0);
  });

  it('never appears in the public API or its assistant tools', () => {
    const names = resources.map(({ table }) => table);
    expect(names.filter((name) => /room|passage|document_extraction/.test(name))).toEqual([]);
  });
});

describe('records and messages in answers', () => {
  let owner: Person;
  let stranger: Person;
  let contact: string;

  beforeAll(async () => {
    owner = await person('broker');
    stranger = await person('broker');
    const row = { name: 'Zebulon Quist', phone: '312-555-0142', company: 'Quist Holdings' };
    contact = (await succeed(owner.client.from('contacts').insert(row).select('id').single())).id;
  });

  it('show their owner the field', async () => {
    const answer = await ask(owner.client, 'What is the phone number of Zebulon Quist?');
    expect(answer).toMatchObject({
      state: 'answered',
      citations: [{ kind: 'record', about: 'contacts', record_id: contact }],
    });
    expect(answer.text).toContain('312-555-0142');
  });

  it("can't be found by a stranger with any word", async () => {
    for (const words of [['Zebulon'], ['Quist', 'Holdings'], ['312-555-0142']]) {
      expect(await search(stranger.client, ...words)).toEqual([]);
    }
    expect((await ask(stranger.client, 'What is the phone number of Zebulon Quist?')).state).toBe(
      'unknown',
    );
  });

  it('are changed only after the user confirms, and the change can be undone', async () => {
    const answer = await ask(owner.client, 'Change the phone of Zebulon Quist to 312-555-0199');
    expect(answer.state).toBe('proposal');
    const phone = async () =>
      (await succeed(owner.client.from('contacts').select('phone').eq('id', contact).single()))
        .phone;
    expect(await phone()).toBe('312-555-0142');
    const p_id = answer.proposal_id ?? '';
    expect((await stranger.client.rpc('confirm_ai_change', { p_id })).error?.code).toBe('HXAIR');
    expect((await owner.client.rpc('confirm_ai_change', { p_id })).error).toBeNull();
    expect(await phone()).toBe('312-555-0199');
    expect((await owner.client.rpc('confirm_ai_change', { p_id })).error?.code).toBe('HXAIS');
    expect((await owner.client.rpc('undo_ai_change', { p_id })).error).toBeNull();
    expect(await phone()).toBe('312-555-0142');
  });

  it('keep a later change when an older one is undone', async () => {
    const { proposal_id } = await ask(
      owner.client,
      'Change the phone of Zebulon Quist to 312-555-0177',
    );
    const p_id = proposal_id ?? '';
    expect((await owner.client.rpc('confirm_ai_change', { p_id })).error).toBeNull();
    await succeed(
      owner.client
        .from('contacts')
        .update({ phone: '312-555-0100' })
        .eq('id', contact)
        .select('id')
        .single(),
    );
    expect((await owner.client.rpc('undo_ai_change', { p_id })).error?.code).toBe('HXAIO');
  });

  it("can't be proposed for someone else's record", async () => {
    const { error } = await stranger.client.rpc('propose_ai_change', {
      p_id: randomUUID(),
      p_action: 'update_record',
      p_values: { record_kind: 'contacts', record_id: contact, field: 'phone', value: '1' },
    });
    expect(error?.code).toBe('HXAIR');
  });

  it('a task is added as the user, with its date, and undone', async () => {
    const answer = await ask(owner.client, 'Remind me to call Zebulon on 2027-01-15');
    const p_id = answer.proposal_id ?? '';
    expect((await owner.client.rpc('confirm_ai_change', { p_id })).error).toBeNull();
    const task = () => owner.client.from('record_tasks').select('title, due_on, by').eq('id', p_id);
    expect((await task()).data).toEqual([
      { title: 'Call Zebulon', due_on: '2027-01-15', by: owner.id },
    ]);
    expect((await owner.client.rpc('undo_ai_change', { p_id })).error).toBeNull();
    expect((await task()).data).toEqual([]);
  });
});
