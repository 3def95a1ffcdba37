import { emailOf, fieldsOf, lineOf, listOf, phoneOf, siteOf, stateOf, stringOf } from './values.ts';
import {
  type SourcePage,
  type SourceRecord,
  type StreamPosition,
  type Vendor,
  VendorError,
  type VendorSession,
} from './vendor.ts';

const VERSION = 'v61.0';
/** Changes of the last minutes are read twice, because a change can be committed late. */
const OVERLAP_MS = 5 * 60_000;

const isHost = (host: string): boolean => host.endsWith('.salesforce.com');

function readAccount(account: Readonly<Record<string, unknown>>): SourceRecord | undefined {
  const id = stringOf(account.Id);
  const name = lineOf(account.Name, 120);
  if (id === undefined || name === null) return undefined;
  return {
    source_id: id,
    values: {
      name,
      site: siteOf(account.Website),
      phone: phoneOf(account.Phone),
      city: lineOf(account.BillingCity, 120),
    },
  };
}

function readContact(contact: Readonly<Record<string, unknown>>): SourceRecord | undefined {
  const id = stringOf(contact.Id);
  const name = lineOf(contact.Name, 120);
  if (id === undefined || name === null) return undefined;
  return {
    source_id: id,
    values: {
      name,
      company: lineOf(fieldsOf(contact.Account).Name, 120),
      job_title: lineOf(contact.Title, 120),
      email: emailOf(contact.Email),
      phone: phoneOf(contact.Phone),
      street: lineOf(contact.MailingStreet, 200),
      city: lineOf(contact.MailingCity, 120),
      state: stateOf(contact.MailingState),
    },
    extra: { source: 'Salesforce' },
  };
}

/** Reads everything the first time, and then what changed, with what was deleted. */
async function readChanges(
  session: VendorSession,
  { next, cursor, startedAt }: StreamPosition,
  from: string,
  read: (row: Readonly<Record<string, unknown>>) => SourceRecord | undefined,
): Promise<SourcePage> {
  const soql =
    cursor === null
      ? `SELECT ${from} WHERE IsDeleted = false`
      : `SELECT ${from} WHERE SystemModstamp >= ${cursor}`;
  const path =
    next ??
    `/services/data/${VERSION}/${cursor === null ? 'query' : 'queryAll'}?${new URLSearchParams({ q: soql })}`;
  const page = fieldsOf(
    await session.get(`${session.base}${path}`, { 'Sforce-Query-Options': 'batchSize=200' }),
  );
  const rows = listOf(page.records);
  return {
    records: rows.filter((row) => row.IsDeleted !== true).flatMap((row) => read(row) ?? []),
    removed: rows.filter((row) => row.IsDeleted === true).flatMap((row) => stringOf(row.Id) ?? []),
    next: page.done === false ? (stringOf(page.nextRecordsUrl) ?? null) : null,
    cursor: new Date(startedAt - OVERLAP_MS).toISOString(),
  };
}

/** Salesforce: SOQL queries of the REST API on the customer's own server. */
export const salesforce: Vendor = {
  endpoints: ({ organization }) => {
    const base = `https://${organization}/services/oauth2`;
    return { authorization: `${base}/authorize`, token: `${base}/token` };
  },
  scope: 'api refresh_token',
  isHost,
  readBase: ({ instance_url: address }) => {
    if (typeof address !== 'string' || !URL.canParse(address)) return null;
    const { origin, protocol, host } = new URL(address);
    return protocol === 'https:' && isHost(host) ? origin : null;
  },
  readFailure: (status, body) => {
    const codes = listOf(body).map(({ errorCode }) => errorCode);
    if (codes.includes('REQUEST_LIMIT_EXCEEDED')) return new VendorError('rate_limited', 3600);
    return status === 403 && codes.includes('API_DISABLED_FOR_ORG')
      ? new VendorError('access_denied')
      : undefined;
  },
  streams: [
    {
      kind: 'companies',
      read: (session, at) =>
        readChanges(
          session,
          at,
          'Id, Name, Website, Phone, BillingCity, IsDeleted FROM Account',
          readAccount,
        ),
    },
    {
      kind: 'contacts',
      read: (session, at) =>
        readChanges(
          session,
          at,
          'Id, Name, Title, Email, Phone, MailingStreet, MailingCity, MailingState, Account.Name, IsDeleted FROM Contact',
          readContact,
        ),
    },
  ],
};
