import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import {
  brokerOf,
  listingBy,
  memberOf,
  type Person,
  person,
  succeed,
  tenantOwner,
  withRole,
} from '../world.ts';

let owner: Person;
let record: Person;
let member: Person;
let slug: string;

const saved = {
  is_public: true,
  about: 'Sells homes.',
  phone: '(218) 555-0100',
  license_number: 'MN-1',
  license_state: 'MN',
};
const set = (changes: Record<string, unknown> = {}, by = owner) =>
  by.client.rpc('set_brokerage', { ...saved, ...changes });
const shown = () => succeed(anonymous().rpc('get_brokerage', { slug }));
const desk = ({ client }: Person) => succeed(client.rpc('brokerage_desk', { slug }));
async function succeedOrNull<T>(call: PromiseLike<{ data: T; error: unknown }>): Promise<T> {
  const { data, error } = await call;
  expect(error).toBeNull();
  return data;
}
const pending = { approval_status: 'pending' as const };
const approve = (id: string) =>
  service().from('listings').update({ approval_status: 'approved' }).eq('id', id);

beforeAll(async () => {
  owner = await tenantOwner();
  record = await withRole(await memberOf(owner.tenantId), 'broker_of_record');
  member = await memberOf(owner.tenantId);
  const row = service().from('tenants').select('subdomain').eq('id', owner.tenantId).single();
  slug = (await succeed(row)).subdomain;
});

it('a brokerage is hidden until it opts in, and shows no member without open listings', async () => {
  expect(await shown()).toBeNull();
  await listingBy(member.id, { is_confidential: true });
  await succeed(set());
  const publicJson = JSON.stringify(await shown());
  expect(publicJson).toContain('Sells homes.');
  for (const hidden of [owner.id, record.id, member.id, owner.tenantId])
    expect(publicJson).not.toContain(hidden);
  expect(await shown()).toMatchObject({ agents: [] });
});

it('a broker of record must be a member with that role', async () => {
  const stranger = await withRole(await person('broker'), 'broker_of_record');
  expect((await set({ broker_of_record: member.id })).error?.code).toBe('HXBKR');
  expect((await set({ broker_of_record: stranger.id })).error?.code).toBe('HXBKR');
  expect((await set({}, member)).error?.code).toBe('HXTAD');
  await succeed(set({ broker_of_record: record.id, signs_listings: true }));
});

describe('items awaiting signature', () => {
  let listing: string;
  beforeAll(async () => {
    listing = await listingBy(member.id, pending);
    await brokerOf(member.id);
  });

  it('are visible to supervisors, and to a member only their own', async () => {
    expect(await desk(record)).toMatchObject({ signs: true, waiting: [{ id: listing }] });
    expect(await desk(owner)).toMatchObject({ signs: false, waiting: [{ id: listing }] });
    expect(await desk(member)).toMatchObject({
      supervises: false,
      waiting: [],
      members: [{ user_id: member.id }],
    });
    expect(await desk(await tenantOwner())).toBeNull();
  });

  it('are approved only after the broker of record has signed, and by no one else', async () => {
    expect((await approve(listing)).error?.code).toBe('HXBKW');
    for (const other of [owner, member, await tenantOwner()]) {
      const { error } = await other.client.rpc('sign_off_listing', { listing_id: listing });
      expect(error?.code).toBe('HXBKS');
    }
    const foreign = await listingBy((await person('seller')).id, pending);
    const wrong = await record.client.rpc('sign_off_listing', { listing_id: foreign });
    expect(wrong.error?.code).toBe('HXBKS');
    await succeed(record.client.rpc('sign_off_listing', { listing_id: listing }));
    await succeed(approve(listing));
    expect(await desk(record)).toMatchObject({ waiting: [] });
  });
});

describe('a returned listing', () => {
  let listing: string;
  const comments = { total_beds: 'State the licensed beds.' };
  const returnIt = (by: Person, changes: Record<string, unknown> = {}) =>
    by.client.rpc('return_listing', { listing_id: listing, comments, ...changes });
  const resubmit = (by: Person) => by.client.rpc('resubmit_listing', { listing_id: listing });
  const toSign = ({ client }: Person) =>
    succeedOrNull(client.rpc('get_listing_to_sign', { listing_id: listing }));
  const returned = ({ client }: Person) =>
    succeedOrNull(client.rpc('get_listing_submission', { listing_id: listing }));
  const notices = ({ id }: Person) =>
    succeed(service().from('notifications').select('kind').eq('user_id', id));

  beforeAll(async () => {
    listing = await listingBy(await brokerOf(member.id), pending);
  });

  it('is shown for review only to the broker of record', async () => {
    expect(await toSign(record)).toMatchObject({ listing: { property_name: 'Maple Court' } });
    for (const other of [owner, member, await tenantOwner()])
      expect(await toSign(other)).toBeNull();
    expect(await notices(record)).toContainEqual({ kind: 'listing_to_sign' });
  });

  it('carries plain comments from the broker of record to its member and no one else', async () => {
    for (const other of [owner, member, await tenantOwner()])
      expect((await returnIt(other)).error?.code).toBe('HXBKS');
    expect((await returnIt(record, { comments: {} })).error?.code).toBe('HXBKC');
    for (const hostile of [
      { 'a b': 'x' },
      { city: 5 },
      { city: '\u202Ex' },
      { city: 'x'.repeat(1001) },
    ])
      expect((await returnIt(record, { comments: hostile })).error?.code).toBe('23514');
    await succeedOrNull(returnIt(record));
    expect(await returned(member)).toMatchObject({
      returned: { comments, resubmitted_at: null },
    });
    for (const other of [owner, record, await tenantOwner()])
      expect(await returned(other)).toBeNull();
    expect(await notices(member)).toContainEqual({ kind: 'listing_returned' });
    expect((await approve(listing)).error?.code).toBe('HXBKW');
  });

  it('waits for the signature again once its member sends it', async () => {
    expect((await resubmit(record)).error?.code).toBe('HXGON');
    await succeedOrNull(resubmit(member));
    expect(await toSign(record)).toMatchObject({
      returned: { resubmitted_at: expect.any(String) },
    });
    await succeedOrNull(record.client.rpc('sign_off_listing', { listing_id: listing }));
    expect(await returned(member)).toMatchObject({ is_signed: true, returned: null });
    await succeed(approve(listing));
    expect((await returnIt(record)).error?.code).toBe('HXBKD');
  });
});
