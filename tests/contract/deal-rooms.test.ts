import { randomUUID } from 'node:crypto';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../supabase/functions/_shared/documents/read-document.ts';
import {
  type Item,
  listRoomItems,
  openRoomPage,
  type Reader,
  Room,
  reader,
  signRoomNda,
} from '../security/room.ts';
import { type Client, succeed } from '../security/world.ts';

let room: Room;
let alice: Reader;
let folder: string;

async function pdf(...pages: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const made = await PDFDocument.create();
  const font = await made.embedFont(StandardFonts.Helvetica);
  for (const text of pages) made.addPage().drawText(text, { x: 40, y: 600, size: 12, font });
  return new Uint8Array(await made.save());
}

/** Uploads and files a document and runs its check. */
async function add(name: string, bytes: Uint8Array<ArrayBuffer>, type = 'application/pdf') {
  const { client } = room.broker;
  const id = randomUUID();
  const content = new Blob([bytes], { type });
  const sent = await client.storage.from('room-files').upload(`${room.id}/${id}`, content);
  if (sent.error) throw sent.error;
  const filed = {
    p_folder_id: folder,
    p_item_id: null as unknown as string,
    p_id: id,
    p_name: name,
  };
  await succeed(client.rpc('file_room_version', filed));
  return { id, state: await check(client, id) };
}

async function check(client: Client, version: string) {
  const { data } = await client.functions.invoke('check-room-file', { body: { version } });
  return (data as { state: string } | null)?.state ?? null;
}

const shown = async (name: string): Promise<Item | undefined> =>
  (await listRoomItems(alice.client, folder))?.find((one) => one.name === name);

beforeAll(async () => {
  room = await Room.begin('Maple Court');
  alice = await reader();
  folder = (await room.folders()).find(({ place }) => place === 3)?.id ?? '';
  const group = await room.group('Aster Partners');
  await room.right(group, folder, 2);
  await room.member(group, alice);
  await signRoomNda(alice, room);
});

describe('deal room document', () => {
  it('is read, counted, admitted and found by its text', async () => {
    const { state } = await add('roll.pdf', await pdf('Rent roll of May', 'Forty assisted units'));
    expect(state).toBe('clean');
    expect(await shown('roll.pdf')).toMatchObject({ pages: 2, type: 'application/pdf' });
    const query = { p_room_id: room.id, p_words: 'assist unit' };
    const found = await succeed(alice.client.rpc('find_room_items', query));
    expect(found).toMatchObject([{ name: 'roll.pdf' }]);
  });

  it('shows one page at a time as an image without document text', async () => {
    const document = await shown('roll.pdf');
    const ticket = (await openRoomPage(alice, document?.version_id ?? '', 2))?.ticket ?? '';
    const response = await alice.client.functions.invoke('mark-room-page', { body: { ticket } });
    const page = new Uint8Array(await (response.data as Blob).arrayBuffer());
    const { pages, text } = await readDocument(page, 'application/pdf');
    // An image with the name in its pixels, which supabase/functions/_shared/documents/watermark.test.ts checks.
    expect([pages, text.trim()]).toEqual([1, '']);
    expect(page.length).toBeGreaterThan(10_000);
    const again = await alice.client.functions.invoke('mark-room-page', { body: { ticket } });
    expect(again.error).not.toBeNull();
  });

  it.each([
    ['a page', 'application/pdf', async () => await pdf('Census', 'Resident 214-55-1288')],
    ['a sheet', 'text/csv', async () => new TextEncoder().encode('name,ssn\nAda,214-55-1288\n')],
  ] as const)(
    'with a social security number in %s never leaves quarantine',
    async (_w, type, made) => {
      const name = type === 'text/csv' ? 'staff.csv' : 'census.pdf';
      const { id, state } = await add(name, new Uint8Array(await made()), type);
      expect(state).toBe('quarantined');
      expect(await shown(name)).toBeUndefined();
      expect(await openRoomPage(alice, id)).toBeNull();
      const [listed] = ((await listRoomItems(room.broker.client, folder)) ?? []).filter(
        (one) => one.name === name,
      );
      expect(listed).toMatchObject({ state: 'quarantined', findings: [{ kind: 'ssn', count: 1 }] });
      // Random IDs may contain the last four digits.
      expect(JSON.stringify(listed)).not.toContain('55-1288');
    },
  );

  it("is not admitted if unreadable, and doesn't affect others", async () => {
    const broken = new TextEncoder().encode('%PDF-1.7\n1 0 obj <</Type /Catalog>>\n%%EOF\n');
    expect((await add('broken.pdf', broken)).state).toBe('quarantined');
    expect((await add('next.pdf', await pdf('Fine'))).state).toBe('clean');
  });

  it('is scanned only for users allowed to add it', async () => {
    const { id } = await add('later.pdf', await pdf('Later'));
    expect(await check(alice.client, id)).toBeNull();
  });

  it('with the same name is the next version, and the old one is shown until it is checked', async () => {
    const before = await shown('roll.pdf');
    await add('roll.pdf', await pdf('Rent roll of June'));
    const after = await shown('roll.pdf');
    expect(after).toMatchObject({ id: before?.id, n: 2, pages: 1 });
    await add('roll.pdf', await pdf('SSN 214-55-1288'));
    expect(await shown('roll.pdf')).toMatchObject({ version_id: after?.version_id });
  });
});
