import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { backend } from '../../support/backend.ts';
import {
  type Item,
  listRoomItems,
  openRoomPage,
  PDF,
  type Reader,
  Room,
  reader,
  signRoomNda,
} from '../room.ts';
import { succeed } from '../world.ts';

const NEW = null as unknown as string;

let room: Room;
let seller: Reader;
let bidder: Reader;
let sellers: string;
let bidders: string;
let folders: readonly Item[];
const folder = (place: number) => folders.find((one) => one.place === place)?.id ?? '';

beforeAll(async () => {
  room = await Room.begin('Maple Court');
  [seller, bidder] = [await reader(), await reader()];
  folders = await room.folders();
  sellers = room.view.groups.find(({ side }) => side === 'seller')?.id ?? '';
  bidders = await room.group('Aster Partners');
  await room.member(sellers, seller);
  await room.member(bidders, bidder);
  await signRoomNda(bidder, room);
});

async function upload({ client }: Pick<Reader, 'client'>): Promise<string> {
  const id = randomUUID();
  const content = new Blob([PDF], { type: 'application/pdf' });
  const sent = await client.storage.from('room-files').upload(`${room.id}/${id}`, content);
  if (sent.error) throw sent.error;
  return id;
}

describe('a seller-side member', () => {
  it("can't replace a document hidden from them, by ID or name", async () => {
    const hidden = await room.document(folder(2), 'board-memo.pdf');
    await room.right(sellers, hidden.id, 0);
    const byId = { p_folder_id: folder(2), p_item_id: hidden.id, p_id: await upload(seller) };
    const rejected = await seller.client.rpc('file_room_version', { ...byId, p_name: 'x.pdf' });
    expect(rejected.error?.code).toBe('42501');
    const byName = { p_folder_id: folder(2), p_item_id: NEW, p_id: await upload(seller) };
    const own = await succeed(
      seller.client.rpc('file_room_version', { ...byName, p_name: hidden.name }),
    );
    expect(own).not.toBe(hidden.id);
    const versions = await succeed(
      room.broker.client.rpc('room_versions', { p_item_id: hidden.id }),
    );
    expect(versions).toHaveLength(1);
  });

  it('can still replace a document they can open', async () => {
    const shown = await room.document(folder(2), 'budget.pdf');
    const filed = { p_folder_id: folder(2), p_item_id: NEW, p_id: await upload(seller) };
    const same = seller.client.rpc('file_room_version', { ...filed, p_name: 'Budget.pdf' });
    expect(await succeed(same)).toBe(shown.id);
  });

  it("can't find out a hidden folder's name by adding one with that name", async () => {
    const hidden = await succeed(
      room.broker.client.rpc('add_room_folder', {
        p_parent_id: folder(4),
        p_id: randomUUID(),
        p_name: 'Investigation',
      }),
    );
    await room.right(sellers, hidden, 0);
    const p_id = randomUUID();
    const params = { p_parent_id: folder(4), p_id, p_name: 'Investigation' };
    expect(await succeed(seller.client.rpc('add_room_folder', params))).toBe(p_id);
  });
});

describe('page ticket', () => {
  const invoke = async ({ client }: Reader, ticket: string) =>
    (await client.functions.invoke('mark-room-page', { body: { ticket } })).response?.status;

  it('opens nothing for another user or after access was revoked', async () => {
    const memo = await room.document(folder(1), 'memo.pdf', 1);
    await room.right(bidders, folder(1), 1);
    const ticket = (await openRoomPage(bidder, memo.version_id))?.ticket ?? '';
    expect(await invoke(seller, ticket)).toBe(404);
    await room.right(bidders, folder(1), 0);
    expect(await invoke(bidder, ticket)).toBe(404);
    await room.right(bidders, folder(1), 1);
  });
});

it('an archive ticket ends with the session that requested it', async () => {
  const p_id = randomUUID();
  const archived = await Room.begin('Birch House');
  const { client } = archived.broker;
  await succeed(client.rpc('begin_room_archive', { p_room_id: archived.id, p_id }));
  const ticket = await succeed(client.rpc('open_room_archive', { p_id }));
  await client.auth.signOut({ scope: 'local' });
  const { url } = backend();
  const response = await fetch(`${url}/functions/v1/room-archive?ticket=${ticket}`);
  expect(response.status).toBe(404);
  await response.body?.cancel();
});

