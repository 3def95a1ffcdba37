import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import { listingBy, type Person, person, subscriber, succeed, withRole } from '../world.ts';

const codeOf = async (call: PromiseLike<{ error: { code?: string } | null }>) =>
  (await call).error?.code;
const CCN = '365777';
const today = new Date().toISOString().slice(0, 10);

const facility = {
  key: CCN,
  name: 'Elm Nursing',
  city: 'Duluth',
  state: 'MN',
  beds: 90,
  ownership: 'For profit',
  changed_owner: false,
  focus: '',
  overall: 4,
  health: 4,
  staffing: 3,
  quality: 5,
  fines: 0,
  fine_total: 0,
};

let admin: Person;
let seller: Person;

const stage = (
  who: Person,
  file_id: string,
  rows: readonly object[],
  file_date = today,
  first_row = 0,
) =>
  who.client.rpc('stage_federal_rows', {
    file_id,
    kind: 'facilities',
    file_date,
    first_row,
    file_rows: rows as never,
  });
async function publish(rows: readonly object[], file_date = today): Promise<string> {
  const file_id = randomUUID();
  await succeed(stage(admin, file_id, rows, file_date));
  await succeed(admin.client.rpc('publish_federal_file', { file_id, rows: rows.length }));
  return file_id;
}
const nursing = async (more: object = {}, ccn: string | null = CCN) => {
  const id = await listingBy(seller.id, { property_type: 'skilled-nursing', ...more });
  await succeed(service().from('listing_details').insert({ listing_id: id, ccn }).select());
  return id;
};
const getCertification = async (who: Pick<Person, 'client'>, listing_id: string) =>
  (await who.client.rpc('listing_certification', { listing_id })).data as {
    facility: object | null;
    differences: { what: string }[];
  } | null;
const visitor = () => ({ client: anonymous() });

beforeAll(async () => {
  admin = await withRole(await person('buyer'), 'admin');
  seller = await subscriber('professional');
  await publish([facility]);
});

