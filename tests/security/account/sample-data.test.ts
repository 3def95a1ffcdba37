import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';

const counts = async ({ client }: Person) =>
  (await succeed(client.rpc('my_figures'))) as Record<string, Record<string, unknown> | undefined>;

const samplesOf = async (who: Person) => (await counts(who)).onboarding?.samples;

const NONE = { contacts: 0, deals: 0, drafts: 0, searches: 0, holdings: 0, communities: 0 };

describe('sample data', () => {
  let broker: Person;
  let stranger: Person;
  let contact: { id: string; name: string };
  let deal: { id: string; name: string };

  beforeAll(async () => {
    broker = await person('broker');
    stranger = await person('broker');
    await succeed(broker.client.rpc('add_sample_data'));
    const [[one], [two]] = await Promise.all([
      succeed(broker.client.from('contacts').select('id, name').eq('is_sample', true)),
      succeed(broker.client.from('deals').select('id, name').eq('is_sample', true)),
    ]);
    if (one === undefined || two === undefined) throw new Error('There is no sample data.');
    contact = one;
    deal = two;
  });

  it('is added once and marked in its names', async () => {
    const added = { ...NONE, contacts: 3, deals: 2, drafts: 1 };
    expect(await succeed(broker.client.rpc('add_sample_data'))).toEqual(added);
    expect(await samplesOf(broker)).toEqual(added);
    expect(contact.name).toMatch(/\(sample\)$/);
    expect(deal.name).toMatch(/\(sample\)$/);
  });

  it("completes no step and isn't counted in any figure or report", async () => {
    const { onboarding, contacts, deals } = await counts(broker);
    expect(onboarding?.done).toMatchObject({ contact: false, deal: false, draft: false });
    expect([contacts, deals]).toEqual([undefined, undefined]);
    expect(await succeed(broker.client.rpc('report_pipeline'))).toEqual([]);
    expect(await succeed(broker.client.rpc('forecast_deals'))).toEqual([]);
  });

  it('is invisible to other accounts, in tables and in search', async () => {
    for (const table of ['contacts', 'deals', 'listing_drafts'] as const) {
      expect(await succeed(stranger.client.from(table).select('id').eq('is_sample', true))).toEqual(
        [],
      );
    }
    expect(await succeed(stranger.client.rpc('find_contacts', { p_words: 'Whitfield' }))).toEqual(
      [],
    );
  });

  it.each([
    ['shared with a team', { sharing: 'team' }],
    ['given an email', { email: 'dana@people.example' }],
    ['given another phone', { more_phones: ['work: 312 555 0100'] }],
  ])('cannot be %s', async (_, change) => {
    const { error } = await broker.client.from('contacts').update(change).eq('id', contact.id);
    expect(error?.code).toBe('HXSMP');
  });

  it('cannot be flagged or unflagged by a client', async () => {
    const flag = { is_sample: false } as object;
    const changed = await broker.client.from('contacts').update(flag).eq('id', contact.id);
    const added = await broker.client
      .from('contacts')
      .insert({ name: 'Fake', is_sample: true } as { name: string });
    expect([changed.error?.code, added.error?.code]).toEqual(['42501', '42501']);
  });

  it('cannot become a transaction, by the call or directly', async () => {
    const call = await broker.client.rpc('create_transaction_from_deal', { p_deal_id: deal.id });
    const direct = await broker.client
      .from('transactions')
      .insert({ property_name: 'Maple Grove', deal_id: deal.id });
    expect([call.error?.code, direct.error?.code]).toEqual(['HXSMP', 'HXSMP']);
  });

  it('cannot be published as a listing', async () => {
    const [draft] = await succeed(
      broker.client.from('listing_drafts').select('id').eq('is_sample', true),
    );
    const { error } = await broker.client.rpc('submit_listing', {
      draft_id: draft?.id ?? '',
      listing: { property_name: 'A', city: 'B', state: 'OH', property_type: 'lease' },
    });
    expect(error?.code).toBe('HXSMP');
  });

  it("is removed completely, without the account's own rows or anyone else's", async () => {
    await succeed(stranger.client.rpc('add_sample_data'));
    const own = randomUUID();
    await succeed(broker.client.from('contacts').insert({ id: own, name: 'Own Client' }).select());
    await succeed(
      broker.client.from('deals').insert({ name: 'Own deal', contact_id: contact.id }).select(),
    );
    await succeed(
      broker.client.from('properties').update({ state: 'KY' }).like('name', 'Harbor%').select(),
    );
    await succeed(broker.client.rpc('remove_sample_data'));
    expect(await samplesOf(broker)).toEqual(NONE);
    expect(await succeed(broker.client.from('contacts').select('id'))).toEqual([{ id: own }]);
    expect(await succeed(broker.client.from('properties').select('name'))).toEqual([
      { name: 'Own deal' },
    ]);
    expect(await succeed(broker.client.from('deals').select('name, contact_id'))).toEqual([
      { name: 'Own deal', contact_id: null },
    ]);
    expect(await samplesOf(stranger)).toMatchObject({ contacts: 3, deals: 2 });
  });
});

