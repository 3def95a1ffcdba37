import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, backend, mailTo, service, uniqueEmail } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, succeed, tenantOwner } from '../world.ts';

let owner: Person;
let teammate: Person;
let stranger: Person;
const marker = `q${randomUUID().slice(0, 8)}`;
const at = () => ({
  begins_at: new Date(Date.now() + 3_600_000).toISOString(),
  ends_at: new Date(Date.now() + 7_200_000).toISOString(),
});
const span = () => ({
  p_from: new Date(Date.now() - 86_400_000).toISOString(),
  p_to: new Date(Date.now() + 86_400_000).toISOString(),
});
const make = async (who: Person, values: object) =>
  await succeed(
    who.client
      .from('events')
      .insert({ ...at(), title: marker, ...values } as never)
      .select()
      .single(),
  );
const between = async ({ client }: Person) =>
  JSON.stringify(await succeed(client.rpc('events_between', span())));
const feedOf = async ({ client }: Person) => succeed(client.rpc('create_calendar_feed'));
const read = (token: string, headers: Record<string, string> = {}) =>
  fetch(`${backend().url}/functions/v1/calendar-feed?token=${token}`, { headers });

beforeAll(async () => {
  [owner, stranger] = await Promise.all([tenantOwner(), tenantOwner()]);
  teammate = await memberOf(owner.tenantId as string);
  await make(owner, { title: `${marker} shared`, attendee_ids: [teammate.id, stranger.id] });
  await make(owner, {
    title: `${marker} kept`,
    place: `${marker} place`,
    sharing: 'private',
    attendee_ids: [teammate.id],
  });
});

describe('a calendar', () => {
  it('shows teammates busy times without private details', async () => {
    const teammateView = await between(teammate);
    expect(teammateView).toContain(`${marker} shared`);
    expect(teammateView).not.toContain(`${marker} kept`);
    expect(teammateView).not.toContain(`${marker} place`);
    const { busy } = JSON.parse(teammateView) as { busy: object[] };
    expect(busy.map((one) => Object.keys(one).toSorted())).toEqual([
      'begins_at ends_at is_all_day owner_id repeat_count repeat_every repeat_on repeat_until repeats skipped time_zone'.split(
        ' ',
      ),
    ]);
  });

  it('shows strangers nothing, not even busy times', async () => {
    const visible = JSON.parse(await between(stranger)) as { events: unknown[]; busy: unknown[] };
    expect(visible).toEqual({ events: [], busy: [] });
    const { data } = await anonymous().rpc('events_between', span());
    expect(data).toBeNull();
  });

  it("can't reference contacts or deals its author can't see, or people outside the team", async () => {
    const contact = await succeed(
      stranger.client.from('contacts').insert({ name: 'Hidden' }).select('id').single(),
    );
    const deal = await succeed(
      stranger.client.from('deals').insert({ name: 'Hidden' }).select('id').single(),
    );
    const refused = async (values: object) =>
      (
        await owner.client
          .from('events')
          .insert({ ...at(), title: 'Probe', ...values })
          .select()
      ).error?.code;
    expect(await refused({ contact_id: contact.id })).toBe('HXDLC');
    expect(await refused({ deal_id: deal.id })).toBe('HXEVD');
    const { attendee_ids } = await make(owner, { attendee_ids: [teammate.id, stranger.id] });
    expect(attendee_ids).toEqual([teammate.id]);
  });

  it("lets no one remove an occurrence from a series they can't edit", async () => {
    const series = await make(owner, { repeats: 'daily', sharing: 'private' });
    const take = (who: Person) =>
      who.client.rpc('detach_occurrence', {
        p_id: series.id,
        p_version: series.version,
        p_day: series.begins_at.slice(0, 10),
        p_new_id: randomUUID(),
        ...{ p_begins_at: series.begins_at, p_ends_at: series.ends_at },
      });
    for (const other of [teammate, stranger]) expect(await succeed(take(other))).toEqual([]);
    const eventQuery = owner.client.from('events').select('version, skipped').eq('id', series.id);
    expect(await succeed(eventQuery)).toEqual([{ version: series.version, skipped: null }]);
  });
});

