import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterAll, expect, test } from 'vitest';
import { openPglite } from '../../../backend/db/pglite/open.ts';
import type { Database } from '../../../shared/database.types.ts';
import { ChildBackend, DEMO_PASSWORD } from '../../support/child-backend.ts';
import { demoDataDir } from '../../support/demo-folder.ts';

/** The demo sponsor's funded offering. */
const OFFERING = 'dec0de00-0000-4000-8000-000000009801';
const SPONSOR = 'broker-of-record@demo.havenexchange.example';
const INVESTORS = 10_000;
/** This many of them follow their interest in a portfolio with automatic posting. */
const LINKED = 300;
const KILLS = 3;
const CASH = 200_000_000;
const STATEMENT_TIMEOUT = '57014';

const { dataDir, remove } = await demoDataDir();
let backend: ChildBackend | undefined;
afterAll(async () => {
  await backend?.end('SIGKILL');
  remove();
});

/** Runs a query in the stopped backend's database. */
async function query<Row>(statement: string): Promise<Row[]> {
  const engine = openPglite(join(dataDir, 'db'));
  try {
    return await engine.write(
      'system',
      async (sql) => (await sql.unsafe(statement)) as unknown as Row[],
      { limitMs: 300_000 },
    );
  } finally {
    await engine.close();
  }
}

const id = (kind: string) => `md5('${kind}' || n)::uuid`;

/** Adds accepted investors who have paid in; writes what triggers would have written. */
const ADD_INVESTORS = `
  set local session_replication_role = replica;
  create temp table added as select n, ${id('investor')} as id, ${id('interest')} as interest_id from generate_series(1, ${INVESTORS}) n;
  insert into auth.users (id, email, email_confirmed_at) select id, 'i' || n || '@example.com', now() from added;
  insert into public.profiles (id, email, full_name, approval_status) select id, 'i' || n || '@example.com', 'Investor ' || n, 'approved' from added;
  insert into private.subscriptions (
    id, offering_id, number, investor_id, investor_name, investor_email, entity_name, amount_cents, status, signature_id, signed_at
  )
  select a.interest_id, s.offering_id, 1000 + a.n, a.id, 'Investor ' || a.n, 'i' || a.n || '@example.com', 'Entity ' || a.n, 1000000,
    'accepted', s.signature_id, s.signed_at
  from added a, (select * from private.subscriptions x where x.offering_id = '${OFFERING}' order by x.number limit 1) s;
  insert into private.capital_call_lines (call_id, subscription_id, investor_id, cents, paid_on, recorded_at)
  select c.id, a.interest_id, a.id, 1000000, current_date - 900, now()
  from added a, (select x.id from private.capital_calls x where x.offering_id = '${OFFERING}' limit 1) c;
  set local session_replication_role = origin;
  insert into public.investment_entities (id, owner_id, sharing, name, kind)
  select ${id('entity')}, id, 'private', 'Entity ' || n, 'llc' from added where n <= ${LINKED};
  insert into public.holdings (id, name, entity_id, kind) select ${id('holding')}, 'Birch Run', ${id('entity')}, 'vehicle' from added where n <= ${LINKED};
  insert into private.position_links (subscription_id, investor_id, holding_id)
  select interest_id, id, ${id('holding')} from added where n <= ${LINKED};
  analyze`;

async function openSponsor() {
  backend = await ChildBackend.start({ dataDir, flags: [] });
  const client = createClient<Database>(backend.url, backend.keys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({
    email: SPONSOR,
    password: DEMO_PASSWORD,
  });
  if (error) throw error;
  return client;
}

type Sponsor = Awaited<ReturnType<typeof openSponsor>>;

async function approve(client: Sponsor, run: string): Promise<number> {
  const terms = {
    p_offering_id: OFFERING,
    p_cents: CASH,
    p_paid_on: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10),
  };
  const preview = await client.rpc('preview_distribution', terms).throwOnError();
  const { fingerprint } = preview.data as { fingerprint: string };
  const args = { ...terms, p_id: run, p_memo: 'Sale', p_fingerprint: fingerprint };
  for (;;) {
    const { data, error } = await client.rpc('approve_distribution', args);
    if (error === null) return data;
    // A cold database on a busy machine can take longer than a request may; the same call again is safe.
    if (error.code !== STATEMENT_TIMEOUT) throw error;
  }
}

