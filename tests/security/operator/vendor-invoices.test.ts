import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { CARDS } from '../../support/payments.ts';
import {
  advanceAccount,
  BANKS,
  callPayoutFunction,
  connectVendor,
  submitPage,
  urlOf,
} from '../../support/payouts.ts';
import { type Person, succeed } from '../world.ts';
import { addVendor, createCommunity, hire } from './hire.ts';
import { paymentIn, readLedgerBalance } from './money.ts';
import { as, codeOf } from './team.ts';

type Name = 'director' | 'second' | 'office' | 'maintenance' | 'caregiver' | 'former' | 'neighbor';
type VendorName = 'vendor' | 'rival';
const people = new Map<Name | VendorName, Person>();
const who = (name: Name | VendorName): Person => {
  const found = people.get(name);
  if (found === undefined) throw new Error(`No ${name}.`);
  return found;
};
const call = (name: Name | VendorName, rpc: string, args: object = {}) =>
  as(who(name)).rpc(rpc, args);

const DAY = 86_400;
const today = new Date().toISOString().slice(0, 10);
const YEAR = new Date().getUTCFullYear();
let community: string;
let vendorId: string;
let supplier: string;
let account: string;
let count = 0;

/** A work order that the vendor finished, with costs of $300, verified unless told otherwise. */
async function finishedOrder(isVerified = true): Promise<string> {
  const id = randomUUID();
  const values = { title: 'Repair the boiler', area: 'Boiler room' };
  await succeed(
    call('director', 'request_work_order', {
      p_id: id,
      p_community_id: community,
      p_values: values,
    }),
  );
  await succeed(call('director', 'assign_work_order', { p_id: id, p_vendor_id: vendorId }));
  await succeed(call('vendor', 'answer_work_order', { p_id: id, p_accepts: true }));
  const set = (by: Name | VendorName, p_state: string) =>
    succeed(call(by, 'set_work_order_state', { p_id: randomUUID(), p_work_order_id: id, p_state }));
  await set('vendor', 'in_progress');
  await succeed(
    call('vendor', 'add_work_order_line', {
      p_id: randomUUID(),
      p_work_order_id: id,
      p_values: { kind: 'labor', description: 'Repair', quantity: 3, unit_cost: 100 },
    }),
  );
  await set('vendor', 'done');
  if (isVerified) await set('maintenance', 'verified');
  return id;
}
const LINES = [{ description: 'Labor, hours', quantity: 3, unit_cents: 10_000 }];
const send = (by: VendorName | Name, target: object, values: object = {}, p_id = randomUUID()) => {
  count += 1;
  return call(by, 'send_vendor_invoice', {
    p_id,
    p_values: { number: `V-${count}`, invoiced_on: today, lines: LINES, ...target, ...values },
  });
};
async function sent(target: object, values: object = {}): Promise<string> {
  const id = randomUUID();
  await succeed(send('vendor', target, values, id));
  return id;
}
const get = async (by: Name | VendorName, p_id: string) =>
  await succeed(call(by, 'get_vendor_invoice', { p_id }));
const decide = (by: Name | VendorName, p_id: string, values: object = {}) =>
  call(by, 'decide_vendor_invoice', { p_id, p_approves: true, ...values });
const record = (by: Name | VendorName, p_invoice_id: string, p_cents: number, more: object = {}) =>
  call(by, 'record_vendor_invoice_payment', {
    p_id: randomUUID(),
    p_invoice_id,
    p_method: 'check',
    p_cents,
    p_paid_on: today,
    ...more,
  });
const pay = (by: Name | VendorName, vendorInvoiceId: string, cents: number, more: object = {}) =>
  callPayoutFunction(who(by).client, 'online-payment', {
    action: 'pay',
    id: randomUUID(),
    vendorInvoiceId,
    method: 'card',
    cents,
    ...more,
  });
