import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, mailTo, newUser, service, uniqueEmail } from '../../support/backend.ts';
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

let broker: Person;
let agentId: string;
let staff: Person;
let outsider: Person;

const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;

/** Creates a sale of the broker's in a status, with one party using this email. */
async function partyOf(email: string | null, { status = 'closed', role = 'buyer' } = {}) {
  const sale = {
    owner_id: broker.id,
    tenant_id: broker.tenantId,
    property_name: 'Birch Hollow',
    state: 'WI',
    price: 9_100_000,
    expected_close: '2026-06-30',
    closed_on: status === 'closed' ? '2026-06-30' : null,
    status,
  };
  const { id: transaction_id } = await succeed(
    service().from('transactions').insert(sale).select('id').single(),
  );
  const row = { transaction_id, role, name: 'Ada Buyer', email };
  return (await succeed(service().from('transaction_parties').insert(row).select('id').single()))
    .id;
}

const requestReview = (who: Person, p_party_id: string, p_id: string = crypto.randomUUID()) =>
  who.client.rpc('ask_for_review', { p_id, p_party_id });

interface ReviewRequest {
  readonly id: string;
  readonly client: Person['client'];
}

/** Creates a user with a confirmed email who has a review request from the broker. */
async function createReviewRequest(): Promise<ReviewRequest> {
  const email = uniqueEmail('client');
  const { client } = await newUser({
    email,
    confirmed: true,
    userMetadata: { user_type: 'buyer' },
  });
  const id = crypto.randomUUID();
  await succeed(requestReview(broker, await partyOf(email), id));
  return { id, client };
}

const write = ({ client, id }: ReviewRequest, fields: Record<string, unknown> = {}) =>
  client.rpc('write_review', {
    p_id: id,
    p_rating: 5,
    p_signed: 'Ada B.',
    p_body: 'Straight about the roof.',
    ...fields,
  });
const shown = async () =>
  (await succeed(anonymous().rpc('agent_reviews', { agent_id: agentId }))) as unknown as {
    readonly count: number;
    readonly reviews: readonly { readonly id: string; readonly reply: string | null }[];
  };

beforeAll(async () => {
  broker = await tenantOwner();
  await succeed(
    service().from('profiles').update({ full_name: 'Zoe Seller' }).eq('id', broker.id).select('id'),
  );
  await succeed(service().from('user_roles').upsert({ user_id: broker.id, role: 'broker' }));
  await listingBy(broker.id);
  agentId = await brokerOf(broker.id);
  [staff, outsider] = [await withRole(await person('buyer'), 'support'), await tenantOwner()];
});

