import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  anonymous,
  backend,
  mailTo,
  newUser,
  service,
  uniqueEmail,
} from '../../support/backend.ts';
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

let broker: Person;
let teammate: Person;
let outsider: Person;
let client: Person;
let address: string;
let live: string;
let pendingListing: string;

const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;
const meet = async (who: Person, values: object = {}) =>
  (
    await succeed(
      who.client
        .from('contacts')
        .insert({ name: 'Ada Lovelace', email: address, ...values })
        .select('id')
        .single(),
    )
  ).id;
const send = (who: Person, p_contact_id: string, ids: readonly string[] = [live]) =>
  who.client.rpc('send_shortlist', { p_contact_id, p_listing_ids: [...ids] });
const deskOf = async (who: Person) =>
  (await succeed(who.client.rpc('my_items_from_brokers'))) as {
    shortlists: { items: { id: string; listing_id: string | null }[] }[];
    tasks: { id: string; title: string }[];
    files: { id: string }[];
  };

const waitForEmail = (recipient: string) =>
  vi.waitFor(async () => {
    const [mail] = await mailTo(recipient);
    expect(mail).toBeDefined();
    return mail;
  });

beforeAll(async () => {
  [broker, outsider] = await Promise.all([tenantOwner(), tenantOwner()]);
  teammate = await memberOf(broker.tenantId);
  address = uniqueEmail('client');
  const createdUser = await newUser({
    email: address,
    confirmed: true,
    userMetadata: { user_type: 'buyer' },
  });
  client = { client: createdUser.client, id: createdUser.id, tenantId: '' };
  const sells = await brokerOf((await person('seller')).id);
  [live, pendingListing] = await Promise.all([
    listingBy(sells),
    listingBy(sells, { approval_status: 'pending' }),
  ]);
});

describe('a shortlist', () => {
  it("contains only communities on the market, and goes only to the user's own clients", async () => {
    const ownContact = await meet(broker);
    expect(await codeOf(send(broker, ownContact, [live, pendingListing]))).toBe('HXSHL');
    expect(await codeOf(send(broker, ownContact, []))).toBe('HXSHN');
    expect(await codeOf(send(outsider, ownContact))).toBe('HXDLC');
    expect(await codeOf(send(teammate, ownContact))).toBeUndefined();
  });

  it("is readable by the contact's team and by the confirmed email it went to", async () => {
    const id = await succeed(send(broker, await meet(broker)));
    const read = async (who: Person) =>
      (await succeed(who.client.from('shortlists').select('id').eq('id', id))).length;
    expect([await read(teammate), await read(outsider), await read(client)]).toEqual([1, 0, 0]);
    expect((await deskOf(outsider)).shortlists).toEqual([]);
    const { data: told } = await service()
      .from('shortlist_items')
      .select('id')
      .eq('shortlist_id', id)
      .single();
    const item = (told as { id: string }).id;
    const answer = (who: Person, p_answer: string, p_note?: string) =>
      who.client.rpc('answer_shortlist', {
        p_item_id: item,
        p_answer,
        ...(p_note !== undefined && { p_note }),
      });
    expect(await codeOf(answer(outsider, 'like'))).toBe('HXCLG');
    expect(await codeOf(answer(broker, 'like'))).toBe('HXCLG');
    expect(await codeOf(answer(client, 'ask', ' '))).toBe('HXCLQ');
    expect(await codeOf(answer(client, 'ask', 'Is the licence transferable?'))).toBeUndefined();
    const notices = broker.client
      .from('notifications')
      .select('message')
      .eq('kind', 'client_answered');
    expect(JSON.stringify(await succeed(notices))).toContain('Is the licence transferable?');
  });

  it("can be revoked by the contact's owner; it then disappears and accepts no replies", async () => {
    const id = await succeed(send(broker, await meet(broker)));
    const end = (who: Person) => who.client.rpc('end_shortlist', { p_id: id });
    expect(await codeOf(end(outsider))).toBe('HXSHG');
    expect(await codeOf(end(client))).toBe('HXSHG');
    const onDesk = async () =>
      (await deskOf(client)).shortlists.filter((list) => JSON.stringify(list).includes(id));
    expect(await onDesk()).toHaveLength(1);
    expect(await codeOf(end(broker))).toBeUndefined();
    expect(await onDesk()).toEqual([]);
    const items = teammate.client.from('shortlist_items').select('id').eq('shortlist_id', id);
    const [item] = await succeed(items);
    const answer = { p_item_id: item?.id ?? '', p_answer: 'like' };
    expect(await codeOf(client.client.rpc('answer_shortlist', answer))).toBe('HXCLG');
  });

  it('hides a community that has left the market', async () => {
    const removedId = await listingBy(await brokerOf((await person('seller')).id));
    const id = await meet(broker);
    await succeed(send(broker, id, [removedId]));
    await succeed(service().from('listings').update({ status: 'withdrawn' }).eq('id', removedId));
    const items = (await deskOf(client)).shortlists.flatMap((list) => list.items);
    expect(JSON.stringify(items)).not.toContain(removedId);
  });

  it('counts links only by our own tokens and links only to our pages', async () => {
    const recipient = uniqueEmail('reader');
    const id = await meet(broker, { email: recipient });
    const list = await succeed(send(broker, id));
    const follow = (token: string, method = 'GET') =>
      fetch(`${backend().url}/functions/v1/tracked-link?token=${token}`, {
        method,
        redirect: 'manual',
      });
    const mail = await waitForEmail(recipient);
    const token = /tracked-link\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await follow(token, 'HEAD');
    const answer = await follow(token);
    expect([answer.status, new URL(answer.headers.get('location') ?? '').pathname]).toEqual([
      303,
      `/property/${live}`,
    ]);
    const forged = await follow(`${token.slice(0, -4)}AAAA`);
    expect(new URL(forged.headers.get('location') ?? '').pathname).toBe('/');
    const counted = teammate.client
      .from('shortlist_items')
      .select('clicks')
      .eq('shortlist_id', list);
    expect(await succeed(counted)).toEqual([{ clicks: 1 }]);
    expect(await codeOf(anonymous().rpc('track_email_click', { p_token: token }))).toBe('42501');
  });
});

