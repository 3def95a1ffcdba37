import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, person, succeed, tenantOwner } from '../security/world.ts';
import { newUser, service, uniqueEmail } from '../support/backend.ts';

let broker: Person;

const add = async (row: object, { client } = broker) =>
  (
    await succeed(
      client
        .from('contacts')
        .insert({ name: 'Ada', ...row })
        .select('id')
        .single(),
    )
  ).id;
const read = (id: string) =>
  succeed(
    broker.client
      .from('contacts')
      .select(
        'email, email_kind, more_emails, phone, phone_kind, no_calls, more_phones, street, more_addresses',
      )
      .eq('id', id)
      .single(),
  );
const alike = async ({ client } = broker) =>
  (await succeed(client.rpc('find_duplicates')))
    .map((pair) => [pair.one_id, pair.other_id, pair.alike])
    .toSorted();
const find = async (p_words: string) =>
  (await succeed(broker.client.rpc('find_contacts', { p_words }))) as { id: string }[];

beforeAll(async () => {
  broker = await tenantOwner();
});

describe('contact with several emails and phone numbers', () => {
  it('is found by any of them, however a number is formatted', async () => {
    const [one, other] = [uniqueEmail('one'), uniqueEmail('other')];
    const id = await add({
      email: one,
      more_emails: [`home: ${other}`],
      more_phones: ['mobile, no calls: (641) 555-0177'],
      more_addresses: ['home: 12 Zephyrine Street, Ames, IA 50010'],
    });
    for (const search of [one, other, '641 555 0177', '6415550177', 'zephyrine']) {
      expect((await find(search)).map((row) => row.id)).toEqual([id]);
    }
    await succeed(
      broker.client.from('contacts').update({ more_phones: [] }).eq('id', id).select('id'),
    );
    expect(await find('6415550177')).toEqual([]);
  });

  it('is a possible duplicate of contacts with any of them, and not of itself', async () => {
    const otherBroker = await person('broker');
    const [main, second, third] = [1, 2, 3].map(() => uniqueEmail('alike'));
    const one = await add(
      {
        name: 'One',
        email: main,
        more_emails: [`home: ${main}`, `work: ${second?.toUpperCase()}`],
        phone: '(515) 555-0101',
        more_phones: ['work: 515.555.0101', 'home: (515) 555-0102'],
      },
      otherBroker,
    );
    expect(await alike(otherBroker)).toEqual([]);
    const other = await add({ name: 'Two', email: second }, otherBroker);
    const last = await add(
      { name: 'Three', more_emails: [`work: ${third}`], phone: '+1 515 555 0102' },
      otherBroker,
    );
    const fourth = await add({ name: 'Four', email: third }, otherBroker);
    expect(await alike(otherBroker)).toEqual(
      [
        [one, other, ['email']],
        [one, last, ['phone']],
        [last, fourth, ['email']],
      ].toSorted(),
    );
    await succeed(
      otherBroker.client.from('contacts').update({ more_emails: [] }).eq('id', one).select('id'),
    );
    expect(await alike(otherBroker)).not.toContainEqual([one, other, ['email']]);
  });

  it('is matched by a file with any of its emails', async () => {
    const [main, second] = [uniqueEmail('main'), uniqueEmail('second')];
    const known = await add({ name: 'Known', email: main, more_emails: [`home: ${second}`] });
    const p_id = randomUUID();
    const { client } = broker;
    const p_columns = ['name', 'email', 'more_emails', 'more_phones'];
    await succeed(
      client.rpc('begin_import', { p_id, p_kind: 'contacts', p_file_name: 'a.csv', p_columns }),
    );
    const rows = [
      { at: 2, values: { name: 'By another of hers', email: second } },
      { at: 3, values: { name: 'By another of the file', more_emails: [`work: ${main}`] } },
      {
        at: 4,
        values: { name: 'New', email: uniqueEmail('new'), more_phones: ['home: 515 555 0199'] },
      },
      { at: 5, values: { name: 'Wrong', more_phones: ['=HYPERLINK("x")'] } },
    ];
    await succeed(client.rpc('stage_import_rows', { p_id, p_rows: rows as never }));
    expect(await succeed(client.rpc('validate_import', { p_id }))).toMatchObject({
      rows: 4,
      known: 2,
      examples: [
        { at: 2, id: known },
        { at: 3, id: known },
      ],
      errors: [{ at: 5, field: 'more_phones' }],
    });
  });

  it('keeps all of both when merged, with the chosen ones as primary and do-not-call numbers still blocked', async () => {
    const keep = await add({
      email: 'keep@example.com',
      email_kind: 'work',
      more_emails: ['home: both@example.com'],
      phone: '(515) 555-0111',
      more_phones: ['work: (515) 555-0112'],
      street: '1 Elm Street',
      more_addresses: ['work: 5 Oak Street'],
    });
    const duplicateId = await add({
      email: 'gone@example.com',
      more_emails: ['work: BOTH@example.com', 'other: third@example.com'],
      phone: '515-555-0112',
      phone_kind: 'mobile',
      no_calls: true,
      street: '2 Ash Street',
      city: 'Ames',
      state: 'IA',
    });
    const before = [await read(keep), await read(duplicateId)];
    const merge = { p_keep: keep, p_gone: duplicateId, p_take: ['email'] };
    const p_id = await succeed(broker.client.rpc('merge_contacts', merge));
    expect(await read(keep)).toEqual({
      email: 'gone@example.com',
      email_kind: null,
      more_emails: [
        'work: keep@example.com',
        'work: both@example.com',
        'other: third@example.com',
      ].map((line) => (line.includes('both') ? 'work: BOTH@example.com' : line)),
      phone: '(515) 555-0111',
      phone_kind: null,
      no_calls: false,
      more_phones: ['mobile, no calls: 515-555-0112'],
      street: '1 Elm Street',
      more_addresses: ['work: 5 Oak Street', 'other: 2 Ash Street, Ames, IA'],
    });
    await succeed(broker.client.rpc('undo_merge', { p_id }));
    expect([await read(keep), await read(duplicateId)]).toEqual(before);
  });

  it('is the client of a lead with any of its emails', async () => {
    const second = uniqueEmail('second');
    const known = await add({ email: uniqueEmail('main'), more_emails: [`home: ${second}`] });
    const lead = await succeed(
      broker.client.from('leads').insert({ name: 'Ada', email: second }).select('id').single(),
    );
    const convert = broker.client.rpc('convert_lead', { p_id: lead.id, p_with_deal: false });
    expect(await succeed(convert)).toEqual({ contact_id: known, deal_id: null });
  });

  it('is the account with any of them, whose dashboard shows shared items', async () => {
    const email = uniqueEmail('reader');
    const reader = await newUser({
      email,
      confirmed: true,
      userMetadata: { user_type: 'buyer' },
    });
    const id = await add({ email: uniqueEmail('main'), more_emails: [`home: ${email}`] });
    const task = { kind: 'contacts', record_id: id, title: 'Send the proof of funds' };
    const createdTask = await succeed(
      broker.client.from('record_tasks').insert(task).select('id').single(),
    );
    const share = { p_contact_id: id, p_what: 'task', p_id: createdTask.id };
    await succeed(broker.client.rpc('share_with_client', share));
    const desk = await succeed(reader.client.rpc('my_items_from_brokers'));
    expect(desk).toMatchObject({ tasks: [{ title: 'Send the proof of funds' }] });
  });
});

it("can't be saved with an invalid entry by any path", async () => {
  const wrong: readonly object[] = [
    { more_emails: ['ada@example.com'] },
    { more_emails: ['work: not-an-email'] },
    { more_emails: ['boat: ada@example.com'] },
    { more_emails: [null] },
    { more_emails: ['work: a@b.example\nBcc: c@d.example'] },
    { more_phones: ['work: call me'] },
    { more_phones: ['work: 555‮0100'] },
    { more_addresses: [`home: ${'x'.repeat(320)}`] },
    { more_addresses: Array.from({ length: 41 }, (_, n) => `home: ${n} Elm`) },
    { street: 'Elm\u202eStreet' },
    { email_kind: 'boat' },
  ];
  for (const row of wrong) {
    const { error } = await broker.client.from('contacts').insert({ name: 'Ada', ...row } as never);
    expect([row, error?.code]).toEqual([row, '23514']);
    const { error: byService } = await service()
      .from('contacts')
      .insert({ name: 'Ada', owner_id: broker.id, ...row } as never);
    expect(byService?.code).toBe('23514');
  }
});