describe('a moved or renamed document', () => {
  it('keeps no rights in a folder closed to the group', async () => {
    const moving = await Room.begin('Elm House');
    const [from, to] = (await moving.folders()).slice(4, 6) as [Item, Item];
    const group = await moving.group('Aster Partners');
    await moving.member(group, bidder);
    await signRoomNda(bidder, moving);
    const item = await moving.document(from.id, 'lease.pdf');
    await moving.right(group, item.id, 2);
    expect(await openRoomPage(bidder, item.version_id)).toMatchObject({ gate: 'open' });
    const move = { p_room_id: moving.id, p_ids: [item.id], p_to: to.id };
    expect(await succeed(moving.broker.client.rpc('change_room_items', move))).toBe(1);
    expect(await openRoomPage(bidder, item.version_id)).toBeNull();
    expect(await listRoomItems(bidder.client, moving.view.root_id)).not.toContainEqual(
      expect.objectContaining({ id: to.id }),
    );
  });

  it('keeps no rights when its parent folder is moved', async () => {
    const moving = await Room.begin('Ash House');
    const [from, to] = (await moving.folders()).slice(4, 6) as [Item, Item];
    const group = await moving.group('Aster Partners');
    await moving.member(group, bidder);
    await signRoomNda(bidder, moving);
    const { client } = moving.broker;
    const around = { p_parent_id: from.id, p_id: randomUUID(), p_name: 'Leases' };
    const inner = await succeed(client.rpc('add_room_folder', around));
    const item = await moving.document(inner, 'lease.pdf');
    await moving.right(group, item.id, 2);
    expect(await openRoomPage(bidder, item.version_id)).toMatchObject({ gate: 'open' });
    const move = { p_room_id: moving.id, p_ids: [inner], p_to: to.id };
    expect(await succeed(client.rpc('change_room_items', move))).toBe(1);
    expect(await openRoomPage(bidder, item.version_id)).toBeNull();
  });

  it('is found by its new name and its text, and no longer by its old name', async () => {
    const naming = await Room.begin('Oak Hall');
    const [first] = await naming.folders();
    const item = await naming.document(first?.id ?? '', 'lawsuit.pdf');
    const { client } = naming.broker;
    const rename = { p_room_id: naming.id, p_ids: [item.id], p_name: 'summary.pdf' };
    await succeed(client.rpc('change_room_items', rename));
    const find = async (p_words: string) =>
      (
        (await succeed(
          client.rpc('find_room_items', { p_room_id: naming.id, p_words }),
        )) as unknown[]
      ).length;
    expect([await find('lawsuit'), await find('summary'), await find('census')]).toEqual([0, 1, 1]);
  });
});

describe('permissions of several groups and items', () => {
  const set = async (p_level: number) => {
    const { error } = await room.broker.client.rpc('set_room_rights', {
      p_group_ids: [sellers, bidders],
      p_item_ids: [folder(3), folder(4)],
      p_level,
    });
    expect(error).toBeNull();
  };
  const tree = async ({ client }: Pick<Reader, 'client'>, p_as?: string) => {
    const asked = { p_room_id: room.id, ...(p_as !== undefined && { p_as }) };
    const found = (await succeed(client.rpc('room_folders', asked))) as { id: string }[];
    return found.map(({ id }) => id);
  };

  it('are set together, and the folder tree follows for the group and in preview', async () => {
    await set(1);
    expect(await tree(bidder)).toEqual(expect.arrayContaining([folder(3), folder(4)]));
    await set(0);
    for (const hidden of [folder(3), folder(4)]) {
      expect(await tree(bidder)).not.toContain(hidden);
      expect(await tree(room.broker, bidders)).not.toContain(hidden);
      expect(await tree(room.broker)).toContain(hidden);
    }
    expect(await tree(bidder, sellers)).toEqual(await tree(bidder));
    expect(await tree(await reader())).toEqual([]);
  });
});
