import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { backend, service } from '../../support/backend.ts';
import { PNG } from '../../support/file-samples.ts';
import { queryDatabase } from '../sql.ts';
import { listingBy, type Person, person, subscriber, succeed } from '../world.ts';

let requester: Person;
let blocker: Person;
/** Confidential listings of a broker who blocked the asker, of one the asker blocked, and of a stranger. */
let listings: Record<'blocked by its seller' | 'seller blocked by the asker' | 'unrelated', string>;

async function confidentialListing(seller: Person): Promise<string> {
  const id = await listingBy(seller.id, { property_name: `Manor ${randomUUID()}` });
  const cover = { is_confidential: true, property_name: `Project ${randomUUID().slice(0, 8)}` };
  await succeed(service().from('listings').update(cover).eq('id', id).select('id'));
  return id;
}

const block = ({ client }: Person, { id }: Person) =>
  succeed(client.from('user_blocks').insert({ blocked_id: id }).select('blocked_id'));

const contact = (listing_id: string, message: string) =>
  requester.client.rpc('contact_broker', { listing_id, message });

beforeAll(async () => {
  requester = await subscriber('professional');
  const [blocked, stranger] = [await person('broker'), await person('broker')];
  blocker = await person('broker');
  await block(blocker, requester);
  await block(requester, blocked);
  listings = {
    'blocked by its seller': await confidentialListing(blocker),
    'seller blocked by the asker': await confidentialListing(blocked),
    unrelated: await confidentialListing(stranger),
  };
});

describe('contacting the broker of a confidential listing', () => {
  it.each([
    ['no text', '  '],
    ['a control character', 'Hello\u0001'],
    ['a character that reorders the line', 'Hello \u202e'],
    ['too long a text', 'x'.repeat(2001)],
  ])('rejects %s the same way for every seller', async (_, message) => {
    const results = await Promise.all(Object.values(listings).map((id) => contact(id, message)));
    expect(results[0]?.error?.code).toBe('23514');
    expect(new Set(results.map(({ error, status }) => JSON.stringify([status, error]))).size).toBe(
      1,
    );
  });

  it('records the inquiry but reveals no contact details when either side blocked the other', async () => {
    for (const [name, id] of Object.entries(listings)) {
      const { data, error } = await contact(id, 'May we talk?');
      expect(error, name).toBeNull();
      expect(data, name).toMatchObject({ is_new: true });
      const contacts = service().from('broker_contacts').select('id').eq('listing_id', id);
      expect(await succeed(contacts), name).toHaveLength(1);
      const { contact: details } = data as { contact: unknown };
      expect(details === null, name).toBe(name !== 'unrelated');
    }
    const messages = service().from('message_notifications').select('id').eq('user_id', blocker.id);
    expect(await succeed(messages)).toEqual([]);
  });
});

describe('a photo in a public bucket', () => {
  it('reveals no time through headers, conditional requests or object info', async () => {
    const seller = await subscriber('professional');
    const path = `${seller.id}/${randomUUID()}.png`;
    const bucket = seller.client.storage.from('avatars');
    expect((await bucket.upload(path, PNG, { contentType: 'image/png' })).error).toBeNull();
    const url = `${backend().url}/storage/v1/object`;
    const headers = { apikey: backend().publishableKey };
    const shown = await fetch(`${url}/public/avatars/${path}`, { headers });
    expect(shown.status).toBe(200);
    expect(shown.headers.get('last-modified')).toBeNull();
    const since = { ...headers, 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() };
    expect((await fetch(`${url}/public/avatars/${path}`, { headers: since })).status).toBe(200);
    for (const info of ['info/public', 'info']) {
      const response = await fetch(`${url}/${info}/avatars/${path}`, { headers });
      expect(await response.json(), info).toMatchObject({ last_modified: null, created_at: null });
    }
  });
});

describe('monthly contact count', () => {
  it('stops counting a broker once the month is over', async () => {
    const buyer = await subscriber('buyer-starter');
    const broker = await person('broker');
    const listing_id = await listingBy(broker.id);
    await succeed(buyer.client.rpc('contact_broker', { listing_id, message: 'May we talk?' }));
    const [row] = await queryDatabase(
      `select broker_id from public.broker_contacts where user_id = '${buyer.id}'`,
    );
    const broker_id = String(row?.broker_id);
    await service()
      .from('broker_contacts')
      .update({ created_at: new Date(Date.now() - 40 * 86_400_000).toISOString() })
      .eq('user_id', buyer.id);
    const question = { broker_id, message: 'One more question.' };
    const write = buyer.client.rpc('start_conversation', question);
    expect((await write).error?.code).toBe('HXMBR');
    const allowance = await succeed(buyer.client.rpc('my_contact_allowance'));
    expect(allowance).toMatchObject({ used: 0, left: 5 });
  });
});
