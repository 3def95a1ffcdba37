import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '#shared/database.types.ts';
import { buildModel } from '#shared/listings/models/buildModel.ts';
import { cleanModel } from '#shared/listings/models/cleanModel.ts';
import { readContainer, writeContainer } from '#shared/listings/models/container.ts';
import { anonymous, backend, service } from '../../support/backend.ts';
import { HTML, PNG } from '../../support/file-samples.ts';
import { queryDatabase } from '../sql.ts';
import { listingBy, type Person, person, subscriber, succeed } from '../world.ts';

const BUCKET = 'listing-models';
const TYPE = 'model/gltf-binary';
const BOX = { at: [0, 0, 0], size: [4, 3, 5], color: 0 } as const;
const MODEL = cleanModel(buildModel([BOX], [[1, 1, 1, 1]]));

let seller: Person;
let rival: Person;
let viewer: Person;
let listing: string;
let picture: string;
let model: string;

beforeAll(async () => {
  [seller, rival, viewer] = [
    await subscriber('professional'),
    await subscriber('professional'),
    await person('buyer'),
  ];
});

beforeEach(async () => {
  listing = await listingBy(seller.id);
  picture = await pictureOf(listing);
  model = randomUUID();
});

async function pictureOf(listing_id: string): Promise<string> {
  const row = { listing_id, image_url: '/facades/front.webp', image_order: 0 };
  return (await succeed(service().from('listing_images').insert(row).select('id').single())).id;
}

const upload = (who: Person, path = `${listing}/${model}`, content: string | Uint8Array = MODEL) =>
  who.client.storage.from(BUCKET).upload(path, content, { contentType: TYPE });
const download = ({ client }: Pick<Person, 'client'>) =>
  client.storage.from(BUCKET).download(`${listing}/${model}`);
/** Opens the model as the tour does. */
const open = ({ client }: Pick<Person, 'client'>, listing_id = listing, model_id = model) =>
  client.functions.invoke('tour-model', { body: { listing_id, model_id } });

const sceneOf = (changes: object = {}): Record<string, Json> => ({
  id: 'building',
  image_id: picture,
  name: 'Building',
  kind: 'model',
  heading: 0.5,
  width_feet: null,
  model_id: model,
  is_to_scale: true,
  points: [{ id: 'p', x: 0.5, y: 0.5, z: 0.2, title: 'Door', text: '', scene_id: null }],
  ...changes,
});

let version = 0;
beforeEach(() => {
  version = 0;
});
async function save(scenes: readonly Json[] = [sceneOf()], is_published = true) {
  const answer = await seller.client.rpc('save_property_tour', {
    listing_id: listing,
    scenes: scenes as Json,
    is_published,
    was: version,
  });
  version = answer.data ?? version;
  return answer;
}
async function publish() {
  expect((await upload(seller)).error).toBeNull();
  expect((await save()).error).toBeNull();
}
const canRead = async (who: Pick<Person, 'client'>) => (await open(who)).data !== null;
const canDownload = async (who: Pick<Person, 'client'>) => (await download(who)).data !== null;
const visitor = { client: anonymous() };
const changeListing = (values: object) =>
  service().from('listings').update(values).eq('id', listing).throwOnError();

/** What a response reveals, without its time. */
async function answerOf(pending: ReturnType<typeof open>) {
  const { error } = await pending;
  const response: Response = error.context;
  return [response.status, await response.text(), [...response.headers.keys()].toSorted()];
}

