import { randomUUID } from 'node:crypto';
import { newUser, service } from '../support/backend.ts';
import { type Client, type Person, succeed, tenantOwner } from './world.ts';

export interface Reader {
  readonly client: Client;
  readonly email: string;
  readonly id: string;
}

export interface View {
  readonly id: string;
  readonly root_id: string;
  readonly groups: readonly { readonly id: string; readonly side: string }[];
}

export interface Item {
  readonly id: string;
  readonly name: string;
  readonly place: number;
  readonly is_folder: boolean;
  readonly version_id: string | null;
}

export const PDF = '%PDF-1.4\n%%EOF\n';

/** Creates a user with a confirmed email. */
export async function reader(): Promise<Reader> {
  const { client, email, id } = await newUser({
    confirmed: true,
    userMetadata: { user_type: 'buyer' },
  });
  return { client, email, id };
}

/** A sale's room, as its team sets it up. */
export class Room {
  readonly broker: Person;
  readonly saleId: string;
  readonly view: View;

  private constructor(broker: Person, saleId: string, view: View) {
    this.broker = broker;
    this.saleId = saleId;
    this.view = view;
  }

  static async begin(name: string): Promise<Room> {
    const broker = await tenantOwner();
    const { client } = broker;
    const row = { property_name: name };
    const sale = await succeed(client.from('transactions').insert(row).select('id').single());
    await succeed(client.rpc('begin_room', { p_transaction_id: sale.id }));
    const view = await succeed(client.rpc('room_view', { p_transaction_id: sale.id }));
    return new Room(broker, sale.id, view as unknown as View);
  }

  get id(): string {
    return this.view.id;
  }

  async group(name: string): Promise<string> {
    return await succeed(
      this.broker.client.rpc('save_room_group', {
        p_room_id: this.id,
        p_id: randomUUID(),
        p_name: name,
        p_side: 'buyer',
        p_adds: false,
        p_signs: true,
      }),
    );
  }

  /** Invites a member, changes their expiration, or revokes access. */
  async member(p_group_id: string, { email }: Reader, changes: Record<string, unknown> = {}) {
    return await succeed(
      this.broker.client.rpc('save_room_member', {
        p_room_id: this.id,
        p_id: randomUUID(),
        p_group_id,
        p_name: `Reader ${email}`,
        p_email: email,
        p_expires_at: null as unknown as string,
        p_is_ended: false,
        ...changes,
      }),
    );
  }

  async right(p_group_id: string, p_item_id: string, p_level: number | null) {
    const right = { p_group_id, p_item_id, p_level: p_level as number };
    await succeed(this.broker.client.rpc('set_room_right', right).select());
  }

  async folders(): Promise<readonly Item[]> {
    return (await listRoomItems(this.broker.client, this.view.root_id)) ?? [];
  }

  /** Adds a document to a folder and marks it as scanned and clean. */
  async document(p_folder_id: string, p_name: string, pages = 3): Promise<Item & Filed> {
    const id = randomUUID();
    const path = `${this.id}/${id}`;
    const content = new Blob([PDF], { type: 'application/pdf' });
    const sent = await this.broker.client.storage.from('room-files').upload(path, content);
    if (sent.error) throw sent.error;
    const filed = { p_folder_id, p_item_id: null as unknown as string, p_id: id, p_name };
    const itemId = await succeed(this.broker.client.rpc('file_room_version', filed));
    await settleRoomVersion(id, [], pages);
    return { id: itemId, name: p_name, place: 0, is_folder: false, version_id: id, path };
  }
}

interface Filed {
  readonly path: string;
}

export const settleRoomVersion = async (id: string, findings: readonly unknown[], pages = 3) =>
  succeed(
    service().rpc('complete_room_version_check', {
      p_version_id: id,
      p_sha256: 'ab'.repeat(32),
      p_pages: pages,
      p_text: 'memory care census',
      p_findings: findings as never,
    }),
  );

export async function listRoomItems(client: Client, folder: string, as?: string) {
  const params = { p_folder_id: folder, ...(as !== undefined && { p_as: as }) };
  const result = await succeed(client.rpc('room_folder', params));
  return (result as unknown as { items: readonly Item[] } | null)?.items ?? null;
}

/** Signs the room's current agreement text. */
export async function signRoomNda({ client }: Reader, room: Room): Promise<string> {
  const view = await succeed(client.rpc('room_view', { p_transaction_id: room.id }));
  return await succeed(
    client.rpc('sign_nda', {
      p_room_id: room.id,
      p_id: randomUUID(),
      p_nda: (view as unknown as { nda: { n: number } }).nda.n,
      p_hash: (view as unknown as { nda: { sha256: string } }).nda.sha256,
      p_name: 'Ada Lovelace',
      p_drawing: null as unknown as string,
      p_consents: true,
    }),
  );
}

export async function openRoomPage(
  { client }: { readonly client: Client },
  version: string | null,
  page = 1,
) {
  const params = { p_version_id: version ?? '', p_number: page };
  return (await succeed(client.rpc('open_room_page', params))) as unknown as Opened | null;
}

interface Opened {
  readonly gate: string;
  readonly ticket?: string;
}
