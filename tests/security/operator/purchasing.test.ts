import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderAttachments } from '../../../supabase/functions/_shared/emails/templates.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, succeed } from '../world.ts';
import { addVendor, createCommunity, hire } from './hire.ts';
import { as, codeOf } from './team.ts';

type Name = 'director' | 'second' | 'office' | 'maintenance' | 'dining' | 'caregiver' | 'family';
type Outsider = 'neighbor' | 'former' | 'vendor' | 'otherVendor';
const people = new Map<string, Person>();
const who = (name: Name | Outsider): Person => {
  const found = people.get(name);
  if (found === undefined) throw new Error(`No ${name}.`);
  return found;
};
const call = (name: Name | Outsider, call_name: string, args: object = {}) =>
  as(who(name)).rpc(call_name, args);

let community: string;
let supplier: string;
let vendorSupplier: string;

async function addSupplier(values: object): Promise<string> {
  const p_id = randomUUID();
  const args = { p_id, p_community_id: community, p_version: 0, p_values: values };
  await succeed(call('office', 'save_supplier', args));
  return p_id;
}
interface Line {
  readonly description?: string;
  readonly quantity?: number;
  readonly unit_cents: number;
}
async function request(by: Name, lines: readonly Line[], from = supplier): Promise<string> {
  const p_id = randomUUID();
  await succeed(save(by, p_id, 0, lines, from));
  return p_id;
}
const save = (by: Name, p_id: string, p_version: number, lines: readonly Line[], from = supplier) =>
  call(by, 'save_purchase', {
    p_id,
    p_community_id: community,
    p_version,
    p_values: {
      supplier_id: from,
      reason: 'Stock for spring',
      lines: lines.map((one) => ({ description: 'Air filter', quantity: 1, ...one })),
    },
  });
const decide = (by: Name | Outsider, p_id: string, p_approves = true, p_version = 1) =>
  call(by, 'decide_purchase', { p_id, p_version, p_approves, p_reason: 'Checked' });
const get = async (by: Name | Outsider, p_id: string) =>
  await succeed(call(by, 'get_purchase', { p_id }));
const statusOf = async (id: string) => (await get('director', id)).internal.status as string;
async function order(lines: readonly Line[], from = supplier): Promise<string> {
  const id = await request('maintenance', lines, from);
  await succeed(decide('director', id));
  await succeed(call('office', 'send_purchase_order', { p_id: id }));
  return id;
}
const lineIdsOf = async (id: string): Promise<string[]> =>
  (await get('director', id)).lines.map((line: { id: string }) => line.id);

beforeAll(async () => {
  const founded = await createCommunity();
  community = founded.community;
  people.set('director', founded.director);
  people.set('second', await hire(community, 'executive_director'));
  people.set('office', await hire(community, 'business_office'));
  for (const position of ['maintenance', 'dining', 'caregiver', 'family'])
    people.set(position, await hire(community, position));
  people.set('former', await hire(community, 'executive_director', true));
  people.set('neighbor', (await createCommunity('Oak Court')).director);
  const [vendor, vendor_id] = await addVendor('vendor');
  people.set('vendor', vendor);
  people.set('otherVendor', (await addVendor('otherVendor'))[0]);
  supplier = await addSupplier({ name: 'Brightline Supply', email: 'orders@brightline.example' });
  vendorSupplier = await addSupplier({ name: 'Vendor Works', email: 'v@works.example', vendor_id });
});

