import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isBusinessDay } from '../../../shared/deals/transactions/dates.ts';
import { backend, mailTo, service, uniqueEmail } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import {
  brokerOf,
  listingBy,
  memberOf,
  type Person,
  person,
  succeed,
  tenantOwner,
} from '../world.ts';

/** A Tuesday at noon in Chicago, far enough in the future that nothing else is due. */
const NOON = '2031-03-04T18:00:00Z';

let broker: Person;
let teammate: Person;
let outsider: Person;
let listing: string;

const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;
const meet = async (who: Person, values: object = {}) => {
  const email = uniqueEmail('reader');
  const row = { name: 'Ada Lovelace', state: 'IL', email, tags: ['a'], ...values };
  const { id } = await succeed(who.client.from('contacts').insert(row).select('id').single());
  return { id, email };
};
const write = async (who: Person, values: object = {}) =>
  (
    await succeed(
      who.client
        .from('campaigns')
        .insert({
          name: 'Maple Court',
          listing_id: listing,
          subject: '{community} for {first_name}',
          body: 'Dear {first_name},\n\nsee https://evil.example at {price}.',
          audience: 'tagged',
          audience_tags: ['a'],
          ...values,
        })
        .select('id')
        .single(),
    )
  ).id;
/** Far enough ahead that the running backend's schedule leaves it alone. */
const p_at = new Date(Date.now() + 60 * 86_400_000).toISOString();
const send = (who: Person, p_id: string) => who.client.rpc('send_campaign', { p_id, p_at });
const listEmails = async (campaign: string) =>
  await succeed(service().from('broker_emails').select().eq('campaign_id', campaign));
/** Runs the scheduled job at a given time; returns how many of a campaign's emails were sent. */
async function work(campaign: string, at = NOON) {
  await queryDatabase(
    `update public.broker_emails set due_at = '${at}' where campaign_id = '${campaign}' and status = 'waiting'`,
  );
  const queued = async () =>
    (await listEmails(campaign)).filter(({ queued_at }) => queued_at !== null).length;
  const before = await queued();
  await queryDatabase(`select private.process_broker_emails('${at}')`);
  return (await queued()) - before;
}

beforeAll(async () => {
  [broker, outsider] = await Promise.all([tenantOwner(), tenantOwner()]);
  teammate = await memberOf(broker.tenantId);
  const p_address = '12 Harbor Street, Duluth, MN 55802';
  await succeed(broker.client.rpc('set_postal_address', { p_address }));
  listing = await listingBy(await brokerOf(broker.id), { price: 13_550_000 });
});

beforeEach(({ skip }) => {
  skip(backend().engine !== 'postgres', 'another database is asked beside PGlite');
});

describe("another team's campaign", () => {
  it("can't be read, counted, measured, sent, stopped or tested, and its emails reveal nothing to others", async () => {
    await meet(broker);
    const p_id = await write(broker);
    await succeed(send(broker, p_id));
    const [sentMail] = await listEmails(p_id);
    const { client } = outsider;
    expect(await succeed(client.from('campaigns').select().eq('id', p_id))).toEqual([]);
    expect(await succeed(client.from('broker_emails').select())).toEqual([]);
    expect(await succeed(client.rpc('count_campaigns'))).toBe(0);
    expect(await succeed(client.rpc('campaign_audience', { p_id }))).toEqual([]);
    expect(await succeed(client.rpc('campaign_results', { p_ids: [p_id] }))).toEqual([]);
    for (const call of ['send_campaign', 'stop_campaign', 'test_campaign'] as const) {
      expect(await codeOf(client.rpc(call, { p_id }))).toBe('HXCPG');
    }
    expect(await codeOf(client.rpc('set_email_replied', { p_id: sentMail?.id ?? '' }))).toBe(
      'HXCPN',
    );
    expect(await succeed(teammate.client.rpc('stop_campaign', { p_id }))).toBeGreaterThan(0);
    expect(await listEmails(p_id)).toEqual([]);
  });

  it("can't promote another user's listing", async () => {
    const campaign = { name: 'Theirs', listing_id: listing };
    expect(await codeOf(outsider.client.from('campaigns').insert(campaign))).toBe('HXCPL');
    const { id } = await succeed(
      outsider.client.from('campaigns').insert({ name: 'None' }).select('id').single(),
    );
    expect(await codeOf(send(outsider, id))).toBe('HXCPL');
  });
});

