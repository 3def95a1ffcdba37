import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../shared/database.types.ts';
import {
  brokerOf,
  licenseIn,
  listingBy,
  type Person,
  person,
  subscribe,
  succeed,
  withRole,
} from '../security/world.ts';
import { anonymous, type Client, mailTo, newUser, service } from '../support/backend.ts';

interface Page {
  readonly rows: readonly Record<string, unknown>[];
  readonly count: number;
  readonly next: string | null;
}

/** Returns a unique name for one test's rows; only characters a–z, so it contains no number. */
const uniqueWord = () =>
  `q${crypto.randomUUID().slice(0, 8)}`.replace(
    /\d/g,
    (digit) => 'ghijklmnop'[Number(digit)] ?? '',
  );

const page = async (call: PromiseLike<{ data: unknown; error: { message: string } | null }>) =>
  (await succeed(call as never)) as Page;

describe('vendors', () => {
  const word = uniqueWord();
  const findVendors = (search: Record<string, unknown>, client: Client = anonymous()) =>
    page(client.rpc('find_vendors', { search: word, ...search }));

  beforeAll(async () => {
    const named = (number: number) => `${word} ${String(number).padStart(2, '0')}`;
    const rows = Array.from({ length: 45 }, (_, number) => ({
      user_id: null,
      company_name: named(number),
      category: number % 3 === 0 ? 'legal' : 'construction',
      states: number % 2 === 0 ? ['OH', 'IN'] : ['TX'],
      verification_status: number === 44 ? 'pending' : 'verified',
      featured: number === 30,
    }));
    await succeed(service().from('vendors').insert(rows).select('id'));
  });

  test('pages by key, by name and not by featured places, each once', async () => {
    const names: unknown[] = [];
    let after: string | null = null;
    do {
      const { rows, next, count }: Page = await findVendors({ after });
      expect(count).toBe(44);
      names.push(...rows.map(({ company_name: name }) => name));
      after = next;
    } while (after !== null);
    const byName = Array.from({ length: 44 }, (_, n) => `${word} ${String(n).padStart(2, '0')}`);
    expect(names).toEqual(byName);
  });

  test('filters by category, state and search terms together', async () => {
    expect((await findVendors({ category: 'legal' })).count).toBe(15);
    expect((await findVendors({ state: 'IN' })).count).toBe(22);
    expect((await findVendors({ category: 'legal', state: 'TX' })).count).toBe(7);
    expect((await findVendors({ search: `${word} 07` })).rows).toHaveLength(1);
    expect((await findVendors({ search: `${word} %_*` })).count).toBe(44);
    expect((await findVendors({ search: `${word} unmatched` })).rows).toEqual([]);
  });

  test('counts by category and state', async () => {
    const counts = (await succeed(anonymous().rpc('vendor_counts'))) as {
      total: number;
      categories: Record<string, number>;
      states: Record<string, number>;
    };
    const total = Object.values(counts.categories).reduce((all, one) => all + one, 0);
    expect(total).toBe(counts.total);
    expect(counts.categories.legal).toBeGreaterThanOrEqual(15);
    expect(counts.states.TX).toBeGreaterThanOrEqual(22);
  });

  test('shows unverified vendors only to staff', async () => {
    const staff = await withRole(await person('buyer'), 'support');
    expect((await findVendors({ status: 'pending' }, staff.client)).count).toBe(1);
    const { error } = await anonymous().rpc('find_vendors', { status: 'pending' });
    expect(error?.code).toBe('42501');
  });
});

