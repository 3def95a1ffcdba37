import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymous, backend, mailTo, service } from '../../support/backend.ts';
import { collectChanges } from '../../support/realtime.ts';
import { type Item, openRoomPage, PDF, type Reader, Room, reader, signRoomNda } from '../room.ts';
import { connectDirectly, queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';

/** On Postgres, tables are checked by SQL; other engines use HTTP like everything else. */
const asksDatabase = backend().engine === 'postgres';

let room: Room;
let one: Reader;
let other: Reader;
let folders: readonly Item[];
let roundId: string;
let letterId: string;
let otherMember: string;
let otherGroup: string;
const parties: Record<string, string> = {};
const portals = new Map<string, string>();
const visitor = anonymous();
/** Text that would identify the other bidder. */
const names = () => ['Birch', other.email, other.id, otherGroup, otherMember, parties.other ?? ''];

interface Door {
  readonly name: string;
  readonly columns: string;
}

let tables: readonly Door[];
let calls: readonly string[];
let published: readonly string[];

/** Finds every table with a column signed-in users can read, and every read-only call without arguments. */
async function findDoors(): Promise<void> {
  const columns = await queryDatabase(`
    select table_name as name, string_agg(column_name, ',' order by column_name) as columns
    from information_schema.column_privileges
    where table_schema = 'public' and grantee = 'authenticated' and privilege_type = 'SELECT' group by 1 order by 1`);
  tables = columns as unknown as Door[];
  const found = await queryDatabase(`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.pronargs = p.pronargdefaults and p.provolatile = 's'
      and p.prorettype <> 'trigger'::regtype and has_function_privilege('authenticated', p.oid, 'execute')
    order by 1`);
  calls = found.map(({ name }) => String(name));
  const told = await queryDatabase(`
    select tablename as name from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' order by 1`);
  published = told.map(({ name }) => String(name));
}

/** Returns everything a user can read, by source. */
async function read({ client, id }: Reader): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  // Table and call names are found at run time, so their results are untyped.
  const any = client as unknown as SupabaseClient;
  const p_transaction_id = room.saleId;
  const p_room_id = room.id;
  const doors: [string, () => PromiseLike<{ data: unknown; count?: unknown; error: unknown }>][] = [
    ...(asksDatabase ? [] : tables).map(({ name, columns }): (typeof doors)[number] => [
      name,
      () => any.from(name).select(columns, { count: 'exact' }).limit(200),
    ]),
    ...calls.map((name): (typeof doors)[number] => [name, () => any.rpc(name)]),
    ['room_view', () => any.rpc('room_view', { p_transaction_id })],
    ['my_bid', () => any.rpc('my_bid', { p_transaction_id })],
    ['my_transaction', () => any.rpc('my_transaction', { p_id: room.saleId })],
    ['transaction_offers', () => any.rpc('transaction_offers', { p_id: room.saleId })],
    ['find', () => any.rpc('find_room_items', { p_room_id, p_words: 'pdf' })],
    ...['question', 'request', 'comment'].map((p_kind): (typeof doors)[number] => [
      p_kind,
      () => any.rpc('room_notes', { p_room_id, p_kind }),
    ]),
    ...[room.view.root_id, ...folders.map((each) => each.id)].map(
      (p_folder_id): (typeof doors)[number] => [
        p_folder_id,
        () => any.rpc('room_folder', { p_folder_id }),
      ],
    ),
    ...['room-files', 'offer-files', 'record-files'].flatMap((bucket) =>
      ['', room.id, id, other.id, `${other.id}/${room.saleId}`].map(
        (place): (typeof doors)[number] => [
          `${bucket} ${place}`,
          () => client.storage.from(bucket).list(place),
        ],
      ),
    ),
  ];
  const lanes = Array.from({ length: 8 }, async () => {
    for (let door = doors.pop(); door !== undefined; door = doors.pop()) {
      const { data, count, error } = await door[1]();
      // Unordered rows may come in any order, so they are sorted first.
      const rows = Array.isArray(data) ? data.map((row) => JSON.stringify(row)).toSorted() : data;
      seen.set(door[0], JSON.stringify([rows, count ?? null, error]));
    }
  });
  await Promise.all([...lanes, ...(asksDatabase ? [readTables(client, seen)] : [])]);
  return seen;
}