/** Balance of a ledger account of the community, in cents. */
const balanceOf = (number: string) => readLedgerBalance(community, number);
/** A purchase order of two doors at $90 that arrived, with the ID of its line. */
async function receivedOrder(): Promise<{ id: string; line: string }> {
  const id = randomUUID();
  const values = {
    supplier_id: supplier,
    reason: 'Doors',
    lines: [{ description: 'Door', quantity: 2, unit_cents: 9000 }],
  };
  const request = { p_id: id, p_community_id: community, p_version: 0, p_values: values };
  await succeed(call('maintenance', 'save_purchase', request));
  await succeed(call('office', 'decide_purchase', { p_id: id, p_version: 1, p_approves: true }));
  await succeed(call('office', 'send_purchase_order', { p_id: id }));
  const line = (await succeed(call('office', 'get_purchase', { p_id: id }))).lines[0].id as string;
  await succeed(
    call('maintenance', 'receive_purchase', {
      p_id: randomUUID(),
      p_purchase_id: id,
      p_lines: [{ line_id: line, quantity: 2 }],
    }),
  );
  return { id, line };
}

beforeAll(async () => {
  const founded = await createCommunity();
  community = founded.community;
  people.set('director', founded.director);
  people.set('second', await hire(community, 'executive_director'));
  people.set('office', await hire(community, 'business_office'));
  people.set('maintenance', await hire(community, 'maintenance'));
  people.set('caregiver', await hire(community, 'caregiver'));
  people.set('former', await hire(community, 'executive_director', true));
  people.set('neighbor', (await createCommunity('Oak Court')).director);
  const [vendor, id] = await addVendor('vendor');
  vendorId = id;
  people.set('vendor', vendor);
  people.set('rival', (await addVendor('rival'))[0]);
  supplier = randomUUID();
  await succeed(
    call('office', 'save_supplier', {
      p_id: supplier,
      p_community_id: community,
      p_version: 0,
      p_values: { name: 'Vendor Works', vendor_id: vendorId },
    }),
  );
});

describe('sending an invoice', () => {
  it('is rejected before the work is done, for another vendor’s order, and a second time', async () => {
    const open = randomUUID();
    const values = { title: 'Fix the gate', area: 'Yard' };
    await succeed(
      call('director', 'request_work_order', {
        p_id: open,
        p_community_id: community,
        p_values: values,
      }),
    );
    await succeed(call('director', 'assign_work_order', { p_id: open, p_vendor_id: vendorId }));
    expect(await codeOf(send('vendor', { work_order_id: open }))).toBe('HXVIT');
    const done = await finishedOrder(false);
    for (const name of ['rival', 'director', 'neighbor'] as const) {
      expect([name, await codeOf(send(name, { work_order_id: done }))]).toEqual([name, '42501']);
    }
    const id = randomUUID();
    await succeed(send('vendor', { work_order_id: done }, { number: 'A-1' }, id));
    await succeed(send('vendor', { work_order_id: done }, { number: 'A-1' }, id));
    expect(await codeOf(send('vendor', { work_order_id: done }))).toBe('HXVIO');
    const other = await finishedOrder(false);
    expect(await codeOf(send('vendor', { work_order_id: other }, { number: ' a-1 ' }))).toBe(
      'HXVIU',
    );
  });

  it('computes the total on the server and rejects hostile amounts, dates, and text', async () => {
    const work_order_id = await finishedOrder();
    for (const values of [
      { lines: [] },
      { lines: [{ description: 'Work', quantity: -1, unit_cents: 100 }] },
      { lines: [{ description: 'Work', quantity: 1, unit_cents: -100 }] },
      { lines: [{ description: 'Work', quantity: 1, unit_cents: 0 }] },
      { lines: [{ description: 'Work‮', quantity: 1, unit_cents: 100 }] },
      { tax_cents: -1 },
      { number: '' },
      { invoiced_on: '2001-01-01' },
      { due_on: '2020-01-01' },
      { purchase_id: randomUUID() },
      { draft_id: randomUUID(), file_id: randomUUID(), file_name: 'invoice.pdf' },
    ]) {
      expect([values, await codeOf(send('vendor', { work_order_id }, values))]).not.toEqual([
        values,
        undefined,
      ]);
    }
    const lines = [{ description: 'Work', quantity: 2.5, unit_cents: 199 }];
    const id = await sent(
      { work_order_id },
      { lines, tax_cents: 40, total_cents: 1, level: 'head', approved_at: today },
    );
    expect(await get('vendor', id)).toMatchObject({
      total_cents: 538,
      status: 'sent',
      internal: null,
    });
  });

  it('includes a file that only its vendor and the buyers can read', async () => {
    const [draft_id, file_id] = [randomUUID(), randomUUID()];
    const path = `${who('vendor').id}/vendor_invoices/${draft_id}/${file_id}`;
    const content = new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' });
    const files = (name: Name | VendorName) => as(who(name)).storage.from('record-files');
    expect(
      (
        await files('office').upload(
          `${who('office').id}/vendor_invoices/${draft_id}/${file_id}`,
          content,
        )
      ).error,
    ).not.toBeNull();
    expect((await files('vendor').upload(path, content)).error).toBeNull();
    const work_order_id = await finishedOrder();
    const wrong = { draft_id, file_id, file_name: 'invoice.exe' };
    expect(await codeOf(send('vendor', { work_order_id }, wrong))).toBe('HXRFT');
    const id = await sent({ work_order_id }, { draft_id, file_id, file_name: 'invoice.pdf' });
    expect((await get('office', id)).file).toMatchObject({ path, name: 'invoice.pdf' });
    for (const name of ['office', 'vendor'] as const) {
      expect((await files(name).download(path)).error).toBeNull();
    }
    for (const name of ['rival', 'neighbor', 'former', 'caregiver'] as const) {
      expect([name, (await files(name).download(path)).error === null]).toEqual([name, false]);
    }
    await files('vendor').remove([path]);
    expect((await files('office').download(path)).error).toBeNull();
  });

  it('can be withdrawn until the community decides', async () => {
    const work_order_id = await finishedOrder();
    const id = await sent({ work_order_id });
    for (const name of ['rival', 'office', 'neighbor'] as const) {
      expect(await codeOf(call(name, 'withdraw_vendor_invoice', { p_id: id }))).toBe('42501');
    }
    await succeed(call('vendor', 'withdraw_vendor_invoice', { p_id: id }));
    expect(await codeOf(call('office', 'get_vendor_invoice', { p_id: id }))).toBe('42501');
    const again = await sent({ work_order_id });
    await succeed(decide('office', again));
    expect(await codeOf(call('vendor', 'withdraw_vendor_invoice', { p_id: again }))).toBe('HXVIW');
  });
});

