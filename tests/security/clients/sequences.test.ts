import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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

/** A Tuesday at noon in Chicago, far enough in the future that nothing else is due, and days after it. */
const NOON = '2031-03-04T18:00:00Z';
const dayAfter = (days: number) => new Date(Date.parse(NOON) + days * 86_400_000).toISOString();

let broker: Person;
let teammate: Person;
let outsider: Person;

const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;
const meet = async (who: Person, values: object = {}) => {
  const email = uniqueEmail('reader');
  const row = { name: 'Ada Lovelace', state: 'IL', email, ...values };
  const { id } = await succeed(who.client.from('contacts').insert(row).select('id').single());
  return { id, email };
};
/** Creates an active sequence of two emails with a task between them. */
const write = async (who: Person, values: object = {}) => {
  const sequences = who.client.from('email_sequences');
  const row = { name: 'After the first look', ...values };
  const { id } = await succeed(sequences.insert(row).select('id').single());
  for (const [p_kind, p_title] of [
    ['email', 'First'],
    ['task', 'Call'],
    ['email', 'Second'],
  ] as const) {
    const step = { p_sequence_id: id, p_kind, p_wait_days: 1, p_title };
    await succeed(
      who.client.rpc('save_sequence_step', { ...step, p_body: 'Dear {first_name},\n\nhello.' }),
    );
  }
  await succeed(who.client.rpc('run_sequence', { p_id: id, p_runs: true }));
  return id;
};
const enrol = async (who: Person, p_sequence_id: string, ...p_contact_ids: string[]) => {
  const rows = await succeed(who.client.rpc('enroll_contacts', { p_sequence_id, p_contact_ids }));
  return Object.fromEntries(rows.map(({ reason, contacts }) => [reason, contacts]));
};
const peopleOf = async (sequence_id: string) =>
  await succeed(service().from('sequence_enrolments').select().match({ sequence_id }).order('id'));
const listEmails = async (sequence_id: string) =>
  await succeed(
    service()
      .from('broker_emails')
      .select('*, sequence_enrolments!inner (sequence_id)')
      .eq('sequence_enrolments.sequence_id', sequence_id),
  );
/** Runs the scheduled job at a given time, with all of a sequence due; returns how many emails were sent. */
async function work(sequence: string, at = NOON) {
  await queryDatabase(
    `update public.sequence_enrolments set due_at = '${at}' where sequence_id = '${sequence}' and status = 'active'`,
  );
  const before = (await listEmails(sequence)).length;
  await queryDatabase(`select private.process_broker_emails('${at}')`);
  return (await listEmails(sequence)).length - before;
}

beforeAll(async () => {
  [broker, outsider] = await Promise.all([tenantOwner(), tenantOwner()]);
  teammate = await memberOf(broker.tenantId);
  const p_address = '12 Harbor Street, Duluth, MN 55802';
  for (const { client } of [broker, outsider]) {
    await succeed(client.rpc('set_postal_address', { p_address }));
  }
});

beforeEach(({ skip }) => {
  skip(backend().engine !== 'postgres', 'another database is asked beside PGlite');
});

describe("another team's sequence", () => {
  it("can't be read, run, changed or enrolled in, and its contacts stay hidden", async () => {
    const p_id = await write(broker);
    const ada = await meet(broker);
    expect(await enrol(broker, p_id, ada.id)).toEqual({ null: 1 });
    const [step] = await succeed(
      broker.client.from('sequence_steps').select('id').eq('sequence_id', p_id).limit(1),
    );
    const [inIt] = await peopleOf(p_id);
    const { client } = outsider;
    for (const table of ['email_sequences', 'sequence_steps', 'sequence_enrolments'] as const) {
      expect(await succeed(client.from(table).select())).toEqual([]);
    }
    expect(await succeed(client.rpc('sequence_results', { p_ids: [p_id] }))).toEqual([]);
    const theirs = { p_sequence_id: p_id, p_kind: 'task', p_wait_days: 0, p_title: 'Mine' };
    const calls = [
      client.rpc('run_sequence', { p_id, p_runs: false }),
      client.rpc('save_sequence_step', theirs),
      client.rpc('remove_sequence_step', { p_step_id: step?.id ?? '' }),
      client.rpc('enroll_contacts', { p_sequence_id: p_id, p_contact_ids: [ada.id] }),
    ];
    for (const call of calls) expect(await codeOf(call)).toBe('HXSQG');
    const end = client.rpc('end_enrollment', { p_id: inIt?.id ?? '' });
    expect(await codeOf(end)).toBe('HXSQE');
    const own = await write(outsider);
    expect(await enrol(outsider, own, ada.id)).toEqual({});
    expect(
      await codeOf(teammate.client.rpc('run_sequence', { p_id, p_runs: false })),
    ).toBeUndefined();
  });

  it('has steps, statuses and positions that only the server writes', async () => {
    const id = await write(broker);
    const ada = await meet(broker);
    await enrol(broker, id, ada.id);
    const { client } = broker;
    const refused = [
      client.from('email_sequences').update({ status: 'paused' }).eq('id', id),
      client.from('sequence_steps').update({ wait_days: 0 }).eq('sequence_id', id),
      client.from('sequence_enrolments').update({ due_at: NOON }).eq('sequence_id', id),
    ];
    for (const call of refused) expect(await codeOf(call)).toBe('42501');
    const more = client.from('email_sequences').update({ daily_most: 100_000 });
    expect(await codeOf(more.eq('id', id))).toBe('23514');
    const step = { p_sequence_id: id, p_kind: 'task', p_wait_days: 0, p_title: 'Now' };
    expect(await codeOf(client.rpc('save_sequence_step', step))).toBe('HXSQR');
  });
});