describe('vendor review list', () => {
  const word = uniqueWord();
  const verified = { verification_status: 'verified' };
  const rows: readonly Partial<Database['public']['Tables']['vendors']['Insert']>[] = [
    { company_name: `${word} C`, verification_status: 'pending', years_experience: 3 },
    {
      ...verified,
      company_name: `${word} a`,
      states: ['OH', 'IN'],
      years_experience: 9,
      featured: true,
    },
    {
      ...verified,
      company_name: `${word} B`,
      category: 'technology',
      availability_status: 'limited',
    },
  ];
  let staff: Person;
  const find = (search: Record<string, unknown>) =>
    page(staff.client.rpc('admin_vendors', { search: word, ...search }));
  const namesOf = async (search: Record<string, unknown>) =>
    (await find(search)).rows.map((row) => String(row.company_name).slice(word.length + 1));

  beforeAll(async () => {
    staff = await withRole(await person('buyer'), 'support');
    for (const { company_name = word, category = 'legal', ...row } of rows) {
      const vendorRow = { user_id: null, company_name, category, ...row };
      await succeed(service().from('vendors').insert(vendorRow).select('id'));
    }
  });

  test('returns all vendors in the requested order, a page at a time', async () => {
    expect(await namesOf({})).toEqual(['a', 'B', 'C']);
    expect(await namesOf({ sort: 'joined' })).toEqual(['C', 'a', 'B']);
    expect(await namesOf({ sort: '-joined' })).toEqual(['B', 'a', 'C']);
    expect(await namesOf({ sort: 'years' })).toEqual(['a', 'C', 'B']);
    const first = await find({ page_size: 2 });
    expect([first.count, first.rows.length]).toEqual([3, 2]);
    const second = await find({ page_size: 2, after: first.next });
    expect([second.count, second.next, second.rows[0]?.company_name]).toEqual([
      null,
      null,
      `${word} C`,
    ]);
    const other = staff.client.rpc('admin_vendors', { sort: 'years', after: first.next ?? '' });
    expect((await other).status).toBe(400);
  });

  test('filters by review status, category, state and pending items', async () => {
    expect(await namesOf({ filters: { verification_status: ['pending'] } })).toEqual(['C']);
    expect(await namesOf({ filters: { verification_status: ['pending', 'verified'] } })).toEqual([
      'a',
      'B',
      'C',
    ]);
    expect(await namesOf({ filters: { category: ['technology'] } })).toEqual(['B']);
    expect(await namesOf({ filters: { states: ['IN', 'TX'] } })).toEqual(['a']);
    expect(await namesOf({ filters: { availability_status: ['limited'] } })).toEqual(['B']);
    expect(await namesOf({ filters: { featured: true } })).toEqual(['a']);
    expect(await namesOf({ filters: { featured: false, lapsed: false } })).toEqual(['B', 'C']);
    expect(await namesOf({ filters: { changed: true } })).toEqual([]);
    expect(await namesOf({ filters: { lapsed: true } })).toEqual([]);
  });

  test('is visible only to staff', async () => {
    const vendor = await person('vendor');
    for (const client of [anonymous(), vendor.client]) {
      expect((await client.rpc('admin_vendors')).error?.code).toBe('42501');
    }
  });
});