describe('approval', () => {
  it('follows the limits: a department head, an executive director, or two people', async () => {
    const small = await request('maintenance', [{ unit_cents: 50_000 }]);
    await succeed(decide('dining', small));
    expect(await statusOf(small)).toBe('approved');
    const medium = await request('maintenance', [{ unit_cents: 50_001 }]);
    expect(await codeOf(decide('dining', medium))).toBe('HXHAM');
    expect(await codeOf(decide('office', medium))).toBe('HXHAM');
    await succeed(decide('director', medium));
    expect(await statusOf(medium)).toBe('approved');
    const large = await request('maintenance', [{ quantity: 2, unit_cents: 250_001 }]);
    await succeed(decide('office', large));
    expect(await statusOf(large)).toBe('requested');
    expect(await codeOf(decide('office', large))).toBe('HXHDC');
    await succeed(decide('second', large));
    expect(await statusOf(large)).toBe('approved');
  });

  it('can’t be given by the requester, not even a director', async () => {
    for (const name of ['maintenance', 'director', 'office'] as const) {
      const id = await request(name, [{ unit_cents: 100 }]);
      expect([name, await codeOf(decide(name, id))]).toEqual([name, 'HXHOW']);
    }
    const id = await request('director', [{ unit_cents: 60_000 }]);
    await succeed(decide('second', id));
    expect(await statusOf(id)).toBe('approved');
  });

  it('covers only the lines the approver saw, and rejects later changes', async () => {
    const id = await request('maintenance', [{ unit_cents: 40_000 }]);
    await succeed(save('maintenance', id, 1, [{ unit_cents: 49_000 }]));
    expect(await codeOf(decide('dining', id))).toBe('HXHVE');
    await succeed(decide('dining', id, true, 2));
    expect(await codeOf(save('maintenance', id, 2, [{ unit_cents: 900_000 }]))).toBe('HXHDC');
    const raised = await request('maintenance', [{ unit_cents: 100 }]);
    await succeed(save('maintenance', raised, 1, [{ unit_cents: 900_000 }]));
    expect((await get('director', raised)).internal.level).toBe('two');
    expect(await codeOf(save('dining', raised, 2, [{ unit_cents: 100 }]))).toBe('HXHRQ');
  });

  it('shows when requests to one supplier within three days pass a limit together', async () => {
    const from = await addSupplier({ name: 'Split Supply' });
    const first = await request('maintenance', [{ unit_cents: 40_000 }], from);
    expect((await get('dining', first)).internal.splits).toBeNull();
    const second = await request('maintenance', [{ unit_cents: 40_000 }], from);
    expect((await get('dining', second)).internal.splits).toBe(80_000);
    expect((await get('dining', first)).internal.splits).toBe(80_000);
  });

  it('limits can be set only by executive directors', async () => {
    const limits = { p_community_id: community, p_version: 0, p_head_limit_cents: 50_000 };
    const args = { ...limits, p_director_limit_cents: 500_000 };
    expect(await codeOf(call('office', 'save_purchase_settings', args))).toBe('HXHLI');
    for (const name of ['maintenance', 'neighbor', 'former', 'family'] as const) {
      expect(await codeOf(call(name, 'save_purchase_settings', args))).toBe('42501');
    }
    const wrong = { ...args, p_director_limit_cents: 1 };
    expect(await codeOf(call('director', 'save_purchase_settings', wrong))).toBe('HXHLO');
    await succeed(call('director', 'save_purchase_settings', args));
    expect(await codeOf(call('director', 'save_purchase_settings', args))).toBe('HXHVE');
  });
});