describe('a review', () => {
  it("is requested by email, written by that email's account, reviewed by the team, published, and answered once", async () => {
    const email = uniqueEmail('client');
    const { client } = await newUser({
      email,
      confirmed: true,
      userMetadata: { user_type: 'buyer' },
    });
    const id = crypto.randomUUID();
    const party = await partyOf(email);
    await succeed(requestReview(broker, party, id));
    await succeed(requestReview(broker, party, id));
    await expect.poll(async () => (await mailTo(email)).length).toBe(1);
    expect((await mailTo(email))[0]?.text).toContain('/client-dashboard');

    const reviewRequest = { client, id };
    await succeed(write(reviewRequest, { p_rating: 2 }));
    await succeed(write(reviewRequest));
    expect((await shown()).reviews.map((one) => one.id)).not.toContain(id);
    const own = (await succeed(broker.client.rpc('my_reviews'))) as unknown as { open: unknown[] };
    expect(JSON.stringify(own)).not.toContain('Straight about');
    expect(own.open).toContainEqual(expect.objectContaining({ id, is_written: true }));

    await succeed(staff.client.rpc('decide_review', { p_id: id }));
    expect((await shown()).reviews).toContainEqual(
      expect.objectContaining({ id, rating: 5, signed: 'Ada B.', reply: null }),
    );
    expect(JSON.stringify(await shown())).not.toContain('Birch Hollow');
    expect(await codeOf(write(reviewRequest))).toBe('HXRWR');
    await succeed(broker.client.rpc('reply_to_review', { p_id: id, p_reply: 'Thank you.' }));
    const again = broker.client.rpc('reply_to_review', { p_id: id, p_reply: 'And more.' });
    expect(await codeOf(again)).toBe('HXRWO');
    const notificationQuery = broker.client
      .from('notifications')
      .select('title')
      .eq('kind', 'review_published');
    expect(await succeed(notificationQuery)).toEqual([{ title: 'Ada B. reviewed you' }]);
  });

  it("can't be written by another account, one that never confirmed the email, or a visitor", async () => {
    const reviewRequest = await createReviewRequest();
    expect(await codeOf(write({ ...reviewRequest, client: outsider.client }))).toBe('HXRWA');
    expect(await codeOf(write({ ...reviewRequest, client: broker.client }))).toBe('HXRWA');
    expect(await codeOf(write({ ...reviewRequest, client: anonymous() }))).toBe('42501');
    expect(await succeed(outsider.client.rpc('reviews_to_write'))).toEqual([]);
  });

  it('is decided only by the team, once, and a rejected one shows its author the reason', async () => {
    const reviewRequest = await createReviewRequest();
    const decide = (who: Person, p_reason = '') =>
      who.client.rpc('decide_review', { p_id: reviewRequest.id, p_reason });
    expect(await codeOf(decide(staff))).toBe('HXRWW');
    await succeed(write(reviewRequest));
    expect(await codeOf(decide(broker))).toBe('42501');
    expect(await codeOf(broker.client.rpc('reviews_to_decide'))).toBe('42501');
    await succeed(decide(staff, 'It names the community.'));
    expect(await codeOf(decide(staff))).toBe('HXRWW');
    expect(await succeed(reviewRequest.client.rpc('reviews_to_write'))).toEqual([
      expect.objectContaining({ state: 'refused', reason: 'It names the community.' }),
    ]);
    expect((await shown()).reviews.map(({ id }) => id)).not.toContain(reviewRequest.id);
    const reply = broker.client.rpc('reply_to_review', { p_id: reviewRequest.id, p_reply: 'No.' });
    expect(await codeOf(reply)).toBe('HXRWO');
  });

  it('rejects a two-line signature, a sixth star and overlong text', async () => {
    const reviewRequest = await createReviewRequest();
    for (const fields of [
      { p_rating: 6 },
      { p_rating: 0 },
      { p_signed: 'Ada\nB.' },
      { p_signed: ' ' },
      { p_body: 'x'.repeat(2001) },
    ]) {
      expect(await codeOf(write(reviewRequest, fields)), JSON.stringify(fields)).toBe('23514');
    }
    await succeed(write(reviewRequest, { p_body: '<script>alert(1)</script>' }));
  });
});

describe('asking', () => {
  it("is requested only from parties of the broker's closed sales, once per party", async () => {
    const address = () => uniqueEmail('client');
    const party = await partyOf(address());
    expect(await codeOf(requestReview(outsider, party))).toBe('HXRWN');
    expect(await codeOf(requestReview(broker, await partyOf(address(), { status: 'psa' })))).toBe(
      'HXRWC',
    );
    expect(await codeOf(requestReview(broker, await partyOf(address(), { role: 'lender' })))).toBe(
      'HXRWP',
    );
    expect(await codeOf(requestReview(broker, await partyOf(null)))).toBe('HXRWP');
    await succeed(requestReview(broker, party));
    expect(await codeOf(requestReview(broker, party))).toBe('HXRWT');
  });

  it("is never requested within the broker's own brokerage or from users who opted out of email", async () => {
    const teammate = await memberOf(broker.tenantId);
    for (const { id } of [broker, teammate]) {
      const { email } = await succeed(
        service().from('profiles').select('email').eq('id', id).single(),
      );
      expect(await codeOf(requestReview(broker, await partyOf(email)))).toBe('HXRWS');
    }
    const email = uniqueEmail('client');
    const silent = { name: 'Ada Buyer', email, do_not_contact: true };
    await succeed(broker.client.from('contacts').insert(silent).select('id'));
    expect(await codeOf(requestReview(broker, await partyOf(email)))).toBe('HXCLD');
  });
});
