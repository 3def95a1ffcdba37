import { beforeAll, expect, it } from 'vitest';
import { anonymous, newUser, service, uniqueEmail } from '../../support/backend.ts';
import { expectRefused } from '../refusal.ts';
import { queryDatabase } from '../sql.ts';
import { listingBy, type Person, person, subscriber, succeed, withRole } from '../world.ts';

type Reader = Person & { readonly email: string };

let broker: Person;
let client: Reader;
let list: string;
let open: string;
let covered: string;
let unlisted: string;

const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;

async function reader(): Promise<Reader> {
  const email = uniqueEmail('reader');
  const created = await newUser({ email, confirmed: true, userMetadata: { user_type: 'buyer' } });
  return { client: created.client, id: created.id, tenantId: '', email };
}

const share = (who: Person, told: { p_address?: string; p_contact_id?: string }, notes = false) =>
  who.client.rpc('share_saved_list', { p_list_id: list, p_has_notes: notes, ...told });
const listsFor = (who: Person) => succeed(who.client.rpc('lists_for_me'));
const rowsFor = (who: Person, p_share_id: string) =>
  succeed(who.client.rpc('shared_list', { p_share_id }));
const end = (who: Person, p_share_id: string) => who.client.rpc('end_list_share', { p_share_id });

beforeAll(async () => {
  const seller = await person('broker');
  open = await listingBy(seller.id, { state: 'VT', property_name: 'Birch Court' });
  covered = await listingBy(seller.id, {
    ...{ property_name: 'Project Wren', is_confidential: true },
    ...{ state: 'CA', city: 'Indio' },
  });
  broker = await withRole(await subscriber('professional'), 'broker');
  // The broker's own unlisted community, which their list can contain but its readers can't find.
  unlisted = await listingBy(broker.id, { property_name: 'By Link Alone', is_unlisted: true });
  client = await reader();
  const created = broker.client.from('saved_lists').insert({ name: 'For Ada' }).select('id');
  list = (await succeed(created.single())).id;
  for (const listing_id of [open, covered, unlisted]) {
    const row = { listing_id, list_id: list, note: `Asks too much ${listing_id}` };
    await succeed(broker.client.from('saved_listings').insert(row).select('id'));
  }
});

it('a list can be read only once shared, and only by its reader', async () => {
  const other = await reader();
  expect(await listsFor(client)).toEqual([]);
  const id = await succeed(share(broker, { p_address: client.email.toUpperCase() }));
  expect(await listsFor(client)).toMatchObject([{ id, name: 'For Ada', has_notes: false }]);
  expect((await rowsFor(client, id)).map((row) => row.property_name).sort()).toEqual([
    'Birch Court',
    'Project Wren',
  ]);
  for (const stranger of [other, await person('broker')]) {
    expect(await listsFor(stranger)).toEqual([]);
    expect(await rowsFor(stranger, id)).toEqual([]);
    expect(await codeOf(end(stranger, id))).toBe('HXSLS');
  }
  await expectRefused(anonymous().rpc('shared_list', { p_share_id: id }), 401);
  // This doesn't open the underlying tables either.
  expect(await succeed(client.client.from('saved_lists').select())).toEqual([]);
  expect(await succeed(client.client.from('saved_listings').select())).toEqual([]);
});

it("its reader sees a confidential community's public data, and nothing of an unlisted or withdrawn one", async () => {
  const id = await succeed(share(broker, { p_address: client.email }, true));
  const told = JSON.stringify(await rowsFor(client, id));
  expect(told).toContain('Riverside County');
  for (const secret of ['Indio', 'By Link Alone', unlisted, broker.id, client.email]) {
    expect(told).not.toContain(secret);
  }
  await succeed(service().from('listings').update({ status: 'withdrawn' }).eq('id', open).select());
  expect((await rowsFor(client, id)).map((row) => row.listing_id)).toEqual([covered]);
  await succeed(service().from('listings').update({ status: 'active' }).eq('id', open).select());
});

