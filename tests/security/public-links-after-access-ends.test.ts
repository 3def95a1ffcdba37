import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { anonymous, backend, mailTo, newUser, service, uniqueEmail } from '../support/backend.ts';
import { clearTicketLimits } from './sql.ts';
import { brokerOf, listingBy, type Person, person, succeed, uniqueSubdomain } from './world.ts';

// Anyone with one of these links can use it, so the rights of the account behind it are checked at each use.

const profile = (id: string, changes: object) =>
  succeed(service().from('profiles').update(changes).eq('id', id).select('id'));
const ban = async (id: string) => {
  const { error } = await service().auth.admin.updateUserById(id, { ban_duration: '1h' });
  expect(error).toBeNull();
};
const endBrokerRole = (id: string) =>
  succeed(
    service()
      .from('user_roles')
      .update({ is_active: false })
      .eq('user_id', id)
      .eq('role', 'broker')
      .select('role'),
  );
const codeOf = async (call: PromiseLike<{ error: { code?: string } | null }>) =>
  (await call).error?.code;

/** Events that end the account behind a link, whatever the link opens. */
const ACCOUNT_ENDS: [string, (id: string) => Promise<unknown>][] = [
  ['is suspended', (id) => profile(id, { suspended_at: new Date().toISOString() })],
  ['is rejected', (id) => profile(id, { approval_status: 'rejected' })],
  ['is banned', ban],
];

const textOf = async (recipient: string) => {
  await expect.poll(() => mailTo(recipient)).toHaveLength(1);
  return (await mailTo(recipient))[0]?.text ?? '';
};

beforeEach(clearTicketLimits);

describe('booking page', () => {
  const PAGE = {
    is_open: true,
    title: 'A first talk',
    minutes: 60,
    buffer_minutes: 0,
    notice_hours: 0,
    days_ahead: 14,
    time_zone: 'UTC',
    hours: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'].map((day) => `${day} 09:00-17:00`),
  };
  const save = (who: Person) => who.client.rpc('save_booking_page', { p_page: PAGE });
  const read = (page_id: string) => anonymous().rpc('booking_page', { page_id });
  const bookTime = (page_id: string, begins_at: string, email: string) =>
    anonymous().rpc('book_time', {
      ...{ page_id, begins_at, email, request_id: randomUUID(), name: 'Grace Guest', seconds: 40 },
    });

  it.each([...ACCOUNT_ENDS, ['is no longer a broker', endBrokerRole] as const])(
    'accepts no bookings once its owner %s',
    async (_, end) => {
      const broker = await person('broker');
      const { id } = (await succeed(save(broker))) as { id: string };
      const page = (await succeed(read(id))) as { times: string[] };
      const [first = '', second = ''] = page.times;
      const guest = uniqueEmail('guest');
      await succeed(bookTime(id, first, guest));
      const token = decodeURIComponent(/booking=([\w%-]+)/.exec(await textOf(guest))?.[1] ?? '');
      await end(broker.id);
      expect(await read(id)).toMatchObject({ data: null, error: null });
      const rejected = await bookTime(id, second, uniqueEmail('guest'));
      const unknown = await bookTime(randomUUID(), second, uniqueEmail('guest'));
      expect(rejected.error).toEqual(unknown.error);
      const move = anonymous().rpc('change_booking', { token, begins_at: second });
      expect(await codeOf(move)).toBe('HXBKG');
      // The guest can still cancel.
      expect(await codeOf(anonymous().rpc('change_booking', { token }))).toBeUndefined();
    },
  );

  it("can't be saved by an account that is no longer a broker", async () => {
    const broker = await person('broker');
    await endBrokerRole(broker.id);
    expect(await codeOf(save(broker))).toBe('HXBKB');
  });
});

