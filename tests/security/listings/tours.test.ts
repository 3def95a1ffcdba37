import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '#shared/database.types.ts';
import { service } from '../../support/backend.ts';
import { listingBy, type Person, person, subscriber, succeed } from '../world.ts';

let seller: Person;
let viewer: Person;
let id: string;
let picture: string;

beforeAll(async () => {
  [seller, viewer] = [await subscriber('professional'), await person('buyer')];
});

beforeEach(async () => {
  id = await listingBy(seller.id);
  const row = { listing_id: id, image_url: '/facades/front.webp', image_order: 0 };
  picture = (await succeed(service().from('listing_images').insert(row).select('id').single())).id;
});

const sceneOf = (changes: object = {}): Record<string, Json> => ({
  id: 'front',
  image_id: picture,
  name: 'Front',
  kind: 'photo',
  heading: 0.5,
  width_feet: null,
  points: [],
  ...changes,
});
const pointOf = (changes: object = {}) => ({
  id: 'p',
  x: 0.5,
  y: 0.5,
  title: 'Door',
  text: '',
  scene_id: null,
  ...changes,
});

interface Saving {
  readonly scenes?: Json;
  readonly is_published?: boolean;
  readonly was?: number;
  readonly listing_id?: string;
}

const save = ({ client }: Person, changes: Saving = {}) =>
  client.rpc('save_property_tour', {
    listing_id: id,
    scenes: [sceneOf()],
    is_published: true,
    was: 0,
    ...changes,
  });
const seenBy = async ({ client }: Pick<Person, 'client'>) =>
  succeed(client.from('property_tours').select('version').eq('listing_id', id));

describe('a tour', () => {
  it('is visible to everyone who can see the listing once it is published', async () => {
    expect(await succeed(save(seller, { is_published: false }))).toBe(1);
    expect(await seenBy(viewer)).toEqual([]);
    expect(await succeed(save(seller, { was: 1 }))).toBe(2);
    expect(await seenBy(viewer)).toEqual([{ version: 2 }]);
  });

  it('is hidden from others when the listing is withdrawn', async () => {
    await succeed(save(seller));
    await service().from('listings').update({ status: 'withdrawn' }).eq('id', id).throwOnError();
    expect(await seenBy(viewer)).toEqual([]);
    expect(await seenBy(seller)).toEqual([{ version: 1 }]);
  });

  it("can't be saved or removed by someone else", async () => {
    await succeed(save(seller));
    expect((await save(viewer, { was: 1, is_published: false })).error?.code).toBe('HXTUG');
    await viewer.client.from('property_tours').delete().eq('listing_id', id);
    expect(await seenBy(seller)).toEqual([{ version: 1 }]);
  });

  it("returns the same response for a missing listing and another seller's", async () => {
    const missing = '00000000-0000-4000-8000-00000000abcd';
    const [unknown, foreign] = [await save(viewer, { listing_id: missing }), await save(viewer)];
    expect(unknown.error).toEqual(foreign.error);
  });

  it('shows only photos of its own listing', async () => {
    const other = await listingBy(seller.id);
    const row = { listing_id: other, image_url: '/facades/other.webp', image_order: 0 };
    const foreign = await succeed(
      service().from('listing_images').insert(row).select('id').single(),
    );
    const scenes = [sceneOf({ image_id: foreign.id })];
    expect((await save(seller, { scenes })).error?.code).toBe('HXTUI');
  });

  it('keeps the newer version if two windows save', async () => {
    await succeed(save(seller));
    const first = { scenes: [sceneOf({ name: 'Entrance' })], was: 1 };
    expect(await succeed(save(seller, first))).toBe(2);
    expect(await succeed(save(seller, first))).toBe(2);
    const second = { scenes: [sceneOf({ name: 'Lobby' })], was: 1 };
    expect((await save(seller, second)).error?.code).toBe('HXTUS');
  });

  it.each([
    ['no scenes', () => []],
    ['an object', () => ({ name: 'Front' })],
    ['41 scenes', () => Array.from({ length: 41 }, () => sceneOf())],
    ['an unknown kind', () => [sceneOf({ kind: 'script' })]],
    ['an unknown field', () => [sceneOf({ href: 'javascript:alert(1)' })]],
    ['an image that is no ID', () => [sceneOf({ image_id: 'x' })]],
    ['a blank name', () => [sceneOf({ name: ' ' })]],
    ['a name with a line break', () => [sceneOf({ name: 'a\nb' })]],
    ['a heading of 2', () => [sceneOf({ heading: 2 })]],
    ['a width of text', () => [sceneOf({ width_feet: '40' })]],
    ['31 points', () => [sceneOf({ points: Array.from({ length: 31 }, () => pointOf()) })]],
    ['a point outside the picture', () => [sceneOf({ points: [pointOf({ x: 1.1 })] })]],
    ['a point without a title', () => [sceneOf({ points: [pointOf({ title: '' })] })]],
    [
      'a point with a text of 601 characters',
      () => [sceneOf({ points: [pointOf({ text: 'x'.repeat(601) })] })],
    ],
    ['a point with a number as text', () => [sceneOf({ points: [pointOf({ text: 7 })] })]],
  ] as const)('rejects %s', async (_what, scenes) => {
    expect((await save(seller, { scenes: scenes() as Json })).error?.code).toBe('HXTUV');
  });
});
