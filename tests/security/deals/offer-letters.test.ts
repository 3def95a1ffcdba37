import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, person, succeed, tenantOwner } from '../world.ts';

const PDF = '%PDF-1.4\n%%EOF\n';
const NAME = 'Letter of Aster Partners.pdf';
const OFFER = { price: 9_100_000, financing: 'bank', proof_of_funds: 'letter' };

let broker: Person;
let teammate: Person;
let seller: Person;
let one: Person;
let other: Person;
let outsider: Person;
let id: string;
let roundId: string;
let letterId: string;
const parties: Record<string, string> = {};

const emailOf = async ({ id: userId }: Person) =>
  (await service().auth.admin.getUserById(userId)).data.user?.email ?? '';
const add = async (name: string, role: string, who: Person) => {
  const row = { transaction_id: id, role, name, email: await emailOf(who) };
  const added = broker.client.from('transaction_parties').insert(row).select('id').single();
  parties[name] = (await succeed(added)).id;
};
const pathOf = (who: Person, p_letter: string, sale = id) => `${who.id}/${sale}/${p_letter}`;
const upload = async (who: Person, path: string, content = PDF) =>
  who.client.storage
    .from('offer-files')
    .upload(path, new Blob([content], { type: 'application/pdf' }));
const submit = (who: Person, p_letter_id: string, p_letter_name = NAME, p_id = randomUUID()) =>
  who.client.rpc('submit_offer', {
    ...{ p_id, p_transaction_id: id, p_offer: OFFER, p_letter_id, p_letter_name },
  });
const open = async ({ client }: Pick<Person, 'client'>, p_letter: string) => {
  const { data } = await client.functions.invoke('transaction-document', {
    body: { id: p_letter },
  });
  return data instanceof Blob ? await data.text() : null;
};

/**
 * Returns everything a user can find about attachments, files and offers, except for values that change on their own.
 */
async function read({ client }: Person): Promise<string> {
  const files = client.storage.from('offer-files');
  const results = await Promise.all([
    client.rpc('transaction_offers', { p_id: id }),
    client.rpc('my_offer_summaries'),
    client.rpc('my_buyers'),
    client.rpc('my_prospects'),
    client.rpc('my_bid', { p_transaction_id: id }),
    client.rpc('my_transaction', { p_id: id }),
    client.from('record_files').select('name, size').eq('record_id', id),
    client.from('record_files').select('id', { count: 'exact', head: true }),
    client.from('record_changes').select('id').eq('record_id', id),
    client.from('notifications').select('title, message'),
    client.from('offers').select('id', { count: 'exact', head: true }),
    files.list(),
    files.list(one.id),
    files.list(`${one.id}/${id}`),
  ]);
  return JSON.stringify(
    results.map((result) => [
      result.data,
      'count' in result ? result.count : null,
      result.error?.message,
    ]),
  );
}

beforeAll(async () => {
  broker = await tenantOwner();
  teammate = await memberOf(broker.tenantId as string);
  [seller, one, other, outsider] = (await Promise.all(
    (['seller', 'buyer', 'buyer', 'broker'] as const).map((role) => person(role)),
  )) as [Person, Person, Person, Person];
  const row = { property_name: 'Maple Court' };
  id = (await succeed(broker.client.from('transactions').insert(row).select('id').single())).id;
  await add('seller', 'seller', seller);
  await add('one', 'bidder', one);
  await add('other', 'bidder', other);
  roundId = await succeed(
    broker.client.rpc('ask_for_offers', {
      ...{ p_id: randomUUID(), p_transaction_id: id, p_is_sealed: true },
      p_deadline: new Date(Date.now() + 3_600_000).toISOString(),
      p_parties: [parties.one as string, parties.other as string],
    }),
  );
  letterId = randomUUID();
});