it('notes stay with their broker until shared, and are hidden again when unshared', async () => {
  const id = await succeed(share(broker, { p_address: client.email }, true));
  expect(JSON.stringify(await rowsFor(client, id))).toContain('Asks too much');
  expect(await succeed(share(broker, { p_address: client.email }, false))).toBe(id);
  expect(JSON.stringify(await rowsFor(client, id))).not.toContain('Asks too much');
});

it('a list revoked by its broker or reader, or deleted, disappears at once', async () => {
  const first = await succeed(share(broker, { p_address: client.email }));
  await succeed(end(broker, first));
  expect(await listsFor(client)).toEqual([]);
  expect(await rowsFor(client, first)).toEqual([]);
  const second = await succeed(share(broker, { p_address: client.email }));
  await succeed(end(client, second));
  expect(await succeed(broker.client.rpc('my_list_shares'))).toEqual([]);
});

it('only the owner shares a list, and only with a broker role', async () => {
  const rival = await withRole(await subscriber('professional'), 'broker');
  expect(await codeOf(share(rival, { p_address: client.email }))).toBe('HXSLG');
  expect(await codeOf(share(await person('buyer'), { p_address: client.email }))).toBe('HXSLB');
  expect(await succeed(rival.client.rpc('my_list_shares'))).toEqual([]);
  const ownContact = await succeed(
    rival.client
      .from('contacts')
      .insert({ name: 'Ada', email: client.email })
      .select('id')
      .single(),
  );
  expect(await codeOf(share(broker, { p_contact_id: ownContact.id }))).toBe('HXDLC');
});

it('no response reveals whether an email has an account, and an email must be valid', async () => {
  const unknown = await share(broker, { p_address: uniqueEmail('unknown') });
  const known = await share(broker, { p_address: client.email });
  expect([unknown.status, unknown.error]).toEqual([known.status, known.error]);
  expect(String(unknown.data)).toHaveLength(String(known.data).length);
  for (const p_address of ['', 'ada', 'a b@c.example', 'ada@c.example\nBcc: x@y.example']) {
    expect(await codeOf(share(broker, { p_address })), p_address).toBe('HXSLE');
  }
});

it("a client who opted out sees nothing, and one who blocked their broker isn't notified", async () => {
  const deaf = await reader();
  const card = { name: 'Deaf', email: deaf.email, do_not_contact: true };
  const contact = await succeed(broker.client.from('contacts').insert(card).select('id').single());
  expect(await codeOf(share(broker, { p_contact_id: contact.id }))).toBe('HXCLD');
  expect(await codeOf(share(broker, { p_address: deaf.email.toUpperCase() }))).toBe('HXCLD');
  expect(await listsFor(deaf)).toEqual([]);
  const wary = await reader();
  await succeed(
    service().from('user_blocks').insert({ user_id: wary.id, blocked_id: broker.id }).select(),
  );
  await succeed(share(broker, { p_address: wary.email }));
  expect(await listsFor(wary)).toEqual([]);
  const told = service().from('notifications').select('kind').eq('user_id', wary.id);
  expect((await succeed(told)).map(({ kind }) => kind)).not.toContain('list_shared');
});

