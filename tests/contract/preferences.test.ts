import { beforeAll, describe, expect, test } from 'vitest';
import { planDelivery } from '#shared/messaging/notifications/delivery-plan.ts';
import { quietHoursEndAt } from '#shared/messaging/notifications/quiet-hours.ts';
import { createScheduleSamples } from '#shared/messaging/notifications/random-schedules.ts';
import { queryDatabase } from '../security/sql.ts';
import { type NewUser, newUser, service } from '../support/backend.ts';

let person: NewUser;
beforeAll(async () => {
  person = await newUser();
});

const save = (fields: object, who = person) =>
  who.client
    .from('notification_preferences')
    .upsert(
      { user_id: who.id, ...fields, updated_at: new Date().toISOString() },
      { onConflict: 'user_id' },
    )
    .select()
    .single();

test("uses the specification's defaults without a row for a user who chose nothing", async () => {
  const fresh = await newUser();
  const read = () =>
    fresh.client.from('notification_preferences').select('*').eq('user_id', fresh.id).single();
  expect((await read()).error?.code).toBe('PGRST116');
  const { data, error } = await save({}, fresh);
  expect(error).toBeNull();
  const defaults = {
    email_enabled: true,
    sms_notifications: false,
    push_notifications: true,
    marketing_emails: false,
    transaction_status_changes: true,
    document_uploads: true,
    milestone_reminders: true,
    deadline_alerts: true,
    participant_activity: false,
    sms_urgent_leads: false,
    sms_urgent_messages: false,
    sms_project_deadlines: false,
    quiet_hours_enabled: false,
    quiet_hours_start: '22:00',
    quiet_hours_end: '08:00',
    timezone: 'UTC',
    digest: 'instant',
    channels: {},
  };
  expect(data).toMatchObject({ user_id: fresh.id, ...defaults });
  const [told] = await queryDatabase('select private.default_preferences() as defaults');
  expect(told?.defaults).toEqual(defaults);
});

test('changes only the given fields when saving again', async () => {
  expect((await save({ document_uploads: false })).error).toBeNull();
  const { data } = await save({ quiet_hours_enabled: true, quiet_hours_start: '21:30:00' });
  expect(data).toMatchObject({
    document_uploads: false,
    quiet_hours_enabled: true,
    quiet_hours_start: '21:30',
    quiet_hours_end: '08:00',
  });
});

test.each([
  { timezone: 'Mars/Olympus' },
  { timezone: 'FOO+5' },
  { timezone: '' },
  { quiet_hours_start: '24:00' },
  { quiet_hours_end: 'noon' },
  { digest: 'weekly' },
  { channels: { inquiry: { email: 'yes' } } },
  { channels: [] },
])('rejects %j as a preference', async (fields) => {
  expect((await save(fields)).error?.code).toBe('23514');
});

test('ends quiet hours at the same time in the database and on desktop', async () => {
  const samples = [...createScheduleSamples(17, 1500)];
  const cases = samples.map(({ hours, at }) => ({
    s: hours.start,
    e: hours.end,
    z: hours.timezone,
    a: at.toISOString(),
  }));
  const rows = await queryDatabase(`
    select extract(epoch from private.get_quiet_hours_end(c.s, c.e, c.z, c.a::timestamptz))::float8 as until
    from jsonb_to_recordset('${JSON.stringify(cases)}') as c (s text, e text, z text, a text)`);
  const wrong = samples.filter(({ hours, at }, number) => {
    const computed = (quietHoursEndAt(hours, at) ?? at).getTime();
    return Math.abs(Number(rows[number]?.until) * 1000 - computed) > 1;
  });
  expect(wrong.slice(0, 3)).toEqual([]);
});