async function readProgress(client: Sponsor, run: string) {
  const { data } = await client
    .rpc('list_distributions', { p_offering_id: OFFERING })
    .throwOnError();
  const runs = data as { id: string; paid_count: number; finished_at: string | null }[];
  const found = runs.find((one) => one.id === run);
  if (found === undefined) throw new Error('The distribution is gone.');
  return found;
}

/** Waits until the schedule has paid more than `least` lines; returns the number. */
async function waitForProgress(client: Sponsor, run: string, least: number): Promise<number> {
  for (;;) {
    const { paid_count: paid, finished_at: end } = await readProgress(client, run);
    if (end !== null || paid > least) return paid;
    await moment(50);
  }
}

test(
  'a distribution to 10,000 investors resumes after each kill, and pays and notifies each of them once',
  async () => {
    await query(ADD_INVESTORS);
    const run = randomUUID();
    let client = await openSponsor();
    let ran = performance.now();
    let took = 0;
    const lines = await approve(client, run);
    expect(lines).toBe(INVESTORS + 5);
    const progress = [0];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      // The sponsor's screen pays batches, and the server goes on by itself.
      const advance = client.rpc('advance_distribution', { p_id: run }).then(
        () => undefined,
        () => undefined,
      );
      progress.push(await waitForProgress(client, run, progress.at(-1) ?? 0));
      await backend?.end('SIGKILL');
      await advance;
      took += performance.now() - ran;
      client = await openSponsor();
      ran = performance.now();
      const kept = (await readProgress(client, run)).paid_count;
      expect(kept).toBeGreaterThanOrEqual(progress.at(-1) ?? 0);
      progress.push(kept);
    }
    while ((await readProgress(client, run)).finished_at === null) {
      await client.rpc('advance_distribution', { p_id: run }).throwOnError();
    }
    took += performance.now() - ran;
    console.log(`paid after ${progress.join(', ')} of ${lines}; ${Math.round(took)} ms`);
    // Notices and linked ledgers follow the payments.
    await backend?.end('SIGTERM');
    const started = performance.now();
    for (;;) {
      const [left] = await query<{ more: boolean }>(
        'select private.continue_distributions(10000) as more',
      );
      if (left?.more !== true) break;
    }
    console.log(`notices and ledgers: ${Math.round(performance.now() - started)} ms more`);
    const [sum] = await query<Record<string, unknown>>(`
      select count(*)::int as lines, count(l.posted_at)::int as paid,
        sum(l.cents) = max(r.cash_cents - r.catch_up_cents - r.promote_cents) as adds_up, max(r.paid_count) as counted,
        (select count(*)::int from public.notifications n where n.kind = 'distribution_paid' and n.created_at > r.approved_at) as notified,
        (select count(distinct n.user_id)::int from public.notifications n where n.kind = 'distribution_paid' and n.created_at > r.approved_at) as people,
        (select count(*)::int from private.investor_movements m where m.source_id = r.id and m.reversed_at is null) as posted,
        (select coalesce(sum(m.cents), 0)::bigint from private.investor_movements m where m.source_id = r.id)
          = (select sum(x.cents) from private.distribution_lines x join private.position_links p on p.subscription_id = x.subscription_id
             where x.run_id = r.id and p.is_automatic) as ledgers_add_up
      from private.distribution_lines l join private.distribution_runs r on r.id = l.run_id where r.id = '${run}' group by r.id`);
    expect(sum).toEqual({
      lines,
      paid: lines,
      counted: lines,
      adds_up: true,
      notified: lines,
      people: lines,
      posted: LINKED,
      ledgers_add_up: true,
    });
  },
  15 * 60_000,
);
