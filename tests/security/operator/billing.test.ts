import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { areAgingItems } from '../../../renderer/features/operator/billing/billingShapes.ts';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';
import { as, codeOf, createTeam, keys, type Role, type Team, WITHOUT_MONEY } from './team.ts';

let team: Team;
const call = (role: Role, name: string, args: object = {}) => as(team.who(role)).rpc(name, args);
const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
let month: string;
let today: string;

beforeAll(async () => {
  team = await createTeam();
  await succeed(
    keys().from('units').update({ market_rate: 5000 }).eq('id', team.unit).select('id'),
  );
  await succeed(
    keys().from('units').update({ market_rate: 6000 }).eq('id', team.otherUnit).select('id'),
  );
  const billing = await succeed(
    call('business_office', 'get_billing', { p_community_id: team.community }),
  );
  today = billing.today;
  month = monthOf(today);
});

const preview = async () =>
  await succeed(
    call('business_office', 'preview_billing_run', {
      p_community_id: team.community,
      p_month: month,
    }),
  );
const approve = (fingerprint: string, p_id = randomUUID()) =>
  call('business_office', 'approve_billing_run', {
    p_id,
    p_community_id: team.community,
    p_month: month,
    p_fingerprint: fingerprint,
  });
/** Bills the month, and returns the run and the invoice of a resident. */
async function bill(resident: string) {
  const { fingerprint } = await preview();
  const id = randomUUID();
  await succeed(approve(fingerprint, id));
  await succeed(call('business_office', 'post_billing_run', { p_id: id }));
  const [invoice] = await queryDatabase(
    `select id from private.resident_invoices where run_id = '${id}' and resident_id = '${resident}'`,
  );
  return { id, invoice: String(invoice?.id) };
}
const pay = (values: object, resident = team.ada, role: Role = 'business_office') =>
  call(role, 'record_payment', {
    p_id: randomUUID(),
    p_resident_id: resident,
    p_values: { method: 'check', received_on: today, ...values },
  });

