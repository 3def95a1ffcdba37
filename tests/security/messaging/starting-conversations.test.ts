import { dataErrorMessage } from '#shared/texts/messages.ts';
import '#shared/texts/conversations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { service } from '../../support/backend.ts';
import { startConversation } from '../../support/conversations.ts';
import { brokerOf, listingBy, type Person, person, subscriber, succeed } from '../world.ts';

let ada: Person;
let stranger: Person;

const insert = (who: Person, others: readonly Person[], more: object = {}) =>
  who.client
    .from('chat_conversations')
    .insert({ participants: [who, ...others].map(({ id }) => id), ...more });
const insertCode = async (...args: Parameters<typeof insert>) =>
  (await insert(...args)).error?.code;
const call = (who: Person, to: object) =>
  who.client.rpc('start_conversation', { message: 'May we talk?', ...to });
const group = { conversation_type: 'group' } as const;

/** Creates a broker with an open listing and a public broker ID. */
async function broker(): Promise<Person & { listing: string; broker_id: string }> {
  const who = await person('broker');
  const listing = await listingBy(who.id);
  return { ...who, listing, broker_id: await brokerOf(who.id) };
}

beforeAll(async () => {
  [ada, stranger] = await Promise.all([subscriber('professional'), person('buyer')]);
});

describe('a conversation inserted into the table', () => {
  it("is rejected with a user the caller doesn't know", async () => {
    const rejected = await insert(ada, [stranger]);
    expect(rejected.error?.code).toBe('HXCVP');
    expect(dataErrorMessage({ status: rejected.status, code: 'HXCVP' })).toMatch(/can't join this/);
    expect((await call(ada, { person_id: stranger.id })).error?.code).toBe('HXCVP');
  });

  it('is allowed with a group member, an agent and a verified vendor', async () => {
    const [known, vendor] = await Promise.all([person('buyer'), person('vendor')]);
    await startConversation(service(), [ada.id, known.id, stranger.id], group);
    const company = { user_id: vendor.id, company_name: 'Roofs', category: 'construction' };
    await succeed(service().from('vendors').insert(company).select('id'));
    expect(await insertCode(ada, [vendor])).toBe('HXCVP');
    const verified = { verification_status: 'verified' as const };
    await succeed(service().from('vendors').update(verified).eq('user_id', vendor.id).select('id'));
    for (const who of [known, vendor, await broker()]) {
      expect(await insertCode(ada, [who])).toBeUndefined();
    }
  });

  it("is rejected as a group with people the caller doesn't talk to", async () => {
    const known = await person('buyer');
    await startConversation(service(), [ada.id, known.id]);
    expect(await insertCode(ada, [known, await person('buyer')], group)).toBe('HXCVP');
    expect(await insertCode(ada, [known, await broker()], group)).toBe('HXCVP');
    expect(await insertCode(ada, [known], group)).toBeUndefined();
  });

  it("can't bypass a plan's monthly contacts", async () => {
    const starter = await subscriber('buyer-starter');
    const agent = await broker();
    const { broker_id, listing: listing_id } = agent;
    expect((await call(starter, { broker_id })).error?.code).toBe('HXMBR');
    const rejected = await insert(starter, [agent]);
    expect(rejected.error?.code).toBe('HXMBR');
    expect(dataErrorMessage({ status: rejected.status, code: 'HXMBR' })).toMatch(
      /limits broker contacts/,
    );
    expect(await insertCode(starter, [agent], { listing_id })).toBe('HXMBR');
    // Knowing an agent from a group doesn't change the count.
    await startConversation(service(), [ada.id, starter.id, agent.id], group);
    expect(await insertCode(starter, [agent])).toBe('HXMBR');
    expect((await call(starter, { person_id: agent.id })).error?.code).toBe('HXMBR');
    await succeed(starter.client.rpc('contact_broker', { listing_id, message: 'May we talk?' }));
    expect(await insertCode(starter, [agent])).toBeUndefined();
  });

  it("reaches only a listing's agent, and no one for a confidential one", async () => {
    const [agent, other] = [await broker(), await broker()];
    const secret = await listingBy(agent.id, { is_confidential: true });
    const draft = await listingBy(agent.id, { approval_status: 'pending' });
    const codes = (listing_id: string) =>
      Promise.all([agent, other].map((who) => insertCode(ada, [who], { listing_id })));
    expect(await codes(draft)).toEqual(['HXGON', 'HXGON']);
    expect(await codes(secret)).toEqual(['HXCVP', 'HXCVP']);
    expect(await codes(agent.listing)).toEqual([undefined, 'HXCVP']);
    expect((await call(ada, { broker_id: secret })).error?.code).toBe('HXCVP');
    const inquiry = { listing_id: secret, message: 'What does it cost?' };
    await succeed(ada.client.rpc('contact_broker', inquiry));
    expect(await codes(secret)).toEqual(['23505', 'HXCVP']);
  });

  it('is rejected with 409 if the two already have one', async () => {
    const agent = await broker();
    expect(await insertCode(ada, [agent])).toBeUndefined();
    const again = await insert(ada, [agent]);
    expect(again).toMatchObject({ status: 409, error: { code: '23505' } });
    expect(dataErrorMessage({ status: 409, code: '23505' })).toBe('This already exists.');
  });
});

it('two users who write to each other at once get one conversation', async () => {
  const [one, other] = await Promise.all([subscriber('professional'), subscriber('professional')]);
  await startConversation(service(), [one.id, other.id, ada.id], group);
  const starts = Array.from({ length: 8 }, (_, n) =>
    n % 2 ? call(one, { person_id: other.id }) : call(other, { person_id: one.id }),
  );
  const ids = await Promise.all(starts.map((start) => succeed(start)));
  expect(new Set(ids).size).toBe(1);
  const direct = one.client.from('chat_conversations').select('id');
  expect(await succeed(direct.eq('conversation_type', 'direct'))).toHaveLength(1);
});

it("a user who left a conversation can't be brought back past a plan's contacts", async () => {
  const starter = await subscriber('buyer-starter');
  const agent = await broker();
  await startConversation(service(), [starter.id, agent.id]);
  const { broker_id } = agent;
  expect((await call(starter, { broker_id })).error).toBeNull();
  const [conversation] = await succeed(agent.client.rpc('my_conversations'));
  const conversation_id = conversation?.id ?? expect.unreachable();
  await succeed(agent.client.rpc('leave_conversation', { conversation_id }));
  expect((await call(starter, { broker_id })).error?.code).toBe('HXMBR');
});
