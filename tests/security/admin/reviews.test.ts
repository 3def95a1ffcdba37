import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, mailTo, newUser, service } from '../../support/backend.ts';
import { expectNothing, expectRefused } from '../refusal.ts';
import { queryDatabase } from '../sql.ts';
import { listingBy, type Person, person, subscriber, succeed, withRole } from '../world.ts';

let admin: Person;
beforeAll(async () => {
  admin = await withRole(await person('buyer'), 'admin');
});

const approve = (revision_id: string, decision: 'approved' | 'rejected' = 'approved') =>
  admin.client.rpc('review_revision', { revision_id, decision });

describe("an approved listing can't be changed without review", () => {
  let broker: Person;
  let id: string;
  beforeAll(async () => {
    broker = await subscriber('professional');
    id = await listingBy(broker.id, { price: 10_000_000, description: 'Calm.' });
  });

  const edit = (changes: Record<string, unknown>) =>
    broker.client
      .from('listings')
      .update(changes as never)
      .eq('id', id)
      .select()
      .single();
  const publicly = () => succeed(anonymous().from('listings').select().eq('id', id).single());
  const getPendingRevision = async () => {
    const rows = broker.client.from('revisions').select('id, changes, status');
    const [row] = await succeed(rows.eq('listing_id', id));
    return row;
  };

  it.each([
    ['name', { property_name: 'Call 555-0100' }],
    ['description', { description: 'Message me at once.' }],
    ['place', { city: 'Fargo', state: 'ND' }],
    ['kind and care', { property_type: 'ccrc', care_level: 'All' }],
    ['license', { license_type: 'Hospital' }],
    ['beds', { total_beds: 900, licensed_beds: 900 }],
    ['price, by half', { price: 5_000_000 }],
    ['pictures of a list', { images: ['/facades/other.svg'] }],
  ])('by its %s', async (_what, changes) => {
    const before = await publicly();
    expect(await succeed(edit(changes))).toMatchObject({ property_name: before.property_name });
    expect(await publicly()).toEqual({ ...before, updated_at: expect.any(String) });
    expect(await getPendingRevision()).toMatchObject({ status: 'pending', changes });
  });

  it('and pending changes are visible only to its owner and staff, and withdrawn only by the owner', async () => {
    const row = await getPendingRevision();
    const other = await person('broker');
    await expectNothing(other.client.from('revisions').select().eq('listing_id', id));
    await expectRefused(anonymous().from('revisions').select(), 401);
    const withdrawn = (client: Person['client']) =>
      client
        .from('revisions')
        .delete()
        .eq('id', row?.id ?? '')
        .select('id');
    for (const { client } of [other, admin]) await expectNothing(withdrawn(client));
    for (const { client } of [broker, other]) {
      const decision = { revision_id: row?.id ?? '', decision: 'approved' as const };
      await expectRefused(client.rpc('review_revision', decision));
    }
    expect(await succeed(withdrawn(broker.client))).toHaveLength(1);
  });

  it('but minor fields change at once, and the price within a limit', async () => {
    expect(await succeed(edit({ status: 'under_contract', price: 9_500_000 }))).toMatchObject({
      status: 'under_contract',
      price: 9_500_000,
    });
    expect(await getPendingRevision()).toBeUndefined();
  });

  it('by many small price changes', async () => {
    expect(await succeed(edit({ price: 9_000_000 }))).toMatchObject({ price: 9_000_000 });
    expect(await succeed(edit({ price: 8_600_000 }))).toMatchObject({ price: 9_000_000 });
    expect(await getPendingRevision()).toMatchObject({ changes: { price: 8_600_000 } });
  });

  it.each([
    ['price', 9_000_000, 5_000_000, 8_950_000],
    ['occupancy_rate', 90, 40, 89],
    ['cap_rate', 7, 3, 7.1],
    ['avg_monthly_rate', 5000, 2000, 4900],
  ] as const)(
    'and a large change of its %s is no longer pending once a small one is made',
    async (column, was, large, small) => {
      const listing = await listingBy(broker.id, { [column]: was });
      const set = (value: number) =>
        succeed(
          broker.client
            .from('listings')
            .update({ [column]: value } as never)
            .eq('id', listing)
            .select()
            .single(),
        );
      const asked = () =>
        succeed(broker.client.from('revisions').select('changes').eq('listing_id', listing));
      expect(await set(large)).toMatchObject({ [column]: was });
      expect(await asked()).toEqual([{ changes: { [column]: large } }]);
      expect(await set(small)).toMatchObject({ [column]: small });
      expect(await asked()).toEqual([]);
    },
  );

  it('with values that the listing itself would reject', async () => {
    for (const changes of [{ property_name: ' ' }, { property_name: null }, { price: -1 }]) {
      expect((await edit(changes)).error?.code).toBe('23514');
    }
  });

  it('by adding, changing or removing its address', async () => {
    const rows = () => broker.client.from('listing_addresses');
    const street = async () =>
      succeed(service().from('listing_addresses').select('street_address').eq('listing_id', id));
    const before = await street();
    expect(before).toHaveLength(1);
    await succeed(rows().update({ street_address: '1 Elsewhere' }).eq('listing_id', id));
    expect(await street()).toEqual(before);
    await expectNothing(rows().delete().eq('listing_id', id).select());
    expect(await street()).toEqual(before);
    await rows().upsert({ listing_id: id, street_address: '2 Elsewhere' });
    expect(await street()).toEqual(before);
    expect(await getPendingRevision()).toMatchObject({
      changes: { address: { street_address: '2 Elsewhere' }, price: 8_600_000 },
    });
    expect((await approve((await getPendingRevision())?.id ?? '')).error).toBeNull();
    expect(await street()).toEqual([{ street_address: '2 Elsewhere' }]);
    expect(await publicly()).toMatchObject({ price: 8_600_000 });
    expect(await getPendingRevision()).toBeUndefined();
  });

  it('and its address is no longer pending once it and its location are set back', async () => {
    const listing = await listingBy(broker.id);
    const stored = async () =>
      succeed(
        service()
          .from('listing_addresses')
          .select('street_address, postal_code, latitude, longitude')
          .eq('listing_id', listing),
      );
    const save = (who: Person, address: { street_address: string; postal_code?: string } | null) =>
      who.client.rpc('save_listing_address', { listing_id: listing, address });
    const asked = () =>
      succeed(broker.client.from('revisions').select('id, changes').eq('listing_id', listing));
    const point = { latitude: 41.5, longitude: -81.7 };
    await succeed(
      service().from('listing_addresses').update(point).eq('listing_id', listing).select(),
    );
    const [before] = await stored();
    const { street_address = '', postal_code } = before ?? {};
    const savedAddress = {
      street_address,
      ...(typeof postal_code === 'string' && { postal_code }),
    };
    for (const other of [await person('broker'), await person('buyer')]) {
      expect((await save(other, { street_address: '1 Elsewhere' })).error?.code).toBe('HXGON');
      expect((await save(other, null)).error?.code).toBe('HXGON');
    }
    await expectRefused(
      anonymous().rpc('save_listing_address', { listing_id: listing, address: null }),
      401,
    );
    expect(await succeed(save(broker, { street_address: '1 Elsewhere' }))).toBe('waits');
    expect(await stored()).toEqual([before]);
    expect(await asked()).toMatchObject([
      { changes: { address: { street_address: '1 Elsewhere' } } },
    ]);
    expect(await succeed(save(broker, savedAddress))).toBe('saved');
    expect(await asked()).toEqual([]);
    expect(await succeed(save(broker, null))).toBe('waits');
    expect(await succeed(save(broker, savedAddress))).toBe('saved');
    expect(await asked()).toEqual([]);
    expect((await save(broker, { street_address: ' ' })).error?.code).toBe('23514');
    expect((await save(broker, [] as never)).error?.code).toBe('22023');
    expect(await succeed(save(broker, { ...savedAddress, postal_code: '44101' }))).toBe('waits');
    expect((await approve((await asked())[0]?.id ?? '')).error).toBeNull();
    expect(await stored()).toEqual([{ ...before, ...point, postal_code: '44101' }]);
    // Deleting the stored address also withdraws the pending change.
    await succeed(service().from('listing_addresses').delete().eq('listing_id', listing).select());
    expect(await succeed(save(broker, { street_address: '2 Elsewhere' }))).toBe('waits');
    expect(await succeed(save(broker, null))).toBe('saved');
    expect([await asked(), await stored()]).toEqual([[], []]);
    // On a listing not yet approved, changes apply at once.
    const fresh = await listingBy(broker.id, { approval_status: 'pending' });
    for (const address of [{ street_address: '3 Elsewhere' }, null]) {
      const saved = broker.client.rpc('save_listing_address', { listing_id: fresh, address });
      expect(await succeed(saved)).toBe('saved');
      const rows = service().from('listing_addresses').select('street_address');
      expect(await succeed(rows.eq('listing_id', fresh))).toEqual(
        address === null ? [] : [address],
      );
    }
  });

  it('and is deleted with its address and pending changes', async () => {
    await succeed(edit({ description: 'Gone soon.' }));
    await succeed(broker.client.from('listings').delete().eq('id', id).select('id'));
    const left = service().from('revisions').select('id').eq('listing_id', id);
    expect(await succeed(left)).toEqual([]);
  });

  it('once rejected it returns to review, and the log keeps the decision', async () => {
    const again = await listingBy(broker.id);
    const reject = { listing_id: again, decision: 'rejected' } as const;
    await succeed(admin.client.rpc('review_listing', reject));
    const corrected = broker.client
      .from('listings')
      .update({ description: 'Corrected.' })
      .eq('id', again)
      .select('approval_status, description')
      .single();
    expect(await succeed(corrected)).toEqual({
      approval_status: 'pending',
      description: 'Corrected.',
    });
    await succeed(broker.client.from('listings').delete().eq('id', again).select('id'));
    const log = service().from('admin_audit_log').select('action, target_user_id, actor_id');
    expect(await succeed(log.contains('details', { listing_id: again }))).toEqual([
      { action: 'listing_review', target_user_id: broker.id, actor_id: admin.id },
    ]);
  });
});