it('a client who opted out gets no email at any address, and also loses the notes', async () => {
  const [first, second] = [await reader(), await reader()];
  const card = { name: 'Two Ways', email: first.email };
  const more_emails = [`work: ${second.email}`];
  const contact = await succeed(
    broker.client
      .from('contacts')
      .insert({ ...card, more_emails })
      .select('id')
      .single(),
  );
  const id = await succeed(share(broker, { p_address: second.email }, true));
  const change = (what: { do_not_contact?: boolean; consent?: 'refused' | 'given' }) =>
    succeed(broker.client.from('contacts').update(what).eq('id', contact.id).select('id'));
  for (const [no, yes] of [
    [{ do_not_contact: true }, { do_not_contact: false }],
    [{ consent: 'refused' }, { consent: 'given' }],
  ] as const) {
    await change(no);
    for (const p_address of [first.email, second.email]) {
      expect(await codeOf(share(broker, { p_address }, true)), p_address).toBe('HXCLD');
    }
    await change(yes);
  }
  await queryDatabase(
    `insert into private.email_opt_outs (organization_id, address) values ('${broker.id}', '${first.email}')`,
  );
  for (const p_address of [first.email, second.email]) {
    expect(await codeOf(share(broker, { p_address }, true)), p_address).toBe('HXCLD');
  }
  expect(await succeed(share(broker, { p_address: second.email }, false))).toBe(id);
  expect(JSON.stringify(await rowsFor(second, id))).not.toContain('Asks too much');
  expect(await succeed(broker.client.rpc('my_list_shares'))).toContainEqual(
    expect.objectContaining({ id, has_notes: false }),
  );
});

it('its reader is notified once, about the list but not its content', async () => {
  const glad = await reader();
  const card = { name: 'Glad Reader', email: glad.email };
  const contact = await succeed(broker.client.from('contacts').insert(card).select('id').single());
  const id = await succeed(share(broker, { p_contact_id: contact.id }));
  await succeed(share(broker, { p_contact_id: contact.id }, true));
  const told = await succeed(
    service()
      .from('notifications')
      .select('title, message, metadata')
      .eq('user_id', glad.id)
      .eq('kind', 'list_shared'),
  );
  expect(told).toMatchObject([
    { message: 'For Ada', metadata: { path: `/saved-properties?shared=${id}` } },
  ]);
  expect(JSON.stringify(told)).not.toContain('Birch');
  expect(await succeed(broker.client.rpc('my_list_shares'))).toContainEqual(
    expect.objectContaining({ id, name: 'Glad Reader', has_notes: true }),
  );
});

it('more than a hundred lists each open from their own notification', async () => {
  const many = await reader();
  const first = await succeed(share(broker, { p_address: many.email }));
  const hundred = Array.from({ length: 100 }, (_, n) => ({
    name: `Many ${n}`,
    user_id: broker.id,
  }));
  const lists = await succeed(service().from('saved_lists').insert(hundred).select('id'));
  await queryDatabase(`
    insert into private.list_shares (list_id, recipient, name, has_notes)
    select id, '${many.email}', '${many.email}', false
    from unnest('{${lists.map(({ id }) => id)}}'::uuid[]) id`);
  expect((await listsFor(many)).map(({ id }) => id)).not.toContain(first);
  expect(await listsFor(many)).toHaveLength(100);
  expect(await rowsFor(many, first)).not.toEqual([]);
});

it.each([
  ['is taken away', { is_active: false }],
  ['has ended', { created_at: '2026-01-01T00:00:00Z', expires_at: '2026-01-02T00:00:00Z' }],
])('a broker whose role %s no longer shares anything', async (_what, changes) => {
  const late = await reader();
  const id = await succeed(share(broker, { p_address: late.email }));
  expect(await rowsFor(late, id)).not.toEqual([]);
  const change = (to: object) =>
    succeed(
      service()
        .from('user_roles')
        .update(to)
        .match({ user_id: broker.id, role: 'broker' })
        .select('user_id'),
    );
  expect(await change(changes)).toHaveLength(1);
  expect(await listsFor(late)).toEqual([]);
  expect(await rowsFor(late, id)).toEqual([]);
  await change({ is_active: true, expires_at: null });
  expect(await rowsFor(late, id)).not.toEqual([]);
});

it('a suspended broker no longer shares anything', async () => {
  const late = await reader();
  const id = await succeed(share(broker, { p_address: late.email }));
  expect(await rowsFor(late, id)).not.toEqual([]);
  await succeed(
    service()
      .from('profiles')
      .update({ suspended_at: new Date().toISOString() })
      .eq('id', broker.id)
      .select(),
  );
  expect(await listsFor(late)).toEqual([]);
  expect(await rowsFor(late, id)).toEqual([]);
});