describe('a contact who unsubscribes from a broker', () => {
  it('gets no more emails, signed out and permanently, even as a new contact', async () => {
    const recipient = uniqueEmail('leaver');
    const id = await meet(broker, { email: recipient });
    await succeed(send(broker, id));
    const mail = await waitForEmail(recipient);
    const token = /unsubscribe=([\w-]+)/.exec(mail?.text ?? '')?.[1] as string;
    const [told] = await succeed(anonymous().rpc('unsubscribe_link_details', { token }));
    expect(told).toMatchObject({ kind: 'broker_emails', is_on: true });
    expect(await succeed(anonymous().rpc('unsubscribe', { token }))).toBe(true);
    expect(await codeOf(send(broker, id))).toBe('HXCLD');
    expect(
      await codeOf(send(teammate, await meet(teammate, { email: recipient.toUpperCase() }))),
    ).toBe('HXCLD');
    const cleared = broker.client.from('contacts').update({ do_not_contact: false }).eq('id', id);
    await succeed(cleared.select('id'));
    expect(await codeOf(send(broker, id))).toBe('HXCLD');
    expect(
      await codeOf(send(outsider, await meet(outsider, { email: recipient }))),
    ).toBeUndefined();
  });
});

describe("a client's timeline", () => {
  it('is shared with the team, except messages, which stay with their participants', async () => {
    const id = await meet(broker);
    const note = { kind: 'contacts', record_id: id, way: 'call', body: 'Wants a tour' } as const;
    await succeed(broker.client.from('record_comments').insert(note).select('id'));
    const lineOf = async (who: Person) =>
      (await succeed(who.client.rpc('client_timeline', { p_contact_id: id }))).map(
        ({ body }) => body,
      );
    expect(await lineOf(teammate)).toEqual(['Wants a tour']);
    expect(await lineOf(outsider)).toEqual([]);
    expect(await lineOf(client)).toEqual([]);
    expect(await succeed(outsider.client.rpc('client_conversation', { p_contact_id: id }))).toBe(
      null,
    );
  });

  it('contains files from their deals for users who can read the deal', async () => {
    const contact_id = await meet(broker);
    const fileOn = async (values: { name: string; sharing?: 'private' }) => {
      const deals = broker.client.from('deals').insert({ contact_id, ...values });
      const deal = await succeed(deals.select('id, workspace_id').single());
      const row = {
        kind: 'deals',
        record_id: deal.id,
        workspace_id: deal.workspace_id,
        by: broker.id,
      };
      const id = randomUUID();
      const content = { id, path: `${broker.id}/${id}.pdf`, type: 'application/pdf', size: 9 };
      const files = service().from('record_files');
      await succeed(files.insert({ ...row, ...content, name: `${values.name}.pdf` }).select('id'));
      return deal.id;
    };
    const open = await fileOn({ name: 'Maple' });
    await fileOn({ name: 'Hidden', sharing: 'private' });
    const filesOf = async (who: Person) =>
      (await succeed(who.client.rpc('client_timeline', { p_contact_id: contact_id })))
        .filter(({ what }) => what === 'file')
        .map(({ title }) => title);
    expect((await filesOf(broker)).toSorted()).toEqual(['Hidden.pdf', 'Maple.pdf']);
    expect(await filesOf(teammate)).toEqual(['Maple.pdf']);
    expect(await filesOf(outsider)).toEqual([]);
    const [entry] = await succeed(
      teammate.client.rpc('client_timeline', { p_contact_id: contact_id }),
    );
    expect(entry).toMatchObject({ path: `/deal-pipeline/${open}` });
  });
});

