import {
  emailOf,
  eventTimes,
  fieldsOf,
  getCalendarWindow,
  lineOf,
  listOf,
  phoneOf,
  primaryOf,
  stateOf,
  stringOf,
} from './values.ts';
import { CursorExpired, type SourceRecord, type Vendor, VendorError } from './vendor.ts';

const PEOPLE = 'https://people.googleapis.com/v1/people/me/connections';
const EVENTS = 'https://www.googleapis.com/calendar/v3/calendars/primary/events';
const PERSON_FIELDS = 'names,emailAddresses,phoneNumbers,organizations,addresses,metadata';

function readPerson(person: Readonly<Record<string, unknown>>): SourceRecord | undefined {
  const id = stringOf(person.resourceName);
  const organization = primaryOf(person.organizations);
  const address = primaryOf(person.addresses);
  const email = emailOf(primaryOf(person.emailAddresses).value);
  const name =
    lineOf(primaryOf(person.names).displayName, 120) ?? lineOf(organization.name, 120) ?? email;
  if (id === undefined || name === null) return undefined;
  return {
    source_id: id,
    values: {
      name: name.slice(0, 120),
      company: lineOf(organization.name, 120),
      job_title: lineOf(organization.title, 120),
      email,
      phone: phoneOf(primaryOf(person.phoneNumbers).value),
      street: lineOf(address.streetAddress, 200),
      city: lineOf(address.city, 120),
      state: stateOf(address.region),
    },
    extra: { source: 'Google Workspace' },
  };
}

function readEvent(event: Readonly<Record<string, unknown>>): SourceRecord | undefined {
  const id = stringOf(event.id);
  const isDeclined = listOf(event.attendees).some(
    (one) => one.self === true && one.responseStatus === 'declined',
  );
  if (id === undefined || event.status === 'cancelled' || isDeclined) return undefined;
  const start = fieldsOf(event.start);
  const end = fieldsOf(event.end);
  const isAllDay = typeof start.date === 'string';
  const times = eventTimes({
    begins: Date.parse(String(isAllDay ? start.date : start.dateTime)),
    ends: Date.parse(String(isAllDay ? end.date : end.dateTime)),
    zone: stringOf(start.timeZone),
    isAllDay,
  });
  if (times === undefined) return undefined;
  return {
    source_id: id,
    values: {
      title: lineOf(event.summary, 200) ?? 'Busy',
      place: lineOf(event.location, 300),
      ...times,
    },
  };
}

/**
 * Google Workspace: the People API for contacts, with sync tokens, and the Calendar API for events, whose range is read
 * again each time because a sync token can't be combined with one.
 */
export const googleWorkspace: Vendor = {
  endpoints: () => ({
    authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
  }),
  scope:
    'https://www.googleapis.com/auth/contacts.readonly https://www.googleapis.com/auth/calendar.events.readonly',
  // Without both, Google gives no refresh token to someone who allowed the app before.
  parameters: { access_type: 'offline', prompt: 'consent' },
  isHost: (host) => host.endsWith('.googleapis.com'),
  readFailure: (status, body) => {
    const { error } = fieldsOf(body);
    const { errors, details } = fieldsOf(error);
    const reasons = [...listOf(errors), ...listOf(details)].map(({ reason }) => reason);
    if (reasons.includes('EXPIRED_SYNC_TOKEN')) return new CursorExpired();
    const isLimit = reasons.some((one) =>
      /^(userR|r)ateLimitExceeded$|^quotaExceeded$/.test(String(one)),
    );
    return status === 403 && isLimit ? new VendorError('rate_limited') : undefined;
  },
  streams: [
    {
      kind: 'contacts',
      read: async (session, { next, cursor }) => {
        const query = new URLSearchParams({
          personFields: PERSON_FIELDS,
          pageSize: '100',
          requestSyncToken: 'true',
          ...(cursor !== null && { syncToken: cursor }),
          ...(next !== null && { pageToken: next }),
        });
        const page = fieldsOf(await session.get(`${PEOPLE}?${query}`));
        const people = listOf(page.connections);
        const isDeleted = (person: (typeof people)[number]) =>
          fieldsOf(person.metadata).deleted === true;
        return {
          records: people.filter((one) => !isDeleted(one)).flatMap((one) => readPerson(one) ?? []),
          removed: people.filter(isDeleted).flatMap((one) => stringOf(one.resourceName) ?? []),
          next: stringOf(page.nextPageToken) ?? null,
          cursor: stringOf(page.nextSyncToken) ?? null,
        };
      },
    },
    {
      kind: 'events',
      read: async (session, { next, startedAt }) => {
        const { from, to } = getCalendarWindow(startedAt);
        const query = new URLSearchParams({
          singleEvents: 'true',
          maxResults: '100',
          timeMin: from,
          timeMax: to,
          ...(next !== null && { pageToken: next }),
        });
        const page = fieldsOf(await session.get(`${EVENTS}?${query}`));
        return {
          records: listOf(page.items).flatMap((one) => readEvent(one) ?? []),
          removed: [],
          next: stringOf(page.nextPageToken) ?? null,
          cursor: null,
        };
      },
    },
  ],
};
