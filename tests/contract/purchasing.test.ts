import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../security/sql.ts';

const COMMUNITY = randomUUID();
const SUPPLIER = randomUUID();
let number = 0;

beforeAll(() =>
  queryDatabase(`
    insert into public.communities (id, owner_id, name, time_zone) values ('${COMMUNITY}', null, 'Maple Court', 'America/Denver');
    insert into private.suppliers (id, community_id, name) values ('${SUPPLIER}', '${COMMUNITY}', 'Brightline')`),
);

async function ordered(lines: readonly (readonly [quantity: number, cents: number])[]) {
  const id = randomUUID();
  number += 1;
  const ids = lines.map(() => randomUUID());
  await queryDatabase(`
    insert into private.purchases (id, community_id, number, order_number, supplier_id, reason, level, ordered_at)
    values ('${id}', '${COMMUNITY}', ${number}, ${number}, '${SUPPLIER}', 'Stock', 'head', now());
    insert into private.purchase_lines (id, purchase_id, position, description, quantity, unit_cents)
    values ${lines.map(([quantity, cents], place) => `('${ids[place]}', '${id}', ${place + 1}, 'Item', ${quantity}, ${cents})`).join(', ')}`);
  return { id, ids };
}
async function receive(id: string, lines: readonly (readonly [string, number])[]) {
  const receipt = randomUUID();
  await queryDatabase(`
    insert into private.purchase_receipts (id, purchase_id) values ('${receipt}', '${id}');
    insert into private.purchase_receipt_lines (receipt_id, line_id, quantity)
    values ${lines.map(([line, quantity]) => `('${receipt}', '${line}', ${quantity})`).join(', ')}`);
}
async function invoice(
  id: string,
  lines: readonly (readonly [line: string, quantity: number, cents: number])[],
  decision: string | null = 'approved',
) {
  const one = randomUUID();
  await queryDatabase(`
    insert into private.purchase_invoices (id, purchase_id, supplier_id, number, invoiced_on, decision)
    values ('${one}', '${id}', '${SUPPLIER}', '${one}', '2026-05-04', ${decision === null ? 'null' : `'${decision}'`});
    insert into private.purchase_invoice_lines (invoice_id, line_id, quantity, unit_cents)
    values ${lines.map(([line, quantity, cents]) => `('${one}', '${line}', ${quantity}, ${cents})`).join(', ')}`);
}
const matchOf = (id: string) =>
  queryDatabase(`
    select ordered::float8, received::float8, invoiced::float8, invoiced_cents::int, is_price_different as price,
      is_over_received as over_received, is_over_ordered as over_ordered
    from private.list_purchase_match('${id}')`);
const statusOf = async (id: string) =>
  (
    await queryDatabase(
      `select private.get_purchase_status(p) as status from private.purchases p where p.id = '${id}'`,
    )
  )[0]?.status;

describe('three-way match', () => {
  it('agrees when what was ordered arrived and is invoiced at its price', async () => {
    const { id, ids } = await ordered([
      [3, 6150],
      [2.5, 199],
    ]);
    const [a = '', b = ''] = ids;
    expect(await statusOf(id)).toBe('ordered');
    await receive(id, [[a, 1]]);
    expect(await statusOf(id)).toBe('partly_received');
    await receive(id, [
      [a, 2],
      [b, 2.5],
    ]);
    expect(await statusOf(id)).toBe('received');
    await invoice(id, [
      [a, 3, 6150],
      [b, 2.5, 199],
    ]);
    expect(await matchOf(id)).toMatchObject([
      { ordered: 3, received: 3, invoiced: 3, invoiced_cents: 18_450, price: false },
      // Half a cent is rounded away from zero, once for each line.
      { ordered: 2.5, received: 2.5, invoiced: 2.5, invoiced_cents: 498, price: false },
    ]);
    expect(await statusOf(id)).toBe('closed');
  });

  it('finds a price that differs, and invoices for more than arrived or was ordered', async () => {
    const { id, ids } = await ordered([
      [4, 1000],
      [4, 1000],
      [4, 1000],
    ]);
    const [a = '', b = '', c = ''] = ids;
    await receive(id, [
      [a, 4],
      [b, 2],
      [c, 4],
    ]);
    await invoice(id, [
      [a, 4, 1001],
      [b, 4, 1000],
      [c, 5, 1000],
    ]);
    expect(await matchOf(id)).toMatchObject([
      { price: true, over_received: false, over_ordered: false },
      { price: false, over_received: true, over_ordered: false },
      { price: false, over_received: true, over_ordered: true },
    ]);
  });

  it('adds partial invoices, and a held one keeps the purchase on hold', async () => {
    const { id, ids } = await ordered([[10, 250]]);
    const [a = ''] = ids;
    await receive(id, [[a, 10]]);
    await invoice(id, [[a, 6, 250]]);
    expect(await statusOf(id)).toBe('received');
    await invoice(id, [[a, 5, 250]], 'held');
    expect(await matchOf(id)).toMatchObject([
      { invoiced: 11, invoiced_cents: 2750, over_ordered: true },
    ]);
    expect(await statusOf(id)).toBe('on_hold');
  });

  it('totals each purchase from rounded lines, as a recomputation in whole cents', async () => {
    const lines = Array.from(
      { length: 40 },
      (_, n) => [(((n * 37) % 400) + 1) / 100, (n * 7919) % 9973] as const,
    );
    const { id } = await ordered(lines);
    const expected = lines.reduce(
      // Hundredths of a unit times cents, so that no fraction is lost.
      (sum, [quantity, cents]) => sum + Math.floor((Math.round(quantity * 100) * cents + 50) / 100),
      0,
    );
    const [row] = await queryDatabase(`select private.get_purchase_total('${id}')::int as total`);
    expect(row?.total).toBe(expected);
  });
});