test('schedules deliveries by the same rule as the reference at many random times', async () => {
  const digests = ['instant', 'hourly', 'daily'] as const;
  const samples = [...createScheduleSamples(29, 1500)].map(({ hours, at }, number) => ({
    hours: { ...hours, enabled: number % 4 !== 0 },
    at,
    digest: digests[number % 3] ?? 'instant',
    kind:
      number % 2 === 0 ? 'new_message' : number % 5 === 0 ? 'payment_failed' : 'listing_approved',
  }));
  const cases = samples.map(({ hours, at, digest, kind }, n) => ({
    n,
    p: {
      quiet_hours_enabled: hours.enabled,
      quiet_hours_start: hours.start,
      quiet_hours_end: hours.end,
      timezone: hours.timezone,
      digest,
      channels: { payment_failed: { email: true } },
    },
    k: kind,
    a: at.toISOString(),
  }));
  const rows = await queryDatabase(`
    select extract(epoch from d.at)::float8 as at, d.waits_for
    from jsonb_to_recordset('${JSON.stringify(cases)}') as c (n int, p jsonb, k text, a text),
      lateral private.delivery_plan(
        jsonb_populate_record(null::public.notification_preferences, private.default_preferences() || c.p),
        c.k, 'email', c.a::timestamptz
      ) d
    order by c.n`);
  const wrong = samples.filter(({ hours, at, digest, kind }, number) => {
    const what = {
      channel: 'email',
      isUrgent: kind === 'payment_failed',
      isMessage: kind === 'new_message',
    } as const;
    const computed = planDelivery({ digest, quietHours: hours }, what, at);
    const databaseRow = rows[number];
    return (
      Math.abs(Number(databaseRow?.at) * 1000 - computed.at.getTime()) > 1 ||
      databaseRow?.waits_for !== computed.waitsFor
    );
  });
  expect(rows).toHaveLength(samples.length);
  expect(wrong.slice(0, 3)).toEqual([]);
});

describe('notification by channel', () => {
  const told = async (kind: string, who = person) => {
    const { data, error } = await who.client.rpc('next_delivery_time', { kind });
    expect(error).toBeNull();
    return Object.fromEntries((data ?? []).map(({ channel, at }) => [channel, at]));
  };
  const minutesFromNow = (at: string | undefined) =>
    Math.ceil((Date.parse(at ?? '') - Date.now()) / 60_000 - 0.5) || 0;

  test("follows the kind's default until the user changes it, and is never sent once turned off", async () => {
    const chooser = await newUser();
    expect(await told('inquiry', chooser)).toEqual({
      email: null,
      sms: null,
      desktop: expect.any(String),
    });
    expect(minutesFromNow((await told('new_message', chooser)).email)).toBe(10);
    const channels = { inquiry: { email: true, desktop: false } };
    await save({ channels, sms_notifications: true, sms_urgent_leads: true }, chooser);
    expect(await told('inquiry', chooser)).toEqual({
      email: expect.any(String),
      sms: expect.any(String),
      desktop: null,
    });
    await save({ email_enabled: false, sms_notifications: false }, chooser);
    expect(await told('inquiry', chooser)).toEqual({ email: null, sms: null, desktop: null });
    await save({ email_enabled: true, document_uploads: false }, chooser);
    expect((await told('transaction_document', chooser)).email).toBeNull();
    expect((await told('transaction_status', chooser)).email).not.toBeNull();
  });

  test('waits until quiet hours end unless urgent', async () => {
    const sleeper = await newUser();
    // All hours except the one that starts twelve hours from now.
    const hour = (after: number) =>
      `${String((new Date().getUTCHours() + after) % 24).padStart(2, '0')}:00`;
    const quiet = { quiet_hours_start: hour(13), quiet_hours_end: hour(12) };
    await save(
      {
        quiet_hours_enabled: true,
        ...quiet,
        sms_notifications: true,
        sms_urgent_messages: true,
      },
      sleeper,
    );
    const message = await told('new_message', sleeper);
    expect(minutesFromNow(message.email)).toBeGreaterThan(10 * 60);
    expect(minutesFromNow(message.desktop)).toBeGreaterThan(10 * 60);
    expect(minutesFromNow(message.sms)).toBe(0);
    expect(minutesFromNow((await told('payment_failed', sleeper)).desktop)).toBe(0);
  });

  test('is collected in a digest until the next hour, or eight in the morning', async () => {
    const reader = await newUser();
    await save({ digest: 'hourly' }, reader);
    const { email = '' } = await told('listing_approved', reader);
    expect(new Date(email).getUTCMinutes()).toBe(0);
    await save({ digest: 'daily', timezone: 'America/New_York' }, reader);
    const daily = (await told('listing_approved', reader)).email ?? '';
    const local = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/New_York',
      timeStyle: 'short',
    });
    expect(local.format(new Date(daily))).toBe('08:00');
    expect(minutesFromNow(daily)).toBeLessThanOrEqual(25 * 60);
  });
});