describe('exchange data about a client', () => {
  it('is shown only to the broker it is about, and only for a confirmed email', async () => {
    const own = await brokerOf(broker.id);
    const listing_id = await listingBy(own);
    const keys = service();
    const asks = (user_id: string) => ({
      user_id,
      listing_id,
      broker_id: own,
      message: 'Is it sold?',
    });
    const unconfirmed = uniqueEmail('unconfirmed');
    const pending = await newUser({
      email: unconfirmed,
      confirmed: false,
      userMetadata: { user_type: 'buyer' },
    });
    await succeed(
      keys
        .from('broker_contacts')
        .insert([asks(client.id), asks(pending.id)])
        .select('id'),
    );
    const body = 'I keep what I read about this community to myself. '.repeat(6);
    const nda = await succeed(
      keys
        .from('listing_nda_texts')
        .insert({ listing_id, version: 90, body })
        .select('id')
        .single(),
    );
    const signed = {
      id: randomUUID(),
      nda_id: nda.id,
      listing_id,
      user_id: client.id,
      name: 'Ada L.',
      hash: 'h',
    };
    await succeed(keys.from('listing_nda_signatures').insert(signed).select('id'));
    const id = await meet(broker);
    const told = async (who: Person, p_contact_id: string) =>
      (await succeed(who.client.rpc('client_exchange_activity', { p_contact_id }))).map(
        ({ what }) => what,
      );
    expect((await told(broker, id)).toSorted()).toEqual(['agreement', 'inquiry']);
    expect(await told(teammate, id)).toEqual([]);
    expect(await told(outsider, id)).toEqual([]);
    expect(await told(outsider, await meet(outsider))).toEqual([]);
    expect(await told(broker, await meet(broker, { email: unconfirmed }))).toEqual([]);
  });
});

describe('an email to a client', () => {
  it("is sent only to the user's own clients, as plain text, at a human rate", async () => {
    const recipient = uniqueEmail('email');
    const id = await meet(broker, { email: recipient });
    const write = (who: Person, p_body = 'See https://phish.example now') =>
      who.client.rpc('send_email_to_client', { p_contact_id: id, p_subject: 'Riverbend', p_body });
    expect(await codeOf(write(outsider))).toBe('HXDLC');
    expect(await codeOf(write(broker, ' '))).toBe('HXCLW');
    await succeed(write(broker));
    expect((await waitForEmail(recipient))?.text).not.toContain('https://phish.example');
    const spent = { user_id: teammate.id, kind: 'client_email' };
    await queryDatabase(
      `insert into private.message_pace (user_id, kind, since, uses)
       values ('${spent.user_id}', '${spent.kind}', now(), 30)`,
    );
    expect(await codeOf(write(teammate))).toBe('HXMRT');
  });
});