describe('vendor profile creation', () => {
  const typed = {
    company_name: ' Tulip Interiors ',
    category: 'construction',
    states: ['OH', 'IN', 'OH'],
  };

  test('starts unverified, available and open to meetings, and makes its creator a vendor', async () => {
    const { client, id } = await person('buyer');
    const vendorRow = await succeed(
      client
        .from('vendors')
        .insert({ ...typed, user_id: id })
        .select()
        .single(),
    );
    expect(vendorRow).toMatchObject({
      company_name: 'Tulip Interiors',
      states: ['IN', 'OH'],
      years_experience: 0,
      verification_status: 'pending',
      verified: false,
      featured: false,
      availability_status: 'available',
      allows_online_meetings: true,
      allows_in_person_meetings: true,
    });
    const profile = client.from('profiles').select('user_type').single();
    expect(await succeed(profile)).toEqual({ user_type: 'vendor' });
    const roles = await succeed(client.from('user_roles').select('role'));
    expect(roles).toContainEqual({ role: 'vendor' });
  });

  test('is allowed once per account', async () => {
    const { client, id } = await person('vendor');
    const ownVendor = { ...typed, user_id: id };
    await succeed(client.from('vendors').insert(ownVendor).select('id'));
    expect((await client.from('vendors').insert(ownVendor)).error?.code).toBe('23505');
  });

  test.each([
    ['a category that there is not', { category: 'catering' }],
    ['a blank name', { company_name: '  ' }],
    ['a name with a line break', { company_name: 'Tulip\nBcc: all@people.example' }],
    ['a state that is none', { states: ['Ohio'] }],
    ['years below none', { years_experience: -1 }],
  ])('is rejected with %s', async (_what, changes) => {
    const { client, id } = await person('vendor');
    const { error } = await client.from('vendors').insert({ ...typed, ...changes, user_id: id });
    expect(error?.code).toBe('23514');
  });

  test("needs an administrator's approval, and a verified profile stays public while a change is pending", async () => {
    const { client, id } = await person('vendor');
    const admin = await withRole(await person('buyer'), 'admin');
    const { id: vendor_id } = await succeed(
      client
        .from('vendors')
        .insert({ ...typed, user_id: id })
        .select('id')
        .single(),
    );
    const seen = async () => {
      const rows = anonymous().from('vendors').select('company_name, featured').eq('id', vendor_id);
      return succeed(rows);
    };
    expect(await seen()).toEqual([]);
    const decision = { vendor_id, verification_status: 'verified', featured: true };
    expect((await admin.client.rpc('review_vendor', decision)).error).toBeNull();
    expect(await seen()).toEqual([{ company_name: 'Tulip Interiors', featured: true }]);

    const renamed = { company_name: 'Rose Interiors' };
    await succeed(client.from('vendors').update(renamed).eq('id', vendor_id).select('id'));
    expect(await seen()).toEqual([{ company_name: 'Tulip Interiors', featured: true }]);
  });
});

