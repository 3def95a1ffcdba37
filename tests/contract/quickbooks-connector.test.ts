import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Client,
  type NewUser,
  type SeparateBackend,
  startSeparateBackend,
} from '../support/backend.ts';
import {
  callConnector,
  codeOf,
  connectorSteps,
  findConnection,
  listConnections,
} from '../support/connectors.ts';
import {
  quickbooksData,
  quickbooksFixture,
  resetQuickbooksData,
} from '../support/quickbooks-fixture.ts';
import { startVendorStub, type VendorStub } from '../support/vendor-stub.ts';

/* Journal entries go the whole way: ledger, month close, sync, request. QuickBooks is a local server written from its public
   specification. */

let own: SeparateBackend;
let stub: VendorStub;
let steps: ReturnType<typeof connectorSteps>;

beforeAll(async () => {
  stub = await startVendorStub([quickbooksFixture]);
  own = await startSeparateBackend({ env: { HAVEN_CONNECTOR_STUB_URL: stub.url } });
  steps = connectorSteps(own, stub);
});
beforeEach(() => {
  resetQuickbooksData();
  Object.assign(stub.state, { refusesRefresh: false, expiresIn: 3600, next: [] });
});
afterAll(async () => {
  stub?.close();
  await own?.close();
});

const MONTH = '2026-01';

interface Books {
  readonly community: string;
  readonly office: NewUser;
  readonly settings: object;
}

/** A community with its business office, whose accounts have names in QuickBooks. */
async function openBooks(): Promise<Books> {
  const office = await steps.broker();
  const community = randomUUID();
  await steps.run(`
    insert into public.communities (id, owner_id, name, time_zone)
    values ('${community}', null, 'Maple Court', 'America/Denver');
    insert into public.community_members (community_id, user_id, position)
    values ('${community}', '${office.id}', 'business_office');
    select private.ensure_ledger_accounts('${community}');
    update private.ledger_accounts set quickbooks_name = case number when '1010' then 'Checking' when '4000' then 'Income:Resident fees' end
    where community_id = '${community}' and number in ('1010', '4000');
  `);
  const settings = {
    streams: ['journal_entries'],
    organization: 'production',
    communities: [community],
    since: MONTH,
  };
  return { community, office, settings };
}

const post = ({ community }: Books, day: string, cents: number, debit = '1010', memo = 'Rent') =>
  steps.run(`select private.post_ledger_entry(
    '${community}', '${day}', 'test', '${randomUUID()}', '${memo}',
    '[{"account": "${debit}", "cents": ${cents}}, {"account": "4000", "cents": ${-cents}}]'
  )`);
const setClosed = ({ community }: Books, month: string, isClosed: boolean) =>
  steps.run(`
    insert into private.ledger_periods (community_id, month, closed_at)
    values ('${community}', '${month}-01', ${isClosed ? 'now()' : 'null'})
    on conflict (community_id, month) do update set closed_at = excluded.closed_at`);

async function connectAndSync(books: Books) {
  const id = await steps.connect(books.office.client, 'quickbooks-online', books.settings);
  return await steps.settle(books.office.client, id);
}
const posts = () => stub.calls.filter(({ path }) => path.endsWith('/journalentry')).length;

