import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { brokerOf, listingBy, type Person, person, succeed } from '../world.ts';

interface Line {
  readonly id: string;
  readonly standing: string;
  readonly note: string;
}
interface Referral {
  readonly id: string;
  readonly name: string | null;
  readonly state: string;
  readonly lead_id: string | null;
  readonly lead_status: string | null;
  readonly fee: number | null;
}
interface Network {
  readonly brokers: readonly Line[];
  readonly referrals: readonly Referral[];
}

let giver: Person;
let taker: Person;
let outsider: Person;
let giverIs: string;
let takerIs: string;

/** Creates a broker in the directory with an active listing. */
async function listed(): Promise<Person> {
  const who = await person('broker');
  const name = `Agent ${randomUUID().slice(0, 8)}`;
  await succeed(service().from('profiles').update({ full_name: name }).eq('id', who.id));
  await listingBy(await brokerOf(who.id));
  return who;
}

beforeAll(async () => {
  [giver, taker, outsider] = [await listed(), await listed(), await listed()];
  [giverIs, takerIs] = [await brokerOf(giver.id), await brokerOf(taker.id)];
});

const codeOf = async (call: PromiseLike<{ error: { code?: string } | null }>) =>
  (await call).error?.code;
const networkOf = async (who: Person) =>
  (await succeed(who.client.rpc('my_network', {}))) as unknown as Network | null;
const connect = (who: Person, to: string) => who.client.rpc('connect_broker', { p_broker_id: to });
const give = (who: Person, to: string, id: string = randomUUID()) =>
  who.client.rpc('give_referral', {
    p_id: id,
    p_broker_id: to,
    p_name: 'Ida Quiet',
    p_interest: 'Two small homes',
    p_percent: 25,
    p_email: 'ida@client.example',
  });
const answerReferral = (who: Person, p_id: string, p_takes: boolean) =>
  who.client.rpc('answer_referral', { p_id, p_takes });

it('two brokers connect when both agree, and each sees only their own notes', async () => {
  expect(await codeOf(give(giver, takerIs))).toBe('HXNWC');
  expect(await succeed(connect(giver, takerIs))).toBe('asked');
  expect(await succeed(connect(giver, takerIs))).toBe('asked');
  expect(await codeOf(give(giver, takerIs))).toBe('HXNWC');
  const getConnectionStatus = async (who: Person, of: string) =>
    (await networkOf(who))?.brokers.find(({ id }) => id === of)?.standing;
  expect(await getConnectionStatus(giver, takerIs)).toBe('asked');
  expect(await getConnectionStatus(taker, giverIs)).toBe('asks');
  expect(await succeed(connect(taker, giverIs))).toBe('connected');
  expect(await getConnectionStatus(giver, takerIs)).toBe('connected');
  expect(await getConnectionStatus(outsider, giverIs)).toBe('none');
  await succeed(
    giver.client.rpc('save_broker_note', { p_broker_id: takerIs, p_note: 'Slow payer' }),
  );
  expect(JSON.stringify(await networkOf(giver))).toContain('Slow payer');
  for (const who of [taker, outsider]) {
    expect(JSON.stringify(await networkOf(who))).not.toContain('Slow payer');
  }
});

it("a declined broker isn't notified and can't ask again", async () => {
  await succeed(connect(outsider, takerIs));
  await succeed(
    taker.client.rpc('disconnect_broker', { p_broker_id: await brokerOf(outsider.id) }),
  );
  expect(await succeed(connect(outsider, takerIs))).toBe('asked');
  const told = (await networkOf(outsider))?.brokers.find(({ id }) => id === takerIs);
  expect(told?.standing).toBe('asked');
  expect(await codeOf(give(outsider, takerIs))).toBe('HXNWC');
});

it('the receiver reads who a referral is about, and the giver its outcome', async () => {
  const id = randomUUID();
  await succeed(give(giver, takerIs, id));
  await succeed(give(giver, takerIs, id));
  const seenBy = async (who: Person) =>
    (await networkOf(who))?.referrals.filter((referral) => referral.id === id);
  expect(await seenBy(taker)).toMatchObject([{ name: null, state: 'offered' }]);
  expect(JSON.stringify(await networkOf(taker))).not.toContain('ida@client.example');
  expect(await seenBy(outsider)).toEqual([]);
  expect(await codeOf(answerReferral(outsider, id, true))).toBe('HXNWG');
  expect(await codeOf(answerReferral(giver, id, true))).toBe('HXNWG');
  const leadId = await succeed(answerReferral(taker, id, true));
  expect(await succeed(answerReferral(taker, id, true))).toBe(leadId);
  const leadQuery = taker.client
    .from('leads')
    .select('name, email, source, status')
    .eq('id', leadId);
  expect(await succeed(leadQuery)).toEqual([
    { name: 'Ida Quiet', email: 'ida@client.example', source: 'referral', status: 'new' },
  ]);
  expect(await succeed(giver.client.from('leads').select('id').eq('id', leadId))).toEqual([]);
  expect(await seenBy(giver)).toMatchObject([{ lead_id: null, lead_status: 'new', fee: null }]);
  expect(await codeOf(answerReferral(giver, id, false))).toBe('HXNWO');
});

