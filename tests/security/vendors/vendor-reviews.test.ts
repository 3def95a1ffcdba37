import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import {
  acceptQuote,
  closeProject,
  createCompletedProject,
  createSentProject,
  createVendor,
  decideReview,
  getNewestRequestId,
  getProject,
  listPendingReviews,
  listVendorReviews,
  readErrorCode,
  replyToReview,
  submitQuote,
  type Vendor,
  writeReview,
} from '../../support/projects.ts';
import { UNUSED_ID } from '../area.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, person, succeed, tenantOwner, withRole } from '../world.ts';

let requester: Person;
let outsider: Person;
let staff: Person;
let rival: Vendor;

const NONE = { id: '', n: 0 };

beforeAll(async () => {
  [requester, outsider, rival] = await Promise.all([
    person('operator'),
    person('operator'),
    createVendor('Oak Roofs'),
  ]);
  staff = await withRole(await person('buyer'), 'support');
});

/** Creates a vendor with one pending review. */
async function reviewed() {
  const vendor = await createVendor('Maple Roofs');
  const project = await createCompletedProject(requester, vendor);
  await succeed(writeReview(requester, project));
  const [pendingReview = NONE] = await listPendingReviews(staff, vendor);
  return { vendor, project, waiting: pendingReview };
}

const runBy = (vendor: Vendor, user_id: string) =>
  succeed(service().from('vendors').update({ user_id }).eq('id', vendor.vendor).select('id'));

describe('writing a review', () => {
  it('is allowed only to the requester, about the vendor they chose, once the work is done', async () => {
    const vendor = await createVendor('Maple Roofs');
    const id = await createSentProject(requester, [vendor, rival]);
    expect(await readErrorCode(writeReview(requester, id))).toBe('HXVRD');
    const request = await getNewestRequestId(vendor);
    await succeed(submitQuote(vendor, request, 70_000));
    await succeed(acceptQuote(requester, request));
    expect(await readErrorCode(writeReview(requester, id))).toBe('HXVRD');
    await succeed(closeProject(requester, id, true));
    for (const who of [outsider, rival, vendor, staff]) {
      expect(await readErrorCode(writeReview(who, id))).toBe('HXPJN');
      expect(await readErrorCode(writeReview(who, UNUSED_ID))).toBe('HXPJN');
    }
    const visitor = { ...outsider, client: anonymous() };
    expect(await readErrorCode(writeReview(visitor, id))).toBe('42501');
    expect(await getProject(requester, id)).toMatchObject({ review: null });

    const cancelled = await createSentProject(requester, [vendor]);
    await succeed(closeProject(requester, cancelled, false));
    expect(await readErrorCode(writeReview(requester, cancelled))).toBe('HXVRD');
  });

  it("is not allowed about oneself or by the vendor's team, even after the profile changes hands", async () => {
    const vendor = await createVendor('Maple Roofs');
    const id = await createCompletedProject(requester, vendor);
    await runBy(vendor, requester.id);
    expect(await readErrorCode(writeReview(requester, id))).toBe('HXVRS');
    const boss = await tenantOwner();
    const teammate = await memberOf(boss.tenantId);
    const teamVendor = await createVendor('Elm Roofs');
    const project = await createCompletedProject(boss, teamVendor);
    await runBy(teamVendor, teammate.id);
    expect(await readErrorCode(writeReview(boss, project))).toBe('HXVRS');
  });

  it('requires plain text, one to five stars and a signature', async () => {
    const vendor = await createVendor('Maple Roofs');
    const id = await createCompletedProject(requester, vendor);
    for (const fields of [
      { p_rating: 0 },
      { p_rating: 6 },
      { p_rating: null },
      { p_signed: '  ' },
      { p_signed: null },
      { p_signed: 'Ada\nL.' },
      { p_signed: 'Ada\u202eL.' },
      { p_signed: 'a'.repeat(81) },
      { p_body: 'Good\u202egpj.exe' },
      { p_body: 'a'.repeat(2001) },
    ]) {
      expect(await readErrorCode(writeReview(requester, id, fields)), JSON.stringify(fields)).toBe(
        '23514',
      );
    }
    expect(await listPendingReviews(staff, vendor)).toEqual([]);
    await succeed(writeReview(requester, id, { p_body: '<script>alert(1)</script>' }));
    const [pendingReview = NONE] = await listPendingReviews(staff, vendor);
    for (const reason of ['a'.repeat(501), 'No\u2066']) {
      expect(await readErrorCode(decideReview(staff, pendingReview, reason))).toBe('23514');
    }
    await succeed(decideReview(staff, pendingReview));
    for (const reply of ['  ', 'a'.repeat(1001), 'Thanks\u202e']) {
      expect(await readErrorCode(replyToReview(vendor, pendingReview.id, reply))).toBe('23514');
    }
  });
});

