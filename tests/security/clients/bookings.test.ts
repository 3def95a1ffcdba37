import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anonymous, backend, mailTo, service, uniqueEmail } from '../../support/backend.ts';
import { clearTicketLimits, queryDatabase } from '../sql.ts';
import { type Client, memberOf, type Person, person, succeed, uniqueSubdomain } from '../world.ts';

const DAY_MS = 86_400_000;
const EVERY_DAY = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'].map((day) => `${day} 09:00-17:00`);
const PAGE = {
  is_open: true,
  title: 'A first talk',
  place: 'By phone',
  minutes: 60,
  buffer_minutes: 0,
  notice_hours: 0,
  days_ahead: 30,
  time_zone: 'America/Chicago',
  hours: EVERY_DAY,
};

let broker: Person;
let teammate: Person;
let outsider: Person;

interface Read {
  readonly times: readonly string[];
}

const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;
const open = async (who: Person, more: object = {}) => {
  const saved = await succeed(
    who.client.rpc('save_booking_page', { p_page: { ...PAGE, ...more } as never }),
  );
  return (saved as { id: string }).id;
};
const read = async (page_id: string) =>
  (await succeed(anonymous().rpc('booking_page', { page_id }))) as unknown as Read;
const bookTime = (
  page_id: string,
  begins_at: string,
  more: object = {},
  by: Client = anonymous(),
) =>
  by.rpc('book_time', {
    page_id,
    begins_at,
    request_id: crypto.randomUUID(),
    name: 'Grace Guest',
    email: uniqueEmail('guest'),
    seconds: 40,
    ...more,
  });
/** Returns a free time some days from now. */
async function freeTime(page: string, at = 20): Promise<string> {
  const { times } = await read(page);
  return times[at] ?? '';
}
const eventsOf = (who: Person, begins_at: string) =>
  succeed(
    who.client
      .from('events')
      .select('id, title, contact_id, sharing, begins_at, notes')
      .eq('begins_at', begins_at)
      .is('deleted_at', null),
  );
async function linkIn(recipient: string): Promise<string> {
  const mail = await vi.waitFor(async () => {
    const [found] = await mailTo(recipient);
    expect(found).toBeDefined();
    return found;
  });
  return decodeURIComponent(/booking=([\w%-]+)/.exec(mail?.text ?? '')?.[1] ?? '');
}

beforeAll(async () => {
  const alone = await person('broker');
  const team = { name: 'Harbor House', subdomain: uniqueSubdomain() };
  broker = { ...alone, tenantId: await succeed(alone.client.rpc('create_tenant', team)) };
  teammate = await memberOf(broker.tenantId);
  outsider = await person('broker');
});

beforeEach(clearTicketLimits);

describe('booking page data', () => {
  it('shows when its broker is free, never why they are busy', async () => {
    const page = await open(broker);
    const first = await freeTime(page);
    const hour = Date.parse(first);
    const secret = { title: 'Sale of Maple Court', notes: 'Secret words', place: '12 Hidden Lane' };
    await succeed(
      broker.client
        .from('events')
        .insert({
          ...secret,
          begins_at: first,
          ends_at: new Date(hour + 1_800_000).toISOString(),
          sharing: 'private',
        })
        .select('id'),
    );
    const result = await succeed(anonymous().rpc('booking_page', { page_id: page }));
    expect((result as unknown as Read).times).not.toContain(first);
    expect(Object.keys(result as object).toSorted()).toEqual(
      [
        'by',
        'company',
        'intro',
        'minutes',
        'place',
        'time_zone',
        'times',
        'title',
        'until',
      ].toSorted(),
    );
    for (const hiddenText of ['Maple', 'Secret', 'Hidden', broker.id]) {
      expect(JSON.stringify(result)).not.toContain(hiddenText);
    }
    expect(await codeOf(bookTime(page, first))).toBe('HXBKT');
  });

  it('enforces hours, length, gaps, notice and the last day for any requested time', async () => {
    const page = await open(outsider, { minutes: 30, buffer_minutes: 60, days_ahead: 10 });
    const { times } = await read(page);
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Chicago',
      hour: 'numeric',
      hourCycle: 'h23',
    });
    for (const at of times) {
      expect(Number(clock.format(new Date(at)))).toBeGreaterThanOrEqual(9);
      expect(Number(clock.format(new Date(at)))).toBeLessThan(17);
      expect(Date.parse(at)).toBeLessThan(Date.now() + 10 * DAY_MS);
    }
    const [at = ''] = times.slice(-1);
    const moved = (ms: number) => new Date(Date.parse(at) + ms).toISOString();
    for (const wrong of [
      moved(60_000),
      moved(10 * 3_600_000),
      moved(20 * DAY_MS),
      '2020-01-01T15:00:00Z',
    ]) {
      expect(await codeOf(bookTime(page, wrong))).toBe('HXBKT');
    }
    const middle = times[5] ?? '';
    await succeed(bookTime(page, middle));
    const near = (await read(page)).times.filter(
      (time) => Math.abs(Date.parse(time) - Date.parse(middle)) < 90 * 60_000,
    );
    expect(near).toEqual([]);
  });

  it('is empty while the page is closed or its owner has no access', async () => {
    const page = await open(outsider, { is_open: false });
    expect(await read(page)).toBeNull();
    expect(await codeOf(bookTime(page, new Date(Date.now() + DAY_MS).toISOString()))).toBe('HXBKG');
    await open(outsider);
    expect(await read(page)).not.toBeNull();
    const suspend = (at: string | null) =>
      succeed(
        service().from('profiles').update({ suspended_at: at }).eq('id', outsider.id).select('id'),
      );
    await suspend(new Date().toISOString());
    expect(await read(page)).toBeNull();
    await suspend(null);
  });
});