describe('QuickBooks Online', () => {
  it('sends entries of closed months once, with the mapped accounts', async () => {
    const books = await openBooks();
    await post(books, '2026-01-04', 12_345);
    await post(books, '2026-02-04', 99);
    await post(books, '2025-12-31', 5_00);
    await setClosed(books, '2025-12', true);
    await setClosed(books, MONTH, true);
    const first = await connectAndSync(books);
    expect(first).toMatchObject({ state: 'connected', failure: null, records: 1 });
    expect(first.syncs).toMatchObject([{ added: 1, refused: 0, failure: null, problems: [] }]);
    expect(quickbooksData.entries).toMatchObject([
      {
        DocNumber: `HX-${books.community.slice(0, 7)}-1`,
        TxnDate: '2026-01-04',
        PrivateNote: 'Rent',
        Line: [
          {
            Amount: 123.45,
            JournalEntryLineDetail: { PostingType: 'Debit', AccountRef: { value: '35' } },
          },
          {
            Amount: 123.45,
            JournalEntryLineDetail: { PostingType: 'Credit', AccountRef: { value: '79' } },
          },
        ],
      },
    ]);
    await setClosed(books, '2026-02', true);
    const second = await steps.sync(books.office.client, first.id);
    expect(second.syncs[0]).toMatchObject({ added: 1, refused: 0 });
    expect(quickbooksData.entries.map(({ TxnDate }) => TxnDate)).toEqual([
      '2026-01-04',
      '2026-02-04',
    ]);
  });

  it('sends nothing twice after a lost response or a new connection', async () => {
    const books = await openBooks();
    await post(books, '2026-01-04', 100);
    await setClosed(books, MONTH, true);
    const id = await steps.connect(books.office.client, 'quickbooks-online', books.settings);
    // Accounts, then the search, and then the lost answer of the request that created the entry.
    stub.state.dropsNextPost = true;
    expect(await steps.settle(books.office.client, id)).toMatchObject({
      failure: 'vendor_unavailable',
    });
    expect(quickbooksData.entries).toHaveLength(1);
    expect(await steps.sync(books.office.client, id)).toMatchObject({ failure: null, records: 1 });
    await books.office.client.rpc('disconnect_connector', { p_id: id });
    quickbooksData.requests.clear();
    const again = await connectAndSync(books);
    expect(again.syncs[0]).toMatchObject({ added: 0, refused: 0, failure: null });
    expect(again.records).toBe(1);
    expect(quickbooksData.entries).toHaveLength(1);
  });

  it('reports entries that can’t be sent, and sends the others', async () => {
    const books = await openBooks();
    await post(books, '2026-01-04', 100, '1200', 'To residents');
    await post(books, '2026-01-05', 200);
    await setClosed(books, MONTH, true);
    const first = await connectAndSync(books);
    const document = `HX-${books.community.slice(0, 7)}-1`;
    expect(first.syncs[0]).toMatchObject({ added: 1, refused: 1 });
    expect(first.syncs[0]?.problems).toEqual([
      {
        kind: 'journal_entries',
        title: `${document} To residents`,
        rule: 'account_missing',
        detail: '1200 Accounts receivable',
      },
    ]);
    await steps.run(`update private.ledger_accounts set quickbooks_name = 'Accounts Receivable (A/R)'
      where community_id = '${books.community}' and number = '1200'`);
    const second = await steps.sync(books.office.client, first.id);
    expect(second.syncs[0]?.problems).toMatchObject([{ rule: 'account_needs_person' }]);
    await steps.run(`update private.ledger_accounts set quickbooks_name = 'checking'
      where community_id = '${books.community}' and number = '1200'`);
    quickbooksData.closedThrough = '2026-01-31';
    const third = await steps.sync(books.office.client, first.id);
    expect(third.syncs[0]?.problems).toMatchObject([{ rule: 'period_closed' }]);
    quickbooksData.closedThrough = '';
    const last = await steps.sync(books.office.client, first.id);
    expect(last.syncs[0]).toMatchObject({ added: 1, refused: 0 });
    expect(last.records).toBe(2);
  });

  it('sends only ledgers its user can read, and stops when that right ends', async () => {
    const [books, other] = [await openBooks(), await openBooks()];
    for (const one of [books, other]) {
      await post(one, '2026-01-04', 100);
      await setClosed(one, MONTH, true);
    }
    const settings = { ...books.settings, communities: [books.community, other.community] };
    const first = await connectAndSync({ ...books, settings });
    expect(first.syncs[0]).toMatchObject({ added: 1, refused: 0 });
    expect(quickbooksData.entries).toHaveLength(1);
    await post(books, '2026-02-04', 100);
    await setClosed(books, '2026-02', true);
    await steps.run(
      `update public.community_members set ends_at = now() where user_id = '${books.office.id}'`,
    );
    const second = await steps.sync(books.office.client, first.id);
    expect(second.syncs[0]).toMatchObject({ added: 0, refused: 0, failure: null });
    expect(quickbooksData.entries).toHaveLength(1);
  });

  it('offers only communities whose ledger the user can read', async () => {
    const books = await openBooks();
    const stranger = await steps.broker();
    const ledgersOf = async (client: Client) =>
      (((await client.rpc('list_connectors')).data ?? {}) as { ledgers?: unknown }).ledgers;
    expect(await ledgersOf(books.office.client)).toEqual([
      { id: books.community, name: 'Maple Court' },
    ]);
    expect(await ledgersOf(stranger.client)).toEqual([]);
    expect(await listConnections(stranger.client)).toEqual([]);
  });

  it('rejects settings without a community or a first month', async () => {
    const { office, settings } = await openBooks();
    for (const wrong of [{ communities: [] }, { since: '2026' }, { organization: 'elsewhere' }]) {
      const refused = await steps.save(office.client, 'quickbooks-online', randomUUID(), {
        ...settings,
        ...wrong,
      });
      expect(await codeOf(refused)).toBe('HXVCV');
    }
  });

  it('calls no other company or host, whatever the return URL says', async () => {
    const books = await openBooks();
    const id = randomUUID();
    await steps.save(books.office.client, 'quickbooks-online', id, books.settings);
    const query = new URLSearchParams(await steps.authorize(books.office.client, id));
    query.set('realmId', '1/../../evil.example');
    const answer = await callConnector(books.office.client, {
      action: 'finish',
      query: query.toString(),
    });
    expect(await codeOf(answer)).toBe('HXVCR');
    expect(await findConnection(books.office.client, id)).toMatchObject({ state: 'draft' });
  });

  it.each([
    ['an ID that isn’t one', { JournalEntry: { Id: '1; drop' } }, 'invalid_response'],
    ['no entry', {}, 'invalid_response'],
    ['a list', [], 'invalid_response'],
  ])('stops at %s in a response', async (_name, body, failure) => {
    const books = await openBooks();
    await post(books, '2026-01-04', 100);
    await setClosed(books, MONTH, true);
    const id = await steps.connect(books.office.client, 'quickbooks-online', books.settings);
    const accounts = { body: { QueryResponse: { Account: quickbooksData.accounts } } };
    stub.state.next = [accounts, { body: { QueryResponse: {} } }, { body }];
    expect(await steps.settle(books.office.client, id)).toMatchObject({ failure, records: 0 });
  });

  it('waits when QuickBooks throttles, and refreshes an expired token', async () => {
    const books = await openBooks();
    await post(books, '2026-01-04', 100);
    await setClosed(books, MONTH, true);
    const id = await steps.connect(books.office.client, 'quickbooks-online', books.settings);
    const errors = [{ Message: 'message=ThrottleExceeded; errorCode=003001', code: '3001' }];
    stub.state.next = [{ status: 429, body: { Fault: { Error: errors, type: 'THROTTLE' } } }];
    expect(await steps.settle(books.office.client, id)).toMatchObject({ failure: 'rate_limited' });
    const before = posts();
    stub.expire();
    expect(await steps.sync(books.office.client, id)).toMatchObject({ failure: null, records: 1 });
    expect(posts()).toBe(before + 1);
  });
});