describe('a 3D model of a tour', () => {
  it('is readable by viewers of the listing only while the published tour shows it', async () => {
    expect((await upload(seller)).error).toBeNull();
    expect([await canRead(seller), await canRead(viewer)]).toEqual([true, false]);
    await save([sceneOf()], false);
    expect(await canRead(viewer)).toBe(false);
    await save();
    expect(await canRead(viewer)).toBe(true);
    await save([sceneOf({ kind: 'photo', model_id: null, points: [] })]);
    expect([await canRead(seller), await canRead(viewer)]).toEqual([true, false]);
  });

  it('closes for others when the listing is withdrawn', async () => {
    await publish();
    await service()
      .from('listings')
      .update({ status: 'withdrawn' })
      .eq('id', listing)
      .throwOnError();
    expect([await canRead(seller), await canRead(viewer)]).toEqual([true, false]);
  });

  it('closes for others when the seller removes the tour', async () => {
    await publish();
    await succeed(seller.client.from('property_tours').delete().eq('listing_id', listing).select());
    expect(await canRead(viewer)).toBe(false);
  });

  it('opens for visitors with its content and nothing about its upload', async () => {
    await publish();
    const { data, response } = await open(visitor);
    expect(new Uint8Array(await data.arrayBuffer())).toEqual(new Uint8Array(MODEL));
    const headers = [...(response?.headers.keys() ?? [])];
    expect(headers.filter((name) => /etag|modified|owner/.test(name))).toEqual([]);
  });

  it.each([
    ['the listing is withdrawn', () => changeListing({ status: 'withdrawn' })],
    ['the listing becomes confidential', () => changeListing({ is_confidential: true })],
    ['the listing waits for its review', () => changeListing({ approval_status: 'pending' })],
    ['the tour is unpublished', () => save([sceneOf()], false)],
    [
      'the tour no longer shows it',
      () => save([sceneOf({ kind: 'photo', model_id: null, points: [] })]),
    ],
  ])('closes for visitors when %s, as if it never existed', async (_when, close) => {
    await publish();
    expect(await canRead(visitor)).toBe(true);
    await close();
    const guess = await answerOf(open(visitor, randomUUID(), randomUUID()));
    expect(await answerOf(open(visitor))).toEqual(guess);
    expect(guess[0]).toBe(404);
  });

  it('opens by link for visitors if its listing is link-only', async () => {
    await publish();
    await changeListing({ is_unlisted: true });
    expect([await canRead(visitor), await canRead(viewer)]).toEqual([true, true]);
    expect(await answerOf(open(visitor, randomUUID()))).toEqual(
      await answerOf(open(visitor, listing, randomUUID())),
    );
    await changeListing({ status: 'withdrawn' });
    expect([await canRead(visitor), await canRead(viewer)]).toEqual([false, false]);
  });

  it("can't be read or listed in its bucket by viewers, which would show its upload time", async () => {
    await publish();
    for (const { client } of [visitor, viewer, rival]) {
      const files = client.storage.from(BUCKET);
      expect((await files.download(`${listing}/${model}`)).data).toBeNull();
      expect((await files.info(`${listing}/${model}`)).data).toBeNull();
      for (const folder of [listing, '']) {
        expect((await files.list(folder)).data ?? []).toEqual([]);
      }
    }
  });

  it.each([
    ['no IDs', {}],
    ['a path', { listing_id: '../x', model_id: 'y' }],
    ['a list', { listing_id: [], model_id: {} }],
  ])('rejects a request with %s', async (_what, body) => {
    const { error } = await visitor.client.functions.invoke('tour-model', { body });
    expect(error.context.status).toBe(400);
  });

  it("can't be read, listed, replaced, moved, or removed by another tenant", async () => {
    expect((await upload(seller)).error).toBeNull();
    const files = rival.client.storage.from(BUCKET);
    const path = `${listing}/${model}`;
    expect((await files.download(path)).data).toBeNull();
    expect((await files.list(listing)).data ?? []).toEqual([]);
    expect((await files.update(path, MODEL, { contentType: TYPE })).error).not.toBeNull();
    expect((await files.move(path, `${listing}/${randomUUID()}`)).error).not.toBeNull();
    await files.remove([path]);
    expect([await canRead(rival), await canDownload(seller)]).toEqual([false, true]);
  });

  it('gets no signed link, which would outlive the tour', async () => {
    await publish();
    for (const { client } of [seller, viewer, visitor]) {
      const link = await client.storage.from(BUCKET).createSignedUrl(`${listing}/${model}`, 60);
      expect(link.error).not.toBeNull();
    }
  });

  it("can't be uploaded to a listing of another seller, or outside of a listing", async () => {
    for (const path of [
      `${listing}/${model}`,
      model,
      `${rival.id}/${model}`,
      `${listing}/x/${model}`,
    ]) {
      expect((await upload(rival, path)).error, path).not.toBeNull();
    }
    expect((await upload(seller, `${listing}/front.glb`)).error).not.toBeNull();
  });

  it("can't be replaced, not even by its seller", async () => {
    await publish();
    const files = seller.client.storage.from(BUCKET);
    const path = `${listing}/${model}`;
    expect((await files.update(path, MODEL, { contentType: TYPE })).error).not.toBeNull();
    const upsert = await files.upload(path, MODEL, { contentType: TYPE, upsert: true });
    expect(upsert.error).not.toBeNull();
  });

  it('is removable once no tour shows it', async () => {
    await publish();
    const files = seller.client.storage.from(BUCKET);
    await files.remove([`${listing}/${model}`]);
    expect(await canDownload(seller)).toBe(true);
    await save([sceneOf({ kind: 'photo', model_id: null, points: [] })]);
    await files.remove([`${listing}/${model}`]);
    expect([await canDownload(seller), await canRead(seller)]).toEqual([false, false]);
  });

  it('is shown only from the folder of its own listing', async () => {
    expect((await save()).error?.code).toBe('HXTUM');
    const other = await listingBy(seller.id);
    expect((await upload(seller, `${other}/${model}`)).error).toBeNull();
    expect((await save()).error?.code).toBe('HXTUM');
  });

  it('is limited to 20 files for each listing', async () => {
    await queryDatabase(
      'insert into storage.objects (bucket_id, name, version) ' +
        `select '${BUCKET}', '${listing}/' || gen_random_uuid(), 'x' from generate_series(1, 20)`,
    );
    expect((await upload(seller)).error).not.toBeNull();
  });

  it('is cleaned up a day after no tour shows it', async () => {
    await publish();
    const unused = randomUUID();
    expect((await upload(seller, `${listing}/${unused}`)).error).toBeNull();
    await queryDatabase(
      `update storage.objects set created_at = now() - interval '2 days' where name like '${listing}/%'`,
    );
    const orphans = await succeed(service().rpc('list_orphaned_files', { most: 1000 }));
    const names = orphans.map(({ name }) => name).filter((name) => name.startsWith(listing));
    expect(names).toEqual([`${listing}/${unused}`]);
  });

  it.each([
    ['a model without a file', { model_id: null }],
    ['a file of a photo', { kind: 'photo' }],
    ['a file name that is no ID', { model_id: '../x' }],
    ['a scale of text', { is_to_scale: 'yes' }],
    [
      'a point without a height',
      { points: [{ id: 'p', x: 0, y: 0, title: 'A', text: '', scene_id: null }] },
    ],
    [
      'a point above the model',
      { points: [{ id: 'p', x: 0, y: 0, z: 1.5, title: 'A', text: '', scene_id: null }] },
    ],
  ])('rejects a scene with %s', async (_what, changes) => {
    expect((await upload(seller)).error).toBeNull();
    expect((await save([sceneOf(changes)])).error?.code).toBe('HXTUV');
  });
});

