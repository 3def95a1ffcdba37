import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { service } from '../../support/backend.ts';
import { memberOf, type Person, person, succeed, tenantOwner } from '../world.ts';

const PDF = new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' });
const BUCKET = 'record-files';

let broker: Person;
let teammate: Person;
let seller: Person;
let buyer: Person;
let bidder: Person;
let former: Person;
let outsider: Person;
let marker: string;
let id: string;
const paths: Record<string, string> = {};
const documents: Record<string, string> = {};

const emailOf = async ({ id: userId }: Person) =>
  (await service().auth.admin.getUserById(userId)).data.user?.email ?? '';

async function add(role: string, who: Person) {
  const party = { transaction_id: id, role, name: `${marker} ${role}`, email: await emailOf(who) };
  await succeed(broker.client.from('transaction_parties').insert(party).select('id'));
}

/** Adds a file to the transaction and shares it with an audience. */
async function give(audience: string | null) {
  const file = randomUUID();
  const path = `${broker.id}/transactions/${id}/${file}`;
  paths[audience ?? 'team'] = path;
  expect((await broker.client.storage.from(BUCKET).upload(path, PDF)).error).toBeNull();
  const fileParams = { p_kind: 'transactions', p_record_id: id, p_id: file, p_name: 'roll.pdf' };
  await succeed(broker.client.rpc('add_record_file', fileParams));
  if (audience === null) return;
  const shareParams = { p_file_id: file, p_audience: audience };
  documents[audience] = await succeed(broker.client.rpc('share_transaction_file', shareParams));
}

beforeAll(async () => {
  marker = `q${randomUUID().slice(0, 8)}`;
  broker = await tenantOwner();
  teammate = await memberOf(broker.tenantId as string);
  [seller, buyer, bidder, former, outsider] = (await Promise.all(
    (['seller', 'buyer', 'buyer', 'buyer', 'broker'] as const).map((role) => person(role)),
  )) as [Person, Person, Person, Person, Person];
  const row = { property_name: `${marker} Court`, price: 9e6, expected_close: '2099-05-08' };
  id = (await succeed(broker.client.from('transactions').insert(row).select('id').single())).id;
  await add('seller', seller);
  await add('buyer', buyer);
  await add('bidder', bidder);
  await add('lender', former);
  const fee = { transaction_id: id, label: marker, percent: 2 };
  await succeed(broker.client.from('transaction_fees').insert(fee).select('id'));
  const path = { transaction_id: id, state: 'OH', care: 'assisted', financing: 'bank' };
  await succeed(
    service()
      .from('transaction_paths')
      .insert({ ...path, template: 'OH 2026-01-01' })
      .select('state'),
  );
  for (const audience of ['all', 'seller', 'buyer', null]) await give(audience);
  const on = { kind: 'transactions', record_id: id };
  await succeed(
    broker.client
      .from('record_comments')
      .insert({ ...on, body: marker })
      .select('id'),
  );
  const deletion = broker.client.from('transaction_parties').delete().eq('transaction_id', id);
  await succeed(deletion.eq('role', 'lender').select('id'));
});

/** Returns everything a user can read of the transaction through tables, lists, counts and calls. */
async function read({ client }: Person): Promise<string[]> {
  const found: string[] = [];
  const note = (name: string, data: unknown) => {
    const isNothing = data === null || data === 0 || (Array.isArray(data) && data.length === 0);
    if (!isNothing) found.push(name);
  };
  note('transactions', (await client.from('transactions').select().eq('id', id)).data);
  for (const table of [
    'transaction_parties',
    'transaction_dates',
    'transaction_fees',
    'transaction_documents',
    'transaction_paths',
  ] as const) {
    note(table, (await client.from(table).select().eq('transaction_id', id)).data);
  }
  for (const table of ['record_changes', 'record_comments', 'record_files'] as const) {
    note(table, (await client.from(table).select().eq('record_id', id)).data);
  }
  const timeline = { p_kind: 'transactions', p_id: id };
  note('timeline', (await client.rpc('record_timeline', timeline)).data);
  note('find', (await client.rpc('find_transactions', { p_words: marker })).data);
  note('count', (await client.rpc('count_transactions', { p_words: marker })).data);
  note('sums', (await client.rpc('sums_transactions', { p_words: marker })).data);
  note('my_transaction', (await client.rpc('my_transaction', { p_id: id })).data);
  const ownTransactions = (await client.rpc('my_transactions')).data ?? [];
  note(
    'my_transactions',
    ownTransactions.filter((one) => one.id === id),
  );
  return found;
}

/** Directly from storage, which only the team can do, because the path contains the uploader. */
const opens = async ({ client }: Person) => {
  const opened: string[] = [];
  for (const [audience, path] of Object.entries(paths)) {
    const result = await client.storage.from(BUCKET).download(path);
    if (result.error === null) opened.push(audience);
  }
  return opened.toSorted();
};

/** Through the download function, by each document's ID. */
const isHanded = async ({ client }: Person) => {
  const handed: string[] = [];
  for (const [audience, documentId] of Object.entries(documents)) {
    const body = { id: documentId };
    const { data, error } = await client.functions.invoke('transaction-document', { body });
    if (error === null && (await (data as Blob).text()).startsWith('%PDF')) handed.push(audience);
  }
  return handed.toSorted();
};