describe('presence', () => {
  const here = (who: NewUser, p_status = 'online') =>
    who.client.rpc('update_user_presence', {
      p_status,
      p_current_page: '/messages',
      p_device_info: { userAgent: 'x', platform: 'y', timestamp: 'z' },
      p_location: { pathname: '/messages', search: '', href: 'http://localhost/messages' },
    });

  test('is shown to conversation partners until hidden or stale', async () => {
    const [ada, ben, stranger] = [await newUser(), await newUser(), await newUser()];
    const { data: talk } = await service()
      .from('chat_conversations')
      .insert({ participants: [ada.id, ben.id] })
      .select('id')
      .single();
    const conversation_id = talk?.id ?? '';
    expect((await here(ada)).error).toBeNull();
    const seen = async (who = ben) =>
      (await who.client.rpc('conversation_presence', { conversation_id })).data;
    expect(await seen()).toMatchObject([{ user_id: ada.id, status: 'online' }]);
    expect(await seen(stranger)).toBeNull();
    const old = { updated_at: new Date(Date.now() - 91_000).toISOString() };
    await service().from('presence').update(old).eq('user_id', ada.id);
    expect(await seen()).toMatchObject([{ status: 'offline' }]);
    await here(ada, 'offline');
    expect(await seen()).toMatchObject([{ status: 'offline' }]);
    await ada.client.from('presence').update({ is_hidden: true }).eq('user_id', ada.id);
    await here(ada);
    expect(await seen()).toEqual([]);
  });

  test("follows a browser's latest report even if it arrives out of order", async () => {
    const ada = await newUser();
    const say = (p_status: string, timestamp: string, userAgent = 'a browser') =>
      ada.client.rpc('update_user_presence', {
        p_status,
        p_device_info: { userAgent, platform: 'x', timestamp },
      });
    const state = async () =>
      (await ada.client.from('presence').select('status').eq('user_id', ada.id)).data?.[0]?.status;
    await say('offline', '2026-11-23T10:00:01.000Z');
    await say('online', '2026-11-23T10:00:00.000Z');
    expect(await state()).toBe('offline');
    await say('online', '2026-11-23T10:00:02.000Z');
    expect(await state()).toBe('online');
    // Another computer has its own clock.
    await say('offline', '2026-11-23T09:00:00.000Z', 'another browser');
    expect(await state()).toBe('offline');
  });

  test('has three states, and none for a missing user', async () => {
    expect((await here(person, 'lurking')).error?.code).toBe('23514');
    const long = { p_status: 'online', p_device_info: { x: 'x'.repeat(3000) } };
    expect((await person.client.rpc('update_user_presence', long)).error?.code).toBe('23514');
  });
});

describe('activity', () => {
  const view = (page_url: string, who = person) =>
    who.client.from('activity_feed').insert({
      user_id: who.id,
      activity_type: 'page_view',
      message: 'Viewed a page',
      metadata: { page_url, device_type: 'desktop', session_id: 's' },
    });
  const pages = async () =>
    (
      (await person.client.from('activity_feed').select('metadata').order('created_at')).data ?? []
    ).map(({ metadata }) => (metadata as { page_url: string }).page_url);

  test('is updated once per page within 3 s, ignoring a second one', async () => {
    for (const page of ['/a', '/a', '/b']) expect((await view(page)).error).toBeNull();
    expect(await pages()).toEqual(['/a', '/b']);
    const earlier = { created_at: new Date(Date.now() - 4000).toISOString() };
    await service().from('activity_feed').update(earlier).eq('user_id', person.id);
    expect((await view('/a')).error).toBeNull();
    expect((await pages()).toSorted()).toEqual(['/a', '/a', '/b']);
  });

  test('is private to the user', async () => {
    const other = await newUser();
    const forged = person.client
      .from('activity_feed')
      .insert({ user_id: other.id, activity_type: 'login' });
    expect((await forged).error?.code).toBe('42501');
    expect((await other.client.from('activity_feed').select()).data).toEqual([]);
  });
});
