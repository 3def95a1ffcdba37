import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, type SeparateBackend, startSeparateBackend } from '../support/backend.ts';
import { connectorSteps } from '../support/connectors.ts';
import { startVendorStub, type VendorStub } from '../support/vendor-stub.ts';
import { resetZoomData, zoomData, zoomFixture } from '../support/zoom-fixture.ts';

/* Events go the whole way: calendar, sync, meeting, and its link back in the event. Zoom is a local server written from its
   public specification. */

let own: SeparateBackend;
let stub: VendorStub;
let steps: ReturnType<typeof connectorSteps>;

beforeAll(async () => {
  stub = await startVendorStub([zoomFixture]);
  own = await startSeparateBackend({ env: { HAVEN_CONNECTOR_STUB_URL: stub.url } });
  steps = connectorSteps(own, stub);
});
beforeEach(() => {
  resetZoomData();
  Object.assign(stub.state, { refusesRefresh: false, expiresIn: 3600, next: [] });
});
afterAll(async () => {
  stub?.close();
  await own?.close();
});

const SETTINGS = { streams: ['meetings'] };
const HOUR = 3_600_000;
const BEGINS = new Date(Math.ceil(Date.now() / HOUR) * HOUR + 48 * HOUR);

async function addEvent(client: Client, more: object = {}): Promise<string> {
  const { data, error } = await client
    .from('events')
    .insert({
      title: 'Tour of Cedar Court',
      kind: 'tour',
      begins_at: BEGINS.toISOString(),
      ends_at: new Date(BEGINS.getTime() + HOUR).toISOString(),
      time_zone: 'America/Chicago',
      place: 'Cedar Court, Austin',
      sharing: 'private',
      ...more,
    })
    .select('id')
    .single();
  expect(error).toBeNull();
  return data?.id ?? '';
}
const setMeeting = (client: Client, p_event_id: string, p_is_wanted = true) =>
  client.rpc('set_event_meeting', { p_event_id, p_is_wanted });
const linkOf = async (client: Client, id: string) =>
  (await client.from('events').select('join_url').eq('id', id).single()).data?.join_url;
async function connect(client: Client): Promise<string> {
  const id = await steps.connect(client, 'zoom', SETTINGS);
  await steps.settle(client, id);
  return id;
}

