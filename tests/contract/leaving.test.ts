import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personalDataTables, WITHHELD_COLUMNS } from '#shared/account/privacy/personalData.ts';
import {
  type Client,
  clientFor,
  type SeparateBackend,
  startSeparateBackend,
} from '../support/backend.ts';
import { nouns } from '../support/nouns.ts';
import { FILL_FUNCTION_SQL, TRACES_FUNCTION_SQL } from './account-deletion-sql.ts';

const ADDRESS = 'zebulon@quackenbush.example';
const PHONE = '212-555-0199';
const TRACE = 'quackenbush|212-555-0199';

const COLUMNS = [
  ...personalDataTables(nouns).map(({ table, by, leaving }) => ({
    place: `public.${table}`,
    by,
    leaving,
  })),
  ...Object.entries(WITHHELD_COLUMNS).map(([column, { leaving }]) => {
    const [schema, table, by = ''] = column.split('.');
    return { place: `${schema}.${table}`, by, leaving };
  }),
];

/**
 * Where deleted users are still named, and why. No other table contains anything about them, no matter who wrote it.
 */
const RETAINED: Readonly<Record<string, string>> = {
  'private.outbox': 'the last letter, until it is delivered and pruned',
  'public.admin_audit_log': 'what was done to the account, with the address of that time',
  'public.listing_nda_signatures': 'signed agreements',
  'private.co_brokerages': 'signed agreements',
  'private.co_brokerage_terms': 'signed agreements',
  'private.signatures': 'signed agreements',
  'private.deal_room_events': 'who opened which document, as a chain',
  'private.wires': 'who confirmed where money went',
  'private.wire_events': 'who confirmed where money went',
  'private.partnerships': 'standing terms, as the other side agreed to them',
  'private.referrals': 'a share of a fee',
  'public.message_reports': 'what was reported about somebody’s messages',
  'public.invoices': 'what was paid',
  'public.subscribers': 'what was paid',
  'public.billing_accounts': 'what was paid',
  'private.billing_customers': 'the customer ID at the payment provider',
  'private.billing_grants': 'what was paid',
  'public.transactions': 'the record of a sale',
  'public.transaction_parties': 'the name of a party in the record of a sale',
  'public.offers': 'what was offered for what',
  'public.record_files': 'what a file of somebody else’s record is called',
  'public.contacts': 'what a broker keeps of their client',
  'private.listing_returns': 'who returned a listing with comments',
  'private.listing_sign_offs': 'who answered for a listing',
  'private.community_invitations': 'an invitation that a director sent to someone else',
  'public.work_order_photos': 'who took a photo of work, in the record of the community',
  'private.vendor_invoices': 'what a vendor billed, in the record of the community',
  'private.inspection_photos': 'who took a photo of an item, in the record of the community',
  'private.investor_imports': 'what a statement was called, in the ledger of an entity',
  'private.investor_ledger_period_events': 'who closed a month, in the ledger of an entity',
  'private.trust_period_events': 'who closed a month, in the record of the community',
  'private.alerts': 'who acknowledged an alert, in the record of the community',
  'public.underwriting_shares': 'who a link was made for, in the model of its owner',
  'private.capital_introductions': 'a company that a request was introduced to',
  'private.investor_relationships': 'how a sponsor knew a person before an offering',
  'private.subscriptions': 'who holds an interest',
  'private.investor_checks': 'who verified an investor',
  'private.room_envelopes': 'who asked for signatures or signed, in the deal room',
  'private.offerings': 'the name of a sponsor in its offering',
  'private.offering_files': 'what a file of an offering is called',
  'private.offering_file_receipts': 'who opened a delivered document',
  'private.position_carryovers': 'who an interest was transferred from or to',
  'private.offering_wires': 'who entered where money goes',
  'private.offering_wire_events': 'who confirmed where money goes',
  'private.offering_updates': 'who wrote to investors',
  'private.capital_calls': 'who called capital',
  'private.capital_call_lines': 'who recorded a contribution',
  'private.distribution_runs': 'who approved a distribution',
  'private.distribution_lines': 'who was paid',
  'private.interest_transfers': 'who transferred an interest to someone else',
  'public.resident_belongings': 'what a resident brought, in the record of the community',
};

let own: SeparateBackend;
let keys: Client;
let id: string;
let person: Client;

const runQuery = (query: string) => own.database.write('system', (sql) => sql.unsafe(query));