describe('billing of residents', () => {
  it('opens only to the executive director and the business office of the community', async () => {
    const reads: readonly (readonly [string, object])[] = [
      ['get_billing', { p_community_id: team.community }],
      ['preview_billing_run', { p_community_id: team.community, p_month: month }],
      ['list_resident_accounts', { p_community_id: team.community }],
      ['list_aging_items', { p_community_id: team.community }],
      ['list_resident_payments', { p_community_id: team.community }],
      ['get_resident_account', { p_resident_id: team.ada }],
    ];
    const writes: readonly (readonly [string, object])[] = [
      ['charge_late_fees', { p_community_id: team.community }],
      [
        'save_billing_settings',
        { p_community_id: team.community, p_version: 1, p_values: { due_day: 1 } },
      ],
      [
        'save_community_rate',
        {
          p_community_id: team.community,
          p_kind: 'community_fee',
          p_level: 0,
          p_cents: 0,
          p_effective_on: '2030-01-01',
        },
      ],
      [
        'add_resident_charge',
        {
          p_id: randomUUID(),
          p_resident_id: team.ada,
          p_values: {
            kind: 'concession',
            description: 'Free',
            repeats: 'once',
            unit_cents: 100_000,
            starts_on: month,
          },
        },
      ],
      [
        'save_resident_rate',
        {
          p_id: randomUUID(),
          p_resident_id: team.ada,
          p_values: { room_cents: 1, effective_on: '2030-01-01' },
        },
      ],
      [
        'record_payment',
        {
          p_id: randomUUID(),
          p_resident_id: team.ada,
          p_values: { method: 'cash', cents: 1, received_on: today },
        },
      ],
    ];
    for (const role of WITHOUT_MONEY) {
      for (const [name, args] of [...reads, ...writes])
        expect(await codeOf(call(role, name, args)), `${role} ${name}`).toBe('42501');
    }
    for (const role of ['executive_director', 'business_office'] as const) {
      for (const [name, args] of reads)
        expect(await codeOf(call(role, name, args)), `${role} ${name}`).toBeUndefined();
    }
    for (const table of ['resident_invoices', 'resident_payments', 'resident_rates'])
      expect((await as(team.who('business_office')).from(table).select()).error).not.toBeNull();
  });

  it('posts only what was approved, once, and rejects a run whose charges changed', async () => {
    const { fingerprint, lines } = await preview();
    expect(lines.length).toBeGreaterThan(0);
    expect(await codeOf(approve('0'.repeat(32)))).toBe('HXBIC');
    const id = randomUUID();
    await succeed(approve(fingerprint, id));
    await succeed(approve(fingerprint, id));
    expect(await codeOf(approve(fingerprint))).toBe('HXBIO');
    await succeed(
      call('business_office', 'add_resident_charge', {
        p_id: randomUUID(),
        p_resident_id: team.bea,
        p_values: {
          kind: 'extra',
          description: 'Salon',
          repeats: 'once',
          unit_cents: 2500,
          starts_on: month,
        },
      }),
    );
    expect(await codeOf(call('business_office', 'post_billing_run', { p_id: id }))).toBe('HXBIC');
    await succeed(call('business_office', 'cancel_billing_run', { p_id: id }));
    expect(await codeOf(call('business_office', 'post_billing_run', { p_id: id }))).toBe('HXBIX');
    const run = await bill(team.ada);
    const counts = await Promise.all(
      [1, 2].map(() => succeed(call('business_office', 'post_billing_run', { p_id: run.id }))),
    );
    expect(counts).toEqual([2, 2]);
    expect((await preview()).lines).toEqual([]);
    expect(
      await codeOf(
        call('business_office', 'save_community_rate', {
          p_community_id: team.community,
          p_kind: 'care_level',
          p_level: 2,
          p_cents: 50_000,
          p_effective_on: month,
        }),
      ),
    ).toBe('HXBIM');
    await expect(
      queryDatabase(
        `update private.resident_invoices set total_cents = 1 where id = '${run.invoice}'`,
      ),
    ).rejects.toThrow();
    expect(await codeOf(call('neighbor', 'get_resident_invoice', { p_id: run.invoice }))).toBe(
      '42501',
    );
  });

  it('finds invoices by number and name only for the business office', async () => {
    const [found] = await queryDatabase(
      `select i.id, i.number, r.name from private.resident_invoices i join public.residents r on r.id = i.resident_id
       where i.resident_id = '${team.ada}' order by i.invoiced_on desc limit 1`,
    );
    const invoice = String(found?.id);
    const find = async (role: Role, p_search: string) =>
      (await succeed(call(role, 'find_resident_invoices', { p_search }))) as readonly {
        readonly id: string;
      }[];
    for (const term of [String(found?.number), `Invoice ${found?.number}`, String(found?.name)]) {
      for (const role of ['executive_director', 'business_office'] as const) {
        expect((await find(role, term)).map(({ id }) => id)).toContain(invoice);
      }
      for (const role of ['nurse', 'sales', 'family', 'stranger', 'former', 'neighbor'] as const) {
        expect([role, await find(role, term)]).toEqual([role, []]);
      }
    }
    expect(await find('business_office', '%')).toEqual([]);
  });

  it('shows family members only private-pay statements, and only with consent', async () => {
    const [invoice] = await queryDatabase(
      `select id from private.resident_invoices where resident_id = '${team.ada}' limit 1`,
    );
    const open = () => call('family', 'get_resident_invoice', { p_id: invoice?.id });
    expect(await codeOf(open())).toBe('42501');
    expect(await succeed(call('family', 'list_my_statements'))).toEqual([]);
    await team.share('statements', true);
    expect((await succeed(open())).resident).toBe('Ada');
    expect(await succeed(call('family', 'list_my_statements'))).toMatchObject([{ id: team.ada }]);
    await queryDatabase(`do $$ begin
      perform set_config('session_replication_role', 'replica', true);
      update private.resident_invoices set payor = 'va' where id = '${invoice?.id}';
    end $$`);
    expect(await codeOf(open())).toBe('42501');
    await queryDatabase(`do $$ begin
      perform set_config('session_replication_role', 'replica', true);
      update private.resident_invoices set payor = 'private_pay' where id = '${invoice?.id}';
    end $$`);
    await team.share('statements', false);
    expect(await codeOf(open())).toBe('42501');
  });

  it("never pays another resident's invoice, more than is open, or more than the credit", async () => {
    const [invoice] = await queryDatabase(`
      select id, total_cents::int as total from private.resident_invoices where resident_id = '${team.bea}' limit 1`);
    const allocations = [{ invoice_id: invoice?.id, cents: 100 }];
    await succeed(pay({ cents: 100, allocations }, team.ada));
    const paid = await queryDatabase(
      `select cents from private.payment_allocations where invoice_id = '${invoice?.id}'`,
    );
    expect(paid).toEqual([]);
    const tooMuch = [{ invoice_id: invoice?.id, cents: Number(invoice?.total) + 1 }];
    expect(await codeOf(pay({ cents: 5_000_000, allocations: tooMuch }, team.bea))).toBe('HXBIH');
    expect(await codeOf(pay({ cents: -500 }))).toBe('HXBIA');
    expect(await codeOf(pay({ cents: 500, method: 'remittance' }))).toBe('HXBIK');
    expect(await codeOf(pay({ cents: 500, received_on: '2199-01-01' }))).toBe('HXBIG');
    expect(await codeOf(pay({ cents: 1, method: 'refund' }))).toBe('HXBIB');
    await succeed(pay({ cents: Number(invoice?.total) + 5000 }, team.bea));
    expect(await codeOf(pay({ cents: 5001, method: 'refund' }, team.bea))).toBe('HXBIB');
    await succeed(pay({ cents: 5000, method: 'refund' }, team.bea));
  });

  it('deposits checks once, reopens invoices of a returned check, and charges the fee once', async () => {
    const id = randomUUID();
    await succeed(
      call('business_office', 'save_billing_settings', {
        p_community_id: team.community,
        p_version: 1,
        p_values: { nsf_fee_cents: 3500 },
      }),
    );
    await succeed(
      call('business_office', 'record_payment', {
        p_id: id,
        p_resident_id: team.ada,
        p_values: { method: 'check', cents: 4000, received_on: today, reference: '88' },
      }),
    );
    const deposit = (p_id: string) =>
      call('business_office', 'deposit_payments', {
        p_id,
        p_community_id: team.community,
        p_payment_ids: [id],
        p_deposited_on: today,
      });
    const batch = randomUUID();
    expect(await succeed(deposit(batch))).toBe(await succeed(deposit(batch)));
    expect(await codeOf(deposit(randomUUID()))).toBe('HXBIS');
    const balance = async () => {
      const rows: readonly { id: string; balance_cents: number }[] = await succeed(
        call('business_office', 'list_resident_accounts', { p_community_id: team.community }),
      );
      return rows.find((one) => one.id === team.ada)?.balance_cents ?? 0;
    };
    const before = await balance();
    for (let n = 0; n < 2; n += 1) {
      await succeed(
        call('business_office', 'reverse_payment', {
          p_id: id,
          p_reason: 'Not sufficient funds',
          p_charges_fee: true,
        }),
      );
    }
    expect(await balance()).toBe(before + 4000);
    const { lines } = await preview();
    expect(lines).toMatchObject([{ kind: 'nsf_fee', cents: 3500, resident_id: team.ada }]);
  });

  it('lists the rows behind each aging figure', async () => {
    const { aging } = await succeed(
      call('business_office', 'get_billing', { p_community_id: team.community }),
    );
    const items = async (args: object) => {
      const rows: readonly { cents: number }[] = await succeed(
        call('business_office', 'list_aging_items', { p_community_id: team.community, ...args }),
      );
      expect(areAgingItems(rows)).toBe(true);
      return rows.reduce((total, { cents }) => total + cents, 0);
    };
    expect(aging.length).toBeGreaterThan(0);
    for (const { payor: p_payor, total_cents: total, ...columns } of aging) {
      expect(await items({ p_payor })).toBe(total);
      for (const [key, cents] of Object.entries(columns)) {
        expect(await items({ p_payor, p_column: key.replace('_cents', '') })).toBe(cents);
      }
    }
  });

  it('charges a late fee once, and none while a payment plan is followed', async () => {
    await queryDatabase(`do $$ begin
      perform set_config('session_replication_role', 'replica', true);
      update private.resident_invoices set due_on = '${month}'::date - 60, invoiced_on = '${month}'::date - 70 where community_id = '${team.community}';
      update private.billing_settings set late_fee_cents = 5000 where community_id = '${team.community}';
    end $$`);
    const plan = (first_due_on: string, role: Role = 'business_office', p_resident_id = team.ada) =>
      call(role, 'save_payment_plan', {
        p_id: randomUUID(),
        p_resident_id,
        p_values: { installments: 3, first_due_on },
      });
    const fees = () =>
      succeed(call('business_office', 'charge_late_fees', { p_community_id: team.community }));
    expect(await codeOf(plan(today, 'nurse'))).toBe('42501');
    expect(await codeOf(plan('2199-01-01'))).toBe('HXBIU');
    expect(await codeOf(plan(today, 'business_office', team.bea))).toBe('HXBIT');
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
    await succeed(plan(tomorrow));
    expect(await fees()).toBe(0);
    const { plan: kept } = await succeed(
      call('business_office', 'get_resident_account', { p_resident_id: team.ada }),
    );
    expect(kept).toMatchObject({ installments: 3, due_cents: 0, is_kept: true });
    expect(await codeOf(call('neighbor', 'cancel_payment_plan', { p_id: kept.id }))).toBe('42501');
    await succeed(call('business_office', 'cancel_payment_plan', { p_id: kept.id }));
    expect(await fees()).toBe(1);
    expect(await fees()).toBe(0);
  });

  it('requires notice for an increase, and a reason for an earlier day', async () => {
    const agree = (values: object) =>
      call('business_office', 'save_resident_rate', {
        p_id: randomUUID(),
        p_resident_id: team.ada,
        p_values: values,
      });
    const later = new Date(Date.parse(today) + 70 * 86_400_000).toISOString().slice(0, 10);
    expect(await codeOf(agree({ room_cents: 550_000, effective_on: today }))).toBe('HXBIN');
    expect(await codeOf(agree({ room_cents: 450_000, effective_on: month }))).toBe(
      month === today ? undefined : 'HXBIR',
    );
    await succeed(agree({ room_cents: 550_000, effective_on: later }));
    const raise = (p_effective_on: string, p_percent = 5) =>
      call('business_office', 'raise_room_rates', {
        p_id: randomUUID(),
        p_community_id: team.community,
        p_percent,
        p_effective_on,
        p_resident_ids: [team.ada, team.bea],
      });
    expect(await codeOf(raise(today))).toBe('HXBIN');
    expect(await codeOf(raise(later, 26))).toBe('HXBIP');
    expect(await succeed(raise(later))).toBe(2);
    const [bea] = await queryDatabase(
      `select total_cents::int as total from private.get_monthly_rate('${team.bea}', '${later}')`,
    );
    expect(bea).toEqual({ total: 630_000 });
  });
});
