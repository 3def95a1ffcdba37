import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { anonymous } from '../../support/backend.ts';
import { PNG } from '../../support/file-samples.ts';
import {
  createCompletedProject,
  createSentProject,
  createVendor,
  getNewestRequestId,
  readErrorCode,
  type Vendor,
} from '../../support/projects.ts';
import { type Person, person, succeed } from '../world.ts';

const TITLE = 'Nine corridors with residents at home';
const SUMMARY = 'Barriers first, one household at a time, in eleven weeks.';
const CALCULATOR = {
  p_title: 'Corridor renovation',
  p_measure: 'unit',
  p_base_cents: 250_000,
  p_rate_cents: 480_000,
  p_least_cents: 0,
  p_usual_quantity: 24,
  p_note: '',
  p_is_published: true,
};

let client: Person;
let vendor: Vendor;
let other: Vendor;

beforeAll(async () => {
  client = await person('operator');
  [vendor, other] = [await createVendor('Shown Roofs'), await createVendor('Curious Roofs')];
});

const save = (who: Person, p_id: string, p_quote_id: string, more: object = {}) =>
  who.client.rpc('save_portfolio_entry', {
    p_id,
    p_quote_id,
    p_title: TITLE,
    p_summary: SUMMARY,
    ...more,
  });
const answer = (who: Person, p_project_id: string, p_consent: string, p_n = 1) =>
  who.client.rpc('answer_portfolio_consent', { p_project_id, p_n, p_consent });
const shown = async (of: Vendor, by = anonymous()) =>
  (await succeed(by.rpc('vendor_portfolio', { vendor_id: of.vendor }))) as unknown as readonly {
    readonly id: string;
    readonly client_name: string | null;
    readonly photos: readonly { readonly path: string }[];
  }[];
const photos = ({ client: own }: Pick<Person, 'client'>) => own.storage.from('vendor-photos');
const canRead = async (who: Pick<Person, 'client'>, path: string) =>
  (await photos(who).download(path)).error === null;

async function upload(who: Person, folder = who.id): Promise<string> {
  const id = randomUUID();
  const sent = await photos(who).upload(`${folder}/${id}`, PNG, { contentType: 'image/png' });
  return sent.error === null ? id : '';
}

/** A finished project in the portfolio with one photo; the client was asked. */
async function arrangeEntry() {
  const project = await createCompletedProject(client, vendor);
  const quote = await getNewestRequestId(vendor);
  const entry = randomUUID();
  await succeed(save(vendor, entry, quote));
  const photo = await upload(vendor);
  await succeed(vendor.client.rpc('add_portfolio_photo', { p_entry_id: entry, p_id: photo }));
  await succeed(vendor.client.rpc('ask_portfolio_consent', { p_id: entry }));
  return { project, quote, entry, path: `${vendor.id}/${photo}` };
}

it('a portfolio is public only while the client allows it', async () => {
  const { project, entry, path } = await arrangeEntry();
  const visitor = { client: anonymous() };
  const isShown = async () => (await shown(vendor)).some(({ id }) => id === entry);
  expect([await isShown(), await canRead(visitor, path), await canRead(other, path)]).toEqual([
    false,
    false,
    false,
  ]);
  expect([await canRead(vendor, path), await canRead(client, path)]).toEqual([true, true]);
  await succeed(answer(client, project, 'unnamed', 2));
  expect([await isShown(), await canRead(visitor, path)]).toEqual([true, true]);
  expect((await shown(vendor)).find(({ id }) => id === entry)?.client_name).toBeNull();
  await succeed(answer(client, project, 'withdrawn', 2));
  expect([await isShown(), await canRead(visitor, path)]).toEqual([false, false]);
  expect(await readErrorCode(vendor.client.rpc('ask_portfolio_consent', { p_id: entry }))).toBe(
    'HXIPC',
  );
});