async function filled(place: string, by: string): Promise<boolean> {
  const [row] = await own.database.write('system', async (sql) => {
    await sql.unsafe('set local session_replication_role = replica');
    return sql.unsafe(`select private.test_fill('${place}', '${by}', '${id}') as "isDone"`);
  });
  return row?.isDone === true;
}

/** Returns every table with a trace of the user. */
async function traces(): Promise<string[]> {
  const rows = await runQuery(`select * from private.test_traces('${TRACE}')`);
  return rows.map(({ place }) => String(place)).toSorted();
}

beforeAll(async () => {
  own = await startSeparateBackend();
  keys = clientFor(own, own.secretKey);
  const password = 'a long password of his';
  const { data } = await keys.auth.admin.createUser({
    email: ADDRESS,
    password,
    email_confirm: true,
    user_metadata: { first_name: 'Zebulon', last_name: 'Quackenbush', user_type: 'broker' },
  });
  id = data.user?.id ?? '';
  await keys.from('profiles').update({ phone: PHONE, bio: 'Zebulon sells' }).eq('id', id);
  person = clientFor(own, own.publishableKey);
  expect((await person.auth.signInWithPassword({ email: ADDRESS, password })).error).toBeNull();
  await runQuery(FILL_FUNCTION_SQL);
  await runQuery(TRACES_FUNCTION_SQL);
});
afterAll(() => own.close());