describe('invoices for work orders', () => {
  it('are closed to other vendors, other communities, former members, and the API', async () => {
    const id = await sent({ work_order_id: await finishedOrder() }, { number: 'FIND 100%' });
    const find = async (by: Name | VendorName) =>
      await succeed(call(by, 'find_vendor_invoices', { p_search: 'find 100%' }));
    expect([await find('vendor'), await find('office')]).toMatchObject([[{ id }], [{ id }]]);
    for (const name of ['rival', 'neighbor', 'former', 'caregiver'] as const) {
      expect([name, await find(name)]).toEqual([name, []]);
      for (const [rpc, args] of [
        ['get_vendor_invoice', { p_id: id }],
        ['decide_vendor_invoice', { p_id: id, p_approves: true }],
        [
          'record_vendor_invoice_payment',
          {
            p_id: randomUUID(),
            p_invoice_id: id,
            p_method: 'check',
            p_cents: 100,
            p_paid_on: today,
          },
        ],
        ['list_community_vendor_invoices', { p_community_id: community }],
      ] as const) {
        expect([name, rpc, await codeOf(call(name, rpc, args))]).toEqual([name, rpc, '42501']);
      }
      expect(await pay(name, id, 1000)).toBe('42501');
    }
    expect(await succeed(call('rival', 'list_my_vendor_invoices'))).toEqual([]);
    expect(await codeOf(as(who('director')).from('vendor_invoices').select())).toBe('PGRST205');
  });

  it('are approved after verification, by the limits of purchases, and not by their vendor', async () => {
    const unverified = await sent({ work_order_id: await finishedOrder(false) });
    expect(await codeOf(decide('office', unverified))).toBe('HXVIV');
    expect(await codeOf(decide('vendor', unverified))).toBe('42501');
    const small = await sent({ work_order_id: await finishedOrder() });
    await succeed(decide('maintenance', small));
    expect((await get('vendor', small)).status).toBe('approved');
    expect(await codeOf(decide('office', small))).toBe('HXVID');
    const lines = [{ description: 'Boiler', quantity: 1, unit_cents: 60_000 }];
    const medium = await sent({ work_order_id: await finishedOrder() }, { lines });
    const because = { p_reason: 'A part was added' };
    expect(await codeOf(decide('maintenance', medium, because))).toBe('HXHAM');
    expect(await codeOf(decide('office', medium, because))).toBe('HXHAM');
    // It differs from the costs on the order.
    expect(await codeOf(decide('director', medium))).toBe('HXHRE');
    await succeed(decide('director', medium, because));
    const big = [{ description: 'Boiler', quantity: 1, unit_cents: 600_000 }];
    const large = await sent({ work_order_id: await finishedOrder() }, { lines: big });
    await succeed(decide('office', large, because));
    expect((await get('office', large)).status).toBe('sent');
    expect(await codeOf(decide('office', large, because))).toBe('HXVID');
    await succeed(decide('second', large, because));
    expect((await get('office', large)).status).toBe('approved');
  });

  it('replace the recorded costs in the ledger, once', async () => {
    const [cost, payable] = [await balanceOf('5400'), await balanceOf('2010')];
    const work_order_id = await finishedOrder();
    expect(await balanceOf('5400')).toBe(cost + 30_000);
    const id = await sent({ work_order_id }, { tax_cents: 2100 });
    await succeed(decide('office', id));
    expect(await balanceOf('5400')).toBe(cost + 32_100);
    expect(await balanceOf('2010')).toBe(payable - 32_100);
  });

  it('show the vendor a decline and its reason, but not who decided', async () => {
    const work_order_id = await finishedOrder();
    const id = await sent({ work_order_id });
    expect(await codeOf(decide('office', id, { p_approves: false }))).toBe('HXHRE');
    await succeed(decide('office', id, { p_approves: false, p_reason: 'Two hours, not three' }));
    const seen = await get('vendor', id);
    expect(seen).toMatchObject({
      status: 'declined',
      reason: 'Two hours, not three',
      internal: null,
    });
    expect(JSON.stringify(seen)).not.toContain('approvals');
    await sent({ work_order_id });
  });
});

