import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NewUser, newUser, service } from '../support/backend.ts';
import { PDF } from '../support/file-samples.ts';
import { type Item, type Reader, Room, reader, signRoomNda } from './room.ts';
import { connectDirectly } from './sql.ts';
import { listingBy, type Person, subscriber, succeed } from './world.ts';

const TEN_YEARS = 10 * 365 * 24 * 3600;
const REJECTION_MESSAGE = "These files can't be shared by link. Download the file instead.";

let room: Room;
let bidder: Reader;
let document: Item & { path: string };

beforeAll(async () => {
  room = await Room.begin('Maple Court');
  bidder = await reader();
  const folder = (await room.folders())[0]?.id ?? '';
  document = await room.document(folder, 'original.pdf');
  const group = await room.group('Aster Partners');
  await room.right(group, folder, 3);
  await room.member(group, bidder);
  await signRoomNda(bidder, room);
});

const takeOriginal = () =>
  succeed(
    bidder.client.rpc('create_room_file_ticket', { p_version_id: document.version_id ?? '' }),
  );

describe('signed links to deal-room files', () => {
  it('are denied to a reader who can download the file', async () => {
    await takeOriginal();
    const files = bidder.client.storage.from('room-files');
    expect((await files.download(document.path)).error).toBeNull();
    for (const seconds of [60, TEN_YEARS]) {
      const { data, error } = await files.createSignedUrl(document.path, seconds);
      expect([data, error?.message]).toEqual([null, REJECTION_MESSAGE]);
    }
    expect((await files.createSignedUrls([document.path], 60)).error?.message).toBe(
      REJECTION_MESSAGE,
    );
  });

  it("are denied to the room's own team and to the secret key", async () => {
    for (const client of [room.broker.client, service()]) {
      const { data } = await client.storage.from('room-files').createSignedUrl(document.path, 60);
      expect(data).toBeNull();
    }
  });
});

describe('signed links to listing documents', () => {
  it('are denied to the broker who uploaded them', async () => {
    const seller: Person = await subscriber('professional');
    const listing = await listingBy(seller.id, { is_confidential: true });
    const body = 'The recipient keeps all information about it confidential. '.repeat(5);
    await succeed(seller.client.rpc('set_listing_nda', { listing_id: listing, body }));
    const path = `${listing}/${randomUUID()}`;
    const files = seller.client.storage.from('listing-documents');
    expect((await files.upload(path, PDF, { contentType: 'application/pdf' })).error).toBeNull();
    expect((await files.createSignedUrl(path, 60)).error?.message).toBe(REJECTION_MESSAGE);
    expect((await files.createSignedUrls([path], 60)).error?.message).toBe(REJECTION_MESSAGE);
  });
});

describe("a hosted project's storage policy", () => {
  const sql = connectDirectly(1);
  afterAll(() => sql.end());

  /** Returns how many rows of a deal-room file a hosted storage server sees for the bidder. */
  const seenDuring = (operation: string) =>
    sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', ${JSON.stringify({
        sub: bidder.id,
        role: 'authenticated',
        aal: 'aal1',
        haven_acting: 'database',
      })}, true), set_config('storage.operation', ${operation}, true)`;
      await tx`set local role authenticated`;
      const rows = await tx`select id from storage.objects where name = ${document.path}`;
      return rows.length;
    });

  it('shows a deal-room file for downloading and hides it from signing', async () => {
    await takeOriginal();
    expect(await seenDuring('storage.object.get_authenticated')).toBe(1);
    expect(await seenDuring('')).toBe(1);
    expect(await seenDuring('storage.object.sign')).toBe(0);
    expect(await seenDuring('storage.object.sign_many')).toBe(0);
  });
});

describe('a signed link to any other file', () => {
  const put = async (who: NewUser) => {
    const path = `${who.id}/${randomUUID()}.pdf`;
    await succeed(who.client.storage.from('documents').upload(path, PDF));
    return path;
  };

  it('lasts at most an hour', async () => {
    const owner = await newUser();
    const files = owner.client.storage.from('documents');
    const path = await put(owner);
    expect((await files.createSignedUrl(path, 3600)).error).toBeNull();
    for (const seconds of [3601, TEN_YEARS]) {
      const { data, error } = await files.createSignedUrl(path, seconds);
      expect([data, error?.message]).toEqual([
        null,
        'Links to these files last at most 60 minutes. Choose a shorter time.',
      ]);
      expect((await files.createSignedUrls([path], seconds)).data).toBeNull();
    }
  });

  it('stops working when its creator loses access to the file', async () => {
    const owner = await newUser();
    const path = await put(owner);
    const { data } = await owner.client.storage.from('documents').createSignedUrl(path, 600);
    const url = data?.signedUrl ?? '';
    expect((await fetch(url)).status).toBe(200);
    const suspended = { suspended_at: new Date().toISOString() };
    await succeed(service().from('profiles').update(suspended).eq('id', owner.id).select());
    expect((await fetch(url)).status).toBe(400);
  });

  it('contains no account ID of its creator', async () => {
    const owner = await newUser();
    const path = await put(owner);
    const { data } = await owner.client.storage.from('documents').createSignedUrl(path, 600);
    const token = new URL(data?.signedUrl ?? '').searchParams.get('token') ?? '';
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(JSON.stringify({ ...claims, url: '' })).not.toContain(owner.id);
  });
});