describe('account deletion', () => {
  it('leaves no user data except documented exceptions', async () => {
    const file = new Blob(['a paper of his'], { type: 'text/plain' });
    const uploaded = await person.storage.from('documents').upload(`${id}/paper.txt`, file);
    expect(uploaded.error).toBeNull();

    const unfilled: string[] = [];
    for (const { place, by } of COLUMNS) {
      if (place === 'private.account_deletions') continue;
      if (!(await filled(place, by))) unfilled.push(`${place}.${by}`);
    }
    expect(unfilled).toEqual([]);
    // Where others wrote his address.
    await own.database.write('system', async (sql) => {
      await sql.unsafe('set local session_replication_role = replica');
      await sql.unsafe(`
        update public.transactions set status = 'terminated', ended_reason = 'other' where '${id}' in (owner_id, user_id);
        update public.tenant_users set role = 'member' where user_id = '${id}';
        -- A coworker would take over a community of the team.
        update public.communities set tenant_id = null where owner_id = '${id}';
        -- A community with residents needs another director first.
        insert into public.community_members (community_id, user_id, position)
          select m.community_id, (select p.id from public.profiles p where p.id <> '${id}' limit 1), 'executive_director'
          from public.community_members m where m.user_id = '${id}' group by m.community_id;
        update public.contacts set email = '${ADDRESS}'
          where id = (select id from public.contacts where owner_id <> '${id}' limit 1);
        update public.support_tickets set email = '${ADDRESS}', name = 'Zebulon Quackenbush'
          where user_id = '${id}';
        update public.shortlists set recipient = '${ADDRESS}'
          where id = (select id from public.shortlists limit 1);
        update public.deal_room_members set email = '${ADDRESS}', name = 'Zebulon Quackenbush'
          where id = (select id from public.deal_room_members limit 1);
        update public.transaction_parties set email = '${ADDRESS}', name = 'Zebulon Quackenbush'
          where id = (
            select p.id from public.transaction_parties p join public.transactions t on t.id = p.transaction_id
            where t.status in ('closed', 'terminated') and p.role = 'buyer' limit 1
          );
        update private.material_emails set recipient = '${ADDRESS}', name = 'Zebulon Quackenbush'
          where id = (select id from private.material_emails limit 1);
        update private.tenant_activity set subject = '${ADDRESS}'
          where id = (select id from private.tenant_activity limit 1);
        update private.list_shares set recipient = '${ADDRESS}', name = 'Zebulon Quackenbush'
          where id = (select id from private.list_shares limit 1);
        update private.projects set account = '${id}', title = 'Roof of Zebulon Quackenbush', place = 'Quackenbush',
          details = 'Zebulon Quackenbush has a roof that leaks.', is_named = true;
        update private.project_questions set answer = 'Ask Zebulon Quackenbush.', answered_at = now();
        update private.vendor_reviews set author_id = '${id}', signed = 'Zebulon Quackenbush'
          where vendor_id in (select v.id from public.vendors v where v.user_id is null);
        insert into private.undeliverable_addresses (address, cause) values ('${ADDRESS}', 'bounce');
      `);
    });

    await runQuery(
      `insert into private.account_deletions (user_id, due_at) values ('${id}', now())`,
    );
    const pendingTraces = await traces();
    for (const place of ['auth.users', 'auth.identities', 'public.profiles'])
      expect(pendingTraces).toContain(place);

    for (let steps = 0; steps < 400; steps += 1) {
      // A backend killed during a step repeats it.
      await expect(
        own.database.write('system', async (sql) => {
          await sql`select private.process_account_deletions()`;
          throw new Error('killed');
        }),
      ).rejects.toThrow('killed');
      const [row] = await runQuery('select private.process_account_deletions() as "isDone"');
      if (row?.isDone) continue;
      const [files] = await runQuery('select private.delete_orphaned_files() as "isSpare"');
      if (!files?.isSpare) break;
    }
    const [done] = await runQuery(
      `select done_at is not null as "isDone", address, name from private.account_deletions where user_id = '${id}'`,
    );
    expect(done).toEqual({ isDone: true, address: null, name: null });

    for (const { place, by, leaving } of COLUMNS) {
      if (leaving !== 'removed') continue;
      const [row] = await runQuery(`select count(*)::int as n from ${place} where ${by} = '${id}'`);
      expect({ place, by, rows: row?.n }).toEqual({ place, by, rows: 0 });
    }
    expect((await traces()).filter((place) => !(place in RETAINED))).toEqual([]);
    // His vendor requests are closed; trade and state remain, and the vendors' quotes.
    const projects = await runQuery(
      'select distinct title, place, budget_to from private.projects',
    );
    expect(projects).toEqual([{ title: 'Deleted request', place: '', budget_to: null }]);
    const reviews = await runQuery(
      `select distinct signed from private.vendor_reviews where author_id = '${id}'`,
    );
    expect(reviews).toEqual([{ signed: 'Deleted account' }]);
    const [open] = await runQuery(`
      select (select count(*)::int from private.projects where status not in ('done', 'cancelled')) as projects,
        (select count(*)::int from private.project_quotes where status in ('asked', 'quoted')) as quotes,
        (select count(*)::int from private.project_quotes where price is not null) > 0 as "areKept"`);
    expect(open).toEqual({ projects: 0, quotes: 0, areKept: true });
    const [profile] = await runQuery(`select * from public.profiles where id = '${id}'`);
    expect(profile).toMatchObject({ full_name: 'Deleted account', phone: null, bio: null });
    const [objects] = await runQuery(
      `select count(*)::int as n from storage.objects where bucket_id = 'documents' and name like '${id}/%'`,
    );
    expect(objects?.n).toBe(0);
  });

  it('keeps what contracts, audits or the law require', async () => {
    for (const { place, by, leaving } of COLUMNS) {
      if (leaving !== 'kept') continue;
      const [row] = await runQuery(`select count(*)::int as n from ${place} where ${by} = '${id}'`);
      expect({ place, by, isKept: Number(row?.n) > 0 }).toEqual({ place, by, isKept: true });
    }
    const hard = await keys.auth.admin.deleteUser(id);
    expect(hard.error).not.toBeNull();
    const [row] = await runQuery(
      `select count(*)::int as n from public.invoices where user_id = '${id}'`,
    );
    expect(row?.n).toBe(1);
  });

  it('deletes the rows listed in own data', async () => {
    const rows = await runQuery(
      'select place, by_column from private.list_account_owned_columns()',
    );
    const removed = COLUMNS.filter(({ leaving }) => leaving === 'removed');
    expect(rows.map(({ place, by_column }) => `${place}.${by_column}`).toSorted()).toEqual(
      removed.map(({ place, by }) => `${place}.${by}`).toSorted(),
    );
  });

  it('deletes invoices after seven years, and not before', async () => {
    const bills = `select count(*)::int as n from public.invoices where user_id = '${id}'`;
    await runQuery(
      `update private.account_deletions set done_at = now() - interval '6 years' where user_id = '${id}'`,
    );
    await runQuery('select private.delete_expired_invoices()');
    expect((await runQuery(bills))[0]?.n).toBe(1);
    await runQuery(
      `update private.account_deletions set done_at = now() - interval '8 years' where user_id = '${id}'`,
    );
    await runQuery('select private.delete_expired_invoices()');
    expect((await runQuery(bills))[0]?.n).toBe(0);
  });
});
