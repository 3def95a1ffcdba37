import type { VendorFixture } from './vendor-stub.ts';

/* Written from Intuit's public specification: developer.intuit.com, Accounting API, query of Account and JournalEntry, create
   JournalEntry, faults, and OAuth 2.0. No response was recorded from QuickBooks. */

const HOST = 'quickbooks.api.intuit.com';
export const COMPANY = '4620816365009870170';

interface Entry {
  readonly Id: string;
  readonly DocNumber: string;
  readonly TxnDate: string;
  readonly PrivateNote: string;
  readonly Line: readonly {
    readonly Amount: number;
    readonly Description: string;
    readonly JournalEntryLineDetail: {
      readonly PostingType: string;
      readonly AccountRef: { readonly value: string };
    };
  }[];
}

/** The company's books. Tests change them. */
export const quickbooksData = {
  accounts: [] as { Id: string; Name: string; FullyQualifiedName: string; AccountType: string }[],
  entries: [] as Entry[],
  requests: new Map<string, Entry>(),
  /** The last day of closed books, such as "2026-01-31". */
  closedThrough: '',
};

export function resetQuickbooksData(): void {
  quickbooksData.accounts = [
    { Id: '35', Name: 'Checking', FullyQualifiedName: 'Checking', AccountType: 'Bank' },
    {
      Id: '84',
      Name: 'Accounts Receivable (A/R)',
      FullyQualifiedName: 'Accounts Receivable (A/R)',
      AccountType: 'Accounts Receivable',
    },
    {
      Id: '79',
      Name: 'Resident fees',
      FullyQualifiedName: 'Income:Resident fees',
      AccountType: 'Income',
    },
  ];
  quickbooksData.entries = [];
  quickbooksData.requests.clear();
  quickbooksData.closedThrough = '';
}

const time = '2026-02-03T09:00:00.000-08:00';
const fault = (code: string, Message: string, Detail: string) => ({
  status: 400,
  body: {
    Fault: { Error: [{ Message, Detail, code, element: '' }], type: 'ValidationFault' },
    time,
  },
});

function create(text: string, request: string) {
  const known = quickbooksData.requests.get(request);
  if (known !== undefined) return { body: { JournalEntry: known, time } };
  const given = JSON.parse(text) as Entry;
  const used = quickbooksData.entries.find(({ DocNumber }) => DocNumber === given.DocNumber);
  if (used !== undefined) {
    return fault(
      '6140',
      'Duplicate Document Number Error',
      `You must specify a different number. DocNumber=${used.DocNumber} is assigned to TxnType=Journal Entry with TxnId=${used.Id}`,
    );
  }
  if (given.TxnDate <= quickbooksData.closedThrough) {
    return fault('6210', 'Account Period Closed', 'The account period has closed.');
  }
  const sum = given.Line.reduce(
    (total, { Amount, JournalEntryLineDetail: { PostingType } }) =>
      total + Math.round(Amount * 100) * (PostingType === 'Debit' ? 1 : -1),
    0,
  );
  if (sum !== 0 || given.Line.some(({ Amount }) => Amount < 0)) {
    return fault('6000', 'A business validation error has occurred', 'Debits and credits differ.');
  }
  const entry = { ...given, Id: String(140 + quickbooksData.entries.length), SyncToken: '0' };
  quickbooksData.entries.push(entry);
  quickbooksData.requests.set(request, entry);
  return { body: { JournalEntry: entry, time } };
}

export const quickbooksFixture: VendorFixture = {
  signInHost: 'appcenter.intuit.com',
  tokenHost: 'oauth.platform.intuit.com',
  tokenPath: '/oauth2/v1/tokens/bearer',
  secretIn: 'header',
  returned: { realmId: COMPANY },
  tokenExtra: { x_refresh_token_expires_in: 8_726_400 },
  expired: {
    warnings: null,
    intuitObject: null,
    fault: {
      error: [
        {
          message: 'message=AuthenticationFailed; errorCode=003200; statusCode=401',
          detail: 'Token expired',
          code: '3200',
          element: null,
        },
      ],
      type: 'AUTHENTICATION',
    },
  },
  answer: ({ method, host, path, query, text }) => {
    const base = `/v3/company/${COMPANY}`;
    if (host !== HOST || !path.startsWith(base)) return undefined;
    if (method === 'GET' && path === `${base}/query`) {
      const statement = query.get('query') ?? '';
      const number = / from JournalEntry where DocNumber = '([^']*)'$/.exec(statement)?.[1];
      const QueryResponse =
        number === undefined
          ? { Account: quickbooksData.accounts, startPosition: 1 }
          : { JournalEntry: quickbooksData.entries.filter((one) => one.DocNumber === number) };
      return { body: { QueryResponse, time } };
    }
    if (method === 'POST' && path === `${base}/journalentry`) {
      return create(text, query.get('requestid') ?? '');
    }
    return undefined;
  },
};