it('nothing attached to reviewed content bypasses the review', async () => {
  const children = await queryDatabase(`
    select distinct c.conrelid::regclass::text as name from pg_constraint c
    where c.contype = 'f' and c.confrelid in ('public.listings'::regclass, 'public.vendors'::regclass)
      -- What people say to each other about a listing, and what one keeps of it, is no part of it: only they read it.
      -- A form in which somebody asks about it is a page of its broker's, as a campaign is.
      -- Communities, properties, underwriting models, statements, and watches are private: no page of a listing shows them.
      and c.conrelid not in (
        'public.chat_conversations'::regclass, 'public.saved_listings'::regclass, 'public.deals'::regclass,
        'public.leads'::regclass, 'public.transactions'::regclass, 'public.campaigns'::regclass,
        'public.email_sequences'::regclass, 'public.lead_forms'::regclass, 'public.community_associations'::regclass,
        'public.communities'::regclass, 'public.properties'::regclass, 'public.underwriting_models'::regclass,
        'public.underwriting_statements'::regclass, 'public.watches'::regclass
      )
      and (
        has_any_column_privilege('authenticated', c.conrelid, 'INSERT, UPDATE')
        or has_table_privilege('authenticated', c.conrelid, 'INSERT, UPDATE')
      )
      and not exists (
        select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.conrelid and p.proname like 'revise\\_%'
          and t.tgtype & 2 = 2 and t.tgtype & 28 = 28
      )`);
  expect(children).toEqual([]);
});

