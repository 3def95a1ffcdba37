import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, newUser, service } from '../../support/backend.ts';
import { expectNothing, expectRefused } from '../refusal.ts';
import {
  listingBy,
  type Person,
  person,
  subscribe,
  subscriber,
  succeed,
  withRole,
} from '../world.ts';

const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
const STREET = '12 Hidden Lane';

/** Users without access, each created once and never changed. */
const SHUT_OUT: Readonly<Record<string, () => Promise<Person>>> = {
  'without a subscription': () => person('broker'),
  'on an expired subscription': () => subscriber('enterprise', { subscription_end: inHours(-1) }),
  'on a cancelled subscription': () => subscriber('enterprise', { subscribed: false }),
  'on an expired trial': () =>
    subscriber('professional', { is_trial: true, subscription_end: inHours(-1) }),
  'as an expired pilot': () => withExpiredRole('pilot'),
  'as support, with read-only access': async () => withRole(await person('buyer'), 'support'),
};
const createdAccounts = new Map<string, Promise<Person>>();
function shutOut(name: string): Promise<Person> {
  const account = createdAccounts.get(name) ?? (SHUT_OUT[name] as () => Promise<Person>)();
  createdAccounts.set(name, account);
  return account;
}

let broker: Person;
let listings: string[];
beforeAll(async () => {
  const brokers = await Promise.all(Array.from({ length: 11 }, () => person('broker')));
  broker = brokers[1] as Person;
  listings = await Promise.all(brokers.map(({ id }) => listingBy(id)));
});

const listing = (place = 0): string => listings[place] ?? '';
const contactBroker = (
  { client }: Pick<Person, 'client'>,
  listing_id: string,
  message = 'May we talk?',
) => client.rpc('contact_broker', { listing_id, message });
const outcomes = async (calls: PromiseLike<{ error: { code: string } | null }>[]) =>
  (await Promise.all(calls)).map(({ error }) => error?.code ?? 'done').toSorted();
const contactsOf = async ({ id }: Person) =>
  (await succeed(service().from('broker_contacts').select('id').eq('user_id', id))).length;

const starter = () => subscriber('buyer-starter');
const trial = () => subscriber('professional', { is_trial: true, subscription_end: inHours(24) });

describe('a sixth contact in a month is rejected', () => {
  it("after five, and repeats of the same listing don't count", async () => {
    const buyer = await starter();
    for (const place of [0, 1, 1, 2, 3, 4, 4]) await succeed(contactBroker(buyer, listing(place)));
    const { error, status } = await contactBroker(buyer, listing(5));
    expect({ code: error?.code, status }).toEqual({ code: 'HXCON', status: 400 });
    expect(await succeed(contactBroker(buyer, listing(4)))).toMatchObject({ is_new: false });
    expect(await contactsOf(buyer)).toBe(5);
  });

  it('even when ten are requested at once', async () => {
    const buyer = await starter();
    const calls = listings.slice(0, 10).map((id) => contactBroker(buyer, id));
    expect(await outcomes(calls)).toEqual([...Array(5).fill('HXCON'), ...Array(5).fill('done')]);
    expect(await contactsOf(buyer)).toBe(5);
  });

  it('and ten simultaneous requests for one listing count once', async () => {
    const buyer = await starter();
    const calls = Array.from({ length: 10 }, () => contactBroker(buyer, listing()));
    expect(new Set(await outcomes(calls))).toEqual(new Set(['done']));
    expect(await contactsOf(buyer)).toBe(1);
  });
});