describe('a pending review', () => {
  it('is decided once, only by staff, in the wording they read', async () => {
    const { vendor, project, waiting } = await reviewed();
    for (const who of [requester, outsider, rival, vendor]) {
      expect(await readErrorCode(decideReview(who, waiting))).toBe('42501');
      expect(await readErrorCode(who.client.rpc('vendor_reviews_to_decide'))).toBe('42501');
    }
    await succeed(writeReview(requester, project, { p_body: 'They stole the copper.' }));
    expect(await readErrorCode(decideReview(staff, waiting))).toBe('HXVRW');
    const [resubmitted = NONE] = await listPendingReviews(staff, vendor);
    await succeed(decideReview(staff, resubmitted, 'Tell it to the police.'));
    expect(await readErrorCode(decideReview(staff, resubmitted))).toBe('HXVRW');
    expect(await readErrorCode(decideReview(staff, { id: UNUSED_ID, n: 1 }))).toBe('HXVRW');
    expect(await listVendorReviews(anonymous(), vendor)).toMatchObject({ count: 0 });
  });

  it("can't be decided by staff who wrote it or are reviewed", async () => {
    const author = await withRole(await person('operator'), 'support');
    const vendor = await createVendor('Maple Roofs');
    await succeed(writeReview(author, await createCompletedProject(author, vendor)));
    const [pendingReview = NONE] = await listPendingReviews(staff, vendor);
    const ofStaff = await withRole(vendor, 'support');
    for (const who of [author, ofStaff]) {
      expect(await listPendingReviews(who, vendor)).toEqual([]);
      expect(await readErrorCode(decideReview(who, pendingReview))).toBe('42501');
    }
  });

  it("is visible only to its author and staff, and can't be replied to", async () => {
    const { vendor, project, waiting } = await reviewed();
    for (const client of [anonymous(), vendor.client, rival.client, staff.client]) {
      expect(await listVendorReviews(client, vendor)).toEqual({
        average: null,
        count: 0,
        reviews: [],
      });
    }
    const own = await succeed(vendor.client.rpc('my_vendor_reviews'));
    expect(own).toMatchObject({ count: 0, reviews: [] });
    expect(await readErrorCode(replyToReview(vendor, waiting.id))).toBe('HXVRO');
    for (const who of [vendor, outsider, staff]) expect(await getProject(who, project)).toBeNull();
  });
});

describe('a published review', () => {
  it('is replied to only by the vendor, and hides its author and project', async () => {
    const { vendor, project, waiting } = await reviewed();
    await succeed(decideReview(staff, waiting));
    for (const who of [requester, outsider, rival, staff]) {
      expect(await readErrorCode(replyToReview(who, waiting.id))).toBe('HXVRO');
    }
    const shown = JSON.stringify(await listVendorReviews(anonymous(), vendor));
    expect(shown).toContain('On time, and clean every evening.');
    for (const secret of [project, requester.id, vendor.id, 'New roof', 'written_at']) {
      expect(shown).not.toContain(secret);
    }
  });

  it('stays with the vendor, even after the profile changes hands, and is hidden with it', async () => {
    const { vendor, waiting } = await reviewed();
    await succeed(decideReview(staff, waiting));
    const heir = await person('vendor');
    await runBy(vendor, heir.id);
    expect(await listVendorReviews(anonymous(), vendor)).toMatchObject({ count: 1 });
    expect(await readErrorCode(replyToReview(vendor, waiting.id))).toBe('HXVRO');
    await succeed(replyToReview(heir, waiting.id));
    const hidden = { verification_status: 'rejected' };
    await succeed(service().from('vendors').update(hidden).eq('id', vendor.vendor).select('id'));
    expect(await listVendorReviews(anonymous(), vendor)).toBeNull();
    expect(await listVendorReviews(rival.client, vendor)).toBeNull();
    expect(await listVendorReviews(heir.client, vendor)).toMatchObject({ count: 1 });
  });

  it('remains after its project is deleted', async () => {
    const { vendor, project, waiting } = await reviewed();
    await succeed(decideReview(staff, waiting));
    await queryDatabase(`delete from private.projects where id = '${project}' returning id::text`);
    expect(await listVendorReviews(anonymous(), vendor)).toMatchObject({
      reviews: [{ signed: 'Ada L.' }],
    });
  });
});