describe('a time', () => {
  it('gives a time requested by several to one, and counts a repeat as one booking', async () => {
    const page = await open(broker);
    const at = await freeTime(page, 30);
    const results = await Promise.all(Array.from({ length: 6 }, () => bookTime(page, at)));
    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
    expect(results.flatMap(({ error }) => error?.code ?? [])).toEqual(Array(5).fill('HXBKT'));
    expect(await eventsOf(broker, at)).toHaveLength(1);
    const other = await freeTime(page, 40);
    const request = { request_id: crypto.randomUUID(), email: uniqueEmail('twice') };
    for (const _ of [1, 2]) {
      expect(Date.parse(await succeed(bookTime(page, other, request)))).toBe(Date.parse(other));
    }
    expect(await eventsOf(broker, other)).toHaveLength(1);
  });

  it('assigns a booking to a client known by any email, or else creates one lead with its source', async () => {
    const page = await open(broker);
    const email = uniqueEmail('known');
    const contact = await succeed(
      teammate.client
        .from('contacts')
        .insert({ name: 'Known', more_emails: [`home: ${email}`] })
        .select('id')
        .single(),
    );
    const at = await freeTime(page, 12);
    await succeed(bookTime(page, at, { email: email.toUpperCase() }));
    expect(await eventsOf(broker, at)).toMatchObject([{ contact_id: contact.id }]);
    const leads = (address: string) =>
      succeed(broker.client.from('leads').select('source, status, name').eq('email', address));
    expect(await leads(email)).toEqual([]);
    const stranger = uniqueEmail('stranger');
    for (const place of [14, 16]) {
      await succeed(
        bookTime(page, await freeTime(page, place), { email: stranger, name: 'New Person' }),
      );
    }
    expect(await leads(stranger)).toEqual([
      { source: 'booking', status: 'new', name: 'New Person' },
    ]);
    // A signed-in user's booking doesn't reveal their account to anyone, and another team can't read it.
    expect(await eventsOf(outsider, at)).toEqual([]);
  });

  it("is not matched to another team's client with the same email", async () => {
    const page = await open(broker);
    const email = uniqueEmail('theirs');
    await succeed(outsider.client.from('contacts').insert({ name: 'Theirs', email }).select('id'));
    const at = await freeTime(page, 18);
    await succeed(bookTime(page, at, { email }));
    expect(await eventsOf(broker, at)).toMatchObject([{ contact_id: null }]);
  });
});