describe('a transaction', () => {
  it('is complete for its team, and visible to its parties only through two calls', async () => {
    expect(await read(teammate)).toHaveLength(13);
    for (const party of [seller, buyer]) {
      expect(await read(party)).toEqual(['my_transaction', 'my_transactions']);
    }
  });

  it('is fully closed to an outsider, a bidder or a former party', async () => {
    for (const who of [outsider, bidder, former]) {
      expect(await read(who)).toEqual([]);
      expect(await opens(who)).toEqual([]);
      expect(await isHanded(who)).toEqual([]);
    }
  });

  it("shows a party no bidder, fee or address, and only its side's documents", async () => {
    for (const [party, side] of [
      [seller, 'seller'],
      [buyer, 'buyer'],
    ] as const) {
      const told = JSON.stringify(await succeed(party.client.rpc('my_transaction', { p_id: id })));
      expect(told).toContain(`${marker} seller`);
      expect(told).not.toContain('bidder');
      expect(told).not.toContain('@');
      expect(told).not.toContain('percent');
      expect(told.match(/roll\.pdf/g)).toHaveLength(2);
      for (const { id: account } of [broker, teammate, seller, buyer])
        expect(told).not.toContain(account);
      expect(await isHanded(party)).toEqual(['all', side].toSorted());
      expect(await opens(party)).toEqual([]);
    }
    expect(await opens(teammate)).toEqual(['all', 'buyer', 'seller', 'team']);
  });

  it('can be changed only by its team', async () => {
    for (const { client } of [seller, buyer, bidder, outsider]) {
      const change = client.from('transactions').update({ price: 1 }).eq('id', id).select();
      expect((await change).data ?? []).toEqual([]);
      const spoofed = { transaction_id: id, role: 'buyer', name: 'Me' };
      const party = await client.from('transaction_parties').insert(spoofed);
      expect(party.error?.code).toBe('42501');
      const fee = { transaction_id: id, label: 'Mine', amount: 5 };
      expect((await client.from('transaction_fees').insert(fee)).error?.code).toBe('42501');
      const p_moves = [
        { key: 'closing', was: '2099-05-08', due_on: '2099-05-09', was_done: null, done_on: null },
      ];
      const moved = await client.rpc('move_transaction_dates', { p_id: id, p_moves });
      expect(moved.error?.code).toBe('42501');
      const p_file_id = paths.team?.split('/').at(-1) ?? '';
      const laid = await client.rpc('create_closing_timeline', {
        p_id: id,
        p_path: {},
        p_dates: [],
      });
      expect(laid.error?.code).toBe('42501');
      const shared = await client.rpc('share_transaction_file', { p_file_id });
      expect(shared.error?.code).toBe('42501');
      const task = { kind: 'transactions', record_id: id, title: 'Mine' };
      expect((await client.from('record_tasks').insert(task)).error?.code).toBe('42501');
    }
  });

  it('rejects a skipped stage, an owner and an account from any writer', async () => {
    const { client } = broker;
    const step = client.from('transactions').update({ status: 'closed', closed_on: '2026-01-05' });
    expect((await step.eq('id', id)).error?.code).toBe('HXTRM');
    for (const forged of [{ owner_id: buyer.id }, { user_id: buyer.id }, { version: 99 }]) {
      const change = client.from('transactions').update(forged).eq('id', id);
      expect((await change).error?.code).toBe('42501');
    }
  });

  it('notifies its parties once about a new stage and their documents, and never a bidder', async () => {
    const step = broker.client.from('transactions').update({ status: 'loi_signed' }).eq('id', id);
    await succeed(step.select('id'));
    const told = async (who: Person) =>
      (await succeed(who.client.from('notifications').select('message, metadata')))
        .map(({ message }) => message)
        .filter((message) => message.includes(marker));
    for (const party of [seller, buyer]) {
      const messages = await told(party);
      expect(messages.filter((one) => one.includes('to LOI signed'))).toHaveLength(1);
      expect(messages.filter((one) => one.startsWith('roll.pdf'))).toHaveLength(2);
    }
    expect([await told(bidder), await told(outsider)]).toEqual([[], []]);
  });

  it('notifies affected users once about changed dates, without naming who changed them', async () => {
    const lender = await person('buyer');
    await add('lender', lender);
    const told = async (who: Person) => {
      const notices = who.client.from('notifications').select('kind, message');
      return (await succeed(notices)).filter(({ kind }) => kind === 'transaction_dates');
    };
    const move = (key: string, due_on: string, was: string | null = null) => ({
      ...{ key, was, due_on, was_done: null, done_on: null },
    });
    const keep = async (p_moves: object[]) =>
      await succeed(
        teammate.client.rpc('move_transaction_dates', { p_id: id, p_moves: p_moves as never }),
      );
    const filing = [move('licence_filing', '2099-01-05'), move('licence', '2099-03-06')];
    expect([await keep(filing), await keep(filing)]).toEqual([2, 0]);
    expect((await told(buyer)).map(({ message }) => message)).toEqual([
      'License application filed to Jan 5, 2099; License approved to Mar 6, 2099.',
    ]);
    for (const who of [seller, lender, bidder, teammate]) expect(await told(who)).toEqual([]);
    await keep([move('financing', '2099-02-02'), move('closing', '2099-05-29', '2099-05-08')]);
    expect((await told(lender)).map(({ message }) => message)).toEqual([
      'Closing from May 8, 2099 to May 29, 2099; Financing approved to Feb 2, 2099.',
    ]);
    expect(await told(seller)).toHaveLength(1);
    expect(await told(broker)).toHaveLength(2);
    expect([await told(bidder), await told(teammate)]).toEqual([[], []]);
  });
});