/** Reads every table by SQL with the API's role and claims. */
async function readTables(client: Reader['client'], seen: Map<string, string>): Promise<void> {
  const { data } = await client.auth.getClaims();
  if (!data) throw new Error('Somebody signed in has claims.');
  const { claims } = data;
  await sql?.begin('read only', async (open) => {
    await open`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
    await open`select set_config('role', ${String(claims.role)}, true), private.check_request()`;
    for (const { name, columns } of tables) {
      const named = columns.split(',').map((column) => `"${column}"`);
      const rows = await open.unsafe(`
        select to_jsonb(t)::text as row, (select count(*)::int from public."${name}") as count
        from (select ${named.join()} from public."${name}" limit 200) t`);
      const shown = rows.map(({ row }) => String(row)).toSorted();
      seen.set(name, JSON.stringify([shown, rows[0]?.count ?? 0]));
    }
  });
}

/** Sources that change on their own for a reader, such as the current time; ignored. */
const restless = new Map<string, ReadonlySet<string>>();

/** Returns the sources that show something different after the action. */
async function changes(who: Reader, act: () => Promise<unknown>): Promise<string[]> {
  const before = await read(who);
  if (!restless.has(who.id)) {
    const again = await read(who);
    const differing = [...again].filter(([door, shown]) => shown !== before.get(door));
    restless.set(who.id, new Set(differing.map(([door]) => door)));
  }
  await act();
  const after = await read(who);
  return [...after].flatMap(([door, shown]) =>
    !restless.get(who.id)?.has(door) && shown !== before.get(door) ? [`${door}: ${shown}`] : [],
  );
}

const folder = (place: number): string => folders.find((each) => each.place === place)?.id ?? '';
const submit = (who: Reader, price: number, more: object = {}) =>
  succeed(
    who.client.rpc('submit_offer', {
      p_id: randomUUID(),
      p_transaction_id: room.saleId,
      p_offer: { price, financing: 'bank' },
      ...more,
    }),
  );

async function addParty(name: string, role: string, email: string): Promise<void> {
  const row = { transaction_id: room.saleId, role, name, email };
  const added = room.broker.client.from('transaction_parties').insert(row).select('id').single();
  parties[role === 'bidder' ? name : role] = (await succeed(added)).id;
}

async function enterPortal(role: string, email: string): Promise<void> {
  const p_party_id = parties[role] ?? '';
  await succeed(room.broker.client.rpc('invite_to_portal', { p_party_id }));
  const [mail] = await mailTo(email);
  const token = /#([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1] ?? '';
  const asked = { p_id: room.saleId, p_token: token };
  portals.set(role, await succeed(visitor.rpc('open_portal', asked)));
}

const portal = async (role: string): Promise<string> =>
  JSON.stringify(
    await succeed(
      visitor.rpc('party_portal', { p_id: room.saleId, p_session: portals.get(role) ?? '' }),
    ),
  );

let sql: postgres.Sql | undefined;
afterAll(() => sql?.end());
beforeAll(async () => {
  if (asksDatabase) sql = connectDirectly(1);
  room = await Room.begin('Maple Court');
  [one, other] = [await reader(), await reader()];
  folders = await room.folders();
  await findDoors();
  const seller = await reader();
  const [lender, counsel] = [
    `lender-${randomUUID()}@people.example`,
    `c-${randomUUID()}@people.example`,
  ];
  await addParty('Seller', 'seller', seller.email);
  await addParty('one', 'bidder', one.email);
  await addParty('other', 'bidder', other.email);
  await addParty('Lena Lender', 'lender', lender);
  await addParty('Carl Counsel', 'licensing_counsel', counsel);
  await enterPortal('lender', lender);
  await enterPortal('licensing_counsel', counsel);
  const group = await room.group('Aster Partners');
  await room.right(group, folder(3), 2);
  await room.document(folder(3), 'roll.pdf');
  await room.member(group, one);
  await signRoomNda(one, room);
  roundId = await succeed(
    room.broker.client.rpc('ask_for_offers', {
      ...{ p_id: randomUUID(), p_transaction_id: room.saleId, p_is_sealed: true },
      p_deadline: new Date(Date.now() + 3_600_000).toISOString(),
      p_parties: [parties.one as string, parties.other as string],
    }),
  );
  await submit(one, 9_173_517);
});

describe('a bidder in a closing', () => {
  it("can't see another's invitation, reading, signing, questions or bids by any path", async () => {
    const listeners: Awaited<ReturnType<typeof collectChanges>>[] = [];
    for (let from = 0; from < published.length; from += 10) {
      const some = published.slice(from, from + 10).map((table) => ({ table }));
      listeners.push(await collectChanges(one.client, ...some));
    }
    const messages = () => listeners.flatMap((each) => each.changes);
    const before = [await portal('lender'), await portal('licensing_counsel')];
    const seen = await changes(one, async () => {
      otherGroup = await room.group('Birch Capital');
      await room.right(otherGroup, folder(3), 3);
      await room.right(otherGroup, folder(13), 1);
      const sheet = await room.document(folder(13), 'Birch term sheet.pdf');
      otherMember = await room.member(otherGroup, other);
      await signRoomNda(other, room);
      await openRoomPage(other, sheet.version_id);
      for (const p_kind of ['question', 'request', 'comment']) {
        const p_body = `Birch ${p_kind}`;
        const asked = { p_room_id: room.id, p_id: randomUUID(), p_kind, p_body };
        const note = await succeed(other.client.rpc('add_room_note', asked));
        if (p_kind === 'comment') continue;
        const answerParams = { p_id: note, p_answer: 'Yes, Birch.', p_state: 'answered' };
        await succeed(room.broker.client.rpc('answer_room_note', answerParams).select());
      }
      letterId = randomUUID();
      const path = `${other.id}/${room.saleId}/${letterId}`;
      const body = new Blob([PDF], { type: 'application/pdf' });
      await other.client.storage.from('offer-files').upload(path, body);
      await submit(other, 9_500_000, { p_letter_id: letterId, p_letter_name: 'Birch LOI.pdf' });
    });
    expect(seen).toEqual([]);
    expect([await portal('lender'), await portal('licensing_counsel')]).toEqual(before);
    // The reader's own notification comes last, so that earlier events have arrived by then.
    const own = { user_id: one.id, type: 'other', title: 'The last', message: '' };
    await succeed(service().from('notifications').insert(own).select('id'));
    await expect.poll(() => messages().length).toBeGreaterThan(0);
    expect(
      messages().map(({ table, new: row }) => [table, (row as { title: string }).title]),
    ).toEqual([['notifications', 'The last']]);
    for (const { channel } of listeners) await channel.unsubscribe();
  });

  it("can't learn from errors or deadlines who else was invited", async () => {
    const tries = async (round: string) => {
      const asked = [
        one.client.rpc('extend_round', { p_id: round, p_deadline: new Date().toISOString() }),
        one.client.rpc('may_open_document', { p_id: round === roundId ? letterId : randomUUID() }),
        one.client.rpc('submit_offer', {
          ...{ p_id: randomUUID(), p_transaction_id: room.saleId, p_offer: { price: 1e6 } },
          ...{ p_letter_id: round === roundId ? letterId : randomUUID(), p_letter_name: 'a.pdf' },
        }),
        one.client.rpc('save_room_member', {
          ...{ p_room_id: room.id, p_id: round === roundId ? otherMember : randomUUID() },
          ...{ p_group_id: round === roundId ? otherGroup : randomUUID(), p_name: 'Eve' },
          ...{ p_email: other.email, p_expires_at: null as unknown as string, p_is_ended: true },
        }),
      ];
      return (await Promise.all(asked)).map(({ data, error }) => [
        data,
        error?.code,
        error?.message,
      ]);
    };
    expect(await tries(roundId)).toEqual(await tries(randomUUID()));
  });

  it("can't see another's acceptance and closing, and the winner and portals can't see losing bidders", async () => {
    const past = { deadline: new Date(Date.now() - 1000).toISOString() };
    await succeed(service().from('offer_rounds').update(past).eq('id', roundId).select('id'));
    const { client } = room.broker;
    const seen = await changes(one, async () => {
      const [best] = await succeed(
        client.from('offers').select('id').eq('transaction_id', room.saleId).eq('price', 9_500_000),
      );
      const accepted = { p_id: best?.id ?? '', p_status: 'accepted' };
      await succeed(client.rpc('decide_offer', accepted));
      await room.member(otherGroup, other, {
        ...{ p_id: otherMember, p_expires_at: new Date(Date.now() + 9e8).toISOString() },
      });
    });
    expect(seen).toEqual([]);
    for (const role of ['lender', 'licensing_counsel']) {
      expect(await portal(role)).not.toContain(one.email);
      expect(await portal(role)).not.toContain(parties.one);
    }
    const told = JSON.stringify([...(await read(other)).values()]);
    for (const secret of ['Aster', one.email, one.id, parties.one ?? '', '9173517']) {
      expect(told).not.toContain(secret);
    }
  });

  it('never received data about another bidder, including in published answers', async () => {
    const { client } = room.broker;
    const p_room_id = room.id;
    const asked = {
      p_room_id,
      p_id: randomUUID(),
      p_kind: 'question',
      p_body: 'How old is the roof?',
    };
    const note = await succeed(other.client.rpc('add_room_note', asked));
    const answerParams = { p_id: note, p_answer: 'Of 2019.', p_state: 'published' };
    await succeed(client.rpc('answer_room_note', answerParams).select());
    const told = JSON.stringify([...(await read(one)).values()]);
    expect(told).toContain('Of 2019.');
    for (const secret of names()) expect(told).not.toContain(secret);
    const [{ created_at: at } = { created_at: 'never' }] = await queryDatabase(
      `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as created_at
       from private.deal_room_notes where id = '${note}'`,
    );
    expect(told).not.toContain(String(at));
  });
});
