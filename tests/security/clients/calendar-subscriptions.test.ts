import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anonymous, backend, service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';

const URL_OUTSIDE = 'https://calendar.outside.example/secret-token/basic.ics';
const EVENT = {
  title: 'Board meeting',
  place: 'Room 4',
  begins_at: '2026-05-12T15:00:00Z',
  ends_at: '2026-05-12T16:00:00Z',
  time_zone: 'America/Chicago',
  is_all_day: false,
  repeats: null,
};
const RANGE = { p_from: '2026-05-01T00:00:00Z', p_to: '2026-06-01T00:00:00Z' };

let owner: Person;
let stranger: Person;
let requests = 0;
const server = createServer((_request, response) => {
  requests += 1;
  response.end('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
});

interface Listed {
  readonly id: string;
  readonly failure: string | null;
  readonly read_at: string | null;
  readonly events: number;
}

const add = (who: Person, values: object = {}) =>
  who.client.rpc('add_calendar_subscription', {
    p_id: randomUUID(),
    p_name: 'Board',
    p_url: URL_OUTSIDE,
    ...values,
  });
/** Adds a calendar that this test reads instead of the schedule. */
async function subscribe(who: Person) {
  const p_id = randomUUID();
  await succeed(add(who, { p_id }));
  const claim = randomUUID();
  await queryDatabase(
    `update private.calendar_subscriptions set claim = '${claim}', claimed_until = now() + interval '1 hour' where id = '${p_id}'`,
  );
  const report = (values: object) =>
    succeed(
      service().rpc('report_calendar_subscription', {
        p_id,
        p_claim: claim,
        p_failure: null as unknown as string,
        p_events: [],
        p_left_out: 0,
        ...values,
      }),
    );
  return { id: p_id, report };
}
const list = async (who: Person) =>
  (await succeed(who.client.rpc('list_calendar_subscriptions'))) as unknown as Listed[];
const eventsOf = (who: Person) => succeed(who.client.rpc('list_subscribed_events', RANGE));
const remove = (who: Person, id: string) =>
  succeed(who.client.rpc('remove_calendar_subscription', { p_id: id }));
const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;

beforeAll(async () => {
  [owner, stranger] = await Promise.all([person('broker'), person('broker')]);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
});

describe('a subscribed calendar', () => {
  it('can’t be seen, refreshed, or removed by others', async () => {
    const { id, report } = await subscribe(owner);
    await report({ p_events: [EVENT] });
    expect(await eventsOf(owner)).toMatchObject([{ title: 'Board meeting', calendar: 'Board' }]);
    expect(await eventsOf(stranger)).toEqual([]);
    expect(await list(stranger)).toEqual([]);
    const call = { p_id: id };
    expect(await succeed(stranger.client.rpc('refresh_calendar_subscription', call))).toBe(false);
    expect(await remove(stranger, id)).toBe(false);
    expect(await codeOf(add(stranger, { p_id: id }))).toBe('HXCSU');
    for (const name of ['list_calendar_subscriptions', 'list_subscribed_events'] as const) {
      expect(await codeOf(anonymous().rpc(name, RANGE as never))).toBeDefined();
    }
    await remove(owner, id);
  });

  it('never shows its address again, which is often a secret', async () => {
    const { id } = await subscribe(owner);
    expect(JSON.stringify(await list(owner))).not.toContain('secret-token');
    await remove(owner, id);
  });

  it('has its events replaced, kept after a failure, and deleted with it', async () => {
    const { id, report } = await subscribe(owner);
    await report({ p_events: [EVENT, { ...EVENT, title: 'Second' }] });
    expect(await list(owner)).toMatchObject([{ id, events: 2, failure: null }]);
    // A report with an old claim, such as of a slow worker, changes nothing.
    expect(await report({ p_events: [] })).toBe(false);
    expect(await eventsOf(owner)).toHaveLength(2);
    await remove(owner, id);
    expect(await eventsOf(owner)).toEqual([]);
    const left = `select from private.subscribed_events where subscription_id = '${id}'`;
    expect(await queryDatabase(left)).toEqual([]);
  });

  it('keeps its events if the new ones can’t be stored', async () => {
    const { id, report } = await subscribe(owner);
    await report({ p_events: [{ ...EVENT, ends_at: '2020-01-01T00:00:00Z' }] });
    expect(await list(owner)).toMatchObject([{ id, events: 0, failure: 'not_calendar' }]);
    await remove(owner, id);
  });

  it('needs a web address without credentials, and there are at most five', async () => {
    for (const p_url of [
      'file:///etc/passwd',
      'http://calendar.example/a.ics',
      'https://user:secret@calendar.example/a.ics',
      'javascript:alert(1)',
      `https://calendar.example/${'a'.repeat(1000)}`,
      '',
    ]) {
      expect(await codeOf(add(owner, { p_url })), p_url.slice(0, 30)).toBe('HXCSU');
    }
    const collector = await person('broker');
    for (let n = 0; n < 5; n += 1) await succeed(add(collector));
    expect(await codeOf(add(collector))).toBe('HXCSM');
  });
});

describe('the server that reads calendars', () => {
  it('is called only by the schedule', async () => {
    const response = await fetch(`${backend().url}/functions/v1/read-calendars`, {
      method: 'POST',
      headers: { apikey: backend().publishableKey },
    });
    expect(response.status).toBe(401);
    for (const name of ['claim_calendar_subscriptions', 'report_calendar_subscription'] as const) {
      expect(await codeOf(owner.client.rpc(name, {} as never))).toMatch(/^(42501|PGRST202)$/);
    }
  });

  it('reaches no address of this machine or its network', async () => {
    const { port } = server.address() as AddressInfo;
    await succeed(add(stranger, { p_url: `http://127.0.0.1:${port}/a.ics` }));
    await succeed(add(stranger, { p_url: 'https://169.254.169.254/latest/meta-data' }));
    await fetch(`${backend().url}/functions/v1/read-calendars`, {
      method: 'POST',
      headers: { apikey: backend().secretKey },
    });
    // The schedule may have taken them first.
    await vi.waitFor(
      async () => {
        expect((await list(stranger)).map(({ failure }) => failure)).toEqual([
          'address_not_allowed',
          'address_not_allowed',
        ]);
      },
      { timeout: 30_000, interval: 500 },
    );
    expect(requests).toBe(0);
  });

  it('reads nothing for a suspended account', async () => {
    const gone = await person('broker');
    const id = randomUUID();
    await queryDatabase(
      `insert into private.calendar_subscriptions (id, user_id, name, url, next_at) values ('${id}', '${gone.id}', 'Old', '${URL_OUTSIDE}', now() + interval '1 day')`,
    );
    const suspended_at = new Date().toISOString();
    await succeed(
      service().from('profiles').update({ suspended_at }).eq('id', gone.id).select('id'),
    );
    await queryDatabase(
      `update private.calendar_subscriptions set next_at = now() where id = '${id}'`,
    );
    const jobs = (await succeed(service().rpc('claim_calendar_subscriptions'))) as { id: string }[];
    expect(jobs.map((job) => job.id)).not.toContain(id);
  });
});