describe('invoices for purchase orders', () => {
  it('are approved or held by the three-way match', async () => {
    const { id, line } = await receivedOrder();
    const lines = [{ line_id: line, quantity: 2, unit_cents: 9500 }];
    expect(await codeOf(send('rival', { purchase_id: id }, { lines }))).toBe('42501');
    const foreign = [{ line_id: randomUUID(), quantity: 2, unit_cents: 9000 }];
    expect(await codeOf(send('vendor', { purchase_id: id }, { lines: foreign }))).toBe('HXVIL');
    const invoice = await sent({ purchase_id: id }, { lines });
    expect((await get('office', invoice)).internal.has_difference).toBe(true);
    expect(await codeOf(decide('office', invoice))).toBe('42501');
    const settle = (p_decision: string, p_reason: string | null) =>
      call('office', 'decide_purchase_invoice', { p_id: invoice, p_decision, p_reason });
    expect(await codeOf(settle('approved', null))).toBe('HXHRE');
    await succeed(settle('held', 'The price is $90'));
    expect(await get('vendor', invoice)).toMatchObject({
      status: 'on_hold',
      reason: 'The price is $90',
    });
    await succeed(call('vendor', 'withdraw_vendor_invoice', { p_id: invoice }));
    const right = [{ line_id: line, quantity: 2, unit_cents: 9000 }];
    const again = await sent({ purchase_id: id }, { lines: right });
    await succeed(
      call('office', 'decide_purchase_invoice', { p_id: again, p_decision: 'approved' }),
    );
    expect(await get('vendor', again)).toMatchObject({ status: 'approved', open_cents: 18_000 });
  });

  it('above the approved limit require an executive director', async () => {
    const { id, line } = await receivedOrder();
    const invoice = await sent(
      { purchase_id: id },
      { lines: [{ line_id: line, quantity: 2, unit_cents: 90_000 }] },
    );
    const settle = (by: Name) =>
      call(by, 'decide_purchase_invoice', {
        p_id: invoice,
        p_decision: 'approved',
        p_reason: 'Agreed',
      });
    expect(await codeOf(settle('office'))).toBe('HXHAM');
    await succeed(settle('director'));
  });
});

