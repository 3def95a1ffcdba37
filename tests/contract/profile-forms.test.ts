import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { person, succeed } from '../security/world.ts';

const broker = {
  full_name: 'Ana María Núñez 🏡',
  brokerage: 'Oak & Elm',
  license_number: 'SAL.1',
  license_state: 'OH',
  years_experience: 7,
  specialization: 'memory-care',
  service_areas: ['OH', 'IN'],
  bio: '<script>alert(1)</script>',
};

describe('broker form', () => {
  test("is saved completely with the license's state, and saving again changes nothing", async () => {
    const { client, id } = await person('broker');
    for (let times = 0; times < 2; times += 1) {
      await succeed(client.rpc('save_broker_profile', broker));
    }
    const { data } = await client
      .from('profiles')
      .select('first_name, last_name, full_name, brokerage_name, bio')
      .eq('id', id)
      .single();
    expect(data).toEqual({
      first_name: 'Ana',
      last_name: 'María Núñez 🏡',
      full_name: broker.full_name,
      brokerage_name: 'Oak & Elm',
      bio: broker.bio,
    });
    const licenses = await client.from('professional_licenses').select('state, number');
    expect(licenses.data).toEqual([{ state: 'OH', number: 'SAL.1' }]);
  });

  test.each([
    ['a blank name', { full_name: '  ' }, 'HXPRN'],
    ['no license', { license_number: '' }, 'HXPRN'],
    ['a state that is none', { license_state: 'Ohio' }, '23514'],
    ['ten thousand characters', { bio: 'x'.repeat(10_000) }, '23514'],
    ['a name that breaks the line', { full_name: 'Ana\nBcc: x' }, '23514'],
    ['a license that turns the text around', { license_number: '1\u202e2' }, '23514'],
  ])('saves nothing with %s', async (_name, wrong, code) => {
    const { client, id } = await person('broker');
    const { error } = await client.rpc('save_broker_profile', { ...broker, ...wrong });
    expect(error?.code).toBe(code);
    const { data } = await client.from('profiles').select('brokerage_name').eq('id', id).single();
    expect(data?.brokerage_name).not.toBe('Oak & Elm');
    expect((await client.from('professional_licenses').select('state')).data).toEqual([]);
  });
});

describe('seller form', () => {
  const content = { values: { property_name: 'Elm Court' }, pictures: [] };

  test('creates one draft however often it is sent, and never overwrites it', async () => {
    const { client } = await person('seller');
    const draft_id = randomUUID();
    const answers = { property_name: 'Elm Court', property_types: ['ccrc'], timeline: 'exploring' };
    const twice = await Promise.all([
      client.rpc('save_seller_profile', { draft_id, content, ...answers }),
      client.rpc('save_seller_profile', { draft_id, content, ...answers }),
    ]);
    expect(twice.map(({ data }) => data)).toEqual([draft_id, draft_id]);
    const later = { draft_id: randomUUID(), content: { values: {} }, timeline: 'immediate' };
    expect((await client.rpc('save_seller_profile', later)).data).toBe(draft_id);
    const drafts = await client.from('listing_drafts').select('id, content');
    expect(drafts.data).toEqual([{ id: draft_id, content }]);
    const saved = await client.from('seller_profiles').select('timeline').single();
    expect(saved.data).toEqual({ timeline: 'immediate' });
  });

  test('is rejected while empty and creates no draft', async () => {
    const { client } = await person('seller');
    const blank = { property_name: ' ', property_types: [], timeline: '' };
    for (const answers of [{}, blank]) {
      const empty = { draft_id: randomUUID(), content: { values: {} }, ...answers };
      expect((await client.rpc('save_seller_profile', empty)).error?.code).toBe('HXPRE');
    }
    expect((await client.from('listing_drafts').select('id')).data).toEqual([]);
    expect((await client.from('seller_profiles').select('user_id')).data).toEqual([]);
  });

  test("rejects another user's draft and options that the form doesn't offer", async () => {
    const { client } = await person('seller');
    const other = await person('seller');
    const draft_id = randomUUID();
    await succeed(other.client.rpc('save_listing_draft', { draft_id, version: 0, content }));
    const stolen = await client.from('seller_profiles').insert({ draft_id });
    expect(stolen.error?.code).toBe('42501');
    const answers = { property_name: 'Elm Court' };
    const rejected = await client.rpc('save_seller_profile', { draft_id, content, ...answers });
    expect(rejected.error?.code).toBe('HXLDG');
    const odd = await client.rpc('save_seller_profile', {
      draft_id: randomUUID(),
      content,
      reason: 'boredom',
    });
    expect(odd.error?.code).toBe('23514');
    expect((await client.from('listing_drafts').select('id')).data).toEqual([]);
  });
});

describe('new vendor', () => {
  test('is a vendor at once with pending status, whatever the form sends', async () => {
    const { client, id } = await person('buyer');
    const vendorInput = {
      full_name: 'Vi Roof',
      company_name: 'Roof & Co',
      category: 'construction',
    };
    const vendorId = await succeed(client.rpc('create_vendor', vendorInput));
    const { data } = await client
      .from('vendors')
      .select('id, verification_status, verified, featured, availability_status, years_experience')
      .eq('user_id', id)
      .single();
    expect(data).toEqual({
      id: vendorId,
      verification_status: 'pending',
      verified: false,
      featured: false,
      availability_status: 'available',
      years_experience: 0,
    });
    const profile = client.from('profiles').select('user_type, full_name').eq('id', id).single();
    expect((await profile).data).toEqual({ user_type: 'vendor', full_name: 'Vi Roof' });
    const again = await client.rpc('create_vendor', vendorInput);
    expect(again.error?.code).toBe('23505');
  });

  test("is created even if the name can't be saved", async () => {
    const { client } = await person('buyer');
    const full_name = 'x'.repeat(300);
    const vendorInput = { full_name, company_name: 'Long & Co', category: 'legal' };
    expect((await client.rpc('create_vendor', vendorInput)).error).toBeNull();
  });
});