describe('sample search', () => {
  it('sends no alerts and cannot be turned on', async () => {
    const buyer = await person('buyer');
    expect(await succeed(buyer.client.rpc('add_sample_data'))).toEqual({ ...NONE, searches: 1 });
    const { error } = await buyer.client
      .from('saved_searches')
      .update({ is_paused: false, cadence: 'instant' })
      .eq('is_sample', true);
    expect(error?.code).toBe('HXSMP');
    expect((await counts(buyer)).onboarding?.done).toMatchObject({ search: false });
  });

  it('is not offered to vendors', async () => {
    const vendor = await person('vendor');
    expect((await counts(vendor)).onboarding).toMatchObject({ can_add_samples: false });
    expect((await vendor.client.rpc('add_sample_data')).error?.code).toBe('HXSMN');
  });
});

describe('sample holdings', () => {
  it("fill an investor's portfolio, but aren't counted in figures or approvals", async () => {
    const investor = await person('investor');
    const added = { ...NONE, searches: 1, holdings: 2 };
    expect(await succeed(investor.client.rpc('add_sample_data'))).toEqual(added);
    const { entities, holdings } = (await succeed(investor.client.rpc('get_portfolio'))) as {
      entities: { id: string; name: string }[];
      holdings: { value: number; movements: number; is_reconciled: boolean }[];
    };
    expect(entities).toMatchObject([{ name: 'Willow Street Holdings LLC (sample)' }]);
    expect(holdings).toMatchObject([
      { value: 86480000, movements: 14, is_reconciled: true },
      { value: 107000000, movements: 14, is_reconciled: true },
    ]);
    expect((await counts(investor)).investing).toBeUndefined();
    const { client } = investor;
    const id = entities[0]?.id ?? '';
    const shared = await client
      .from('investment_entities')
      .update({ sharing: 'team' })
      .eq('id', id);
    const given = await client.rpc('save_approval_chain', {
      p_entity_id: id,
      p_roles: [{ user_id: investor.id, role: 'approver' }],
      p_rules: [],
    });
    expect([shared.error?.code, given.error?.code]).toEqual(['HXSMP', 'HXSMP']);
    await succeed(client.rpc('remove_sample_data'));
    expect(await succeed(client.rpc('get_portfolio'))).toMatchObject({
      entities: [],
      holdings: [],
    });
    expect(await samplesOf(investor)).toEqual(NONE);
  });
});

describe('a sample community', () => {
  it('fills an operator’s screens, reaches no one else, and is removed with everything in it', async () => {
    const operator = await person('operator');
    const { client } = operator;
    const added = { ...NONE, searches: 1, communities: 1 };
    expect(await succeed(client.rpc('add_sample_data'))).toEqual(added);
    expect(await succeed(client.rpc('add_sample_data'))).toEqual(added);
    expect((await counts(operator)).onboarding?.done).toMatchObject({ community: false });
    const [community] = await succeed(client.from('communities').select('id, name'));
    const id = community?.id ?? '';
    expect(community?.name).toBe('Maple Grove (sample)');
    const board = await succeed(client.rpc('get_census_board', { p_community_id: id }));
    expect(board).toMatchObject({ census: 8, available: 12 });
    expect(await succeed(client.from('resident_prospects').select('id'))).toHaveLength(3);

    const staff = await succeed(client.rpc('list_staff', { p_community_id: id }));
    expect(staff).toMatchObject({ employees: { length: 6 } });
    const week = await succeed(client.rpc('get_schedule', { p_community_id: id }));
    expect((week as { shifts: unknown[] }).shifts.length).toBeGreaterThan(15);
    const inspections = await succeed(client.rpc('list_inspections', { p_community_id: id }));
    expect((inspections as { templates: unknown[] }).templates.length).toBeGreaterThan(5);
    const schedules = await succeed(
      client.rpc('list_maintenance_schedules', { p_community_id: id }),
    );
    expect(JSON.stringify(schedules)).toContain('Inspect boiler (sample)');

    // It sends nothing, also once its work orders and inspections are overdue.
    await queryDatabase(`
      update public.work_orders set due_at = now() - interval '1 hour' where community_id = '${id}';
      update public.inspections set due_on = current_date - 3 where community_id = '${id}';
      select private.run_maintenance_jobs(), private.evaluate_alerts(now() + interval '2 hours'),
        private.send_compliance_reminders(), private.send_staff_reminders()`);
    const sent = await queryDatabase(
      `select kind from public.notifications where user_id = '${operator.id}'`,
    );
    expect(sent).toEqual([]);

    const invited = await client.rpc('invite_to_community', {
      p_id: randomUUID(),
      p_community_id: id,
      p_email: 'someone@people.example',
      p_position: 'nurse',
    });
    const offered = await client.rpc('request_buyer_package', {
      p_id: randomUUID(),
      p_community_id: id,
    });
    expect([invited.error?.code, offered.error?.code]).toEqual(['HXSMP', 'HXSMP']);
    const flag = { is_sample: false } as object;
    const changed = await client.from('communities').update(flag).eq('id', id);
    expect(changed.error?.code).toBe('42501');

    // Books of a sample go with it, although posted entries never change otherwise.
    await succeed(
      client.rpc('post_journal_entry', {
        p_id: randomUUID(),
        p_community_id: id,
        p_values: {
          entry_date: new Date().toISOString().slice(0, 10),
          memo: 'Opening balance',
          lines: [
            { account: '1010', cents: 5000 },
            { account: '2010', cents: -5000 },
          ],
        },
      }),
    );
    await succeed(client.rpc('remove_sample_data'));
    expect(await samplesOf(operator)).toEqual(NONE);
    for (const table of [
      'communities',
      'residents',
      'resident_prospects',
      'work_orders',
    ] as const) {
      expect(await succeed(client.from(table).select('id'))).toEqual([]);
    }
  });
});