describe('merged contacts', () => {
  it('are in a sequence once and get each email once; after unmerging, both continue as before', async () => {
    const [one, other] = [await write(broker), await write(broker)];
    const [keep, gone] = [await meet(broker), await meet(broker)];
    expect(await enrol(broker, one, keep.id)).toEqual({ null: 1 });
    expect(await enrol(broker, one, gone.id)).toEqual({ null: 1 });
    const before = await peopleOf(one);
    const merge = { p_keep: keep.id, p_gone: gone.id };
    const p_id = await succeed(broker.client.rpc('merge_contacts', merge));
    const active = async (sequence: string) =>
      (await peopleOf(sequence))
        .filter(({ status }) => status === 'active')
        .map(({ contact_id }) => contact_id);
    expect(await active(one)).toEqual([keep.id]);
    expect(await enrol(broker, other, keep.id)).toEqual({ in_another: 1 });
    expect(await work(one)).toBe(1);
    await succeed(broker.client.rpc('undo_merge', { p_id }));
    expect((await active(one)).toSorted()).toEqual([keep.id, gone.id].toSorted());
    const back = (await peopleOf(one)).find(({ contact_id }) => contact_id === gone.id);
    expect(back).toEqual(before.find(({ contact_id }) => contact_id === gone.id));
  });

  it('continue only in the sequence one of them was in', async () => {
    const [one, other] = [await write(broker), await write(broker)];
    const [keep, gone] = [await meet(broker), await meet(broker)];
    await enrol(broker, one, gone.id);
    const merge = { p_keep: keep.id, p_gone: gone.id };
    await succeed(broker.client.rpc('merge_contacts', merge));
    expect((await peopleOf(one)).map(({ contact_id, status }) => [contact_id, status])).toEqual([
      [keep.id, 'active'],
    ]);
    expect(await enrol(broker, other, keep.id)).toEqual({ in_another: 1 });
    expect(await work(one)).toBe(1);
    expect((await listEmails(one)).map(({ recipient }) => recipient)).toEqual([keep.email]);
  });

  it('get no sequence email if one of them opted out', async () => {
    const id = await write(broker);
    const keep = await meet(broker);
    const gone = await meet(broker, { do_not_contact: true });
    await enrol(broker, id, keep.id);
    const merge = { p_keep: keep.id, p_gone: gone.id };
    const p_id = await succeed(broker.client.rpc('merge_contacts', merge));
    expect(await work(id)).toBe(0);
    await succeed(broker.client.rpc('undo_merge', { p_id }));
    expect((await peopleOf(id)).map(({ status }) => status)).toEqual(['active']);
  });
});

describe('a person who opted out at one of their addresses', () => {
  it('gets nothing at another, even as a new contact that includes that address', async () => {
    const p_sequence = await write(broker);
    const refused = uniqueEmail('refused');
    const known = await meet(broker, { more_emails: [`home: ${refused}`] });
    await enrol(broker, p_sequence, known.id);
    const token = `select private.unsubscribe_client_emails(private.seal_cursor('client_emails',
      jsonb_build_array('${broker.tenantId}', '${refused}')))`;
    await queryDatabase(token);
    const of = broker.client.from('contacts').select('do_not_contact').eq('id', known.id).single();
    expect(await succeed(of)).toEqual({ do_not_contact: true });
    expect((await peopleOf(p_sequence)).map(({ reason }) => reason)).toEqual(['do_not_contact']);
    const added = await meet(broker, { more_emails: [`work: ${refused.toUpperCase()}`] });
    expect(await enrol(broker, p_sequence, added.id)).toEqual({ unsubscribed: 1 });
    const one = { p_contact_id: added.id, p_subject: 'Hello', p_body: 'Again.' };
    expect(await codeOf(broker.client.rpc('send_email_to_client', one))).toBe('HXCLD');
    const theirs = await meet(outsider, { more_emails: [`work: ${refused}`] });
    expect(await enrol(outsider, await write(outsider), theirs.id)).toEqual({ null: 1 });
  });
});

