import { beforeAll, expect, it } from 'vitest';
import { type Person, person, succeed, withRole } from '../security/world.ts';
import { anonymous } from '../support/backend.ts';
import {
  createCompletedProject,
  createVendor,
  decideReview,
  getProject,
  listPendingReviews,
  listVendorReviews,
  readErrorCode,
  replyToReview,
  type Vendor,
  writeReview,
} from '../support/projects.ts';

let requester: Person;
let staff: Person;
let vendor: Vendor;

beforeAll(async () => {
  [requester, staff, vendor] = [
    await person('operator'),
    await withRole(await person('buyer'), 'support'),
    await createVendor('Maple Roofs'),
  ];
});

const notices = async ({ client }: Person) =>
  (await succeed(client.rpc('my_notifications')))
    .filter(({ kind }) => String(kind).startsWith('vendor_review_'))
    .map(({ title }) => title);

it('allows a review after the project, edits until it was read, publication, and one reply', async () => {
  const id = await createCompletedProject(requester, vendor, {
    p_title: 'Roof of Birch Hollow',
    p_place: 'Dayton',
  });
  expect((await getProject(requester, id))?.review).toBeNull();
  for (let time = 0; time < 2; time += 1) {
    await succeed(writeReview(requester, id, { p_rating: 2, p_body: '' }));
  }
  const [first] = await listPendingReviews(staff, vendor);
  expect(first).toMatchObject({ rating: 2, body: null, n: 1 });
  await succeed(writeReview(requester, id));
  expect(await listVendorReviews(anonymous(), vendor)).toEqual({
    average: null,
    count: 0,
    reviews: [],
  });
  expect((await getProject(requester, id))?.review).toMatchObject({ state: 'waiting', rating: 5 });

  const [second = { id: '', n: 0 }] = await listPendingReviews(staff, vendor);
  for (let time = 0; time < 2; time += 1) await succeed(decideReview(staff, second));
  expect(await listPendingReviews(staff, vendor)).toEqual([]);
  for (let time = 0; time < 2; time += 1) await succeed(replyToReview(vendor, second.id));
  expect(await readErrorCode(replyToReview(vendor, second.id, 'And more.'))).toBe('HXVRO');
  await succeed(writeReview(requester, id));
  expect(await readErrorCode(writeReview(requester, id, { p_rating: 1 }))).toBe('HXVRR');

  const shown = await listVendorReviews(anonymous(), vendor);
  expect(shown).toEqual({
    average: 5,
    count: 1,
    reviews: [
      {
        id: second.id,
        category: 'construction',
        signed: 'Ada L.',
        rating: 5,
        body: 'On time, and clean every evening.',
        month: expect.stringMatching(/^\d{4}-\d{2}$/),
        reply: 'Thank you.',
      },
    ],
  });
  const own = await succeed(vendor.client.rpc('my_vendor_reviews'));
  expect(own).toEqual({ ...shown, vendor_id: vendor.vendor });
  expect((await getProject(requester, id))?.review).toMatchObject({
    state: 'published',
    reply: 'Thank you.',
  });
  expect(await notices(vendor)).toEqual(['Ada L. reviewed you']);
});

it('shows a rejected review only to its author, with the reason and without replies', async () => {
  const other = await createVendor('Oak Roofs');
  const id = await createCompletedProject(requester, other);
  await succeed(writeReview(requester, id));
  const [pendingReview = { id: '', n: 0 }] = await listPendingReviews(staff, other);
  for (let time = 0; time < 2; time += 1) {
    await succeed(decideReview(staff, pendingReview, 'It names the community.'));
  }
  expect((await getProject(requester, id))?.review).toMatchObject({
    state: 'refused',
    reason: 'It names the community.',
  });
  expect(await readErrorCode(writeReview(requester, id, { p_rating: 1 }))).toBe('HXVRR');
  expect(await readErrorCode(replyToReview(other, pendingReview.id))).toBe('HXVRO');
  expect(await listVendorReviews(other.client, other)).toMatchObject({ count: 0 });
  expect(await notices(requester)).toEqual(['Your review of Oak Roofs was not published']);
  expect(await notices(other)).toEqual([]);
});
