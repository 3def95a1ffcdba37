import { createHash, randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { type AuditLine, findAuditError } from '../../shared/deals/deal-rooms/audit.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import type { Client } from './writers.ts';

/** A signed-in user, at the backend's current URL. */
export interface Signer {
  readonly id: string;
  readonly client: () => Client;
}

/** A closing operation repeated until the power cut. */
export interface ClosingWorkload {
  readonly done: () => number;
  readonly run: () => Promise<void>;
  /** Checks the state afterwards and resumes the work. Returns faults as sentences; empty if there are none. */
  readonly findFaults: () => Promise<string[]>;
}

const TEXT = 'We intend to buy the community shown to us at the price in our letter.';
const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');

/** The backend's current URL and publishable key. */
type Reach = () => { url: string; key: string };

/** Signs in; the session outlives the backend that issued it. */
export async function createSigner(reach: Reach, email: string, password: string) {
  const { url, key } = reach();
  const first = createClient(url, key, { auth: { persistSession: false } });
  const { data, error } = await first.auth.signInWithPassword({ email, password });
  if (error) throw error;
  const token = data.session.access_token;
  const client = () => {
    const now = reach();
    return createClient(now.url, now.key, {
      accessToken: async () => token,
    }) as unknown as Client;
  };
  return { id: data.user.id, client } satisfies Signer;
}

async function must<T>(
  call: PromiseLike<{ data: T; error: { message: string } | null }>,
): Promise<T> {
  const { data, error } = await call;
  if (error) throw new Error(error.message);
  return data;
}

/** Returns the ID or hash a call responds with. */
const requireValue = async (call: Parameters<typeof must<string | null>>[0]): Promise<string> =>
  (await must(call)) ?? 'nothing';

/** Signatures: each is saved completely or not at all, and signing again with the same ID is idempotent. */
export function signing({ client }: Signer): ClosingWorkload {
  const hashes = new Map<string, string>();
  let pending: string | null = null;
  const sign = (p_id: string) =>
    requireValue(
      client().rpc('sign_text', {
        ...{ p_id, p_kind: 'loi', p_title: 'Letter of intent', p_body: `${TEXT} ${p_id}` },
        ...{ p_name: 'Ada Lovelace', p_drawing: null as unknown as string, p_consents: true },
      }),
    );
  const isWhole = async (p_hash: string) =>
    ((await must(client().rpc('verify_signature', { p_hash }))) as { is_whole: boolean } | null)
      ?.is_whole === true;
  return {
    done: () => hashes.size,
    run: async () => {
      const id = randomUUID();
      pending = id;
      hashes.set(id, await sign(id));
      pending = null;
    },
    findFaults: async () => {
      const failures: string[] = [];
      const again: string = pending ?? randomUUID();
      pending = null;
      hashes.set(again, await sign(again));
      const own = (await must(client().rpc('my_signatures'))) as { id: string }[];
      for (const [id, hash] of [...hashes].slice(-50)) {
        if (!(await isWhole(hash))) failures.push(`The signature ${id} is not whole.`);
        if (own.filter((one) => one.id === id).length !== 1) {
          failures.push(`The signature ${id} is not there once.`);
        }
      }
      return failures;
    },
  };
}

const STAGES = ['negotiation', 'loi_signed'] as const;

/** Stage changes: each is saved with its history entry and the seller's notification, or not at all. */
export function stageChangeWorkload(broker: Signer, seller: Signer, id: string): ClosingWorkload {
  const moved: string[] = ['negotiation'];
  let pending: string | null = null;
  return {
    done: () => moved.length - 1,
    run: async () => {
      pending = STAGES[moved.length % 2] ?? 'negotiation';
      await must(broker.client().from('transactions').update({ status: pending }).eq('id', id));
      moved.push(pending);
      pending = null;
    },
    findFaults: async () => {
      const sale = broker.client().from('transactions').select('status').eq('id', id).single();
      const { status } = (await must(sale)) ?? { status: 'gone' };
      const isExpected = status === moved.at(-1) || status === pending;
      if (status === pending) moved.push(status);
      pending = null;
      const changes = await must(
        broker.client().from('record_changes').select('now').eq('record_id', id).order('id'),
      );
      const historyStatuses = (changes ?? []).flatMap(({ now }) => {
        const to = (now as { status?: string } | null)?.status;
        return to === undefined ? [] : [to];
      });
      const notificationQuery = seller
        .client()
        .from('notifications')
        .select('id', { count: 'exact', head: true })
        .eq('kind', 'transaction_status')
        .contains('metadata', { transaction_id: id });
      const { count } = await notificationQuery;
      return [
        ...(isExpected ? [] : [`The stage is ${status} after ${moved.join(', ')}.`]),
        ...(historyStatuses.join() === moved.slice(1).join()
          ? []
          : [`The history says ${historyStatuses.join()}.`]),
        ...(count === moved.length - 1
          ? []
          : [`${count} notices tell of ${moved.length - 1} moves.`]),
      ];
    },
  };
}

/**
 * Documents: each is saved once and scanned, or its sender can resume with the same file; the audit log stays intact.
 */
export function documentWorkload(
  { client }: Signer,
  roomId: string,
  folderId: string,
): ClosingWorkload {
  const filed = new Map<string, string>();
  let pending: string | null = null;
  const file = async (id: string) => {
    const body = new Blob([`Rent roll ${id}`], { type: 'text/plain' });
    const sent = await client().storage.from('room-files').upload(`${roomId}/${id}`, body);
    const isThere = /exists/i.test(sent.error?.message ?? '');
    if (sent.error && !isThere) throw sent.error;
    const params = { p_folder_id: folderId, p_item_id: null as unknown as string, p_id: id };
    const item = await requireValue(
      client().rpc('file_room_version', { ...params, p_name: `${id}.txt` }),
    );
    const checked = await client().functions.invoke('check-room-file', { body: { version: id } });
    // Nothing is pending if the scan finished but its response was lost.
    if (checked.error && (checked.error.context as Response)?.status !== 404) throw checked.error;
    return item;
  };
  return {
    done: () => filed.size,
    run: async () => {
      const id = randomUUID();
      pending = id;
      filed.set(id, await file(id));
      pending = null;
    },
    findFaults: async () => {
      const again: string = pending ?? randomUUID();
      pending = null;
      filed.set(again, await file(again));
      const folder = (await must(client().rpc('room_folder', { p_folder_id: folderId }))) as {
        items: { id: string; name: string; version_id: string | null; n: number }[];
      } | null;
      const failures = [...filed].flatMap(([id, item]) => {
        const found = folder?.items.filter(({ name }) => name === `${id}.txt`) ?? [];
        const [only] = found;
        const isRead = found.length === 1 && only?.id === item && only.version_id === id;
        return isRead ? [] : [`The document ${id} is there ${found.length} times, or not read.`];
      });
      const lines: AuditLine[] = [];
      for (let below: number | undefined; ; below = lines.at(-1)?.seq) {
        const params = { p_room_id: roomId, ...(below !== undefined && { p_below: below }) };
        const part = (await must(client().rpc('room_audit', params))) as unknown as AuditLine[];
        lines.push(...part);
        if (part.length < 500) break;
      }
      const auditError = await findAuditError(lines, sha256);
      if (auditError !== null)
        failures.push(`Line ${auditError.seq} of the audit is ${auditError.fault}.`);
      for (const item of filed.values()) {
        const added = lines.filter((line) => line.item_id === item && line.kind === 'added');
        if (added.length !== 1)
          failures.push(`The audit has ${added.length} lines of one document.`);
      }
      return failures;
    },
  };
}

/** The demo's deal room and its sale. */
const SALE = 'dec0de00-0000-4000-8000-000000008402';

const demo = (reach: Reach, name: string) =>
  createSigner(reach, `${name}@demo.havenexchange.example`, DEMO_PASSWORD);

/** Starts a sale that changes stages and a folder that fills up. */
export async function startClosingWorkloads(reach: Reach): Promise<readonly ClosingWorkload[]> {
  const [broker, seller] = [await demo(reach, 'broker'), await demo(reach, 'seller')];
  const sale = await broker
    .client()
    .from('transactions')
    .insert({ property_name: 'Maple Court', price: 9e6 })
    .select('id')
    .single();
  const id = sale.data?.id ?? '';
  const email = 'seller@demo.havenexchange.example';
  const party = { transaction_id: id, role: 'seller', name: 'Selma Demo-Seller', email };
  await broker.client().from('transaction_parties').insert(party).throwOnError();
  const view = await broker.client().rpc('room_view', { p_transaction_id: SALE });
  const room = view.data as { id: string; root_id: string };
  const root = await broker.client().rpc('room_folder', { p_folder_id: room.root_id });
  const [folder] = (root.data as { items: { id: string; place: number }[] }).items.filter(
    ({ place }) => place === 14,
  );
  return [
    stageChangeWorkload(broker, seller, id),
    documentWorkload(broker, room.id, folder?.id ?? ''),
  ];
}

/** Uses a new account, because one user can sign at most sixty times an hour. */
export async function newUserSigningWorkload(
  reach: Reach,
  secretKey: string,
): Promise<ClosingWorkload> {
  const email = `${randomUUID()}@people.example`;
  const { error } = await createClient(reach().url, secretKey).auth.admin.createUser({
    email,
    password: DEMO_PASSWORD,
    email_confirm: true,
    user_metadata: { user_type: 'buyer' },
  });
  if (error) throw error;
  return signing(await createSigner(reach, email, DEMO_PASSWORD));
}
