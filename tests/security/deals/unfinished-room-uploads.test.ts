import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { backend } from '../../support/backend.ts';
import { type Item, listRoomItems, PDF, type Reader, Room, reader } from '../room.ts';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';

let room: Room;
let folders: readonly Item[];
beforeAll(async () => {
  room = await Room.begin('Maple Court');
  folders = await room.folders();
});

/** Uploads a file with its target metadata and makes no further call, as if the tab was closed. */
async function upload({ client }: Pick<Reader, 'client'>, name: string, folder_id: string) {
  const id = randomUUID();
  const path = `${room.id}/${id}`;
  const metadata = { folder_id, below: ['Leases'], name };
  const content = new Blob([PDF], { type: 'application/pdf' });
  const sent = await client.storage.from('room-files').upload(path, content, { metadata });
  if (sent.error) throw sent.error;
  await queryDatabase(
    `update storage.objects set created_at = created_at - interval '10 minutes' where name = '${path}' returning id`,
  );
  return id;
}

async function runSchedule(): Promise<void> {
  const { url, secretKey } = backend();
  const response = await fetch(`${url}/functions/v1/check-room-file`, {
    method: 'POST',
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
  });
  expect(response.status).toBe(200);
}

const versionOf = async (id: string) =>
  (
    await queryDatabase(`select state, added_by from private.deal_room_versions where id = '${id}'`)
  )[0];

describe('an upload whose tab was closed', () => {
  it('is filed in its folder and scanned by the server', async () => {
    const folder = folders[3]?.id ?? '';
    const id = await upload(room.broker, 'lease.pdf', folder);
    await runSchedule();
    const version = await versionOf(id);
    expect(['clean', 'quarantined']).toContain(version?.state);
    const leases = (await listRoomItems(room.broker.client, folder))?.find(
      ({ name }) => name === 'Leases',
    );
    expect(
      (await listRoomItems(room.broker.client, leases?.id ?? ''))?.map(({ name }) => name),
    ).toEqual(['lease.pdf']);
  });

  it("isn't filed if its owner can no longer add documents", async () => {
    const member = await reader();
    const sellers = room.view.groups.find(({ side }) => side === 'seller')?.id ?? '';
    const p_id = await room.member(sellers, member);
    const id = await upload(member, 'late.pdf', folders[4]?.id ?? '');
    await room.member(sellers, member, { p_id, p_is_ended: true });
    await runSchedule();
    expect(await versionOf(id)).toBeUndefined();
  });

  it('is scanned if it was filed without a scan', async () => {
    const id = randomUUID();
    const content = new Blob([PDF], { type: 'application/pdf' });
    const { client } = room.broker;
    await client.storage.from('room-files').upload(`${room.id}/${id}`, content);
    const filed = { p_folder_id: folders[5]?.id ?? '', p_id: id, p_name: 'budget.pdf' };
    await succeed(
      client.rpc('file_room_version', { ...filed, p_item_id: null as unknown as string }),
    );
    await queryDatabase(
      `update private.deal_room_versions set created_at = created_at - interval '10 minutes' where id = '${id}' returning id`,
    );
    await runSchedule();
    expect((await versionOf(id))?.state).not.toBe('checking');
  });
});

it('a photo with location data is rejected in a deal room', async () => {
  const exif = Buffer.from('ffd8ffe1001045786966000049492a0008000000ffd9', 'hex');
  const path = `${room.id}/${randomUUID()}`;
  const content = new Blob([exif], { type: 'image/jpeg' });
  const { error } = await room.broker.client.storage.from('room-files').upload(path, content);
  expect(error?.message).toContain('location or camera data');
});