describe('the client portal', () => {
  it('shows what was shared with the client until it is revoked', async () => {
    const id = await meet(broker);
    const task = (record_id: string, title: string) =>
      succeed(
        broker.client
          .from('record_tasks')
          .insert({ kind: 'contacts', record_id, title })
          .select('id')
          .single(),
      );
    const shown = await task(id, 'Send the proof of funds');
    await task(id, 'Do not trust their lender');
    const ofOther = await task(await meet(broker, { email: null }), 'Of somebody else');
    const share = (who: Person, p_id: string) =>
      who.client.rpc('share_with_client', { p_contact_id: id, p_what: 'task', p_id });
    expect(await codeOf(share(broker, ofOther.id))).toBe('HXCLS');
    expect(await codeOf(share(outsider, shown.id))).toBe('HXDLC');
    const shareId = await succeed(share(teammate, shown.id));
    const titles = async (who: Person) => (await deskOf(who)).tasks.map(({ title }) => title);
    expect(await titles(client)).toEqual(['Send the proof of funds']);
    expect(await titles(outsider)).toEqual([]);
    const finish = (who: Person) =>
      who.client.rpc('finish_client_task', { p_share_id: shareId, p_is_done: true });
    expect(await codeOf(finish(outsider))).toBe('HXCLG');
    await succeed(finish(client));
    await succeed(broker.client.from('client_shares').delete().eq('id', shareId));
    expect(await titles(client)).toEqual([]);
    expect(await codeOf(finish(client))).toBe('HXCLG');
  });
});

describe('merged contacts', () => {
  it("can be fully unmerged, and can't be merged by another team or across private records", async () => {
    const email = `${randomUUID()}@example.com`;
    const keep = await meet(broker, { email, city: 'Ames' });
    const removedId = await meet(broker, { email, city: 'Boone', do_not_contact: true });
    const hidden = await meet(broker, { email, sharing: 'private' });
    await succeed(
      broker.client
        .from('record_comments')
        .insert({ kind: 'contacts', record_id: removedId, body: 'Called' })
        .select('id'),
    );
    const deal = await succeed(
      broker.client
        .from('deals')
        .insert({ name: 'Maple', contact_id: removedId })
        .select('id')
        .single(),
    );
    const found = await succeed(teammate.client.rpc('find_duplicates'));
    expect(found).toContainEqual(
      expect.objectContaining({ one_id: keep, other_id: removedId, alike: ['email'] }),
    );
    const merge = (who: Person, p_gone: string, p_take: string[] = ['city']) =>
      who.client.rpc('merge_contacts', { p_keep: keep, p_gone, p_take });
    expect(await codeOf(merge(outsider, removedId))).toBe('HXDLC');
    expect(await codeOf(merge(broker, hidden))).toBe('HXCMB');
    expect(await codeOf(merge(broker, removedId, ['owner_id']))).toBe('HXRCW');

    const state = async () => {
      const [contacts, notes, deals] = await Promise.all([
        succeed(
          broker.client
            .from('contacts')
            .select('id, city, do_not_contact, deleted_at')
            .in('id', [keep, removedId])
            .order('created_at'),
        ),
        succeed(
          broker.client
            .from('record_comments')
            .select('record_id')
            .in('record_id', [keep, removedId]),
        ),
        succeed(broker.client.from('deals').select('contact_id').eq('id', deal.id)),
      ]);
      return { contacts, notes, deals };
    };
    const before = await state();
    const id = await succeed(merge(teammate, removedId));
    expect(await state()).toMatchObject({
      contacts: [{ id: keep, city: 'Boone', do_not_contact: true }, { id: removedId }],
      notes: [{ record_id: keep }],
      deals: [{ contact_id: keep }],
    });
    expect(await codeOf(outsider.client.rpc('undo_merge', { p_id: id }))).toBe('HXCMG');
    await succeed(broker.client.rpc('undo_merge', { p_id: id }));
    expect(await state()).toEqual(before);
  });
});