describe('calendar invitation', () => {
  it("is sent once to the client of the user's own event, without private notes", async () => {
    const email = uniqueEmail('guest');
    const met = (values: object = {}) =>
      succeed(
        owner.client
          .from('contacts')
          .insert({ name: 'Ada', email, ...values })
          .select('id')
          .single(),
      );
    const { id: contact_id } = await met();
    const notes = 'Would go down to eleven million.';
    const { id } = await make(owner, { title: 'Tour of Riverbend', contact_id, notes });
    const invite = (who: Person, p_event_id: string) =>
      who.client.rpc('invite_to_event', { p_event_id });
    const codeOf = async (who: Person, event: string) => (await invite(who, event)).error?.code;
    expect(await codeOf(stranger, id)).toBe('HXEVG');
    expect(await succeed(invite(teammate, id))).not.toContain(email);
    await succeed(invite(owner, id));
    await expect.poll(() => mailTo(email)).toHaveLength(1);
    const [mail] = await mailTo(email);
    expect(mail?.subject).toBe('Invitation: Tour of Riverbend');
    expect(`${mail?.text}${mail?.html}`).not.toContain('eleven million');

    const shy = await met({ email: uniqueEmail('shy'), do_not_contact: true });
    const refused: [object, string][] = [
      [{ contact_id: shy.id }, 'HXCLD'],
      [{}, 'HXEVC'],
      [{ contact_id, repeats: 'daily', repeat_count: 3 }, 'HXEVR'],
      [{ contact_id, begins_at: '2020-01-01T10:00:00Z', ends_at: '2020-01-01T11:00:00Z' }, 'HXEVP'],
    ];
    for (const [values, code] of refused) {
      expect(await codeOf(owner, (await make(owner, values)).id)).toBe(code);
    }
  });
});

describe('a feed', () => {
  it("contains what its owner created or attends, but not others' private events", async () => {
    const own = await (await read(await feedOf(owner))).text();
    expect(own).toContain(`${marker} shared`);
    expect(own).toContain(`${marker} kept`);
    const mates = await (await read(await feedOf(teammate))).text();
    expect(mates).toContain(`${marker} shared`);
    expect(mates).not.toContain(`${marker} kept`);
    const others = await (await read(await feedOf(stranger))).text();
    expect(others).not.toContain(marker);
  });

  it("can't be guessed, and its call is open only to the function", async () => {
    const guesses = ['', 'x', '0'.repeat(64), `${'0'.repeat(63)}%27`, '../../rest'];
    for (const token of guesses) expect((await read(token)).status).toBe(404);
    const token = await feedOf(owner);
    for (const client of [anonymous(), owner.client]) {
      expect((await client.rpc('calendar_feed', { p_token: token })).data).toBeNull();
    }
  });

  it('stops working when revoked, replaced, or while its owner is suspended', async () => {
    const first = await feedOf(teammate);
    const second = await feedOf(teammate);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    const suspended_at = new Date().toISOString();
    const set = (changes: object) =>
      succeed(service().from('profiles').update(changes).eq('id', teammate.id).select('id'));
    await set({ suspended_at });
    expect((await read(second)).status).toBe(404);
    await set({ suspended_at: null });
    expect((await read(second)).status).toBe(200);
    await succeed(teammate.client.rpc('revoke_calendar_feed'));
    expect((await read(second)).status).toBe(404);
  });

  it('is not cached in between, sends a full response only after a change, and is rate limited', async () => {
    const token = await feedOf(stranger);
    const response = await read(token);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('content-type')).toContain('text/calendar');
    const etag = response.headers.get('etag') ?? '';
    expect((await read(token, { 'If-None-Match': etag })).status).toBe(304);
    await make(stranger, { title: 'New' });
    expect((await read(token, { 'If-None-Match': etag })).status).toBe(200);
    await queryDatabase(
      `update private.calendar_feeds set reads = 120 where user_id = '${stranger.id}'`,
    );
    expect((await read(token)).status).toBe(429);
  });
});
