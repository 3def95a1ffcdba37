import type { VendorFixture } from './vendor-stub.ts';

/* Written from the vendors' public specifications. No response was recorded from a vendor. */

/** Two of these are on each page. */
const PAGE = 2;

const soon = (days: number, time = ''): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10) + time;

interface Person {
  id: string;
  name: string;
  email: string;
  phone?: string;
  isDeleted?: boolean;
}

/** What the stub's accounts contain. Tests change it. */
export const vendorData = {
  people: [] as Person[],
  events: [] as { id: string; title: string; isDeclined?: boolean; isAllDay?: boolean }[],
  /** Sync tokens that Google still knows. */
  syncTokens: new Set<string>(),
};

export function resetVendorData(): void {
  vendorData.people = [
    { id: 'a1', name: 'Ada Reader', email: 'ada@cedar.example', phone: '+1 (512) 555-0101 ext 7' },
    { id: 'b2', name: 'Ben Owner', email: 'ben@cedar.example' },
    { id: 'c3', name: 'Cara Lender', email: 'cara@cedar.example' },
  ];
  vendorData.events = [
    { id: 'e1', title: 'Tour of Cedar Court' },
    { id: 'e2', title: 'Declined lunch', isDeclined: true },
    { id: 'e3', title: 'Survey day', isAllDay: true },
  ];
  vendorData.syncTokens.clear();
}

/** Returns a page of rows and the number of the next page. */
function pageOf<Row>(rows: readonly Row[], token: string | null) {
  const from = Number(token ?? 0);
  const next = from + PAGE < rows.length ? String(from + PAGE) : undefined;
  return { rows: rows.slice(from, from + PAGE), next };
}

/** developers.google.com: People API v1 `people.connections.list`, Calendar API v3 `events.list`, OAuth 2.0 for web servers. */
export const googleFixture: VendorFixture = {
  signInHost: 'accounts.google.com',
  tokenHost: 'oauth2.googleapis.com',
  tokenPath: '/token',
  tokenExtra: { scope: 'https://www.googleapis.com/auth/contacts.readonly' },
  expired: {
    error: {
      code: 401,
      message: 'Request had invalid authentication credentials.',
      status: 'UNAUTHENTICATED',
    },
  },
  answer: ({ host, path, query }) => {
    if (host === 'people.googleapis.com' && path === '/v1/people/me/connections') {
      const token = query.get('syncToken');
      if (token !== null && !vendorData.syncTokens.has(token)) {
        const details = [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'EXPIRED_SYNC_TOKEN',
            domain: 'people.googleapis.com',
          },
        ];
        return {
          status: 400,
          body: { error: { code: 400, status: 'FAILED_PRECONDITION', details } },
        };
      }
      const known = vendorData.people.filter(({ isDeleted }) => token !== null || !isDeleted);
      const { rows, next } = pageOf(known, query.get('pageToken'));
      if (next === undefined) vendorData.syncTokens.add('sync-1');
      const connections = rows.map(({ id, name, email, phone, isDeleted }) => ({
        resourceName: `people/${id}`,
        etag: '%EgUBAgMuNw==',
        metadata: { sources: [{ type: 'CONTACT', id }], ...(isDeleted && { deleted: true }) },
        ...(!isDeleted && {
          names: [{ metadata: { primary: true }, displayName: name }],
          emailAddresses: [
            { value: 'old@cedar.example' },
            { metadata: { primary: true }, value: email },
          ],
          organizations: [{ name: 'Cedar Capital', title: 'Partner' }],
          addresses: [{ streetAddress: '1 Main St', city: 'Austin', region: 'TX' }],
          ...(phone && { phoneNumbers: [{ value: phone }] }),
        }),
      }));
      return {
        body: {
          connections,
          totalItems: known.length,
          ...(next === undefined ? { nextSyncToken: 'sync-1' } : { nextPageToken: next }),
        },
      };
    }
    if (host === 'www.googleapis.com' && path === '/calendar/v3/calendars/primary/events') {
      const { rows, next } = pageOf(vendorData.events, query.get('pageToken'));
      const items = rows.map(({ id, title, isDeclined, isAllDay }) => ({
        kind: 'calendar#event',
        id,
        status: 'confirmed',
        summary: title,
        location: 'Cedar Court, Austin',
        start: isAllDay
          ? { date: soon(3) }
          : { dateTime: soon(2, 'T09:00:00-05:00'), timeZone: 'America/Chicago' },
        end: isAllDay
          ? { date: soon(4) }
          : { dateTime: soon(2, 'T10:00:00-05:00'), timeZone: 'America/Chicago' },
        ...(isDeclined && { attendees: [{ self: true, responseStatus: 'declined' }] }),
      }));
      return {
        body: { kind: 'calendar#events', items, ...(next && { nextPageToken: next }) },
      };
    }
    return undefined;
  },
};