it('a network is only for brokers and shows no one outside the directory', async () => {
  const buyer = await person('buyer');
  expect(await networkOf(buyer)).toBeNull();
  expect(await codeOf(connect(buyer, takerIs))).toBe('HXNWB');
  const unlisted = await person('broker');
  expect(await codeOf(connect(giver, await brokerOf(unlisted.id)))).toBe('HXNWN');
  expect(await codeOf(connect(giver, giverIs))).toBe('HXNWN');
});

it('reports a lead once when its deadline passes, and none that was late on arrival', async () => {
  const lead = async (received: number) => {
    const row = { name: 'Late Larry', received_at: new Date(Date.now() - received).toISOString() };
    return (await succeed(taker.client.from('leads').insert(row).select('id').single())).id;
  };
  const overdueLead = await lead(0);
  const old = await lead(7_200_000);
  await queryDatabase(
    `update public.leads set received_at = now() - interval '90 minutes', created_at = now() - interval '90 minutes',
       respond_by = now() - interval '30 minutes' where id = '${overdueLead}'`,
  );
  await queryDatabase('select private.notify_overdue_leads()');
  await queryDatabase('select private.notify_overdue_leads()');
  const notices = await succeed(
    service()
      .from('notifications')
      .select('metadata')
      .eq('user_id', taker.id)
      .eq('kind', 'lead_late'),
  );
  const about = (id: string) =>
    notices.filter(({ metadata }) => JSON.stringify(metadata).includes(id));
  expect([about(overdueLead).length, about(old).length]).toEqual([1, 0]);
});

it("standing terms apply once both agree, set the next referral's share, and are private to the two", async () => {
  const [one, other] = [await listed(), await listed()];
  const [oneIs, otherIs] = [await brokerOf(one.id), await brokerOf(other.id)];
  const id = randomUUID();
  const offer = (who: Person, to: string, more: object = {}) =>
    who.client.rpc('offer_partnership', { p_id: id, p_broker_id: to, p_percent: 30, ...more });
  const reply = (who: Person, p_agrees: boolean) =>
    who.client.rpc('answer_partnership', { p_id: id, p_agrees });
  const termsOf = async (who: Person) => {
    const partners = (await succeed(who.client.rpc('my_partnerships'))) as unknown as {
      readonly terms: { readonly state: string; readonly percent: number } | null;
    }[];
    return partners.map(({ terms }) => terms?.state);
  };
  const shareOf = async (who: Person, of: string) => {
    const network = (await networkOf(who)) as unknown as {
      readonly brokers: readonly { readonly id: string; readonly percent: number | null }[];
    };
    return network.brokers.find((broker) => broker.id === of)?.percent;
  };

  expect(await codeOf(offer(one, otherIs))).toBe('HXPSC');
  await succeed(connect(one, otherIs));
  await succeed(connect(other, oneIs));
  expect(await codeOf(offer(one, otherIs, { p_until: '2020-01-01' }))).toBe('HXPSD');
  expect(await codeOf(offer(one, otherIs, { p_percent: 51 }))).toBe('23514');
  await succeed(offer(one, otherIs));
  await succeed(offer(one, otherIs));
  expect(await codeOf(offer(other, oneIs, { p_id: randomUUID() }))).toBe('HXPST');
  expect(await shareOf(one, otherIs)).toBeNull();
  for (const who of [one, outsider]) expect(await codeOf(reply(who, true))).toBe('HXPSG');
  expect(await codeOf(reply(outsider, false))).toBe('HXPSG');

  await succeed(reply(other, true));
  expect(await shareOf(one, otherIs)).toBe(30);
  expect(await shareOf(other, oneIs)).toBe(30);
  expect(await termsOf(outsider)).toEqual([]);
  await succeed(reply(one, false));
  expect(await shareOf(other, oneIs)).toBeNull();
  expect(await termsOf(other)).toEqual(['ended']);
  expect(await codeOf(reply(other, true))).toBe('HXPSO');
  const told = other.client.from('notifications').select('title').eq('kind', 'partnership');
  expect((await succeed(told)).map(({ title }) => title.split(' ').slice(2, 4).join(' '))).toEqual(
    expect.arrayContaining(['offers you', 'ends your']),
  );
  await succeed(offer(other, oneIs, { p_id: randomUUID() }));
});