describe('calendar feed', () => {
  const read = async (token: string) => {
    const answer = await fetch(`${backend().url}/functions/v1/calendar-feed?token=${token}`);
    return { status: answer.status, text: await answer.text() };
  };
  const feedOf = ({ client }: { client: Person['client'] }) =>
    succeed(client.rpc('create_calendar_feed'));
  const unknown = () => read('0'.repeat(64));

  it.each(ACCOUNT_ENDS)('ends once its owner %s', async (_, end) => {
    const owner = await person('operator');
    const token = await feedOf(owner);
    expect((await read(token)).status).toBe(200);
    await end(owner.id);
    expect(await read(token)).toEqual(await unknown());
  });

  it('ends when the password changes, and the owner can see that', async () => {
    const owner = await newUser();
    const token = await feedOf(owner);
    expect((await read(token)).status).toBe(200);
    const { error } = await owner.client.auth.updateUser({
      password: `new-${randomUUID()}`,
      current_password: owner.password,
    } as never);
    expect(error).toBeNull();
    expect(await read(token)).toEqual(await unknown());
    expect(await succeed(owner.client.rpc('my_calendar_feed'))).toEqual([]);
  });

  it('excludes events of a team its owner has left', async () => {
    const boss = await person('broker');
    const tenant_id = await succeed(
      boss.client.rpc('create_tenant', { name: 'Harbor House', subdomain: uniqueSubdomain() }),
    );
    const teammate = await person('broker');
    await succeed(
      service().from('tenant_users').insert({ tenant_id, user_id: teammate.id, is_active: true }),
    );
    const title = `Team meeting ${randomUUID().slice(0, 8)}`;
    const begins_at = new Date(Date.now() + 3_600_000).toISOString();
    const ends_at = new Date(Date.now() + 7_200_000).toISOString();
    await succeed(
      boss.client
        .from('events')
        .insert({ title, begins_at, ends_at, sharing: 'team', attendee_ids: [teammate.id] })
        .select('id'),
    );
    const token = await feedOf(teammate);
    expect((await read(token)).text).toContain(title);
    await succeed(boss.client.rpc('remove_from_tenant', { user_id: teammate.id }));
    expect((await read(token)).text).not.toContain(title);
  });
});

describe('a teaser link', () => {
  const open = (token: string) => service().rpc('open_material_by_token', { p_token: token });
  const ended = { data: null, error: null };
  const listing = (id: string, changes: object) =>
    succeed(service().from('listings').update(changes).eq('id', id).select('id'));

  async function sentBy(sender: Person, id: string): Promise<string> {
    const p_id = randomUUID();
    const making = { p_id, p_listing_id: id, p_kind: 'teaser' };
    await succeed(sender.client.rpc('make_material', making));
    const p_email = uniqueEmail('reader');
    const materialParams = {
      p_id: randomUUID(),
      p_material_id: p_id,
      p_name: 'Ada Buyer',
      p_email,
    };
    await succeed(sender.client.rpc('send_material', materialParams));
    const token = /listing-material\?token=([\w-]+)/.exec(await textOf(p_email))?.[1] ?? '';
    expect(await open(token)).toMatchObject({ data: { kind: 'teaser' } });
    return token;
  }

  it.each(ACCOUNT_ENDS)('ends once its sender %s', async (_, end) => {
    const sender = await person('seller');
    const token = await sentBy(sender, await listingBy(sender.id));
    await end(sender.id);
    expect(await open(token)).toMatchObject(ended);
  });

  it.each([
    ['becomes confidential', () => ({ is_confidential: true })],
    ['is withdrawn', () => ({ status: 'withdrawn' })],
    ['goes back to review', () => ({ approval_status: 'pending' })],
    [
      'moves to another broker',
      async () => ({ broker_id: await brokerOf((await person('broker')).id) }),
    ],
  ])('ends once the listing %s', async (_, changes) => {
    const sender = await person('broker');
    const id = await listingBy(sender.id);
    const token = await sentBy(sender, id);
    await listing(id, await changes());
    expect(await open(token)).toMatchObject(ended);
  });

  it('stays open if the listing was confidential when it was sent', async () => {
    const sender = await person('broker');
    const id = await listingBy(sender.id, { is_confidential: true });
    const token = await sentBy(sender, id);
    await listing(id, { total_units: 31 });
    expect(await open(token)).toMatchObject({ data: { kind: 'teaser' } });
  });

  it('treats an expired link like one that never existed', async () => {
    const sender = await person('broker');
    const token = await sentBy(sender, await listingBy(sender.id));
    await ban(sender.id);
    const responses = [token, 'x'.repeat(60)].map(async (shown) => {
      const url = `${backend().url}/functions/v1/listing-material?token=${shown}`;
      const answer = await fetch(url);
      return [answer.status, await answer.text()];
    });
    const [ofEnded, ofUnknown] = await Promise.all(responses);
    expect(ofEnded).toEqual(ofUnknown);
  });
});