describe("the monthly count can't be reset", () => {
  let buyer: Person;
  beforeAll(async () => {
    buyer = await starter();
    for (const place of [6, 7, 8, 9]) await succeed(contactBroker(buyer, listing(place)));
    const passing = await listingBy(broker.id);
    await succeed(contactBroker(buyer, passing));
    await succeed(broker.client.from('listings').delete().eq('id', passing).select('id'));
  });
  const expectLimitReached = async () =>
    expect((await contactBroker(buyer, listing(10))).error?.code).toBe('HXCON');

  it('by deleting, moving or changing its rows', async () => {
    const ownRows = () => buyer.client.from('broker_contacts');
    await expectRefused(ownRows().delete().eq('user_id', buyer.id));
    await expectRefused(
      ownRows()
        .update({ created_at: inHours(-1000) })
        .eq('user_id', buyer.id),
    );
    await expectRefused(ownRows().insert({ user_id: broker.id, message: 'Not me' }));
    await expectLimitReached();
  });

  it('by the broker deleting the listing', expectLimitReached);

  it('by switching plans back and forth', async () => {
    await succeed(service().from('subscribers').delete().eq('user_id', buyer.id));
    await subscribe(buyer.id, { subscription_tier: 'professional' });
    await subscribe(buyer.id, { subscription_tier: 'buyer-starter' });
    await expectLimitReached();
  });

  it('but restarts with the next month', async () => {
    const rows = service().from('broker_contacts');
    await succeed(rows.update({ created_at: inHours(-24 * 32) }).eq('user_id', buyer.id));
    expect(await succeed(contactBroker(buyer, listing(10)))).toMatchObject({
      allowance: { left: 4 },
    });
  });
});

describe("a broker can't be contacted", () => {
  it.each(Object.keys(SHUT_OUT))('%s', async (name) => {
    const requester = await shutOut(name);
    expect((await contactBroker(requester, listing())).error?.code).toBe('HXPLN');
    expect(await contactsOf(requester)).toBe(0);
  });

  it('on an unpaid trial', async () => {
    const day = { is_trial: true, subscription_end: inHours(24) };
    const requester = await subscriber('professional', { subscribed: false, ...day });
    expect((await contactBroker(requester, listing())).error?.code).toBe('HXPLN');
  });

  it('by a visitor, or by a pending or rejected account', async () => {
    await expectRefused(contactBroker({ client: anonymous() }, listing()), 401);
    for (const approval_status of ['pending', 'rejected'] as const) {
      const requester = await withRole(await subscriber('enterprise'), 'pilot');
      await succeed(
        service()
          .from('profiles')
          .update({ requires_approval: true, approval_status })
          .eq('id', requester.id),
      );
      await expectRefused(contactBroker(requester, listing()));
      // Only their own notifications, nothing that other roles can see.
      const figures = await succeed(requester.client.rpc('my_figures'));
      expect(Object.keys(Object(figures))).toEqual(['notifications']);
      expect(await succeed(requester.client.rpc('my_contact_allowance'))).toBeNull();
    }
  });

  it("about a listing that isn't live, or the user's own", async () => {
    const buyer = await starter();
    const pendingListing = await listingBy(broker.id, { approval_status: 'pending' });
    const sold = await listingBy(broker.id, { status: 'sold' });
    const own = await listingBy(buyer.id);
    for (const id of [pendingListing, sold, crypto.randomUUID()]) {
      expect((await contactBroker(buyer, id)).error?.code).toBe('HXGON');
    }
    expect((await contactBroker(buyer, own)).error?.code).toBe('HXOWN');
  });

  it('with an empty or huge message', async () => {
    const buyer = await starter();
    for (const message of ['  ', 'x'.repeat(2001)]) {
      expect((await contactBroker(buyer, listing(), message)).error?.code).toBe('23514');
    }
    expect(await contactsOf(buyer)).toBe(0);
  });
});

async function withExpiredRole(role: 'pilot'): Promise<Person> {
  const holder = await person('buyer');
  const ended = { created_at: inHours(-2), expires_at: inHours(-1) };
  await succeed(
    service()
      .from('user_roles')
      .insert({ user_id: holder.id, role, ...ended }),
  );
  return holder;
}

describe("a broker's contact details", () => {
  const reach = ({ client }: Pick<Person, 'client'>, listing_id: string) =>
    client.rpc('listing_contact', { listing_id });

  it('are visible to the broker, to staff and to users who used a contact on this listing', async () => {
    const buyer = await starter();
    const staff = await withRole(await person('buyer'), 'support');
    await succeed(contactBroker(buyer, listing(1)));
    const contact = { email: expect.stringContaining('@') };
    for (const reader of [broker, staff, buyer]) {
      expect(await succeed(reach(reader, listing(1)))).toMatchObject(contact);
    }
    expect((await reach(buyer, listing(2))).data).toBeNull();
    expect((await reach(await starter(), listing(1))).data).toBeNull();
  });

  it('are hidden once the subscription has ended', async () => {
    const buyer = await starter();
    await succeed(contactBroker(buyer, listing(1)));
    await subscribe(buyer.id, { subscription_end: inHours(-1) });
    expect((await reach(buyer, listing(1))).data).toBeNull();
    expect((await contactBroker(buyer, listing(1))).error?.code).toBe('HXPLN');
  });

  it("are not in the listing, its embeds or other users' text", async () => {
    const buyer = await starter();
    const { data } = await buyer.client
      .from('listings')
      .select('*, broker_accounts(*, profiles(*)), broker_contacts(*)')
      .eq('id', listing(3));
    expect(data).toMatchObject([{ broker_accounts: null, broker_contacts: [] }]);
    const inner = 'id, broker_accounts!inner(user_id, profiles!inner(email))';
    await expectNothing(buyer.client.from('listings').select(inner).eq('id', listing(3)));
    await expectRefused(anonymous().from('listings').select(inner), 401);
  });
});

