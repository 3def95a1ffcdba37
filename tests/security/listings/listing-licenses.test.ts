import { beforeAll, expect, it } from 'vitest';
import { service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { brokerOf, listingBy, type Person, person, succeed } from '../world.ts';

let broker: Person;
let partner: Person;
let listing: string;
let agreement: string;

const approve = () =>
  service().from('listings').update({ approval_status: 'approved' }).eq('id', listing);
const addLicense = ({ id }: Person, state: string, expires_on: string | null = null) =>
  succeed(
    service()
      .from('professional_licenses')
      .upsert({ user_id: id, state, number: 'A-1', expires_on }),
  );
const check = ({ client }: Person, state = 'MN') =>
  succeed(client.rpc('check_listing_license', { state, listing_id: listing }));

async function signCoBrokerage(): Promise<string> {
  const id = crypto.randomUUID();
  const getVersions = async (by: Person) =>
    (await succeed(by.client.rpc('co_brokerage', { p_id: id }))) as unknown as {
      versions: { sha256: string }[];
    };
  await broker.client.rpc('save_co_brokerage', {
    p_id: id,
    p_listing_id: listing,
    p_split_kind: 'percent',
    p_split: 50,
    p_access: 'view',
    p_broker_id: await brokerOf(partner.id),
  });
  await broker.client.rpc('offer_co_brokerage', { p_id: id });
  for (const by of [broker, partner]) {
    const { versions } = await getVersions(by);
    const { error } = await by.client.rpc('sign_co_brokerage', {
      p_id: id,
      p_signature_id: crypto.randomUUID(),
      p_n: 1,
      p_name: 'Ada Lovelace',
      p_drawing: 'M0 0L9 9',
      p_consents: true,
      p_hash: versions[0]?.sha256 ?? '',
    });
    expect(error).toBeNull();
  }
  return id;
}

beforeAll(async () => {
  [broker, partner] = [await person('broker'), await person('broker')];
  listing = await listingBy(await brokerOf(broker.id), { approval_status: 'pending' });
});

it("refuses an unlicensed broker's listing, and an expired license or one of another state", async () => {
  await addLicense(broker, 'WI');
  await addLicense(broker, 'MN', '2020-01-01');
  expect(await check(broker)).toEqual({ needs_license: true, is_licensed: false, co_broker: null });
  expect((await approve()).error?.code).toBe('HXLLI');
});

it('accepts it once a co-broker licensed in the state has signed', async () => {
  agreement = await signCoBrokerage();
  expect((await approve()).error?.code).toBe('HXLLI');
  await addLicense(partner, 'MN');
  expect(await check(broker)).toMatchObject({ co_broker: expect.any(String) });
  expect(await check(partner)).toMatchObject({ co_broker: null });
  await succeed(approve());
});

it('refuses to move an approved listing to a state without a license', async () => {
  const { error } = await service().from('listings').update({ state: 'IA' }).eq('id', listing);
  expect(error?.code).toBe('HXLLI');
});

it('takes the listing off the market when the co-brokerage ends, and tells its broker why', async () => {
  await succeed(partner.client.rpc('end_co_brokerage', { p_id: agreement }));
  const found = service()
    .from('listings')
    .select('approval_status, is_on_market')
    .eq('id', listing);
  expect(await succeed(found.single())).toEqual({
    approval_status: 'rejected',
    is_on_market: false,
  });
  const reviews = broker.client.from('listing_reviews').select('reason').eq('listing_id', listing);
  expect(await succeed(reviews)).toEqual([{ reason: expect.stringMatching(/no license in MN/) }]);
});

it('takes it off the market when the co-brokerage expires', async () => {
  const renewed = await signCoBrokerage();
  await succeed(approve());
  await queryDatabase(
    `update private.co_brokerages set until = current_date - 1 where id = '${renewed}'`,
  );
  await queryDatabase('select private.decline_listings_without_license()');
  const found = service().from('listings').select('approval_status').eq('id', listing);
  expect(await succeed(found.single())).toEqual({ approval_status: 'rejected' });
});

it("requires no license for an owner's own property", async () => {
  const seller = await person('seller');
  const own = await listingBy(await brokerOf(seller.id), { approval_status: 'pending' });
  expect(await check(seller)).toMatchObject({ needs_license: false });
  await succeed(service().from('listings').update({ approval_status: 'approved' }).eq('id', own));
});