describe('lead form', () => {
  it.each(ACCOUNT_ENDS)('accepts no responses once its owner %s', async (_, end) => {
    const owner = await person('broker');
    const form = await succeed(
      owner.client
        .from('lead_forms')
        .insert({ name: 'Site', title: 'Ask us', is_open: true })
        .select('id')
        .single(),
    );
    const read = () => anonymous().rpc('lead_form', { form_id: form.id });
    expect((await read()).data).not.toBeNull();
    await end(owner.id);
    expect(await read()).toMatchObject({ data: null, error: null });
  });
});

describe('workspace invitation', () => {
  async function invited() {
    const owner = await person('broker');
    await succeed(
      owner.client.rpc('create_tenant', { name: 'Harbor House', subdomain: uniqueSubdomain() }),
    );
    const guest = await newUser({ email: uniqueEmail('guest') });
    const admin = await newUser({ email: uniqueEmail('admin') });
    const invite = (by: Pick<Person, 'client'>, email: string, role: 'admin' | 'member') =>
      succeed(by.client.rpc('invite_to_tenant', { email, role }));
    const tokenOf = async (email: string) => /([0-9a-f]{64})/.exec(await textOf(email))?.[1] ?? '';
    await invite(owner, admin.email, 'admin');
    const first = { token: await tokenOf(admin.email), accepts: true };
    await succeed(admin.client.rpc('answer_invitation', first));
    await invite(admin, guest.email, 'member');
    return { owner, admin, guest, token: await tokenOf(guest.email) };
  }
  type Invited = Awaited<ReturnType<typeof invited>>;

  const ENDS: [string, typeof demote][] = ACCOUNT_ENDS.map(([name, end]) => [
    name,
    ({ admin }) => end(admin.id),
  ]);

  it.each([...ENDS, ['is no longer an administrator', demote] as const])(
    'ends once its sender %s, until it is sent again',
    async (_, end) => {
      const all = await invited();
      const { owner, guest, token } = all;
      await end(all);
      const [seen] = await succeed(anonymous().rpc('invitation_of_token', { token }));
      expect(seen?.state).toBe('withdrawn');
      const accept = guest.client.rpc('answer_invitation', { token, accepts: true });
      expect(await codeOf(accept)).toBe('HXTOV');
      const listInvitations = () => succeed(guest.client.rpc('my_invitations'));
      expect(await listInvitations()).toEqual([]);
      const [sent] = await succeed(owner.client.rpc('tenant_invitations'));
      const again = { invitation_id: sent?.id ?? '' };
      await succeed(owner.client.rpc('renew_invitation', again));
      const [open] = await listInvitations();
      const answer = { invitation_id: open?.id ?? '', accepts: true };
      await succeed(guest.client.rpc('answer_my_invitation', answer));
    },
  );

  function demote({ owner, admin }: Invited): Promise<unknown> {
    const change = { user_id: admin.id, role: 'member' as const };
    return succeed(owner.client.rpc('set_tenant_role', change));
  }
});