/** Public text that changes without a review, and why it needs none. */
const UNREVIEWED: Readonly<Record<string, string>> = {
  'listings.broker_name': 'kept by the server from names that are reviewed themselves',
  'listings.county': 'kept by the server from the city and the state',
  'listings.location': 'made from the city and the state',
  'listings.status': 'one of few words',
  'platform_ratings.category': 'one of few words',
  'platform_ratings.review':
    'what a member thinks of us, shown without a name; nothing was approved',
  'system_settings.setting_key': 'written by administrators alone',
  'system_settings.setting_type': 'written by administrators alone',
  'system_settings.setting_value': 'written by administrators alone',
  'vendors.availability_status': 'one of few words',
  'vendors.states': 'letters of states',
  'vendors.verification_status': 'decided by administrators alone',
};

it('every public text is reviewed when it changes, or needs no review', async () => {
  const columns = await queryDatabase(`
    select c.relname || '.' || a.attname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and a.attnum > 0 and not a.attisdropped
      and has_column_privilege('anon', c.oid, a.attnum, 'SELECT')
      and a.atttypid in (
        'text'::regtype, 'text[]'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'json'::regtype
      )
      and not exists (select from private.list_reviewed_columns(c.relname) m where m.name = a.attname)
    order by name`);
  expect(columns.map(({ name }) => name)).toEqual(Object.keys(UNREVIEWED));
});