describe("a nursing home's federal record", () => {
  it('is imported only by administrators, and invalid rows are rejected', async () => {
    const support = await withRole(await person('buyer'), 'support');
    for (const who of [seller, support]) {
      expect(await codeOf(stage(who, randomUUID(), [{ ...facility, overall: 5 }]))).toBe('42501');
      const file_id = randomUUID();
      for (const call of [
        'preview_federal_file',
        'discard_federal_file',
        'undo_federal_file',
      ] as const)
        expect(await codeOf(who.client.rpc(call, { file_id }))).toBe('42501');
      const asked = { file_id, rows: 1 };
      expect(await codeOf(who.client.rpc('publish_federal_file', asked))).toBe('42501');
    }
    expect(await codeOf(stage(admin, randomUUID(), [{ ...facility, key: '12' }]))).toBe('HXFED');
  });

  it('is visible to everyone on an open listing, and for a confidential one after contacting the broker', async () => {
    const open = await nursing({ licensed_beds: 90 });
    expect(await getCertification(visitor(), open)).toMatchObject({
      facility: { name: 'Elm Nursing', overall: 4 },
      differences: [],
    });
    const covered = await nursing({ is_confidential: true });
    const buyer = await subscriber('professional');
    for (const who of [visitor(), buyer]) expect(await getCertification(who, covered)).toBeNull();
    const params = { listing_id: covered, message: 'May we talk?' };
    await succeed(buyer.client.rpc('contact_broker', params));
    expect(await getCertification(buyer, covered)).toMatchObject({
      facility: { name: 'Elm Nursing' },
    });
    const hidden = await nursing({ approval_status: 'pending' });
    expect(await getCertification(visitor(), hidden)).toBeNull();
  });

  it('is not verified if an entered figure disagrees', async () => {
    const id = await nursing({ licensed_beds: 120 });
    const { differences = [] } = (await getCertification(visitor(), id)) ?? {};
    expect(differences).toEqual([{ what: 'licensed_beds', stated: '120', filed: '90' }]);
  });

  it('is empty if the number is unknown or missing', async () => {
    for (const ccn of ['999999', null]) {
      expect(await getCertification(visitor(), await nursing({}, ccn))).toMatchObject({
        facility: null,
      });
    }
    expect(await getCertification(visitor(), await listingBy(seller.id))).toBeNull();
  });

  it('is logged with its importer once complete', async () => {
    const acts = admin.client
      .from('admin_audit_log')
      .select('action, details')
      .eq('actor_id', admin.id)
      .eq('action', 'data_import');
    const { details } = (await succeed(acts)).at(-1) ?? {};
    expect(details).toEqual({ kind: 'facilities', file_date: today, rows: 1 });
  });

  it('stays unchanged until a newer file is published', async () => {
    const id = await nursing({ licensed_beds: 90 });
    const file_id = randomUUID();
    await succeed(stage(admin, file_id, [{ ...facility, overall: 1 }]));
    expect(await getCertification(visitor(), id)).toMatchObject({ facility: { overall: 4 } });
    expect(await succeed(admin.client.rpc('preview_federal_file', { file_id }))).toMatchObject({
      rows: 1,
      added: 0,
      removed: 0,
      changed: 1,
      replaces: today,
    });
    const asked = { file_id, rows: 2 };
    expect(await codeOf(admin.client.rpc('publish_federal_file', asked))).toBe('HXFEI');
    await succeed(admin.client.rpc('discard_federal_file', { file_id }));
    expect(await codeOf(admin.client.rpc('preview_federal_file', { file_id }))).toBe('HXFEU');
  });

  it('never goes back to an older file, and an undone import restores the one before', async () => {
    const old = randomUUID();
    await succeed(stage(admin, old, [facility], '2020-01-01'));
    const asked = { file_id: old, rows: 1 };
    expect(await codeOf(admin.client.rpc('publish_federal_file', asked))).toBe('HXFEN');
    await succeed(admin.client.rpc('discard_federal_file', { file_id: old }));
    const id = await nursing({ licensed_beds: 90 });
    const file_id = await publish([{ ...facility, overall: 2 }]);
    expect(await getCertification(visitor(), id)).toMatchObject({ facility: { overall: 2 } });
    await succeed(admin.client.rpc('undo_federal_file', { file_id }));
    await succeed(admin.client.rpc('undo_federal_file', { file_id }));
    await publish([facility]);
    expect(await getCertification(visitor(), id)).toMatchObject({ facility: { overall: 4 } });
  });
});

describe("a listing's photo", () => {
  it('is removed only by administrators, immediately, and the broker is notified with the reason', async () => {
    const id = await listingBy(seller.id);
    const insertQuery = service()
      .from('listing_images')
      .insert({ listing_id: id, image_url: '/facades/maple-court.svg' });
    const { id: image_id } = await succeed(insertQuery.select('id').single());
    const remove = (who: Person) =>
      who.client.rpc('remove_picture', { image_id, reason: 'It shows another house.' });
    const support = await withRole(await person('buyer'), 'support');
    for (const who of [seller, support]) expect(await codeOf(remove(who))).toBe('42501');
    expect(await codeOf(remove(admin))).toBeUndefined();
    const left = anonymous().from('listing_images').select('id').eq('listing_id', id);
    expect(await succeed(left)).toEqual([]);
    const why = seller.client.from('removed_photos').select('reason').eq('listing_id', id);
    expect(await succeed(why)).toEqual([{ reason: 'It shows another house.' }]);
  });
});

it("listing stats show only the caller's own listings", async () => {
  const own = await subscriber('professional');
  const listing = await listingBy(own.id);
  await succeed(
    anonymous().rpc('view_listing', { listing_id: listing, session: crypto.randomUUID() }),
  );
  const numbers = (await own.client.rpc('my_listing_numbers')).data as {
    weeks: { views: number }[];
    listings: { id: string; gaps: string[] }[];
  };
  expect(numbers.weeks.at(-1)?.views).toBe(1);
  expect(numbers.listings.map(({ id }) => id)).toEqual([listing]);
  expect(numbers.listings[0]?.gaps).toContain('unit_mix');
  const buyer = await person('buyer');
  expect((await buyer.client.rpc('my_listing_numbers')).data).toBeNull();
});
