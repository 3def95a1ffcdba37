import {
  emailOf,
  eventTimes,
  fieldsOf,
  getCalendarWindow,
  lineOf,
  listOf,
  phoneOf,
  stateOf,
  stringOf,
} from './values.ts';
import type { SourcePage, SourceRecord, Vendor, VendorSession } from './vendor.ts';

const GRAPH = 'https://graph.microsoft.com/v1.0/me';
/** IDs that stay the same when an item moves, and times in UTC. */
const HEADERS = { Prefer: 'IdType="ImmutableId", outlook.timezone="UTC"' };

function readContact(contact: Readonly<Record<string, unknown>>): SourceRecord | undefined {
  const id = stringOf(contact.id);
  const address = fieldsOf(contact.businessAddress);
  const email = emailOf(listOf(contact.emailAddresses)[0]?.address);
  const name =
    lineOf(contact.displayName, 120) ?? lineOf(contact.companyName, 120) ?? email?.slice(0, 120);
  const phones = Array.isArray(contact.businessPhones) ? contact.businessPhones : [];
  if (id === undefined || name === undefined) return undefined;
  return {
    source_id: id,
    values: {
      name,
      company: lineOf(contact.companyName, 120),
      job_title: lineOf(contact.jobTitle, 120),
      email,
      phone: phoneOf(phones[0] ?? contact.mobilePhone),
      street: lineOf(address.street, 200),
      city: lineOf(address.city, 120),
      state: stateOf(address.state),
    },
    extra: { source: 'Microsoft 365' },
  };
}

/** Graph answers times without an offset, in the zone that the request prefers. */
const instantOf = (time: unknown): number =>
  Date.parse(`${String(fieldsOf(time).dateTime).slice(0, 19)}Z`);

function readEvent(event: Readonly<Record<string, unknown>>): SourceRecord | undefined {
  const id = stringOf(event.id);
  const isDeclined = fieldsOf(event.responseStatus).response === 'declined';
  if (id === undefined || event.isCancelled === true || isDeclined) return undefined;
  const times = eventTimes({
    begins: instantOf(event.start),
    ends: instantOf(event.end),
    zone: undefined,
    isAllDay: event.isAllDay === true,
  });
  if (times === undefined) return undefined;
  return {
    source_id: id,
    values: {
      title: lineOf(event.subject, 200) ?? 'Busy',
      place: lineOf(fieldsOf(event.location).displayName, 300),
      ...times,
    },
  };
}

async function readPage(
  session: VendorSession,
  url: string,
  read: (entry: Readonly<Record<string, unknown>>) => SourceRecord | undefined,
): Promise<SourcePage> {
  const page = fieldsOf(await session.get(url, HEADERS));
  return {
    records: listOf(page.value).flatMap((one) => read(one) ?? []),
    removed: [],
    next: stringOf(page['@odata.nextLink']) ?? null,
    cursor: null,
  };
}

/**
 * Microsoft 365 through Microsoft Graph. Both lists are read again each time: a delta of contacts needs the ID of a folder,
 * which the default one doesn't have in the documentation.
 */
export const microsoft365: Vendor = {
  endpoints: ({ organization }) => {
    const base = `https://login.microsoftonline.com/${organization}/oauth2/v2.0`;
    return { authorization: `${base}/authorize`, token: `${base}/token` };
  },
  scope:
    'offline_access https://graph.microsoft.com/Contacts.Read https://graph.microsoft.com/Calendars.Read',
  isHost: (host) => host === 'graph.microsoft.com',
  streams: [
    {
      kind: 'contacts',
      read: (session, { next }) => {
        const select =
          'displayName,companyName,jobTitle,emailAddresses,businessPhones,mobilePhone,businessAddress';
        return readPage(
          session,
          next ?? `${GRAPH}/contacts?$top=100&$select=${select}`,
          readContact,
        );
      },
    },
    {
      kind: 'events',
      read: (session, { next, startedAt }) => {
        const { from, to } = getCalendarWindow(startedAt);
        const select = 'subject,start,end,location,isAllDay,isCancelled,responseStatus';
        const query = `startDateTime=${from}&endDateTime=${to}&$top=100&$select=${select}`;
        return readPage(session, next ?? `${GRAPH}/calendarView?${query}`, readEvent);
      },
    },
  ],
};