function withAuthor(): Uint8Array {
  const { document, binary } = readContainer(MODEL);
  return writeContainer({ ...Object(document), extras: { author: 'Jane Doe' } }, binary);
}
function withOutsideFile(): Uint8Array {
  const { document, binary } = readContainer(MODEL);
  return writeContainer({ ...Object(document), images: [{ uri: 'https://x.example/a' }] }, binary);
}

/** A hosted project's storage doesn't read content; there, the page checks a model before it draws it. */
describe.skipIf(backend().engine === 'hosted')('an uploaded model', () => {
  it.each<[string, string | Uint8Array, RegExp]>([
    ['a page', HTML, /mime type/i],
    ['a photo', PNG, /mime type/i],
    ['a cut model', MODEL.slice(0, -4), /damaged/],
    ['a model that names its author', withAuthor(), /names, notes/],
    ['a model with a file from the web', withOutsideFile(), /other files/],
    ['a file of 21 MB', new Uint8Array(21_000_000), /exceeded the maximum/i],
  ])('is rejected with a reason if it is %s', async (_what, content, reason) => {
    const { error } = await upload(seller, undefined, content);
    expect(error?.message).toMatch(reason);
  });

  it("can't bypass the check as a copy from another bucket", async () => {
    const source = `${seller.id}/model.txt`;
    const documents = service().storage.from('documents');
    expect((await documents.upload(source, 'x', { contentType: 'text/plain' })).error).toBeNull();
    const copy = await service()
      .storage.from('documents')
      .copy(source, `${listing}/${model}`, { destinationBucket: BUCKET });
    expect(copy.error).not.toBeNull();
  });
});
