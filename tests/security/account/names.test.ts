import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anonymous, newUser, service } from '../../support/backend.ts';
import { expectInvalid, expectRefused } from '../refusal.ts';
import {
  brokerOf,
  listingBy,
  type Person,
  person,
  subscriber,
  succeed,
  withRole,
} from '../world.ts';

let admin: Person;
beforeAll(async () => {
  admin = await withRole(await person('buyer'), 'admin');
});

const named = {
  full_name: 'Ada Quill',
  company_name: 'Quill Care',
  brokerage_name: 'Quill Realty',
};
const claimed = {
  full_name: 'Call 555-0100',
  company_name: 'State Licensing Board',
  brokerage_name: 'Haven Realty',
};

describe("an approved listing's names can't change without review", () => {
  let broker: Person;
  let open: string;
  let covered: string;

  beforeEach(async () => {
    broker = await withRole(await subscriber('professional'), 'broker');
    await succeed(service().from('profiles').update(named).eq('id', broker.id).select('id'));
    open = await listingBy(broker.id);
    covered = await listingBy(broker.id, { is_confidential: true });
  });

  const rename = (changes: object) =>
    succeed(broker.client.from('profiles').update(changes).eq('id', broker.id).select());
  const publicly = async () => {
    const listings = anonymous().from('listings').select('id, broker_name');
    const rows = await succeed(listings.in('id', [open, covered]));
    const card = await succeed(
      anonymous().rpc('get_agent', { agent_id: await brokerOf(broker.id) }),
    );
    const { name, brokerage } = card as Record<string, unknown>;
    return { name, brokerage, listed: rows.map((row) => row.broker_name) };
  };
  const reviewed = {
    name: 'Ada Quill',
    brokerage: 'Quill Realty',
    listed: ['Quill Realty', 'Quill Realty'],
  };
  const getRevision = async () => {
    const query = broker.client.from('revisions').select('id, changes, status');
    return (await succeed(query.eq('profile_id', broker.id)))[0];
  };
  const decide = async (decision: 'approved' | 'rejected') =>
    admin.client.rpc('review_revision', { revision_id: (await getRevision())?.id ?? '', decision });

  it.each([
    ['the brokerage', { brokerage_name: claimed.brokerage_name }],
    ['the company', { company_name: claimed.company_name }],
    ['the agent’s whole name', { full_name: claimed.full_name }],
    ['all three', claimed],
    ['none where there was one', { brokerage_name: null }],
  ])('by %s', async (_what, changes) => {
    expect((await rename(changes))[0]).toMatchObject(changes);
    expect(await publicly()).toEqual(reviewed);
    expect(await getRevision()).toMatchObject({ status: 'pending', changes });
  });

  it('by parts of a name', async () => {
    await rename({ first_name: 'Call', last_name: '555-0100' });
    expect(await publicly()).toEqual(reviewed);
    expect((await getRevision())?.changes).toEqual({ full_name: 'Call 555-0100' });
  });

  it('by taking all listings off the market and putting them back', async () => {
    await rename(claimed);
    for (const status of ['withdrawn', 'active'] as const) {
      const own = broker.client.from('listings').update({ status });
      await succeed(own.in('id', [open, covered]).select('id'));
    }
    expect(await publicly()).toEqual(reviewed);
  });

  it('by opening a confidential listing', async () => {
    await rename(claimed);
    const own = broker.client.from('listings').update({ is_confidential: false });
    await succeed(own.eq('id', covered).select('id'));
    expect(await publicly()).toEqual(reviewed);
  });

  it('and only an administrator approves a new name, everywhere at once', async () => {
    await rename(claimed);
    const own = { revision_id: (await getRevision())?.id ?? '', decision: 'approved' as const };
    await expectRefused(broker.client.rpc('review_revision', own));
    expect((await decide('approved')).error).toBeNull();
    expect(await publicly()).toEqual({
      name: claimed.full_name,
      brokerage: claimed.brokerage_name,
      listed: [claimed.brokerage_name, claimed.brokerage_name],
    });
    expect(await getRevision()).toBeUndefined();
    const log = service().from('admin_audit_log').select('action, actor_id, details');
    const decided = log.eq('target_user_id', broker.id).eq('action', 'names_review');
    expect(await succeed(decided)).toMatchObject([
      {
        actor_id: admin.id,
        details: { changes: 'approved', fields: expect.arrayContaining(['brokerage_name']) },
      },
    ]);
  });

  it('a rejected name is not public, and withdrawing it ends the review', async () => {
    await rename(claimed);
    expect((await decide('rejected')).error).toBeNull();
    expect(await getRevision()).toMatchObject({ status: 'rejected' });
    expect(await publicly()).toEqual(reviewed);
    await rename(named);
    expect(await getRevision()).toBeUndefined();
  });

  it('an additional listing uses the reviewed names', async () => {
    await rename(claimed);
    const further = await listingBy(broker.id, { approval_status: 'pending' });
    const row = service().from('listings').select('broker_name').eq('id', further).single();
    expect(await succeed(row)).toEqual({ broker_name: 'Quill Realty' });
  });

  it('before any approval, names can change freely, and pending listings show the new one', async () => {
    await rename(claimed);
    const rows = () => service().from('listings');
    const ids = [open, covered];
    await succeed(rows().update({ approval_status: 'pending' }).in('id', ids).select('id'));
    await rename({ brokerage_name: 'Birch Realty' });
    expect(await getRevision()).toBeUndefined();
    const names = await succeed(rows().select('broker_name').in('id', ids));
    expect(names.map((row) => row.broker_name)).toEqual(['Birch Realty', 'Birch Realty']);
  });
});