describe("a street address can't be read without a subscription", () => {
  const readers = ['without a subscription', 'on an expired subscription'];

  describe.each(readers)('%s', (name) => {
    // Client filters and orders are strings, so this client is untyped.
    let loose: SupabaseClient;
    beforeAll(async () => {
      loose = (await shutOut(name)).client as unknown as SupabaseClient;
    });
    const from = () => loose.from('listings');

    it('by column', async () => {
      await expectNothing(loose.from('listing_addresses').select());
      for (const column of ['street_address', 'latitude']) {
        expect((await from().select(column)).error?.code).toBe('42703');
      }
      const [row] = await succeed(from().select().eq('id', listing()));
      expect(JSON.stringify(row)).not.toContain('Hidden Lane');
    });

    it('by embed', async () => {
      const embedded = from().select('id, listing_addresses(*)').eq('id', listing());
      expect(await succeed(embedded)).toEqual([{ id: listing(), listing_addresses: null }]);
      await expectNothing(from().select('id, listing_addresses!inner(*)').eq('id', listing()));
    });

    it('by filter', async () => {
      const named = from().select('id, listing_addresses!inner(listing_id)').in('id', listings);
      await expectNothing(named.like('listing_addresses.street_address', '12%'));
      const counted = await loose
        .from('listing_addresses')
        .select('*', { count: 'exact', head: true })
        .eq('street_address', STREET);
      expect(counted.count).toBe(0);
    });

    it('by order', async () => {
      await expectNothing(loose.from('listing_addresses').select().order('street_address'));
      const ordered = from()
        .select('id, listing_addresses(street_address)')
        .in('id', listings)
        .order('street_address', { referencedTable: 'listing_addresses' });
      const found = await succeed(ordered);
      expect(new Set(found.map((row) => row.listing_addresses))).toEqual(new Set([null]));
    });
  });

  it('by a visitor in any way', async () => {
    const visitor = anonymous();
    await expectRefused(visitor.from('listing_addresses').select(), 401);
    await expectRefused(visitor.from('listings').select('id, listing_addresses(*)'), 401);
    const [row] = await succeed(visitor.from('listings').select().eq('id', listing()));
    expect(row).toMatchObject({ location: 'Duluth, MN', state: 'MN' });
    expect(JSON.stringify(row)).not.toContain('Hidden Lane');
  });

  it('but can with one, unless the listing is pending approval', async () => {
    const { client } = await starter();
    const read = (id: string) => client.from('listing_addresses').select().eq('listing_id', id);
    expect(await succeed(read(listing()))).toMatchObject([{ street_address: STREET }]);
    await expectNothing(read(await listingBy(broker.id, { approval_status: 'pending' })));
  });

  it('even with one, on a confidential listing before contacting the broker', async () => {
    const buyer = await starter();
    const secret = await listingBy(broker.id, { is_confidential: true });
    const read = () => buyer.client.from('listing_addresses').select().eq('listing_id', secret);
    await expectNothing(read());
    await succeed(contactBroker(buyer, secret));
    expect(await succeed(read())).toMatchObject([{ street_address: STREET }]);
  });
});

const offer = { property_name: 'Oak House', city: 'Fargo', state: 'ND', property_type: 'ccrc' };
const list = ({ client }: Pick<Person, 'client'>) =>
  client.from('listings').insert(offer).select('id, approval_status').single();