describe('the postal address', () => {
  it("is required before sending, shown in each email's footer, and set by workspace admins", async () => {
    const alone = await person('broker');
    const { id } = await succeed(
      alone.client.from('email_sequences').insert({ name: 'One' }).select('id').single(),
    );
    const step = { p_sequence_id: id, p_kind: 'email', p_wait_days: 0, p_title: 'One' };
    await succeed(alone.client.rpc('save_sequence_step', { ...step, p_body: 'Hello' }));
    const run = () => codeOf(alone.client.rpc('run_sequence', { p_id: id, p_runs: true }));
    expect(await run()).toBe('HXCPP');
    const keep = (who: Person, p_address: string) =>
      codeOf(who.client.rpc('set_postal_address', { p_address }));
    expect(await keep(alone, 'State')).toBe('HXCPM');
    expect(await keep(alone, '1 Main Street\r\nBcc: eve@evil.example')).toBe('HXCPM');
    expect(await keep(teammate, '1 Main Street, Ames, IA 50010')).toBe('HXCPO');
    expect(await keep(alone, '1 Main Street, Ames, IA 50010')).toBeUndefined();
    expect(await run()).toBeUndefined();
    expect(await succeed(teammate.client.rpc('my_postal_address'))).toEqual([
      { address: '12 Harbor Street, Duluth, MN 55802', is_mine: false },
    ]);
  });
});