describe('payments of vendor invoices', () => {
  let id: string;

  it('require approval, the vendor’s account, and the business office', async () => {
    id = await sent({ work_order_id: await finishedOrder() });
    expect(await codeOf(record('office', id, 1000))).toBe('HXVIC');
    await succeed(decide('office', id));
    expect(await pay('office', id, 1000)).toBe('HXRPN');
    expect(await connectVendor(who('vendor').client, vendorId)).toBe('done');
    account = await succeed(
      call('vendor', 'find_my_connected_account', { p_owner: 'vendor', p_owner_id: vendorId }),
    );
    for (const name of ['maintenance', 'vendor'] as const) {
      expect(await pay(name, id, 1000)).toBe('42501');
      expect(await codeOf(record(name, id, 1000))).toBe('42501');
    }
    expect(await pay('office', id, 30_001)).toBe('HXOYO');
  });

  it('post online payments once, reopen what is refunded, and count in totals', async () => {
    const [payable, cash] = [await balanceOf('2010'), await balanceOf('1010')];
    const url = urlOf(await pay('office', id, 20_000));
    expect(await submitPage(url, { number: CARDS.good })).toBe('done');
    const payment = await paymentIn(url);
    for (let repeat = 0; repeat < 2; repeat += 1) {
      await callPayoutFunction(who('office').client, 'online-payment', {
        action: 'check',
        id: payment,
      });
    }
    expect(await balanceOf('2010')).toBe(payable + 20_000);
    expect(await balanceOf('1010')).toBe(cash - 20_000);
    expect(await get('office', id)).toMatchObject({ status: 'partly_paid', open_cents: 10_000 });
    expect((await get('office', id)).payments[0].fee_cents).toBeNull();
    expect((await get('vendor', id)).payments[0]).toMatchObject({
      fee_cents: 610,
      refundable_cents: 20_000,
    });
    for (const name of ['rival', 'neighbor'] as const) {
      expect(await codeOf(call(name, 'get_online_payment', { p_id: payment }))).toBe('42501');
    }
    const refund = (by: Name | VendorName, cents: number) =>
      callPayoutFunction(who(by).client, 'online-payment', {
        action: 'refund',
        id: payment,
        refundId: randomUUID(),
        cents,
      });
    for (const name of ['office', 'rival'] as const) expect(await refund(name, 100)).toBe('42501');
    await refund('vendor', 5000);
    expect(await balanceOf('2010')).toBe(payable + 15_000);
    expect(await refund('vendor', 15_001)).toBe('HXOYP');
    expect(await get('office', id)).toMatchObject({ open_cents: 15_000 });
    const list = { p_vendor_id: vendorId, p_year: YEAR };
    expect(await succeed(call('vendor', 'list_vendor_payments', list))).toMatchObject([
      { id: payment, invoice_id: id, refundable_cents: 15_000, returned_cents: 5000 },
    ]);
  });

  it('reserve a bank payment until it clears, and reopen the invoice when it returns', async () => {
    const cash = await balanceOf('1010');
    const url = urlOf(await pay('office', id, 15_000, { method: 'ach' }));
    expect(await submitPage(url, { account: BANKS.returned })).toBe('done');
    expect(await codeOf(record('office', id, 1))).toBe('HXOYO');
    await advanceAccount(account, 3 * DAY);
    expect(await get('office', id)).toMatchObject({ open_cents: 15_000 });
    expect(await balanceOf('1010')).toBe(cash);
  });

  it('recorded by check count once in ledger and 1099 total, and can be voided', async () => {
    const cash = await balanceOf('1010');
    const p_id = randomUUID();
    await succeed(record('office', id, 15_000, { p_id, p_reference: 'Check 88' }));
    await succeed(record('office', id, 15_000, { p_id }));
    expect(await balanceOf('1010')).toBe(cash - 15_000);
    expect((await get('vendor', id)).status).toBe('paid');
    const totals = () => succeed(call('office', 'list_vendor_tax_totals', { p_year: YEAR }));
    expect(await totals()).toMatchObject([
      { vendor: 'vendor', direct_cents: 15_000, order_cents: 0, online_cents: 15_000 },
    ]);
    for (const name of ['maintenance', 'neighbor', 'vendor'] as const) {
      expect(await succeed(call(name, 'list_vendor_tax_totals', { p_year: YEAR }))).toEqual([]);
      const voided = call(name, 'void_vendor_invoice_payment', { p_id, p_reason: 'Mistake' });
      expect(await codeOf(voided)).toBe('42501');
    }
    const undo = () =>
      call('office', 'void_vendor_invoice_payment', { p_id, p_reason: 'Lost check' });
    await succeed(undo());
    await succeed(undo());
    expect(await balanceOf('1010')).toBe(cash);
    expect(await get('office', id)).toMatchObject({ status: 'partly_paid', open_cents: 15_000 });
  });
});