describe("a sealed offer's attachment", () => {
  it('changes nothing that anyone but its bidder sees: no name, size, count, notification or time', async () => {
    const others = [broker, teammate, seller, other, outsider];
    const before = await Promise.all(others.map(read));
    expect((await upload(one, pathOf(one, letterId))).error).toBeNull();
    expect(await Promise.all(others.map(read))).toEqual(before);
    await succeed(submit(one, letterId));
    expect(await Promise.all(others.map(read))).toEqual(before);
    expect(await succeed(one.client.rpc('my_bid', { p_transaction_id: id }))).toMatchObject({
      offers: [{ letter_id: letterId, letter_name: NAME, letter_size: PDF.length }],
    });
  });

  it('is accessible only to its bidder, by any call, link, path or ID', async () => {
    expect(await open(one, letterId)).toBe(PDF);
    const path = pathOf(one, letterId);
    for (const who of [broker, teammate, seller, other, outsider, { client: anonymous() }]) {
      const files = who.client.storage.from('offer-files');
      expect(await open(who, letterId)).toBeNull();
      expect((await files.download(path)).error).not.toBeNull();
      expect((await files.createSignedUrl(path, 60)).error).not.toBeNull();
      expect((await files.remove([path])).data ?? []).toEqual([]);
      expect((await files.info(path)).error?.message).toBe(
        (await files.info(pathOf(one, randomUUID()))).error?.message,
      );
    }
    const params = { p_id: letterId };
    expect((await broker.client.rpc('may_open_document', params)).data).toBe(false);
    expect((await broker.client.rpc('document_path', params)).error?.code).toBe('42501');
  });

  it("can't be stored in another user's path, for another sale, or in place of one already sent", async () => {
    const fresh = randomUUID();
    for (const path of [
      pathOf(one, fresh),
      pathOf(other, fresh, randomUUID()),
      `${other.id}/${id}`,
      `${other.id}/${id}/${fresh}/x`,
    ]) {
      expect((await upload(other, path)).error).not.toBeNull();
    }
    for (const who of [broker, seller, outsider]) {
      expect((await upload(who, pathOf(who, randomUUID()))).error).not.toBeNull();
    }
    expect((await upload(one, pathOf(one, letterId), '%PDF-1.7\n%%EOF\n')).error).not.toBeNull();
    expect(await open(one, letterId)).toBe(PDF);
    const removed = await one.client.storage.from('offer-files').remove([pathOf(one, letterId)]);
    expect(removed.data ?? []).toEqual([]);
  });

  it('belongs to one offer and its uploader, under a valid name', async () => {
    expect((await submit(other, letterId)).error?.code).toBe('HXRFM');
    expect((await submit(one, letterId)).error?.code).toBe('HXRFM');
    expect((await submit(one, randomUUID())).error?.code).toBe('HXRFM');
    const fresh = randomUUID();
    await upload(one, pathOf(one, fresh));
    expect((await submit(one, fresh, 'letter.exe')).error?.code).toBe('HXRFT');
    const bid = (await succeed(one.client.rpc('my_bid', { p_transaction_id: id }))) as {
      offers: unknown[];
    };
    expect(bid.offers.length).toBe(1);
  });

  it('is kept when orphaned files are removed', async () => {
    await queryDatabase(
      `update storage.objects set created_at = now() - interval '2 days'
       where bucket_id = 'offer-files' and name like '${one.id}/%' returning id`,
    );
    const rows = await queryDatabase(
      `select name from private.list_orphaned_files(100000) where bucket = 'offer-files'`,
    );
    expect(rows.map(({ name }) => name)).not.toContain(pathOf(one, letterId));
    expect(rows.length).toBeGreaterThan(0);
  });

  it("is readable by the seller's side after the deadline, never by other bidders, and no longer accepted", async () => {
    const past = { deadline: new Date(Date.now() - 1000).toISOString() };
    await succeed(service().from('offer_rounds').update(past).eq('id', roundId).select('id'));
    for (const who of [broker, teammate, seller, one]) expect(await open(who, letterId)).toBe(PDF);
    for (const who of [other, outsider]) expect(await open(who, letterId)).toBeNull();
    expect(await succeed(broker.client.rpc('transaction_offers', { p_id: id }))).toMatchObject({
      bidders: [{ offers: [{ letter_name: NAME }] }, { offers: [] }],
    });
    expect((await upload(one, pathOf(one, randomUUID()))).error).not.toBeNull();
  });
});