describe('sequence emails', () => {
  it('follow their steps and tasks once each, within business hours, and explain why they were sent', async () => {
    const id = await write(broker);
    const ada = await meet(broker);
    await enrol(broker, id, ada.id);
    // A Saturday, so it is moved to Monday.
    expect(await work(id, dayAfter(4))).toBe(0);
    const [enrollment] = await peopleOf(id);
    expect(new Date(enrollment?.due_at ?? '').toISOString()).toBe('2031-03-10T14:00:00.000Z');
    expect([await work(id), await work(id, dayAfter(1)), await work(id, dayAfter(2))]).toEqual([
      1, 0, 1,
    ]);
    expect(await peopleOf(id)).toMatchObject([{ status: 'finished', place: 3, due_at: null }]);
    const tasks = service().from('record_tasks').select('title, assignee_id');
    expect(await succeed(tasks.eq('record_id', ada.id))).toEqual([
      { title: 'Call', assignee_id: broker.id },
    ]);
    const mail = await vi.waitFor(async () => {
      const found = await mailTo(ada.email);
      expect(found).toHaveLength(2);
      return found;
    });
    expect(mail[0]?.text).toContain('Dear Ada,');
    expect(mail[0]?.text).toContain('12 Harbor Street, Duluth, MN 55802');
  });

  it('respect limits per day, recipient and brokerage, and pausing stops at once', async () => {
    const id = await write(broker, { daily_most: 2 });
    const readers = await Promise.all(Array.from({ length: 3 }, () => meet(broker)));
    const ids = readers.map((reader) => reader.id);
    expect(await enrol(broker, id, ...ids)).toEqual({ null: 3 });
    expect(await enrol(broker, id, ...ids)).toEqual({ was_in_it: 3 });
    const other = await write(broker);
    expect(await enrol(broker, other, ...ids)).toEqual({ in_another: 3 });
    const copy = await meet(broker, { email: readers[0]?.email });
    expect(await enrol(broker, other, copy.id)).toEqual({ in_another: 1 });
    const many = Array.from({ length: 101 }, () => crypto.randomUUID());
    const tooMany = broker.client.rpc('enroll_contacts', {
      p_sequence_id: id,
      p_contact_ids: many,
    });
    expect(await codeOf(tooMany)).toBe('HXSQN');
    await succeed(broker.client.rpc('run_sequence', { p_id: id, p_runs: false }));
    expect(await work(id)).toBe(0);
    await succeed(broker.client.rpc('run_sequence', { p_id: id, p_runs: true }));
    expect(await work(id)).toBe(2);
    // The third waits until tomorrow, and no one gets their second email on the same day.
    expect(await work(id)).toBe(0);
    expect(await work(id)).toBe(0);
    expect(await work(id, dayAfter(1))).toBe(2);
  });

  it('stop for people who opted out, lack required consent, or whose sender is gone', async () => {
    const id = await write(broker, { consent_only: true });
    const refused = await meet(broker, { consent: 'refused' });
    const silent = await meet(broker);
    const agreed = await Promise.all(
      Array.from({ length: 3 }, () => meet(broker, { consent: 'given' })),
    );
    const [one, two, three] = agreed.map((reader) => reader.id) as [string, string, string];
    expect(await enrol(broker, id, refused.id, silent.id, one, two, three)).toEqual({
      no_consent: 2,
      null: 3,
    });
    const contacts = () => broker.client.from('contacts');
    await succeed(contacts().update({ do_not_contact: true }).eq('id', one).select('id'));
    await succeed(contacts().update({ consent: 'refused' }).eq('id', two).select('id'));
    await queryDatabase(
      `insert into private.email_opt_outs (organization_id, address) values ('${broker.tenantId}', '${agreed[2]?.email}')`,
    );
    expect(await work(id)).toBe(0);
    const reasons = (await peopleOf(id)).map(({ reason }) => reason);
    expect(reasons.toSorted()).toEqual(['do_not_contact', 'no_consent', 'unsubscribed']);
  });

  it("stop at the recipient's reply, inquiry or signed agreement, and no one else's", async () => {
    const id = await write(broker);
    const readers = await Promise.all([person('buyer'), person('buyer'), person('buyer')]);
    const rows = await queryDatabase(
      `select id, email from auth.users where id in (${readers.map((reader) => `'${reader.id}'`).join()})`,
    );
    const emailOf = (who: Person) => String(rows.find((row) => row.id === who.id)?.email);
    const ids = await Promise.all(
      readers.map(async (who) => (await meet(broker, { email: emailOf(who) })).id),
    );
    const silent = await meet(broker);
    await enrol(broker, id, silent.id, ...ids);
    expect(await work(id)).toBe(4);
    const [answers, inquires, signs] = readers as [Person, Person, Person];
    const firstEnrollment = (await peopleOf(id)).find(({ contact_id }) => contact_id === ids[0]);
    const p_id = firstEnrollment?.id ?? '';
    await succeed(broker.client.rpc('end_enrollment', { p_id, p_answered: true }));
    const replied = (await listEmails(id)).filter(({ replied_at }) => replied_at !== null);
    expect(replied.map(({ recipient }) => recipient)).toEqual([emailOf(answers)]);
    const broker_id = await brokerOf(broker.id);
    const listing_id = await listingBy(broker_id);
    const inquiry = { user_id: inquires.id, broker_id, listing_id, message: 'Still for sale?' };
    await succeed(service().from('broker_contacts').insert(inquiry).select('id'));
    await queryDatabase(`
      with stated as (
        insert into public.listing_nda_texts (listing_id, version, body)
        values ('${listing_id}', 77, repeat('This information stays here. ', 10)) returning id
      )
      insert into public.listing_nda_signatures (id, nda_id, listing_id, user_id, name, hash)
      select gen_random_uuid(), s.id, '${listing_id}', '${signs.id}', 'Ada Lovelace', 'none' from stated s`);
    const states = Object.fromEntries(
      (await peopleOf(id)).map(({ contact_id, status, reason }) => [contact_id, reason ?? status]),
    );
    expect(states).toEqual({
      [silent.id]: 'active',
      [ids[0] ?? '']: 'answered',
      [ids[1] ?? '']: 'inquired',
      [ids[2] ?? '']: 'nda',
    });
    const bin = broker.client.from('email_sequences').update({ deleted_at: NOON });
    await succeed(bin.eq('id', id).select('id'));
    expect(await enrol(broker, await write(broker), silent.id)).toEqual({ null: 1 });
  });

  it("are not sent about another user's listing or one that left the market", async () => {
    const sold = await listingBy(await brokerOf(broker.id));
    const theirs = { name: 'Theirs', listing_id: sold };
    expect(await codeOf(outsider.client.from('email_sequences').insert(theirs))).toBe('HXCPL');
    const id = await write(broker, { listing_id: sold });
    const ada = await meet(broker);
    const mates = teammate.client.rpc('enroll_contacts', {
      p_sequence_id: id,
      p_contact_ids: [ada.id],
    });
    expect(await codeOf(mates)).toBe('HXCPL');
    await enrol(broker, id, ada.id);
    await succeed(
      service().from('listings').update({ status: 'withdrawn' }).eq('id', sold).select('id'),
    );
    expect(await work(id)).toBe(0);
    expect(await peopleOf(id)).toMatchObject([{ status: 'stopped', reason: 'off_market' }]);
  });
});
