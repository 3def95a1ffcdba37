import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { service } from '../../support/backend.ts';
import {
  createProject,
  createSentProject,
  createVendor,
  getNewestRequestId,
  readErrorCode,
  requestQuotes,
  submitQuote,
  type Vendor,
} from '../../support/projects.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed, withRole } from '../world.ts';

/** A state that no other test uses, so that routing sees only these vendors. */
const STATE = { p_state: 'WY' };
const inWyoming = { states: ['WY'] };

const limit = (who: Person, p_monthly_limit: number | null, more: object = {}) =>
  who.client.rpc('save_lead_settings', {
    // Null removes the limit; the generated type does not know it.
    p_monthly_limit: p_monthly_limit as number,
    p_respond_hours: 24,
    p_takes_routed: true,
    ...more,
  });

const route = async (who: Person, p_id: string, p_count: number) => {
  const picked = await succeed(who.client.rpc('route_project', { p_id, p_count }));
  return (picked as { id: string }[]).map(({ id }) => id);
};

const NOTE = 'The client says that this was sent by mistake.';
const report = (who: Person, p_id: string) =>
  who.client.rpc('request_lead_credit', { p_id, p_reason: 'not_a_project', p_note: NOTE });
const decide = (who: Person, p_id: string, p_is_granted = true) =>
  who.client.rpc('decide_lead_credit', { p_id, p_is_granted, p_answer: 'Checked by phone.' });

it('two clients at the same moment cannot exceed the limit of a vendor', async () => {
  const vendor = await createVendor('Limit Roofs');
  await succeed(limit(vendor, 1));
  const clients = await Promise.all([person('operator'), person('operator'), person('operator')]);
  const projects = await Promise.all(clients.map(async (who) => createProject(who)));
  const codes = await Promise.all(
    clients.map(async (who, at) => readErrorCode(requestQuotes(who, projects[at] ?? '', [vendor]))),
  );
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect(codes.filter((code) => code === 'HXPJW')).toHaveLength(2);
});

it('a credit removes a lead from the limit, and only uninvolved staff can grant it', async () => {
  const vendor = await createVendor('Credit Roofs');
  const requester = await person('operator');
  await succeed(limit(vendor, 1));
  await createSentProject(requester, [vendor]);
  const request = await getNewestRequestId(vendor);
  const other = await createVendor('Other Roofs');
  expect(await readErrorCode(report(other, request))).toBe('HXPJL');
  await succeed(report(vendor, request));
  await succeed(report(vendor, request));
  const both = await withRole(vendor, 'support');
  const asRequester = await withRole(requester, 'support');
  for (const who of [other, both, asRequester]) {
    expect(await readErrorCode(decide(who, request))).toBe('42501');
  }
  expect(await readErrorCode(other.client.rpc('lead_credits_to_decide'))).toBe('42501');
  const next = await createProject(await person('operator'));
  void next;
  const client = await person('operator');
  const second = await createProject(client);
  expect(await readErrorCode(requestQuotes(client, second, [vendor]))).toBe('HXPJW');
  const support = await withRole(await person('buyer'), 'support');
  const queue = await succeed(support.client.rpc('lead_credits_to_decide'));
  const [row] = (queue as { id: string }[]).filter(({ id }) => id === request);
  expect(JSON.stringify(row)).not.toContain(requester.id);
  await succeed(decide(support, request));
  expect(await readErrorCode(decide(support, request, false))).toBe('HXILD');
  await succeed(requestQuotes(client, second, [vendor]));
});

it('a lead that was quoted cannot be reported', async () => {
  const vendor = await createVendor('Quoted Roofs');
  await createSentProject(await person('operator'), [vendor]);
  const request = await getNewestRequestId(vendor);
  await succeed(submitQuote(vendor, request, 1000));
  expect(await readErrorCode(report(vendor, request))).toBe('HXILQ');
});

it("routing takes turns, respects capacity and settings, and hides the client's name", async () => {
  const vendors: Vendor[] = [];
  for (const name of ['One', 'Two', 'Three']) {
    vendors.push(await createVendor(`${name} Wyoming Roofs`, inWyoming));
  }
  const closed = await createVendor('Closed Wyoming Roofs', inWyoming);
  await succeed(limit(closed, null, { p_takes_routed: false }));
  const full = await createVendor('Full Wyoming Roofs', {
    ...inWyoming,
    availability_status: 'unavailable',
  });
  const client = await person('operator');
  const counts = new Map<string, number>();
  for (let turn = 0; turn < 3; turn += 1) {
    const id = await createProject(client, STATE);
    for (const picked of await route(client, id, 2)) {
      counts.set(picked, (counts.get(picked) ?? 0) + 1);
    }
  }
  expect([...counts.values()]).toEqual([2, 2, 2]);
  expect([...counts.keys()].toSorted()).toEqual(vendors.map(({ vendor }) => vendor).toSorted());
  expect(counts.has(full.vendor) || counts.has(closed.vendor)).toBe(false);
  const [first] = vendors;
  const request = await succeed(
    (first as Vendor).client.rpc('project_request', {
      p_id: await getNewestRequestId(first as Vendor),
    }),
  );
  expect(request).toMatchObject({ source: 'routed', asker: null, contact: null });
});

it("someone else's project cannot be routed", async () => {
  const project = await createProject(await person('operator'), STATE);
  const routed = (await person('operator')).client.rpc('route_project', { p_id: project });
  expect(await readErrorCode(routed)).toBe('HXPJN');
  const unknown = (await person('operator')).client.rpc('route_project', { p_id: randomUUID() });
  expect(await readErrorCode(unknown)).toBe('HXPJN');
});

it("a vendor can't set its own ranking, and a late response lowers it", async () => {
  const vendor = await createVendor('Position Roofs');
  const written = vendor.client.from('vendors').update({ ranking: 90 }).eq('id', vendor.vendor);
  expect(await readErrorCode(written)).toBe('42501');
  const inserted = (await person('vendor')).client
    .from('vendors')
    .insert({ company_name: 'New', category: 'legal', ranking: 90 } as never);
  expect(await readErrorCode(inserted)).toBe('42501');
  const client = await person('operator');
  for (let turn = 0; turn < 3; turn += 1) await createSentProject(client, [vendor]);
  const rows = await succeed(vendor.client.rpc('my_requests', { page_size: 3 }));
  for (const { id } of rows) await succeed(submitQuote(vendor, id, 1000));
  const rankingOf = async () =>
    (await succeed(service().from('vendors').select('ranking').eq('id', vendor.vendor).single()))
      .ranking;
  expect(await rankingOf()).toBe(20);
  await queryDatabase(
    `update private.project_quotes set asked_at = now() - interval '9 days', respond_by = now() - interval '8 days'
     where id = '${rows[0]?.id}'`,
  );
  await queryDatabase(`select private.refresh_vendor_ranking('${vendor.vendor}')`);
  expect(await rankingOf()).toBe(13);
});

it('reminds a vendor once before the response time ends', async () => {
  const vendor = await createVendor('Reminded Roofs');
  await createSentProject(await person('operator'), [vendor]);
  const id = await getNewestRequestId(vendor);
  await queryDatabase(
    `update private.project_quotes set asked_at = now() - interval '40 hours', respond_by = now() + interval '8 hours'
     where id = '${id}'`,
  );
  await queryDatabase('select private.send_lead_reminders()');
  await queryDatabase('select private.send_lead_reminders()');
  const sent = await succeed(vendor.client.rpc('my_notifications'));
  expect(sent.filter(({ kind }) => kind === 'lead_due')).toHaveLength(1);
});