describe("a trial can't list a second community", () => {
  it('by retrying, inserting two, or hiding the first', async () => {
    const owner = await trial();
    const first = await succeed(list(owner));
    expect((await list(owner)).error?.code).toBe('HXLST');
    await succeed(
      owner.client.from('listings').update({ status: 'withdrawn' }).eq('id', first.id).select('id'),
    );
    expect((await list(owner)).error?.code).toBe('HXLST');
    const other = await trial();
    expect((await other.client.from('listings').insert([offer, offer])).error?.code).toBe('HXLST');
    expect(await succeed(other.client.rpc('my_figures'))).toMatchObject({
      listings: { used: 0, allowed: 1 },
    });
  });

  it('by two simultaneous inserts, of which one succeeds', async () => {
    const owner = await trial();
    const calls = Array.from({ length: 4 }, () => list(owner));
    expect(await outcomes(calls)).toEqual(['HXLST', 'HXLST', 'HXLST', 'done']);
  });

  it('by restoring a deleted one next to a new one', async () => {
    const owner = await trial();
    const { id } = await succeed(list(owner));
    await succeed(owner.client.from('listings').delete().eq('id', id).select('id'));
    await succeed(list(owner));
    expect((await list(owner)).error?.code).toBe('HXLST');
    await expectRefused(owner.client.from('listings').insert({ ...offer, id }));
    await expectRefused(owner.client.from('listings').upsert({ ...offer, id }));
  });
});

describe("a listing can't be created", () => {
  it.each(Object.keys(SHUT_OUT))('%s', async (name) => {
    await expectRefused(list(await shutOut(name)));
  });

  it('on a tier without that feature', async () => {
    await expectRefused(list(await subscriber('research')));
  });

  it("in another user's name", async () => {
    const { client } = await starter();
    await expectRefused(client.from('listings').insert({ ...offer, broker_id: broker.id }));
  });
});

describe("a Starter can't transfer listings", () => {
  it('to another broker or from one', async () => {
    const owner = await starter();
    const { id } = await succeed(list(owner));
    const { client } = owner;
    await expectRefused(client.from('listings').update({ broker_id: broker.id }).eq('id', id));
    await expectRefused(
      client.from('listings').update({ broker_id: owner.id }).eq('id', listing()),
    );
    const foreignUpdate = client.from('listings').update({ price: 1 }).eq('id', listing());
    await expectNothing(foreignUpdate.select('id'));
    const addresses = () => client.from('listing_addresses');
    const own = { listing_id: id, street_address: '1 Own Street' };
    expect(await succeed(addresses().insert(own).select())).toMatchObject([own]);
    await expectRefused(addresses().update({ listing_id: listing() }).eq('listing_id', id));
  });
});

describe('a listing is pending approval', () => {
  it("and its broker can't approve it, change its view count or choose its attribution", async () => {
    const owner = await starter();
    const { id, approval_status } = await succeed(list(owner));
    expect(approval_status).toBe('pending');
    const ownRows = () => owner.client.from('listings');
    await expectRefused(ownRows().update({ approval_status: 'approved' }).eq('id', id));
    await expectRefused(ownRows().insert({ ...offer, approval_status: 'approved' }));
    await expectRefused(ownRows().update({ views: 9_000 }).eq('id', id));
    await expectRefused(ownRows().update({ broker_name: 'Haven Realty' }).eq('id', id));
    const decision = { listing_id: id, decision: 'approved' } as const;
    await expectRefused(owner.client.rpc('review_listing', decision));
    await expectNothing(anonymous().from('listings').select('id').eq('id', id));
    await expectNothing(broker.client.from('listings').select('id').eq('id', id));
  });

  it('until an administrator approves it', async () => {
    const owner = await starter();
    const admin = await withRole(await person('buyer'), 'admin');
    const { id } = await succeed(list(owner));
    await succeed(admin.client.rpc('review_listing', { listing_id: id, decision: 'approved' }));
    expect(await succeed(anonymous().from('listings').select('id').eq('id', id))).toHaveLength(1);
  });

  it('unless the company or its staff created it', async () => {
    const { client } = await newUser({ email: `${crypto.randomUUID()}@havenrealty.example` });
    expect(await succeed(list({ client }))).toMatchObject({ approval_status: 'approved' });
    const admin = await withRole(await person('buyer'), 'admin');
    expect(await succeed(list(admin))).toMatchObject({ approval_status: 'approved' });
  });
});
