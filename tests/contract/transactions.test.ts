import { beforeAll, describe, expect, it } from 'vitest';
import { TRANSACTION_STAGES } from '../../shared/deals/transactions/stages.ts';
import { queryDatabase } from '../security/sql.ts';
import { type Person, succeed, tenantOwner } from '../security/world.ts';

let broker: Person;
const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;
const createTransaction = async (values: object = {}) =>
  await succeed(
    broker.client
      .from('transactions')
      .insert({ property_name: 'Maple Glen', ...values })
      .select()
      .single(),
  );
const to = (id: string, changes: object) =>
  broker.client.from('transactions').update(changes).eq('id', id).select();
const addBuyer = (transaction_id: string) =>
  succeed(
    broker.client
      .from('transaction_parties')
      .insert({ transaction_id, role: 'buyer', name: 'Tallgrass Health' })
      .select('id'),
  );

beforeAll(async () => {
  broker = await tenantOwner();
});

describe('a transaction', () => {
  it('follows the stages that screens and database share', async () => {
    expect(
      await queryDatabase(
        'select stage, leads_to, needs, needs_buyer from private.transaction_stages()',
      ),
    ).toEqual(
      TRANSACTION_STAGES.map(({ value, leadsTo, needs, needsBuyer }) => ({
        stage: value,
        leads_to: leadsTo,
        needs,
        needs_buyer: needsBuyer,
      })),
    );
  });

  it('allows only valid steps with their requirements, and is over when closed', async () => {
    const { id } = await createTransaction();
    expect(await codeOf(to(id, { status: 'closed', closed_on: '2026-01-05' }))).toBe('HXTRM');
    expect(await codeOf(to(id, { status: 'loi_signed' }))).toBe('HXTRN');
    await succeed(to(id, { status: 'loi_signed', price: 9e6 }));
    expect(await codeOf(to(id, { status: 'psa' }))).toBe('HXTRB');
    await addBuyer(id);
    for (const status of ['psa', 'diligence']) await succeed(to(id, { status }));
    expect(await codeOf(to(id, { price: null }))).toBe('HXTRN');
    await succeed(to(id, { status: 'closing', expected_close: '2026-03-02' }));
    await succeed(to(id, { status: 'closed', closed_on: '2026-03-02' }));
    expect(await codeOf(to(id, { status: 'terminated', ended_reason: 'other' }))).toBe('HXTRM');
    expect(
      await codeOf(broker.client.from('transaction_parties').delete().eq('transaction_id', id)),
    ).toBe('HXTRB');
  });

  it('starts with its negotiation, not at a later stage', async () => {
    const ahead = broker.client.from('transactions').insert({
      property_name: 'Ahead',
      status: 'closing',
      price: 1,
      expected_close: '2026-01-05',
    });
    expect(await codeOf(ahead.select())).toBe('HXTRM');
  });

  it("is created from a deal once, with the deal's data", async () => {
    const { client } = broker;
    const seller = await succeed(
      client
        .from('contacts')
        .insert({ name: 'Edna Elm', email: 'edna@elm.example' })
        .select('id')
        .single(),
    );
    const deal = await succeed(
      client
        .from('deals')
        .insert({
          name: 'Elm House',
          price: 8e6,
          commission_percent: 2,
          buyer: 'Tallgrass',
          expected_close: '2099-05-08',
          contact_id: seller.id,
        })
        .select('id')
        .single(),
    );
    const p = { p_deal_id: deal.id };
    const ids = await Promise.all([
      succeed(client.rpc('create_transaction_from_deal', p)),
      succeed(client.rpc('create_transaction_from_deal', p)),
    ]);
    expect(new Set(ids).size).toBe(1);
    const id = String(ids[0]);
    const [row] = await succeed(client.from('transactions').select().eq('id', id));
    expect(row).toMatchObject({ property_name: 'Elm House', price: 8e6, status: 'negotiation' });
    const parties = client
      .from('transaction_parties')
      .select('role, name')
      .eq('transaction_id', id);
    expect(await succeed(parties.order('role'))).toEqual([
      { role: 'buyer', name: 'Tallgrass' },
      { role: 'seller', name: 'Edna Elm' },
    ]);
    const fees = client.from('transaction_fees').select('label, percent').eq('transaction_id', id);
    expect(await succeed(fees)).toEqual([{ label: 'Commission', percent: 2 }]);
    const closing = client.from('transaction_dates').select('due_on').eq('key', 'closing');
    expect(await succeed(closing.eq('transaction_id', id))).toEqual([{ due_on: '2099-05-08' }]);
  });

  it('saves moved dates together, over the versions seen, and updates its closing', async () => {
    const { id } = await createTransaction({ expected_close: '2099-05-08' });
    const move = (key: string, was: string | null, due_on: string) => ({
      key,
      was,
      due_on,
      was_done: null,
      done_on: null,
    });
    const keep = (p_moves: object[]) =>
      broker.client.rpc('move_transaction_dates', { p_id: id, p_moves: p_moves as never });
    const moves = [move('psa', null, '2099-01-05'), move('closing', '2099-05-08', '2099-05-29')];
    expect(await succeed(keep(moves))).toBe(2);
    expect(await succeed(keep(moves))).toBe(0);
    const late = [move('loi', null, '2099-01-01'), move('closing', '2099-05-08', '2099-06-01')];
    expect(await codeOf(keep(late))).toBe('HXTRS');
    const dates = await succeed(
      broker.client
        .from('transaction_dates')
        .select('key, due_on')
        .eq('transaction_id', id)
        .not('due_on', 'is', null)
        .order('position'),
    );
    expect(dates).toEqual([
      { key: 'psa', due_on: '2099-01-05' },
      { key: 'closing', due_on: '2099-05-29' },
    ]);
    const [row] = await succeed(to(id, { expected_close: '2099-06-15' }));
    expect(row?.expected_close).toBe('2099-06-15');
    const closing = broker.client.from('transaction_dates').select('due_on').eq('key', 'closing');
    expect(await succeed(closing.eq('transaction_id', id))).toEqual([{ due_on: '2099-06-15' }]);
  });

  it('switches to a new path at once, keeps completed steps, and updates its closing', async () => {
    const { id } = await createTransaction({ expected_close: '2099-05-08' });
    const lay = (p_dates: object[], p_path: object = {}) =>
      broker.client.rpc('create_closing_timeline', {
        p_id: id,
        p_path: {
          ...{ state: 'CA', care: 'assisted', financing: 'bank', is_interim: false },
          ...{ template: 'CA 2026-01-01', ...p_path },
        } as never,
        p_dates: p_dates as never,
      });
    const step = (key: string, due_on: string, was: string | null = null) => ({
      ...{ key, was, due_on, label: key, position: 1, follows: [], days: 0, counts: 'calendar' },
      ...{ lane: 'contract', concerns: [] },
    });
    const done = [
      { key: 'psa', was: null, due_on: '2098-12-01', was_done: null, done_on: '2098-12-02' },
    ];
    await succeed(broker.client.rpc('move_transaction_dates', { p_id: id, p_moves: done }));
    const dates = [
      step('psa', '2099-01-01', '2098-12-01'),
      step('notice_end', '2099-03-02'),
      step('closing', '2099-06-01', '2099-05-08'),
    ];
    expect(await succeed(lay(dates))).toBe(2);
    expect(await codeOf(lay(dates))).toBe('HXTRS');
    const savedDates = broker.client.from('transaction_dates').select('key, due_on, done_on');
    expect(await succeed(savedDates.eq('transaction_id', id).order('key'))).toEqual([
      { key: 'closing', due_on: '2099-06-01', done_on: null },
      { key: 'notice_end', due_on: '2099-03-02', done_on: null },
      { key: 'psa', due_on: '2098-12-01', done_on: '2098-12-02' },
    ]);
    const [row] = await succeed(
      broker.client.from('transactions').select('expected_close').eq('id', id),
    );
    expect(row?.expected_close).toBe('2099-06-01');
    expect(await codeOf(lay([step('psa', '2099-01-01')]))).toBe('22023');
    expect(await codeOf(lay(dates, { care: 'other' }))).toBe('23514');
  });

  it('can only have a listing that its team can see', async () => {
    const { id } = await createTransaction();
    const hidden = crypto.randomUUID();
    expect(await codeOf(to(id, { listing_id: hidden }))).toBe('HXTRL');
    const [live] = await succeed(
      broker.client.from('listings').select('id').eq('status', 'active').limit(1),
    );
    await succeed(to(id, { listing_id: live?.id }));
    const [linked] = await succeed(broker.client.rpc('transaction_listings', { p_id: id }));
    expect(linked).toMatchObject({ id: live?.id, is_linked: true, is_live: true });
  });

  it('has checklists whose items require others and their own files', async () => {
    const { id } = await createTransaction();
    const item = (key: string, needs: string[] = []) => ({
      ...{
        transaction_id: id,
        type: 'closing',
        key,
        title: key,
        part: 'Papers',
        position: 1,
        needs,
      },
    });
    const rows = await succeed(
      broker.client
        .from('checklist_items')
        .insert([item('statement'), item('deed', ['statement'])])
        .select('id')
        .order('key', { ascending: false }),
    );
    const [statement = '', deed = ''] = rows.map((row) => row.id);
    const change = (itemId: string, to: object) =>
      broker.client.from('checklist_items').update(to).eq('id', itemId).select('done_by').single();
    expect(await codeOf(change(deed, { state: 'done' }))).toBe('HXCLN');
    await succeed(change(statement, { state: 'done' }));
    expect((await succeed(change(deed, { state: 'done' }))).done_by).toBe(broker.id);
    expect((await succeed(change(deed, { state: 'open' }))).done_by).toBeNull();
    expect(await codeOf(change(deed, { file_id: crypto.randomUUID() }))).toBe('HXCLF');
    expect(await codeOf(change(deed, { assignee_id: crypto.randomUUID() }))).toBe('HXCLT');
    await succeed(change(deed, { assignee_id: broker.id }));
  });
});