describe('server-only fields', () => {
  it("can't be set by users: a campaign's status and an email's result", async () => {
    const id = await write(broker);
    const change = (values: object) =>
      codeOf(broker.client.from('campaigns').update(values).eq('id', id));
    expect(await change({ status: 'sent' })).toBe('42501');
    expect(await change({ daily_most: 100_000 })).toBe('23514');
    const emailTable = broker.client.from('broker_emails');
    expect(await codeOf(emailTable.update({ status: 'waiting' }).eq('campaign_id', id))).toBe(
      '42501',
    );
  });
});

describe('campaign email', () => {
  it("skips and counts recipients who can't or don't want to receive it, with the reason", async () => {
    const tags = ['left'];
    const dead = uniqueEmail('dead');
    await succeed(service().rpc('record_email_bounce', { address: dead, cause: 'bounce' }));
    const first = await meet(broker, { tags });
    await meet(broker, { tags, email: first.email });
    await meet(broker, { tags, do_not_contact: true });
    await meet(broker, { tags, email: null });
    await meet(broker, { tags, email: dead });
    const suppressedContact = await meet(broker, { tags });
    await queryDatabase(
      `insert into private.email_opt_outs (organization_id, address) values ('${broker.tenantId}', '${suppressedContact.email}')`,
    );
    const p_id = await write(broker, { audience_tags: tags });
    const audience = await succeed(broker.client.rpc('campaign_audience', { p_id }));
    const counts = Object.fromEntries(audience.map(({ reason, contacts }) => [reason, contacts]));
    expect(counts).toEqual({
      null: 1,
      bounced: 1,
      do_not_contact: 1,
      no_address: 1,
      twice: 1,
      unsubscribed: 1,
    });
    expect(await succeed(send(broker, p_id))).toBe(1);
    expect(await codeOf(send(broker, p_id))).toBe('HXCPS');
  });

  it('is sent once despite reruns, injects no header, script or link, and counts only its own link', async () => {
    const tags = ['once'];
    const { email } = await meet(broker, { tags, name: 'Ada\u00a0Lovelace' });
    const p_id = await write(broker, { audience_tags: tags, subject: 'For {first_name}' });
    const broken = broker.client
      .from('campaigns')
      .update({ subject: 'A\r\nBcc: eve@evil.example' });
    expect(await codeOf(broken.eq('id', p_id))).toBe('23514');
    await succeed(
      broker.client
        .from('campaigns')
        .update({ body: '<script>alert(1)</script> {price}\n\nhttps://evil.example' })
        .eq('id', p_id)
        .select('id'),
    );
    await succeed(send(broker, p_id));
    expect([await work(p_id), await work(p_id)]).toEqual([1, 0]);
    const [sentMail] = await vi.waitFor(async () => {
      const mail = await mailTo(email);
      expect(mail).toHaveLength(1);
      return mail;
    });
    expect(sentMail?.text).toContain('$13.6M');
    expect(sentMail?.text).toContain('12 Harbor Street, Duluth, MN 55802');
    expect(sentMail?.text).not.toContain('https://evil.example');
    expect(sentMail?.html).not.toContain('<script>');
    const token = /tracked-link\?token=([\w-]+)/.exec(sentMail?.text ?? '')?.[1] ?? '';
    const follow = (linkToken: string) =>
      fetch(`${backend().url}/functions/v1/tracked-link?token=${linkToken}`, {
        redirect: 'manual',
      });
    const there = (await follow(token)).headers.get('Location') ?? '';
    expect(new URL(there, backend().url).pathname).toBe(`/listing/${listing}/public`);
    const forged = (await follow(`${token}a`)).headers.get('Location') ?? '';
    expect(new URL(forged, backend().url).pathname).toBe('/');
    expect(await listEmails(p_id)).toMatchObject([{ clicks: 1, status: 'sent' }]);
  });

  it("respects business days and hours in the recipient's time zone", async () => {
    const days = await queryDatabase(`
      select d.day::text, private.is_business_day(d.day::date) as is_open
      from generate_series('2026-01-01'::timestamp, '2034-12-31', '1 day') d (day)`);
    const wrong = days.filter(
      ({ day, is_open }) => isBusinessDay(String(day).slice(0, 10)) !== is_open,
    );
    expect(wrong).toEqual([]);
    const times = await queryDatabase(`
      select t.at, z.zone, n.next, extract(hour from n.next at time zone z.zone) as hour,
        private.is_business_day((n.next at time zone z.zone)::date) as is_open, n.next >= t.at as is_later,
        n.next - t.at < interval '5 days' as is_near,
        private.next_email_time(n.next, z.zone, 9, 17) = n.next as stays
      from generate_series('2027-01-01'::timestamptz, '2027-12-31', '317 minutes') t (at)
      cross join (values ('America/New_York'), ('Pacific/Honolulu'), ('America/Phoenix')) z (zone)
      cross join lateral (select private.next_email_time(t.at, z.zone, 9, 17) as next) n
      where not (
        extract(hour from n.next at time zone z.zone) between 9 and 16
        and private.is_business_day((n.next at time zone z.zone)::date) and n.next >= t.at
        and n.next - t.at < interval '5 days' and private.next_email_time(n.next, z.zone, 9, 17) = n.next
      )`);
    expect(times).toEqual([]);
  });

  it('enforces daily limits, at most one email a day per person, and skips those who opted out', async () => {
    const tags = ['limit'];
    const readers = await Promise.all(Array.from({ length: 4 }, () => meet(broker, { tags })));
    const p_id = await write(broker, { audience_tags: tags, daily_most: 2 });
    await succeed(send(broker, p_id));
    const left = broker.client.from('contacts').update({ do_not_contact: true });
    await succeed(left.eq('id', readers[0]?.id ?? '').select('id'));
    expect([await work(p_id), await work(p_id)]).toEqual([2, 0]);
    const states = (await listEmails(p_id)).map(({ status }) => status);
    expect(states.filter((status) => status === 'waiting')).toHaveLength(1);
    expect(states.filter((status) => status === 'skipped')).toHaveLength(1);
    // Another listing, same recipients, same day: no email until tomorrow.
    const other = await listingBy(await brokerOf(broker.id));
    const again = await write(broker, { audience_tags: tags, listing_id: other });
    await succeed(send(broker, again));
    expect(await work(again)).toBe(1);
    expect(await work(again, '2031-03-05T18:00:00Z')).toBe(2);
  });

  it('is not sent for a listing that left the market', async () => {
    const tags = ['sold'];
    await meet(broker, { tags });
    const sold = await listingBy(await brokerOf(broker.id));
    const p_id = await write(broker, { audience_tags: tags, listing_id: sold });
    await succeed(send(broker, p_id));
    await succeed(
      service().from('listings').update({ status: 'withdrawn' }).eq('id', sold).select('id'),
    );
    expect(await work(p_id)).toBe(0);
    expect(await listEmails(p_id)).toMatchObject([{ status: 'skipped', reason: 'off_market' }]);
  });

  it('for a confidential listing contains its teaser, without street, town or name', async () => {
    const covered = await listingBy(await brokerOf(broker.id), { is_confidential: true });
    const p_id = await write(broker, { listing_id: covered, body: '{community}, {place}' });
    await succeed(broker.client.rpc('test_campaign', { p_id }));
    const rows = await succeed(
      service().from('listings').select('property_name, location').eq('id', covered).single(),
    );
    const [facts] = await queryDatabase(
      `select private.build_broker_email_data('${broker.id}', 'a', 'b', 'c', '${covered}', 'd', 'e')::text as said`,
    );
    expect(String(facts?.said)).not.toMatch(/Hidden Lane|55802/);
    expect(JSON.parse(String(facts?.said)).community).toMatchObject({
      name: rows.property_name,
      place: rows.location,
    });
  });
});

it("records an inquiry by a recipient about the listing, and no one else's", async () => {
  const buyer = await person('buyer');
  const [row] = await queryDatabase(`select email from auth.users where id = '${buyer.id}'`);
  const tags = ['asks'];
  await meet(broker, { tags, email: String(row?.email) });
  await meet(broker, { tags });
  const p_id = await write(broker, { audience_tags: tags });
  await succeed(send(broker, p_id));
  await queryDatabase(
    `update public.broker_emails set status = 'sent', queued_at = now() - interval '1 hour' where campaign_id = '${p_id}'`,
  );
  const inquiry = { user_id: buyer.id, broker_id: await brokerOf(broker.id), listing_id: listing };
  await succeed(
    service()
      .from('broker_contacts')
      .insert({ ...inquiry, message: 'Still for sale?' })
      .select('id'),
  );
  const inquired = (await listEmails(p_id)).filter(({ inquired_at }) => inquired_at !== null);
  expect(inquired.map(({ recipient }) => recipient)).toEqual([String(row?.email).toLowerCase()]);
});