describe('vendor review decision', () => {
  const typed = { company_name: 'Tulip Interiors', category: 'construction' };
  let admin: Person;
  beforeAll(async () => {
    admin = await withRole(await person('buyer'), 'admin');
  });

  const makeVendor = async (user_id: string | null) => {
    const rows = service().from('vendors');
    const row = { ...typed, user_id };
    return (await succeed(rows.insert(row).select('id').single())).id;
  };

  const decide = async (decision: {
    vendor_id: string;
    verification_status?: string;
    featured?: boolean;
  }) => {
    expect((await admin.client.rpc('review_vendor', decision)).error).toBeNull();
  };

  /** Returns a vendor's log entries, oldest first. */
  const entriesOf = (vendor_id: string) =>
    succeed(
      service()
        .from('admin_audit_log')
        .select('action, actor_id, target_user_id, target_email, details')
        .contains('details', { vendor_id })
        .order('id'),
    );

  test('is logged with author, before and after; the owner is notified once per decision and of nothing else', async () => {
    const owner = await newUser({ userMetadata: { user_type: 'vendor' } });
    const vendor_id = await makeVendor(owner.id);
    await decide({ vendor_id, featured: true });
    await decide({ vendor_id, verification_status: 'verified' });
    await decide({ vendor_id, verification_status: 'verified', featured: true });
    const edit = { category: 'legal' };
    await succeed(owner.client.from('vendors').update(edit).eq('id', vendor_id));
    await decide({ vendor_id, verification_status: 'rejected', featured: false });

    const entry = {
      action: 'vendor_review',
      actor_id: admin.id,
      target_user_id: owner.id,
      target_email: owner.email,
    };
    const named = { vendor_id, company_name: 'Tulip Interiors' };
    expect(await entriesOf(vendor_id)).toEqual([
      {
        ...entry,
        details: { ...named, before: { featured: false }, after: { featured: true } },
      },
      {
        ...entry,
        details: {
          ...named,
          before: { verification_status: 'pending' },
          after: { verification_status: 'verified' },
        },
      },
      {
        ...entry,
        details: {
          ...named,
          before: { verification_status: 'verified', featured: true },
          after: { verification_status: 'rejected', featured: false },
        },
      },
    ]);
    const subjects = async () => (await mailTo(owner.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toHaveLength(2);
    expect((await subjects()).toSorted()).toEqual([
      'Tulip Interiors is verified at Haven Exchange',
      'Tulip Interiors was not verified at Haven Exchange',
    ]);
  });

  test('is logged even for direct writes, and without an actor for the server', async () => {
    const vendor_id = await makeVendor(null);
    const verified = { verification_status: 'verified' };
    await succeed(service().from('vendors').update(verified).eq('id', vendor_id));
    await succeed(admin.client.from('vendors').delete().eq('id', vendor_id));
    const nobodys = { target_user_id: null, target_email: null };
    expect(await entriesOf(vendor_id)).toMatchObject([
      { action: 'vendor_review', actor_id: null, ...nobodys, details: { after: verified } },
      { action: 'vendor_delete', actor_id: admin.id, ...nobodys },
    ]);
  });

  test("isn't logged when owners delete their profile, and is part of account deletion", async () => {
    const [departing, deleted] = [await person('vendor'), await person('vendor')];
    const [departingVendor, deletedVendor] = [
      await makeVendor(departing.id),
      await makeVendor(deleted.id),
    ];
    await succeed(departing.client.from('vendors').delete().eq('id', departingVendor));
    expect((await service().auth.admin.deleteUser(deleted.id)).error).toBeNull();
    const left = service().from('vendors').select('id').in('id', [departingVendor, deletedVendor]);
    expect(await succeed(left)).toEqual([]);
    expect([await entriesOf(departingVendor), await entriesOf(deletedVendor)]).toEqual([[], []]);
  });
});

describe('agents', () => {
  const word = uniqueWord();
  let large: Person;
  let small: Person;
  const findAgents = (search: Record<string, unknown> = {}) =>
    page(anonymous().rpc('find_agents', { name: word, ...search }));
  const named = (id: string, full_name: string) =>
    succeed(
      service()
        .from('profiles')
        .update({ full_name, brokerage_name: `${word} Brokerage`, phone: '(312) 555-0199' })
        .eq('id', id)
        .select('id'),
    );

  beforeAll(async () => {
    [large, small] = [await person('broker'), await person('broker')];
    await named(large.id, 'Zoe Large');
    await named(small.id, 'Abe Small');
    await listingBy(large.id, { state: 'OH', property_type: 'memory-care' });
    await listingBy(large.id, { state: 'IN', property_type: 'memory-care' });
    await listingBy(large.id, { state: 'IN', property_type: 'ccrc', status: 'sold' });
    await listingBy(small.id, { state: 'IN', property_type: 'ccrc', status: 'under_contract' });
  });

  test('shows agents by name and brokerage with states and live listings, and nothing else', async () => {
    const { rows, count, next } = await findAgents();
    expect([count, next]).toEqual([2, null]);
    expect(rows).toEqual([
      {
        id: await brokerOf(large.id),
        name: 'Zoe Large',
        brokerage: `${word} Brokerage`,
        listings: 2,
        sold: 1,
        licensed_in: [],
        states: ['IN', 'OH'],
        property_types: ['memory-care'],
      },
      expect.objectContaining({ name: 'Abe Small', listings: 1, states: ['IN'] }),
    ]);
    const one = await succeed(anonymous().rpc('get_agent', { agent_id: await brokerOf(large.id) }));
    expect(one).toMatchObject({
      listings: 2,
      markets: [
        { state: 'IN', property_type: 'memory-care', listings: 1 },
        { state: 'OH', property_type: 'memory-care', listings: 1 },
      ],
    });
  });

  test('filters agents by state, type and name, ordered by name', async () => {
    const names = async (search: Record<string, unknown>) =>
      (await findAgents(search)).rows.map(({ name }) => name);
    expect(await names({ state: 'OH' })).toEqual(['Zoe Large']);
    expect(await names({ state: 'IN', property_type: 'ccrc' })).toEqual(['Abe Small']);
    expect(await names({ state: 'OH', property_type: 'ccrc' })).toEqual([]);
    expect(await names({ name: `${word} zoe` })).toEqual(['Zoe Large']);
    expect(await names({ sort: 'name' })).toEqual(['Abe Small', 'Zoe Large']);
  });

  test('updates agents with their listings and name', async () => {
    const agent = await person('broker');
    await named(agent.id, 'Mia Moving');
    const agent_id = await brokerOf(agent.id);
    const known = () => succeed(anonymous().rpc('get_agent', { agent_id }));
    expect(await known()).toBeNull();
    const id = await listingBy(agent.id);
    await licenseIn('WI', agent.id);
    expect(await known()).toMatchObject({ name: 'Mia Moving', listings: 1, states: ['MN'] });
    await succeed(service().from('listings').update({ state: 'WI' }).eq('id', id).select('id'));
    await named(agent.id, 'Mia Moved');
    expect(await known()).toMatchObject({ name: 'Mia Moved', listings: 1, states: ['WI'] });
    await succeed(service().from('listings').update({ status: 'sold' }).eq('id', id).select('id'));
    expect((await anonymous().rpc('get_agent', { agent_id })).data).toBeNull();
  });

  test('lists closed deals without confidential sales or addresses alone', async () => {
    const agent = await person('broker');
    await named(agent.id, 'Cleo Closer');
    const open = await listingBy(agent.id);
    const sold = {
      status: 'sold',
      city: 'Fargo',
      state: 'ND',
      property_type: 'ccrc',
      total_beds: 90,
    };
    await listingBy(agent.id, sold);
    await listingBy(agent.id, { ...sold, is_unlisted: true });
    await listingBy(agent.id, { ...sold, is_confidential: true });
    await listingBy(agent.id, { ...sold, approval_status: 'pending' });
    const agent_id = await brokerOf(agent.id);
    const { closed } = (await succeed(anonymous().rpc('get_agent', { agent_id }))) as {
      closed: unknown;
    };
    const month = expect.stringMatching(/^\d{4}-\d\d$/);
    const one = { property_type: 'ccrc', location: 'Fargo, ND', beds: 90, month };
    expect(closed).toEqual({ count: 1, last: [one] });
    // Later tests count the agents.
    await succeed(
      service().from('listings').update({ status: 'withdrawn' }).eq('id', open).select('id'),
    );
  });

  test("removes a deleted account's listings and directory entry", async () => {
    const agent = await person('broker');
    await named(agent.id, 'Gwen Gone');
    await listingBy(agent.id);
    const agent_id = await brokerOf(agent.id);
    expect((await anonymous().rpc('get_agent', { agent_id })).data).toMatchObject({ listings: 1 });
    expect((await service().auth.admin.deleteUser(agent.id)).error).toBeNull();
    expect((await anonymous().rpc('get_agent', { agent_id })).data).toBeNull();
  });

  test("doesn't list owners who sell or rejected accounts as agents", async () => {
    const owner = await person('seller');
    await subscribe(owner.id, { subscription_tier: 'professional' });
    await named(owner.id, 'Olga Owner');
    await listingBy(owner.id);
    const turnedAway = await person('broker');
    await named(turnedAway.id, 'Tom Turned');
    await listingBy(turnedAway.id);
    await succeed(
      service()
        .from('profiles')
        .update({ approval_status: 'rejected' })
        .eq('id', turnedAway.id)
        .select('id'),
    );
    for (const { id } of [owner, turnedAway]) {
      const agent_id = await brokerOf(id);
      expect((await anonymous().rpc('get_agent', { agent_id })).data).toBeNull();
    }
    expect((await findAgents()).count).toBe(2);
  });
});
