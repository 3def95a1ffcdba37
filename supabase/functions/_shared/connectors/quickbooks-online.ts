import { fieldsOf, listOf, stringOf } from './values.ts';
import {
  type ExportRecord,
  type ExportResult,
  RecordRefused,
  type Vendor,
  VendorError,
  type VendorSession,
} from './vendor.ts';

const VERSION = 'minorversion=75';
/** The largest page of a query. */
const PAGE = 1000;
/** Pages of accounts that are read; QuickBooks limits charts of accounts to less. */
const MAX_PAGES = 5;
/** Lines of these accounts need a customer or vendor, which the ledger doesn't have. */
const NEEDS_PERSON: readonly unknown[] = ['Accounts Receivable', 'Accounts Payable'];

type Fields = Readonly<Record<string, unknown>>;

const isHost = (host: string): boolean =>
  host === 'quickbooks.api.intuit.com' || host === 'sandbox-quickbooks.api.intuit.com';

/** What a fault of a request means for one entry. */
const REFUSALS: Readonly<Record<string, string>> = {
  '6140': 'document_number_taken',
  '6200': 'period_closed',
  '6210': 'period_closed',
  '2500': 'account_changed',
  '610': 'account_changed',
};

/** Faults of sign-in are written in lower case. */
const faultOf = (body: unknown): Fields => {
  const fault = fieldsOf(fieldsOf(body).Fault ?? fieldsOf(body).fault);
  return { ...listOf(fault.Error ?? fault.error)[0], type: fault.type };
};

function readFailure(status: number, body: unknown) {
  const { code, type } = faultOf(body);
  if (code === '3001' || code === '003001') return new VendorError('rate_limited', 60);
  if (status !== 400 || type === 'AUTHENTICATION') return undefined;
  return new RecordRefused(REFUSALS[String(code)] ?? 'refused_by_vendor');
}

const query = async (session: VendorSession, statement: string): Promise<Fields> => {
  const asked = new URLSearchParams({ query: statement });
  const answer = fieldsOf(await session.get(`${session.base}/query?${asked}&${VERSION}`));
  return fieldsOf(answer.QueryResponse);
};

/** Reads the active accounts by their names, in lower case. */
async function readAccounts(session: VendorSession): Promise<ReadonlyMap<string, Fields>> {
  const accounts = new Map<string, Fields>();
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const from = `select * from Account where Active = true startposition ${page * PAGE + 1} maxresults ${PAGE}`;
    const rows = listOf((await query(session, from)).Account);
    for (const row of rows) {
      for (const name of [row.AcctNum, row.Name, row.FullyQualifiedName]) {
        if (typeof name === 'string') accounts.set(name.toLowerCase(), row);
      }
    }
    if (rows.length < PAGE) break;
  }
  return accounts;
}

function toLine(line: Fields, at: number, accounts: ReadonlyMap<string, Fields>): Fields {
  const name = stringOf(line.account) ?? '';
  const account = accounts.get(name.toLowerCase());
  const cents = Number(line.cents);
  if (account === undefined) throw new RecordRefused('account_missing', name);
  if (NEEDS_PERSON.includes(account.AccountType)) {
    throw new RecordRefused('account_needs_person', name);
  }
  return {
    Id: String(at),
    Description: line.memo,
    Amount: Math.abs(cents) / 100,
    DetailType: 'JournalEntryLineDetail',
    JournalEntryLineDetail: {
      PostingType: cents > 0 ? 'Debit' : 'Credit',
      AccountRef: { value: account.Id },
    },
  };
}

const idOf = (entry: Fields): string => {
  const id = stringOf(entry.Id);
  if (id === undefined || !/^\d{1,20}$/.test(id)) throw new VendorError('invalid_response');
  return id;
};

/** Returns the ID of an entry that QuickBooks already has, by its number and date. */
async function findEntry(session: VendorSession, number: string, date: unknown) {
  // Only letters, digits, and hyphens, so it needs no escaping in the query.
  const found = await query(session, `select * from JournalEntry where DocNumber = '${number}'`);
  const entries = listOf(found.JournalEntry).filter((one) => one.TxnDate === date);
  return entries[0] === undefined ? undefined : idOf(entries[0]);
}

async function sendEntry(
  session: VendorSession,
  accounts: ReadonlyMap<string, Fields>,
  { record_id, values }: ExportRecord,
): Promise<ExportResult> {
  const { number, entry_date: date, memo, lines } = values;
  const document = stringOf(number) ?? '';
  const entry = {
    DocNumber: document,
    TxnDate: date,
    PrivateNote: memo,
    Line: listOf(lines).map((line, at) => toLine(line, at, accounts)),
  };
  // A connection that was removed and added again, or an answer that was lost.
  const known = await findEntry(session, document, date);
  if (known !== undefined) return { did: 'same', remote_id: known };
  const url = `${session.base}/journalentry?requestid=${record_id}&${VERSION}`;
  const answer = fieldsOf(await session.send('POST', url, entry));
  return { did: 'added', remote_id: idOf(fieldsOf(answer.JournalEntry)) };
}

/**
 * QuickBooks Online: entries of closed months as journal entries of the Accounting API. An entry is created once: the
 * stored ID, the number of the document, and the request ID all identify it.
 */
export const quickbooksOnline: Vendor = {
  endpoints: () => ({
    authorization: 'https://appcenter.intuit.com/connect/oauth2',
    token: 'https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer',
  }),
  scope: 'com.intuit.quickbooks.accounting',
  secretIn: 'header',
  isHost,
  readBase: (_response, returned, { organization }) => {
    const company = returned.get('realmId') ?? '';
    const prefix = organization === 'sandbox' ? 'sandbox-' : '';
    return /^\d{1,20}$/.test(company)
      ? `https://${prefix}quickbooks.api.intuit.com/v3/company/${company}`
      : null;
  },
  readFailure,
  streams: [
    {
      kind: 'journal_entries',
      open: async (session) => {
        const accounts = await readAccounts(session);
        return (record) => sendEntry(session, accounts, record);
      },
    },
  ],
};