describe('orders', () => {
  it('require approval, are numbered per community, and are emailed once', async () => {
    const id = await request('maintenance', [{ unit_cents: 2500 }]);
    expect(await codeOf(call('office', 'send_purchase_order', { p_id: id }))).toBe('HXHNA');
    await succeed(decide('director', id));
    expect(await codeOf(call('maintenance', 'send_purchase_order', { p_id: id }))).toBe('42501');
    const numbers = await Promise.all(
      [1, 2].map(() => succeed(call('office', 'send_purchase_order', { p_id: id }))),
    );
    expect(new Set(numbers).size).toBe(1);
    const key = (order: string) => `where dedupe_key = 'purchase_order:${order}'`;
    expect(await queryDatabase(`select recipient from private.outbox ${key(id)}`)).toEqual([
      { recipient: 'orders@brightline.example' },
    ]);
    const other = await request('maintenance', [{ unit_cents: 2500 }]);
    await succeed(decide('director', other));
    // A sent message has no facts anymore, so they are read before the queue sees them.
    const claims = { sub: who('office').id, role: 'authenticated', haven_acting: 'database' };
    const [sent] = await queryDatabase(
      `select facts from private.outbox ${key(other)}`,
      `begin; select set_config('request.jwt.claims', '${JSON.stringify(claims)}', true);
       select private.send_purchase_order('${other}')`,
    );
    await queryDatabase('commit');
    const [file] = await renderAttachments('purchase_order', sent?.facts);
    expect(file).toMatchObject({
      filename: `purchase-order-${Number(numbers[0]) + 1}.pdf`,
      type: 'application/pdf',
    });
    expect(
      Buffer.from(file?.content ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('are readable by the vendor they were sent to, without internal details', async () => {
    const id = await request('maintenance', [{ unit_cents: 2500 }], vendorSupplier);
    expect(await codeOf(call('vendor', 'get_purchase', { p_id: id }))).toBe('42501');
    await succeed(decide('director', id));
    await succeed(call('office', 'send_purchase_order', { p_id: id }));
    const seen = await get('vendor', id);
    expect(seen).toMatchObject({ role: 'vendor', internal: null, community_id: null });
    expect(JSON.stringify(seen)).not.toContain('Stock for spring');
    expect(await succeed(call('vendor', 'list_vendor_purchases'))).toHaveLength(1);
    expect(await succeed(call('otherVendor', 'list_vendor_purchases'))).toEqual([]);
    expect(await codeOf(call('otherVendor', 'get_purchase', { p_id: id }))).toBe('42501');
    for (const [name, args] of [
      ['cancel_purchase', { p_id: id }],
      ['receive_purchase', { p_id: randomUUID(), p_purchase_id: id, p_lines: [] }],
      ['decide_purchase', { p_id: id, p_version: 1, p_approves: true }],
    ] as const) {
      expect(await codeOf(call('vendor', name, args))).toBe('42501');
    }
  });

  it('of a community are closed to others, former members, caregivers, and the API', async () => {
    const id = await order([{ unit_cents: 2500 }]);
    for (const name of ['neighbor', 'former', 'caregiver', 'family', 'otherVendor'] as const) {
      for (const [door, args] of [
        ['get_purchase', { p_id: id }],
        ['list_purchases', { p_community_id: community }],
        ['cancel_purchase', { p_id: id }],
        ['send_purchase_order', { p_id: id }],
        ['decide_purchase', { p_id: id, p_version: 1, p_approves: true }],
      ] as const) {
        expect([name, door, await codeOf(call(name, door, args))]).toEqual([name, door, '42501']);
      }
    }
    for (const table of ['purchases', 'suppliers', 'purchase_invoices', 'purchase_approvals']) {
      expect(await codeOf(as(who('director')).from(table).select('*'))).toBe('PGRST205');
    }
  });

  it('can’t use another community’s supplier or work order', async () => {
    const p_id = randomUUID();
    const lines = [{ description: 'Filter', quantity: 1, unit_cents: 100 }];
    const p_values = { supplier_id: supplier, reason: 'Stock', lines };
    const mine = await succeed(call('neighbor', 'list_my_positions'));
    const elsewhere = { p_id, p_community_id: mine[0].community_id, p_version: 0, p_values };
    expect(await codeOf(call('neighbor', 'save_purchase', elsewhere))).toBe('HXHSU');
    const foreign = { ...p_values, work_order_id: randomUUID() };
    const here = { p_id, p_community_id: community, p_version: 0, p_values: foreign };
    expect(await codeOf(call('maintenance', 'save_purchase', here))).toBe('42501');
  });
});

describe('receipts and invoices', () => {
  it('accept part of a line, but never more than ordered or another order’s lines', async () => {
    const id = await order([{ quantity: 3, unit_cents: 100 }]);
    const [line = ''] = await lineIdsOf(id);
    const [foreign = ''] = await lineIdsOf(await order([{ quantity: 3, unit_cents: 100 }]));
    const receive = (line_id: string, quantity: number) =>
      call('dining', 'receive_purchase', {
        p_id: randomUUID(),
        p_purchase_id: id,
        p_lines: [{ line_id, quantity }],
      });
    await succeed(receive(line, 1));
    expect(await statusOf(id)).toBe('partly_received');
    expect(await codeOf(receive(line, 3))).toBe('HXHRO');
    await succeed(receive(foreign, 1));
    expect((await get('director', id)).lines[0].received).toBe(1);
    await succeed(receive(line, 2));
    expect(await statusOf(id)).toBe('received');
  });

  it('reject a duplicate invoice number, and approve differences only with a reason', async () => {
    const id = await order([{ quantity: 2, unit_cents: 1000 }]);
    const [line_id = ''] = await lineIdsOf(id);
    const invoice = (p_id: string, number: string, unit_cents: number) =>
      call('office', 'add_purchase_invoice', {
        p_id,
        p_purchase_id: id,
        p_values: {
          number,
          invoiced_on: '2026-05-04',
          lines: [{ line_id, quantity: 2, unit_cents }],
        },
      });
    const p_id = randomUUID();
    await succeed(invoice(p_id, 'INV-7', 1100));
    expect(await codeOf(invoice(randomUUID(), ' inv-7 ', 1000))).toBe('HXHDU');
    const other = await order([{ unit_cents: 100 }]);
    const again = call('office', 'add_purchase_invoice', {
      p_id: randomUUID(),
      p_purchase_id: other,
      p_values: {
        number: 'INV-7',
        invoiced_on: '2026-05-04',
        lines: [{ line_id: (await lineIdsOf(other))[0], quantity: 1, unit_cents: 100 }],
      },
    });
    expect(await codeOf(again)).toBe('HXHDU');
    const approve = (values: object) =>
      call('office', 'decide_purchase_invoice', { p_id, p_decision: 'approved', ...values });
    expect(await codeOf(approve({}))).toBe('HXHRE');
    expect(
      await codeOf(
        call('maintenance', 'decide_purchase_invoice', { p_id, p_decision: 'approved' }),
      ),
    ).toBe('42501');
    await succeed(
      call('office', 'decide_purchase_invoice', { p_id, p_decision: 'held', p_reason: 'Price' }),
    );
    expect(await statusOf(id)).toBe('on_hold');
    await succeed(approve({ p_reason: 'Price agreed by phone' }));
    expect(await codeOf(approve({ p_reason: 'Again' }))).toBe('HXHIA');
  });

  it('prevent cancelling an order that has receipts', async () => {
    const id = await order([{ unit_cents: 100 }]);
    await succeed(
      call('dining', 'receive_purchase', {
        p_id: randomUUID(),
        p_purchase_id: id,
        p_lines: [{ line_id: (await lineIdsOf(id))[0], quantity: 1 }],
      }),
    );
    expect(await codeOf(call('office', 'cancel_purchase', { p_id: id }))).toBe('HXHCR');
  });

  it('reject hostile lines: negative, fractional cents, huge, and hidden text', async () => {
    for (const line of [
      { quantity: -1, unit_cents: 100 },
      { quantity: 0.001, unit_cents: 100 },
      { quantity: 1, unit_cents: -5 },
      { quantity: 1, unit_cents: 10_000_000_000 },
      { description: 'Gloves\u202e', unit_cents: 100 },
      { description: '', unit_cents: 100 },
    ]) {
      expect([line, await codeOf(save('maintenance', randomUUID(), 0, [line]))]).not.toEqual([
        line,
        undefined,
      ]);
    }
    expect(await codeOf(save('maintenance', randomUUID(), 0, []))).toBe('HXHLN');
  });
});
