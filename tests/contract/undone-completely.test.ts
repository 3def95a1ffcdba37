import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { queryDatabase } from '../security/sql.ts';
import { type Person, succeed, tenantOwner } from '../security/world.ts';
import { service } from '../support/backend.ts';

/**
 * Tables that record that something was done and undone, and aren't undone themselves: history, imports, usage counts
 * and presence.
 */
const TELLS_OF_IT = new Set([
  'public.record_changes',
  'private.record_imports',
  'private.record_import_rows',
  'private.record_import_results',
  'private.record_import_parts',
  'private.message_pace',
  'private.member_days',
  'private.account_activity',
]);

let broker: Person;

/**
 * Returns every row of every table that references the broker, their team or one of its records, without version
 * counters of records.
 */
async function everything(): Promise<Partial<Record<string, unknown[]>>> {
  const tables = await queryDatabase(`
    select n.nspname || '.' || c.relname as place from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'private') order by 1`);
  const ids = `array['%${broker.id}%', '%${broker.tenantId}%']`;
  const parts = tables.map(
    ({ place }) =>
      `select '${place}' as place, to_jsonb(t) - '{version,updated_at}'::text[] as row from ${place} t
       where to_jsonb(t)::text like any (${ids})`,
  );
  const rows = await queryDatabase(`${parts.join(' union all ')} order by 1, 2`);
  return Object.groupBy(
    rows.filter(({ place }) => !TELLS_OF_IT.has(String(place))),
    ({ place }) => String(place),
  );
}

const contact = async (values: object): Promise<string> =>
  (
    await succeed(
      broker.client
        .from('contacts')
        .insert({ name: 'Ada', ...values })
        .select('id')
        .single(),
    )
  ).id;

/** Adds campaign emails and sequence enrollments: for both contacts in each, and for one of them in one only. */
async function attachEmails(keep: string, duplicateId: string) {
  const of = {
    workspace_id: broker.tenantId,
    organization_id: broker.tenantId,
    sender_id: broker.id,
  };
  const reader = { recipient: 'ada@example.com', zone: 'America/Chicago' };
  const due_at = '2099-01-05T10:00:00Z';
  for (const [name, survivorStatus, other] of [
    ['Both', 'left_out', 'waiting'],
    ['Twice', 'waiting', 'waiting'],
    ['One', null, 'waiting'],
  ] as const) {
    const campaigns = broker.client.from('campaigns').insert({ name });
    const campaign_id = (await succeed(campaigns.select('id').single())).id;
    const createEmail = (contact_id: string, status: string) => ({
      ...of,
      ...reader,
      campaign_id,
      contact_id,
      status,
      due_at: status === 'waiting' ? due_at : null,
      reason: status === 'left_out' ? 'twice' : null,
    });
    const emails = [
      createEmail(duplicateId, other),
      ...(survivorStatus === null ? [] : [createEmail(keep, survivorStatus)]),
    ];
    await succeed(service().from('broker_emails').insert(emails).select('id'));
  }
  for (const [at, contacts] of [[keep], [duplicateId, keep], [duplicateId]].entries()) {
    const sequences = broker.client.from('email_sequences').insert({ name: `Sequence ${at}` });
    const sequence_id = (await succeed(sequences.select('id').single())).id;
    // Both are enrolled in one workspace's sequences under different addresses.
    const places = contacts.map((contact_id) => ({
      ...of,
      ...reader,
      recipient: `${at}-${contact_id === keep}@example.com`,
      sequence_id,
      contact_id,
      due_at,
    }));
    await succeed(service().from('sequence_enrolments').insert(places).select('id'));
  }
}

beforeAll(async () => {
  broker = await tenantOwner();
});