/** learn.microsoft.com/graph: list contacts, list calendarView; Microsoft identity platform, authorization code flow. */
export const microsoftFixture: VendorFixture = {
  signInHost: 'login.microsoftonline.com',
  tokenHost: 'login.microsoftonline.com',
  tokenPath: '/cedar.example/oauth2/v2.0/token',
  tokenExtra: { scope: 'Contacts.Read Calendars.Read', ext_expires_in: 3600 },
  expired: {
    error: { code: 'InvalidAuthenticationToken', message: 'Lifetime validation failed.' },
  },
  answer: ({ host, path, query }) => {
    if (host !== 'graph.microsoft.com') return undefined;
    const link = (next: string | undefined) =>
      next && { '@odata.nextLink': `https://${host}${path}?$top=100&$skip=${next}` };
    if (path === '/v1.0/me/contacts') {
      const { rows, next } = pageOf(vendorData.people, query.get('$skip'));
      const value = rows.map(({ id, name, email, phone }) => ({
        '@odata.etag': 'W/"EQAAABYAAAD"',
        id,
        displayName: name,
        companyName: 'Cedar Capital',
        jobTitle: 'Partner',
        emailAddresses: [{ name, address: email }],
        businessPhones: phone ? [phone] : [],
        mobilePhone: null,
        businessAddress: { street: '1 Main St', city: 'Austin', state: 'TX' },
      }));
      return { body: { '@odata.context': 'contacts', value, ...link(next) } };
    }
    if (path === '/v1.0/me/calendarView') {
      const { rows, next } = pageOf(vendorData.events, query.get('$skip'));
      const value = rows.map(({ id, title, isDeclined, isAllDay }) => ({
        id,
        subject: title,
        isAllDay: isAllDay === true,
        isCancelled: false,
        start: {
          dateTime: soon(2, isAllDay ? 'T00:00:00.0000000' : 'T14:00:00.0000000'),
          timeZone: 'UTC',
        },
        end: {
          dateTime: soon(isAllDay ? 3 : 2, isAllDay ? 'T00:00:00.0000000' : 'T15:00:00.0000000'),
          timeZone: 'UTC',
        },
        location: { displayName: 'Cedar Court, Austin' },
        responseStatus: { response: isDeclined ? 'declined' : 'accepted' },
      }));
      return { body: { '@odata.context': 'calendarView', value, ...link(next) } };
    }
    return undefined;
  },
};

const SALESFORCE_HOST = 'cedar.my.salesforce.com';

/** developer.salesforce.com: REST API Developer Guide, Query and QueryAll; OAuth 2.0 web server flow. */
export const salesforceFixture: VendorFixture = {
  signInHost: 'login.salesforce.com',
  tokenHost: 'login.salesforce.com',
  tokenPath: '/services/oauth2/token',
  tokenExtra: {
    instance_url: `https://${SALESFORCE_HOST}`,
    id: 'https://login.salesforce.com/id/00Dx0000000BV7z/005x00000012Q9P',
    issued_at: '1278448832702',
    signature: '0CmxinZir53Yex7nE0TD+zMpvIWYGb/bdJh6XfOH6EQ=',
  },
  expired: [{ message: 'Session expired or invalid', errorCode: 'INVALID_SESSION_ID' }],
  answer: ({ host, path, query }) => {
    if (host !== SALESFORCE_HOST) return undefined;
    const more = /^\/services\/data\/v61\.0\/query\/(Contact)(All)?-(\d+)$/.exec(path);
    const asked = /^\/services\/data\/v61\.0\/query(?:All)?$/.exec(path);
    const table = more?.[1] ?? / FROM (Account|Contact) /.exec(query.get('q') ?? '')?.[1];
    if ((more ?? asked) === null || table === undefined) return undefined;
    const all = path.endsWith('/queryAll') || more?.[2] !== undefined;
    const people = vendorData.people.filter(({ isDeleted }) => all || !isDeleted);
    const { rows, next } =
      table === 'Contact' ? pageOf(people, more?.[3] ?? null) : { rows: [null], next: undefined };
    const records = rows.map((row) =>
      row === null
        ? {
            attributes: { type: 'Account', url: '/services/data/v61.0/sobjects/Account/001' },
            Id: '001D000000IRFmaIAH',
            Name: 'Cedar Capital',
            Website: 'cedar.example',
            Phone: '(512) 555-0100',
            BillingCity: 'Austin',
            IsDeleted: false,
          }
        : {
            attributes: { type: 'Contact', url: `/services/data/v61.0/sobjects/Contact/${row.id}` },
            Id: row.id,
            Name: row.name,
            Title: 'Partner',
            Email: row.email,
            Phone: row.phone ?? null,
            MailingStreet: '1 Main St\r\nSuite 2',
            MailingCity: 'Austin',
            MailingState: 'Texas',
            Account: { attributes: { type: 'Account' }, Name: 'Cedar Capital' },
            IsDeleted: row.isDeleted === true,
          },
    );
    return {
      body: {
        totalSize: people.length,
        done: next === undefined,
        ...(next && {
          nextRecordsUrl: `/services/data/v61.0/query/Contact${all ? 'All' : ''}-${next}`,
        }),
        records,
      },
    };
  },
};