it('an edit or a new photo after the consent hides the entry until the client allows it again', async () => {
  const { project, quote, entry } = await arrangeEntry();
  await succeed(answer(client, project, 'named', 2));
  await succeed(save(vendor, entry, quote, { p_summary: 'A text that the client has not read.' }));
  expect((await shown(vendor)).some(({ id }) => id === entry)).toBe(false);
  await succeed(vendor.client.rpc('ask_portfolio_consent', { p_id: entry }));
  expect(await readErrorCode(answer(client, project, 'named', 2))).toBe('HXIPV');
  await succeed(answer(client, project, 'named', 3));
  const photo = await upload(vendor);
  await succeed(vendor.client.rpc('add_portfolio_photo', { p_entry_id: entry, p_id: photo }));
  expect((await shown(vendor)).some(({ id }) => id === entry)).toBe(false);
});

it("only the project's client can consent, and only its vendor can show it", async () => {
  const { project, quote, entry } = await arrangeEntry();
  for (const who of [vendor, other, await person('operator')]) {
    expect(await readErrorCode(answer(who, project, 'named', 2))).toBe('HXIPA');
  }
  expect(await readErrorCode(save(other, randomUUID(), quote))).toBe('HXIPF');
  expect(await readErrorCode(save(other, entry, quote))).toBe('HXIPN');
  expect(await readErrorCode(save(vendor, randomUUID(), quote))).toBe('HXIPD');
  await createSentProject(client, [vendor]);
  const unfinished = await getNewestRequestId(vendor);
  expect(await readErrorCode(save(vendor, randomUUID(), unfinished))).toBe('HXIPF');
});

it("photos can't be stored in another folder, attached from there, or shared by a signed link", async () => {
  const { entry, path } = await arrangeEntry();
  expect(await upload(vendor, other.id)).toBe('');
  const foreign = await upload(other);
  const attached = vendor.client.rpc('add_portfolio_photo', { p_entry_id: entry, p_id: foreign });
  expect(await readErrorCode(attached)).toBe('HXRFM');
  expect((await photos(vendor).createSignedUrl(path, 60)).error).not.toBeNull();
  await photos(vendor).remove([path]);
  expect(await canRead(vendor, path)).toBe(true);
});

it('calculators belong to one profile, and unpublished ones are not public', async () => {
  const p_id = randomUUID();
  await succeed(vendor.client.rpc('save_calculator', { p_id, ...CALCULATOR }));
  const taken = other.client.rpc('save_calculator', { p_id, ...CALCULATOR, p_rate_cents: 1 });
  expect(await readErrorCode(taken)).toBe('HXICN');
  await succeed(other.client.rpc('remove_calculator', { p_id }));
  const published = async () =>
    JSON.stringify(
      await succeed(anonymous().rpc('vendor_calculators', { vendor_id: vendor.vendor })),
    );
  expect(await published()).toContain('480000');
  const hidden = { p_id, ...CALCULATOR, p_is_published: false };
  await succeed(vendor.client.rpc('save_calculator', hidden));
  expect(await published()).toBe('[]');
  const member = await person('buyer');
  const saved = member.client.rpc('save_calculator', { ...CALCULATOR, p_id: randomUUID() });
  expect(await readErrorCode(saved)).toBe('42501');
});

it('views count once per session, and not for the vendor itself', async () => {
  const visited = await createVendor('Visited Roofs');
  const today = new Date().toISOString().slice(0, 10);
  const p_session = randomUUID();
  const view = async (session: string) =>
    succeed(
      anonymous().rpc('view_vendor', { vendor_id: visited.vendor, session, source: 'directory' }),
    );
  expect([await view(p_session), await view(p_session)]).toEqual([true, false]);
  expect(await succeed(visited.client.rpc('view_vendor', { vendor_id: visited.vendor }))).toBe(
    false,
  );
  const range = { p_from: today, p_until: today };
  expect(await succeed(visited.client.rpc('vendor_marketing', range))).toMatchObject({
    views: 1,
    by_source: [{ source: 'directory', views: 1 }],
  });
  expect(await succeed((await person('buyer')).client.rpc('vendor_marketing', range))).toBeNull();
});

it('a brochure contains only what the public profile shows', async () => {
  const { entry } = await arrangeEntry();
  const brochure = JSON.stringify(
    await succeed(anonymous().rpc('vendor_brochure', { vendor_id: vendor.vendor })),
  );
  expect(brochure).toContain('Shown Roofs');
  for (const secret of [entry, vendor.id]) expect(brochure).not.toContain(secret);
});