it('restores every table after undoing a merge, with all related rows', async () => {
  const email = `${randomUUID()}@example.com`;
  const keep = await contact({
    email,
    city: 'Ames',
    street: '1 Elm Street',
    tags: ['fair'],
    last_contact_at: '2026-01-05T10:00:00Z',
  });
  const duplicateId = await contact({
    name: 'Ada L.',
    email,
    phone: '(512) 555-0134',
    more_emails: ['home: ada@home.example'],
    more_phones: ['work: (512) 555-0135'],
    no_calls: true,
    street: '2 Ash Street',
    company: 'Harbor House',
    consent: 'refused',
    do_not_contact: true,
    needs_states: ['TX'],
    last_contact_at: '2026-02-05T10:00:00Z',
  });
  const keys = service();
  const owned = { owner_id: broker.id, tenant_id: broker.tenantId };
  const time = { begins_at: '2031-01-05T10:00:00Z', ends_at: '2031-01-05T11:00:00Z' };
  for (const id of [keep, duplicateId]) {
    const recordRef = { kind: 'contacts', record_id: id };
    await succeed(
      broker.client
        .from('record_comments')
        .insert({ ...recordRef, body: 'Called' })
        .select('id'),
    );
    const [task] = await succeed(
      broker.client
        .from('record_tasks')
        .insert({ ...recordRef, title: 'Call again' })
        .select('id'),
    );
    await succeed(
      broker.client.from('deals').insert({ name: 'Maple', contact_id: id }).select('id'),
    );
    await succeed(
      keys
        .from('leads')
        .insert({ ...owned, name: 'Ada', contact_id: id })
        .select('id'),
    );
    const [event] = await succeed(
      broker.client
        .from('events')
        .insert({ title: 'Tour', contact_id: id, ...time })
        .select('id'),
    );
    // Associations of both with one community, and of one of them with another.
    await succeed(
      broker.client
        .from('community_associations')
        .insert([
          { contact_id: id, community: 'Maple Court', relation: 'owner' },
          { contact_id: id, community: id, relation: 'lender' },
        ])
        .select('id'),
    );
    for (const [p_what, shown] of [
      ['task', task?.id],
      ['event', event?.id],
    ]) {
      const share = { p_contact_id: id, p_what: String(p_what), p_id: String(shown) };
      await succeed(broker.client.rpc('share_with_client', share));
    }
  }
  await attachEmails(keep, duplicateId);
  const before = await everything();
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining([
      'public.broker_emails',
      'public.community_associations',
      'public.contacts',
      'public.deals',
      'public.events',
      'public.leads',
      'public.sequence_enrolments',
    ]),
  );
  const merged = {
    p_keep: keep,
    p_gone: duplicateId,
    p_take: ['name', 'phone', 'company', 'needs_states', 'tags'],
  };
  const id = await succeed(broker.client.rpc('merge_contacts', merged));
  expect(await everything()).not.toEqual(before);
  await succeed(broker.client.rpc('undo_merge', { p_id: id }));
  expect(await everything()).toEqual(before);
});

it('restores every table after undoing an import, with added and changed rows', async () => {
  const mark = randomUUID();
  const known = await contact({ email: `known@${mark}.example`, city: 'Ames', tags: ['fair'] });
  const before = await everything();
  const id = randomUUID();
  const fields = ['name', 'email', 'company', 'phone', 'tags', 'city'];
  const { client } = broker;
  await succeed(
    client.rpc('begin_import', {
      p_id: id,
      p_kind: 'contacts',
      p_file_name: 'clients.csv',
      p_columns: fields,
    }),
  );
  const rows = Array.from({ length: 40 }, (_, at) => ({
    at: at + 1,
    values: {
      name: `Person ${at}`,
      email: `${at === 0 ? 'known' : `p${at}`}@${mark}.example`,
      company: `Firm ${at % 4}`,
      phone: '(512) 555-0100',
      tags: ['import', mark.slice(0, 8)],
      city: 'Boone',
    },
  }));
  await succeed(client.rpc('stage_import_rows', { p_id: id, p_rows: rows }));
  await succeed(client.rpc('validate_import', { p_id: id }));
  const done = { p_id: id, p_total: rows.length, p_duplicates: 'update' };
  expect(await succeed(client.rpc('finish_import', done))).toMatchObject({ added: 39, changed: 1 });
  const changed = client.from('contacts').select('city').eq('id', known).single();
  expect(await succeed(changed)).toEqual({ city: 'Boone' });
  await succeed(client.rpc('undo_import', { p_id: id, p_edited: 'keep' }));
  expect(await everything()).toEqual(before);
});