it('no name changes the text direction of what follows, however it is entered', async () => {
  const turned = 'Ada \u202egnitsoc on';
  const owner = await person('seller');
  const own = owner.client.from('profiles');
  const names = ['first_name', 'last_name', 'company_name', 'brokerage_name'];
  for (const change of names.map((name): object => ({ [name]: turned }))) {
    await expectInvalid(own.update(change).eq('id', owner.id));
  }
  const workspace = { name: turned, subdomain: `t${owner.id.slice(0, 8)}` };
  await expectInvalid(owner.client.rpc('create_tenant', workspace));
  const vendor = { full_name: 'Ada', company_name: turned, category: 'legal' };
  await expectInvalid(owner.client.rpc('create_vendor', vendor));
  const tags = { ...vendor, company_name: 'Quill', specialization_tags: [turned] };
  await expectInvalid(owner.client.rpc('create_vendor', tags));
  const property = { draft_id: owner.id, content: { values: {}, pictures: [] }, location: turned };
  await expectInvalid(owner.client.rpc('save_seller_profile', property));
  const createdUser = await newUser({ userMetadata: { first_name: turned, last_name: 'Quill' } });
  const { first_name } = await succeed(
    createdUser.client.from('profiles').select('first_name').eq('id', createdUser.id).single(),
  );
  expect(first_name).toBe('Ada gnitsoc on');
});

it.each(['pending', 'approved'] as const)(
  'no line of a listing that is %s changes the text direction of what follows',
  async (approval_status) => {
    const turned = 'Maple \u202etruoC';
    const broker = await subscriber('professional');
    const id = await listingBy(broker.id, { approval_status });
    const image = { listing_id: id, image_url: '/facades/front.webp', image_order: 0 };
    const picture = await succeed(
      service().from('listing_images').insert(image).select('id').single(),
    );
    const listing = broker.client.from('listings');
    for (const column of ['property_name', 'city', 'care_level', 'license_type'])
      await expectInvalid(listing.update({ [column]: turned } as object).eq('id', id));
    const street = { street_address: turned };
    await expectInvalid(
      broker.client.from('listing_addresses').update(street).eq('listing_id', id),
    );
    for (const column of ['alt_text', 'caption'])
      await expectInvalid(
        broker.client
          .from('listing_images')
          .update({ [column]: turned } as object)
          .eq('id', picture.id),
      );
    const held = broker.client.from('revisions').select('id').eq('listing_id', id);
    expect(await succeed(held)).toEqual([]);
  },
);

it("a draft with such a line can't become a listing", async () => {
  const broker = await subscriber('professional');
  const draft_id = crypto.randomUUID();
  const content = { values: {}, pictures: [] };
  await succeed(broker.client.rpc('save_listing_draft', { draft_id, version: 0, content }));
  const line = { property_name: 'Maple Court', city: 'Ames', state: 'IA', property_type: 'ccrc' };
  const submit = (listing: object, street_address = '1 Main Street') =>
    broker.client.rpc('submit_listing', {
      draft_id,
      listing: { ...line, ...listing },
      address: { street_address },
      pictures: [],
    });
  await expectInvalid(submit({ property_name: 'Maple \u2066Court' }));
  await expectInvalid(submit({ city: 'A\u202emes' }));
  await expectInvalid(submit({}, '1 \u202bMain Street'));
  expect((await submit({})).error).toBeNull();
});