describe("an email's booking link", () => {
  it('moves and cancels its own booking, shows no others, and expires with it', async () => {
    const page = await open(broker);
    const email = uniqueEmail('mover');
    const at = await freeTime(page, 22);
    await succeed(bookTime(page, at, { email }));
    const token = await linkIn(email);
    const to = await freeTime(page, 24);
    const shown = await succeed(anonymous().rpc('get_booking_by_token', { token }));
    expect(shown).toMatchObject({ title: 'A first talk' });
    expect(JSON.stringify(shown)).not.toContain(email);
    await succeed(anonymous().rpc('change_booking', { token, begins_at: to }));
    expect(await eventsOf(broker, at)).toEqual([]);
    expect(await eventsOf(broker, to)).toHaveLength(1);
    const takenTime = await freeTime(page, 2);
    await succeed(bookTime(page, takenTime));
    const steal = anonymous().rpc('change_booking', { token, begins_at: takenTime });
    expect(await codeOf(steal)).toBe('HXBKT');
    await succeed(anonymous().rpc('change_booking', { token }));
    expect(await eventsOf(broker, to)).toEqual([]);
    expect(await succeed(anonymous().rpc('get_booking_by_token', { token }))).toBeNull();
    expect(await codeOf(anonymous().rpc('change_booking', { token }))).toBe('HXBKL');
    const emails = await vi.waitFor(async () => {
      const all = await mailTo(email);
      expect(all).toHaveLength(3);
      return all;
    });
    expect(emails.map(({ subject }) => subject).toSorted()).toEqual([
      'Booked: A first talk',
      'Booked: A first talk',
      'Canceled: A first talk',
    ]);
  });

  it('opens nothing if forged, truncated or of another kind', async () => {
    for (const token of ['', 'x', 'A'.repeat(60), '../..', 'A'.repeat(3000)]) {
      expect(await succeed(anonymous().rpc('get_booking_by_token', { token }))).toBeNull();
      expect(await codeOf(anonymous().rpc('change_booking', { token }))).toBe('HXBKL');
    }
  });

  it('reports when the broker moves or deletes the event', async () => {
    const page = await open(broker);
    const email = uniqueEmail('told');
    const at = await freeTime(page, 26);
    await succeed(bookTime(page, at, { email }));
    const [event] = await eventsOf(broker, at);
    const later = new Date(Date.parse(at) + 7_200_000);
    const moved = {
      begins_at: later.toISOString(),
      ends_at: new Date(later.getTime() + 3_600_000).toISOString(),
    };
    const change = (values: object) =>
      succeed(
        broker.client
          .from('events')
          .update(values)
          .eq('id', event?.id ?? '')
          .select('id'),
      );
    await change(moved);
    await change({ deleted_at: new Date().toISOString() });
    await vi.waitFor(async () => {
      const subjects = (await mailTo(email)).map(({ subject }) => subject);
      expect(subjects.toSorted()).toEqual([
        'Booked: A first talk',
        'Booked: A first talk',
        'Canceled: A first talk',
      ]);
    });
  });
});

describe('flood of bookings', () => {
  it('is limited per IP address, email and page; bots and links are rejected', async ({ skip }) => {
    skip(backend().engine !== 'postgres', 'another database is asked beside PGlite');
    const page = await open(broker);
    const { times } = await read(page);
    const email = uniqueEmail('flooded');
    const codes: (string | undefined)[] = [];
    for (const at of times.slice(-6)) codes.push(await codeOf(bookTime(page, at, { email })));
    expect(codes.filter((code) => code === undefined)).toHaveLength(4);
    expect(codes.filter((code) => code === 'HXBKP')).toHaveLength(2);
    await queryDatabase('delete from private.ticket_senders');
    const [at = ''] = (await read(page)).times.slice(-1);
    expect(await codeOf(bookTime(page, at, { website: 'https://spam.example' }))).toBe('HXBKA');
    expect(await codeOf(bookTime(page, at, { seconds: 0 }))).toBe('HXBKA');
    const links = Array(7).fill('https://spam.example').join(' ');
    expect(await codeOf(bookTime(page, at, { note: links }))).toBe('HXBKA');
    expect(await codeOf(bookTime(page, at, { email: 'a@b.example, c@d.example' }))).toBe('23514');
  });

  it("sends no email containing a stranger's text", async () => {
    const page = await open(broker);
    const email = uniqueEmail('victim');
    const typed = { email, name: 'BUY PILLS NOW', note: 'Visit evil.example today', phone: '555' };
    await succeed(bookTime(page, await freeTime(page, 28), typed));
    const mail = await vi.waitFor(async () => {
      const [found] = await mailTo(email);
      expect(found).toBeDefined();
      return found;
    });
    expect(JSON.stringify(mail)).not.toMatch(/PILLS|evil\.example/);
  });
});

describe('booking page', () => {
  it('is created and changed only by its broker', async () => {
    const page = await open(broker);
    const seller = await person('seller');
    const attempt = seller.client.rpc('save_booking_page', { p_page: PAGE as never });
    expect(await codeOf(attempt)).toBe('HXBKB');
    const forgedPage = { ...PAGE, id: page, user_id: broker.id, title: 'Mine now' };
    await succeed(outsider.client.rpc('save_booking_page', { p_page: forgedPage as never }));
    expect(await read(page)).toMatchObject({ title: 'A first talk' });
    const wrong = [
      { minutes: 1 },
      { hours: ['MO 17:00-09:00'] },
      { hours: ['XX 09:00-10:00'] },
      { hours: [] },
      { title: 'A\u202etalk' },
      { time_zone: 'Mars/Olympus' },
      { days_ahead: 5000 },
    ];
    for (const changes of wrong) {
      const save = broker.client.rpc('save_booking_page', {
        p_page: { ...PAGE, ...changes } as never,
      });
      expect([changes, await codeOf(save)]).toEqual([
        changes,
        'hours' in changes && changes.hours[0]?.startsWith('MO') ? 'HXBKH' : '23514',
      ]);
    }
  });
});