describe("a verified vendor can't be changed without review", () => {
  const typed = { company_name: 'Tulip Interiors', category: 'construction' };

  async function verified() {
    const owner = await newUser({ userMetadata: { user_type: 'vendor' } });
    const rows = owner.client.from('vendors');
    const { id } = await succeed(
      rows
        .insert({ ...typed, user_id: owner.id })
        .select('id')
        .single(),
    );
    const decision = { vendor_id: id, verification_status: 'verified' };
    expect((await admin.client.rpc('review_vendor', decision)).error).toBeNull();
    return { ...owner, vendorId: id };
  }
  type Owner = Awaited<ReturnType<typeof verified>>;
  const edit = ({ client, vendorId }: Owner, changes: Record<string, unknown>) =>
    succeed(
      client
        .from('vendors')
        .update(changes as never)
        .eq('id', vendorId)
        .select('company_name, description, category, verification_status')
        .single(),
    );
  const publicly = async ({ vendorId: vendor_id }: Owner) =>
    succeed(anonymous().rpc('get_vendor', { vendor_id }));
  const getPendingRevision = async ({ client, vendorId }: Owner) => {
    const rows = client.from('revisions').select('id, changes, status').eq('vendor_id', vendorId);
    return (await succeed(rows))[0];
  };
  const changes = {
    company_name: 'State Licensing Board',
    category: 'legal',
    description: 'We decide.',
  };

  it('and stays public as it was until an administrator approves', async () => {
    const owner = await verified();
    expect(await edit(owner, changes)).toMatchObject({
      ...typed,
      verification_status: 'verified',
    });
    expect(await publicly(owner)).toMatchObject({ ...typed, description: null });
    const found = await succeed(admin.client.rpc('find_vendors', { status: 'changed' }));
    expect(JSON.stringify(found)).toContain(owner.vendorId);
    const row = await getPendingRevision(owner);
    expect(row).toMatchObject({ changes, status: 'pending' });
    const file = await succeed(admin.client.rpc('vendor_review', { vendor_id: owner.vendorId }));
    expect(file).toMatchObject({ revision: { id: row?.id, changes } });
    expect((await approve(row?.id ?? '')).error).toBeNull();
    expect(await publicly(owner)).toMatchObject({ ...changes, verification_status: 'verified' });
    expect((await approve(row?.id ?? '')).error?.code).toBe('HXPRV');
    const subjects = async () => (await mailTo(owner.email)).map(({ subject }) => subject);
    await expect
      .poll(subjects)
      .toContain('The changes to State Licensing Board are public at Haven Exchange');
  });

  it('and keeps the approved text if the changes are rejected', async () => {
    const owner = await verified();
    await edit(owner, changes);
    expect(
      (await approve((await getPendingRevision(owner))?.id ?? '', 'rejected')).error,
    ).toBeNull();
    expect(await publicly(owner)).toMatchObject(typed);
    expect(await getPendingRevision(owner)).toMatchObject({ status: 'rejected' });
    await edit(owner, { description: 'We fit kitchens.' });
    expect(await getPendingRevision(owner)).toMatchObject({
      status: 'pending',
      changes: { description: 'We fit kitchens.' },
    });
  });

  it('and a change set back to the approved text is no longer pending', async () => {
    const owner = await verified();
    await edit(owner, changes);
    await edit(owner, { description: null });
    const { description: _back, ...rest } = changes;
    expect((await getPendingRevision(owner))?.changes).toEqual(rest);
    await edit(owner, typed);
    expect(await getPendingRevision(owner)).toBeUndefined();
    expect(await publicly(owner)).toMatchObject({ ...typed, description: null });
  });

  it('while capacity changes at once', async () => {
    const owner = await verified();
    const booked = { availability_status: 'unavailable', states: ['OH'] };
    await edit(owner, booked);
    expect(await publicly(owner)).toMatchObject(booked);
    expect(await getPendingRevision(owner)).toBeUndefined();
  });

  it('and a rejected vendor who deletes the profile and reapplies still has that decision', async () => {
    const owner = await verified();
    const rejected = { verification_status: 'rejected' };
    await admin.client.rpc('review_vendor', { vendor_id: owner.vendorId, ...rejected });
    await succeed(owner.client.from('vendors').delete().eq('id', owner.vendorId).select('id'));
    const again = await succeed(
      owner.client
        .from('vendors')
        .insert({ ...typed, company_name: 'Tulip Rooms', user_id: owner.id })
        .select('id, verification_status')
        .single(),
    );
    expect(again.verification_status).toBe('pending');
    const support = await withRole(await person('buyer'), 'support');
    const asked = { vendor_id: again.id };
    expect(await succeed(support.client.rpc('vendor_review', asked))).toMatchObject({
      revision: null,
      history: [
        { details: { after: rejected } },
        { details: { after: { verification_status: 'verified' } } },
      ],
    });
    await expectRefused(owner.client.rpc('vendor_review', asked));
    await expectRefused(anonymous().rpc('vendor_review', asked), 401);
  });
});
