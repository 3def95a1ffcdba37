import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#shared/database.types.ts';
import {
  type SeparateBackend,
  skipOnHostedBackend,
  startSeparateBackend,
} from '../support/backend.ts';

/** Lists this many accounts: at least 24,000, so that no query plan reads all rows for one page. */
export function defineAccountList(count: number): void {
  type Search = Database['public']['Functions']['admin_accounts']['Args'];
  interface Found {
    readonly rows: readonly { id: string; full_name: string; created_at: string; status: string }[];
    readonly next: string | null;
    readonly count: number | null;
  }

  const ADMIN = 'dec0de00-0000-4000-8000-000000000001';
  /** Twenty people in each company. */
  const COMPANIES = count / 20;
  /** One demo account is also pending. */
  const OF_THE_DEMO = 1;

  let crowd: SeparateBackend | undefined;
  beforeAll(async () => {
    skipOnHostedBackend('a hosted project is not filled with a crowd of people');
    crowd = await startSeparateBackend({ worksOutbox: false });
  }, 120_000);
  afterAll(() => crowd?.close());

  const database = () => {
    if (!crowd) throw new Error('The crowd has no backend.');
    return crowd.database;
  };

  /** Creates many accounts; triggers are off, so their effects are applied here in bulk. */
  async function settle(): Promise<void> {
    await database().write(
      'system',
      async (sql) => {
        await sql.unsafe('set local session_replication_role = replica');
        await sql.unsafe(`
      create temporary table people on commit drop as
      select n, ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid as id,
        'person' || n || '@company' || n % ${COMPANIES} || '.example' as email,
        timestamptz '2024-01-01' + n * interval '1 minute' as at
      from generate_series(1, ${count}) as n`);
        await sql.unsafe('insert into auth.users (id, email) select id, email from people');
        await sql.unsafe(`
      insert into public.profiles (
        id, email, full_name, company_name, user_type, requires_approval, approval_status, created_at, suspended_at
      )
      select id, email, 'Person ' || n, 'Company ' || n % ${COMPANIES},
        (array['buyer', 'seller', 'broker', 'investor'])[n % 4 + 1]::public.user_type,
        n % 500 = 0, case when n % 500 = 0 then 'pending' else 'approved' end::public.approval_status, at,
        case when n % 700 = 0 then at end
      from people`);
        await sql.unsafe(`
      insert into private.account_activity (user_id, last_sign_in_at) select id, at + interval '1 day' from people`);
        await sql.unsafe(`
      insert into public.user_roles (user_id, role)
      select id, (array['buyer', 'seller', 'broker', 'investor'])[n % 4 + 1]::public.app_role from people`);
        await sql.unsafe(`
      insert into public.subscribers (user_id, subscribed, subscription_tier)
      select id, true, case when n % 1000 = 0 then 'buyer-starter' else 'professional' end
      from people where n % 20 = 0`);
      },
      { limitMs: 120_000 },
    );
    await database().script('analyze');
  }

  const asAdmin = {
    role: 'authenticated',
    claims: { sub: ADMIN, role: 'authenticated', haven_acting: 'database' },
  } as const;

  const argumentsOf = (search: Search) =>
    Object.entries(search)
      .map(([name, value]) => `${name} => '${value}'`)
      .join(', ');

  const find = async (search: Search): Promise<Found> => {
    const [row] = await database().read(asAdmin, (sql) =>
      sql.unsafe<{ page: Found }[]>(`select public.admin_accounts(${argumentsOf(search)}) as page`),
    );
    if (!row) throw new Error('The list did not answer.');
    return row.page;
  };

  /** Returns the number of rows one call reads; the same on every machine. */
  const rowsRead = (search: Search): Promise<number> =>
    database().read(asAdmin, async (sql) => {
      const seen = async () => {
        const [counted] = await sql.unsafe<{ rows: string }[]>(`
        select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as rows from pg_stat_xact_all_tables
        where schemaname in ('public', 'private', 'auth')`);
        return Number(counted?.rows);
      };
      const before = await seen();
      await sql.unsafe(`select public.admin_accounts(${argumentsOf(search)})`);
      return (await seen()) - before;
    });

  const SEARCHES: Record<string, Search> = {
    'the newest': {},
    'by name': { sort: 'name' },
    'by last sign-in': { sort: 'last_sign_in' },
    'a rare word': { search: 'person1234' },
    'a word in every account': { search: 'example' },
    'two letters': { search: 'pe' },
    'a word in no account': { search: 'zebra crossing' },
    'those who wait': { status: 'pending' },
    'those who wait, by last sign-in': { status: 'pending', sort: 'last_sign_in' },
    'the suspended': { status: 'suspended' },
    'the rejected': { status: 'rejected' },
    'a rare role': { role: 'admin' },
    'a common role': { role: 'seller', sort: 'name' },
    'a type': { user_type: 'broker' },
    'a common plan': { plan: 'professional' },
    'a rare plan': { plan: 'buyer-starter' },
    'a trial': { plan: 'trial' },
    'a company': { company: 'company 77' },
    'the team': { team: true },
    'a day': { created_from: '2024-01-01T10:00:00Z', created_before: '2024-01-01T12:00:00Z' },
  };

  describe('account list', () => {
    beforeAll(settle, 180_000);

    it.each(Object.entries(SEARCHES))(
      'reads no whole table for a page of: %s',
      async (_name, search) => {
        const rows = await rowsRead(search);
        expect(rows).toBeGreaterThan(0);
        expect(rows).toBeLessThan(0.3 * count);
      },
    );

    it('reads no whole table for a page in the middle', async () => {
      const place = ['2024-01-02T00:00:00Z', '00000000-0000-4000-9000-000000001440'];
      const [row] = await database().read('system', (sql) =>
        sql.unsafe<{ cursor: string }[]>(
          `select private.seal_cursor('accounts:newest', '${JSON.stringify(place)}') as cursor`,
        ),
      );
      const search = { after: row?.cursor ?? '' };
      expect((await find(search)).rows).toHaveLength(50);
      expect(await rowsRead(search)).toBeLessThan(0.3 * count);
    });

    it.each([
      ['newest', 'created_at'],
      ['name', 'full_name'],
      ['last_sign_in', 'last_sign_in_at'],
    ] as const)('pages by %s without missing or repeated accounts', async (sort, column) => {
      const filters = { sort, user_type: 'broker', company: 'company 78', page_size: 7 } as const;
      const whole = await find({ ...filters, page_size: 200 });
      const paged: Found['rows'][number][] = [];
      let page = await find(filters);
      paged.push(...page.rows);
      while (page.next !== null) {
        page = await find({ ...filters, after: page.next });
        paged.push(...page.rows);
      }
      expect(paged.map(({ id }) => id)).toEqual(whole.rows.map(({ id }) => id));
      expect(whole.rows).toHaveLength(20);
      const keys = whole.rows.map((row) => String(row[column as 'full_name']).toLowerCase());
      expect(keys).toEqual(sort === 'name' ? keys.toSorted() : keys.toSorted().reverse());
    });

    it('finds parts of names, emails and companies in any case, matching every search term', async () => {
      const names = async (search: string) =>
        (await find({ search })).rows.map((row) => row.full_name);
      expect(await names('PERSON23999')).toEqual(['Person 23999']);
      expect(await names('son 14321')).toContain('Person 14321');
      expect(await names('pany1121.exam person1121@')).toEqual(['Person 1121']);
      expect(await names('company 1199 person1199@')).toEqual(['Person 1199']);
    });

    it('counts up to a thousand, and only once', async () => {
      const first = await find({});
      expect(first.count).toBe(1001);
      const second = await find({ after: first.next ?? '' });
      expect(second.count).toBeNull();
      const everyone = Array.from({ length: count }, (_, n) => n + 1);
      const pendingAccounts = everyone.filter((n) => n % 500 === 0 && n % 700 !== 0);
      expect((await find({ status: 'pending' })).count).toBe(pendingAccounts.length + OF_THE_DEMO);
    });
  });
}