describe('Zoom', () => {
  it('creates a meeting for an event, and changes and deletes it with the event', async () => {
    const { client } = await steps.broker();
    const id = await connect(client);
    const event = await addEvent(client);
    expect((await setMeeting(client, event)).error).toBeNull();
    expect((await steps.settle(client, id)).syncs[0]).toMatchObject({ added: 1, refused: 0 });
    expect(zoomData.meetings).toMatchObject([
      {
        topic: 'Tour of Cedar Court',
        type: 2,
        start_time: BEGINS.toISOString().replace('.000Z', 'Z'),
        duration: 60,
        timezone: 'America/Chicago',
        agenda: expect.stringContaining('Cedar Court, Austin'),
      },
    ]);
    const link = `https://us02web.zoom.us/j/${zoomData.meetings[0]?.id}?pwd=abc`;
    expect(await linkOf(client, event)).toBe(link);
    // The link in the event isn't a change of the meeting.
    expect((await steps.sync(client, id)).syncs[0]).toMatchObject({ added: 0, changed: 0 });
    const later = new Date(BEGINS.getTime() + 2 * HOUR).toISOString();
    await client.from('events').update({ title: 'Second tour', ends_at: later }).eq('id', event);
    expect((await steps.settle(client, id)).syncs[0]).toMatchObject({ changed: 1 });
    expect(zoomData.meetings).toMatchObject([{ topic: 'Second tour', duration: 120 }]);
    await client.from('events').update({ deleted_at: new Date().toISOString() }).eq('id', event);
    expect((await steps.settle(client, id)).syncs[0]).toMatchObject({ removed: 1 });
    expect(zoomData.meetings).toEqual([]);
  });

  it('never shows or stores the link of the host', async () => {
    const { client } = await steps.broker();
    const id = await connect(client);
    const event = await addEvent(client);
    await setMeeting(client, event);
    await steps.settle(client, id);
    const rows = await steps.run<{ text: string }>(
      `select to_jsonb(e)::text as text from public.events e where id = '${event}'
       union all select to_jsonb(x)::text from private.connector_exports x
       union all select to_jsonb(m)::text from private.event_meetings m`,
    );
    expect(JSON.stringify(rows)).not.toContain('zak=');
  });

  it('gives a series one meeting without a fixed time, and writes the link into the calendar feed', async () => {
    const { client } = await steps.broker();
    const id = await connect(client);
    const event = await addEvent(client, { repeats: 'weekly', repeat_every: 1 });
    await setMeeting(client, event);
    await steps.settle(client, id);
    expect(zoomData.meetings).toMatchObject([{ type: 3 }]);
    expect(zoomData.meetings[0]).not.toHaveProperty('start_time');
    const { data: token } = await client.rpc('create_calendar_feed');
    const feed = await fetch(`${own.url}/functions/v1/calendar-feed?token=${token}`);
    expect((await feed.text()).replaceAll('\r\n ', '')).toContain(
      `us02web.zoom.us/j/${zoomData.meetings[0]?.id}`,
    );
  });

  it('keeps a link that someone typed, and removes only its own', async () => {
    const { client } = await steps.broker();
    const id = await connect(client);
    const typed = 'https://meet.example/room';
    const [one, two] = [await addEvent(client, { join_url: typed }), await addEvent(client)];
    await setMeeting(client, one);
    await setMeeting(client, two);
    await steps.settle(client, id);
    expect(await linkOf(client, one)).toBe(typed);
    expect(await linkOf(client, two)).toContain('zoom.us');
    await setMeeting(client, one, false);
    await setMeeting(client, two, false);
    await steps.settle(client, id);
    expect(await linkOf(client, one)).toBe(typed);
    expect(await linkOf(client, two)).toBeNull();
    expect(zoomData.meetings).toEqual([]);
  });

  it('creates one meeting even if a response is lost', async () => {
    const { client } = await steps.broker();
    const id = await connect(client);
    const [other, event] = [await addEvent(client), await addEvent(client)];
    await setMeeting(client, other);
    await steps.settle(client, id);
    await setMeeting(client, event);
    stub.state.dropsNextPost = true;
    expect(await steps.settle(client, id)).toMatchObject({ failure: 'vendor_unavailable' });
    expect(await steps.sync(client, id)).toMatchObject({ failure: null });
    expect(zoomData.meetings).toHaveLength(2);
    expect(await linkOf(client, event)).toContain(String(zoomData.meetings[1]?.id));
  });

  it('recreates a meeting that was deleted at Zoom', async () => {
    const { client } = await steps.broker();
    const id = await connect(client);
    const event = await addEvent(client);
    await setMeeting(client, event);
    await steps.settle(client, id);
    zoomData.meetings = [];
    await client.from('events').update({ title: 'Moved' }).eq('id', event);
    await steps.settle(client, id);
    expect(zoomData.meetings).toMatchObject([{ topic: 'Moved' }]);
    expect(await linkOf(client, event)).toContain(String(zoomData.meetings[0]?.id));
  });

  it('can be set only within the event’s workspace, for events its host can see', async () => {
    const { admin, member } = await steps.makeTeam();
    const stranger = await steps.broker();
    const id = await connect(admin.client);
    const own = await addEvent(member.client);
    const shared = await addEvent(member.client, { sharing: 'team' });
    expect((await setMeeting(stranger.client, shared)).error?.code).toBe('HXEVG');
    expect((await setMeeting(member.client, own)).error?.code).toBe('HXZOV');
    expect((await setMeeting(member.client, shared)).error).toBeNull();
    await steps.settle(admin.client, id);
    expect(await linkOf(member.client, shared)).toContain('zoom.us');
    const { data } = await member.client.rpc('get_event_meeting', { p_event_id: shared });
    expect(data).toMatchObject({ is_wanted: true });
    const denied = await stranger.client.rpc('get_event_meeting', { p_event_id: shared });
    expect(denied.error?.code).toBe('HXEVG');
    const lonely = await addEvent(stranger.client);
    expect((await setMeeting(stranger.client, lonely)).error?.code).toBe('HXZOC');
    // An event that its host can't see anymore is left alone.
    await member.client
      .from('events')
      .update({ sharing: 'private', title: 'Secret' })
      .eq('id', shared);
    await steps.sync(admin.client, id);
    expect(zoomData.meetings).toMatchObject([{ topic: 'Tour of Cedar Court' }]);
  });

  it('rejects all-day and past events', async () => {
    const { client } = await steps.broker();
    await connect(client);
    const day = await addEvent(client, { is_all_day: true });
    const past = await addEvent(client, {
      begins_at: '2026-01-04T10:00:00Z',
      ends_at: '2026-01-04T11:00:00Z',
    });
    for (const event of [day, past]) {
      expect((await setMeeting(client, event)).error?.code).toBe('HXZOT');
    }
    expect((await setMeeting(client, randomUUID())).error?.code).toBe('HXEVG');
  });

  it.each([
    ['a script', 'javascript:alert(1)//'],
    ['another site', 'https://zoom.us.evil.example/j/'],
    ['plain HTTP', 'http://us02web.zoom.us/j/'],
    ['a user name', 'https://us02web.zoom.us@evil.example/j/'],
  ])('writes no link to %s', async (_name, link) => {
    const { client } = await steps.broker();
    const id = await connect(client);
    const event = await addEvent(client);
    await setMeeting(client, event);
    zoomData.link = link;
    expect(await steps.settle(client, id)).toMatchObject({ failure: 'invalid_response' });
    expect(await linkOf(client, event)).toBeNull();
  });

  it('waits for Zoom’s limit and needs attention without a permission', async () => {
    const { client } = await steps.broker();
    const id = await connect(client);
    await setMeeting(client, await addEvent(client));
    const limit = { code: 429, message: 'You have reached the maximum per-second rate limit.' };
    stub.state.next = [{ status: 429, body: limit }];
    expect(await steps.settle(client, id)).toMatchObject({ failure: 'rate_limited' });
    const scopes = { code: 4700, message: 'Invalid access token, does not contain scopes.' };
    stub.state.next = [{ status: 400, body: scopes }];
    expect(await steps.sync(client, id)).toMatchObject({
      state: 'attention',
      failure: 'access_denied',
    });
  });
});
