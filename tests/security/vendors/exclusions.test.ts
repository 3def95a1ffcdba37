import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { anonymous } from '../../support/backend.ts';
import { createVendor, readErrorCode, type Vendor } from '../../support/projects.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed, withRole } from '../world.ts';

interface Match {
  readonly id: string;
  readonly vendor_id: string;
  readonly status: string;
  readonly checked_name: string;
  readonly is_listed: boolean;
}

interface Row {
  readonly name: string;
  readonly is_person?: boolean;
  readonly npi?: string;
}

let admin: Person;

beforeAll(async () => {
  admin = await withRole(await person('buyer'), 'admin');
});

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8).replace(/\d/g, 'q')}`;

/** Rows of other companies, so that a later file is not suspiciously short. */
const FILLER: readonly Row[] = Array.from({ length: 10 }, (_, n) => ({ name: `Filler Care ${n}` }));

async function load(p_source: string, rows: readonly Row[], who = admin, isShorterOk = false) {
  const p_id = randomUUID();
  await succeed(
    who.client.rpc('begin_exclusion_file', { p_id, p_source, p_file_name: 'list.csv' }),
  );
  const p_rows = [...FILLER, ...rows].map((row, at) => ({
    n: at + 1,
    place: 'Dayton, OH',
    state: 'OH',
    kind: '1128a1',
    excluded_on: '2024-05-20',
    ...row,
  }));
  await succeed(who.client.rpc('add_exclusion_rows', { p_id, p_rows }));
  const finish = { p_id, p_rows: p_rows.length, p_is_shorter_ok: isShorterOk };
  await succeed(who.client.rpc('finish_exclusion_file', finish));
  for (let isDone = false; !isDone; ) {
    const state = await succeed(who.client.rpc('check_exclusions', { p_id }));
    isDone = (state as { is_done: boolean }).is_done;
  }
  return p_id;
}

async function matchesOf({ vendor }: Vendor, p_status = 'open'): Promise<readonly Match[]> {
  const desk = await succeed(admin.client.rpc('exclusion_desk', { p_status }));
  return (desk as unknown as { matches: Match[] }).matches.filter((m) => m.vendor_id === vendor);
}

const decide = (who: Person, p_id: string, p_decision: string, p_note = 'Same NPI and city.') =>
  who.client.rpc('decide_exclusion_match', { p_id, p_decision, p_note });

const isVerified = async ({ vendor }: Vendor) =>
  ((await succeed(anonymous().rpc('get_vendor', { vendor_id: vendor }))) as { verified: boolean })
    .verified;

async function confirmed(name: string): Promise<Vendor> {
  const vendor = await createVendor(name);
  await load('leie', [{ name: `${name} LLC` }], admin, true);
  const [match] = await matchesOf(vendor);
  await succeed(decide(admin, match?.id ?? '', 'confirmed'));
  return vendor;
}

it('a similar name is a possible match until an administrator confirms it, which removes the badge', async () => {
  const name = unique('Quarry Hill Staffing');
  const vendor = await createVendor(name);
  await load('leie', [{ name: `${name.toUpperCase()}, INC.` }], admin, true);
  const [match] = await matchesOf(vendor);
  expect(match).toMatchObject({ status: 'open', checked_name: name });
  expect(await isVerified(vendor)).toBe(true);
  expect(await readErrorCode(decide(admin, match?.id ?? '', 'confirmed', ' '))).toBe('HXIMR');
  await succeed(decide(admin, match?.id ?? '', 'confirmed'));
  expect(await isVerified(vendor)).toBe(false);
  const page = JSON.stringify(
    await succeed(anonymous().rpc('get_vendor', { vendor_id: vendor.vendor })),
  );
  expect(page).not.toContain('xclu');
});

it('lists, matches, and decisions are closed to vendors, members, support staff, and visitors', async () => {
  const name = unique('Harbor Light Rehab');
  const vendor = await createVendor(name);
  await load('sam', [{ name }], admin, true);
  const [match] = await matchesOf(vendor);
  const support = await withRole(await person('buyer'), 'support');
  const file = { p_id: randomUUID(), p_source: 'leie', p_file_name: 'x.csv' };
  for (const who of [vendor, await person('operator'), support]) {
    expect(await readErrorCode(decide(who, match?.id ?? '', 'cleared'))).toBe('42501');
    expect(await readErrorCode(who.client.rpc('begin_exclusion_file', file))).toBe('42501');
    if (who !== support)
      expect(await readErrorCode(who.client.rpc('exclusion_desk'))).toBe('42501');
  }
  expect(await readErrorCode(anonymous().rpc('exclusion_desk'))).toBe('42501');
  const both = await withRole(vendor, 'admin');
  expect(await readErrorCode(decide(both, match?.id ?? '', 'cleared'))).toBe('42501');
});

it('a new name, a removed owner, or a new credential does not bring the badge back', async () => {
  const owner = unique('Percival Achterberg');
  const vendor = await createVendor(unique('Maple Cove Therapy'));
  const withOwner = [{ name: owner, npi: '' }];
  await succeed(vendor.client.rpc('save_vendor_owners', { p_owners: withOwner }));
  await load('leie', [{ name: owner, is_person: true }], admin, true);
  const [match] = await matchesOf(vendor);
  expect(match?.checked_name).toBe(owner);
  await succeed(decide(admin, match?.id ?? '', 'confirmed'));
  await succeed(vendor.client.rpc('save_vendor_owners', { p_owners: [] }));
  const renamed = { company_name: 'Entirely New Name' };
  await succeed(vendor.client.from('vendors').update(renamed).eq('id', vendor.vendor));
  expect(await isVerified(vendor)).toBe(false);
  expect(await readErrorCode(decide(admin, match?.id ?? '', 'cleared'))).toBe('HXIMS');
  expect(await readErrorCode(decide(admin, match?.id ?? '', 'lifted'))).toBe('HXIMS');
});

it("a truncated file can't replace the list", async () => {
  await load('sam', [{ name: unique('Long List One') }], admin, true);
  const p_id = randomUUID();
  const begun = { p_id, p_source: 'sam', p_file_name: 'short.csv' };
  await succeed(admin.client.rpc('begin_exclusion_file', begun));
  await succeed(admin.client.rpc('add_exclusion_rows', { p_id, p_rows: [{ n: 1, name: 'One' }] }));
  const finish = (p_rows: number) => admin.client.rpc('finish_exclusion_file', { p_id, p_rows });
  expect(await readErrorCode(finish(2))).toBe('HXIFM');
  expect(await readErrorCode(finish(1))).toBe('HXIFS');
});

it('an exclusion is lifted only when the list drops it, and a new listing ends the badge in the same run', async () => {
  const name = unique('Bluestem Pharmacy');
  const vendor = await confirmed(name);
  const [match] = await matchesOf(vendor, 'confirmed');
  await load('leie', [], admin, true);
  await succeed(decide(admin, match?.id ?? '', 'lifted', 'Reinstated by the OIG.'));
  expect(await isVerified(vendor)).toBe(true);
  await load('leie', [{ name: `${name} LLC` }], admin, true);
  expect(await isVerified(vendor)).toBe(false);
  const kinds = await succeed(vendor.client.rpc('my_notifications'));
  expect(kinds.filter(({ kind }) => kind === 'vendor_exclusion_confirmed').length).toBe(2);
});

it('a cleared match stays cleared in the next file, and excluded vendors get no requests', async () => {
  const name = unique('Cobalt Laundry');
  const vendor = await createVendor(name);
  await load('leie', [{ name }], admin, true);
  const [match] = await matchesOf(vendor);
  await succeed(decide(admin, match?.id ?? '', 'cleared', 'Another state and owner.'));
  await load('leie', [{ name }], admin, true);
  expect(await matchesOf(vendor)).toEqual([]);
  const excluded = await confirmed(unique('Zephyr Hospice Supply'));
  const requester = await person('operator');
  const p_id = randomUUID();
  const project = {
    p_id,
    p_title: 'New roof',
    p_category: 'construction',
    p_state: 'OH',
    p_details: 'The roof of the east wing leaks.',
  };
  await succeed(requester.client.rpc('save_project', project));
  const asked = requester.client.rpc('ask_vendors', { p_id, p_vendors: [excluded.vendor] });
  expect(await readErrorCode(asked)).toBe('HXPJW');
  await queryDatabase('select private.work_exclusion_checks()');
});
