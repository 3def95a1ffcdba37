import { fieldsOf, listOf, stringOf } from './values.ts';
import {
  type ExportRecord,
  type ExportResult,
  RecordRefused,
  type Vendor,
  VendorError,
  type VendorSession,
} from './vendor.ts';

const API = 'https://api.zoom.us/v2';
/** Pages of upcoming meetings that are searched for one whose answer was lost. */
const MAX_PAGES = 5;
/** Zoom's longest topic. */
const MAX_TOPIC = 200;

type Fields = Readonly<Record<string, unknown>>;

const isHost = (host: string): boolean => host === 'zoom.us' || host === 'api.zoom.us';

/** Codes of Zoom's answers. */
const NOT_FOUND = 3001;
const LIMIT = 429;
const WITHOUT_SCOPE = 4700;

function readFailure(status: number, body: unknown) {
  const { code } = fieldsOf(body);
  if (code === LIMIT || status === 429) return new VendorError('rate_limited', 60);
  if (status === 404 || code === NOT_FOUND) return new RecordRefused('meeting_gone');
  if (code === WITHOUT_SCOPE) return new VendorError('access_denied');
  return status === 400 ? new RecordRefused('refused_by_vendor') : undefined;
}

const markOf = (id: string): string => `Event ${id}`;

/** Zoom writes IDs as numbers with up to 11 digits. */
const idOf = (meeting: Fields): string => {
  const id = String(meeting.id);
  if (!/^\d{9,15}$/.test(id)) throw new VendorError('invalid_response');
  return id;
};

/** Returns the link of a meeting; it is shown and clicked, so it leads to Zoom only. */
function linkOf(meeting: Fields): string {
  const link = stringOf(meeting.join_url) ?? '';
  const isLink = /^https:\/\/[!-~]{1,480}$/.test(link) && URL.canParse(link);
  const host = isLink ? new URL(link).host : '';
  if (host !== 'zoom.us' && !/^[a-z0-9-]{1,60}\.zoom\.us$/.test(host)) {
    throw new VendorError('invalid_response');
  }
  return link;
}

/** Series get one meeting without a fixed time, so that its link works for every occurrence. */
const toMeeting = ({ record_id, values }: ExportRecord): Fields => ({
  topic: (stringOf(values.topic) ?? '').slice(0, MAX_TOPIC),
  // Lists shorten the agenda, so the mark is first.
  agenda: [markOf(record_id), stringOf(values.place)].filter(Boolean).join('\n'),
  ...(values.is_series === true
    ? { type: 3 }
    : {
        type: 2,
        start_time: new Date(String(values.start_time)).toISOString().replace(/\.\d{3}Z$/, 'Z'),
        duration: values.minutes,
        timezone: values.time_zone,
      }),
});

/** Returns the meeting of an earlier attempt, by the mark in its agenda. */
async function findMeeting(session: VendorSession, record: ExportRecord): Promise<string | null> {
  let token = '';
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({
      type: record.values.is_series === true ? 'scheduled' : 'upcoming',
      page_size: '300',
      ...(token !== '' && { next_page_token: token }),
    });
    const found = fieldsOf(await session.get(`${API}/users/me/meetings?${query}`));
    const own = listOf(found.meetings).find(({ agenda }) =>
      (stringOf(agenda) ?? '').includes(markOf(record.record_id)),
    );
    if (own !== undefined) return idOf(own);
    token = stringOf(found.next_page_token) ?? '';
    if (token === '') break;
  }
  return null;
}

async function readLink(session: VendorSession, id: string): Promise<string> {
  return linkOf(fieldsOf(await session.get(`${API}/meetings/${id}`)));
}

async function sendMeeting(session: VendorSession, record: ExportRecord): Promise<ExportResult> {
  const { remote_id: known, attempts } = record;
  const id = known ?? (attempts > 1 ? await findMeeting(session, record) : null);
  if (record.values.action === 'delete') {
    if (id !== null) await removeMeeting(session, id);
    return { did: 'removed', remote_id: null };
  }
  if (id === null) return await createMeeting(session, record);
  try {
    await session.send('PATCH', `${API}/meetings/${id}`, toMeeting(record));
    const did = known === null ? 'added' : 'changed';
    return { did, remote_id: id, join_url: await readLink(session, id) };
  } catch (error) {
    // Someone deleted it at Zoom.
    if (!(error instanceof RecordRefused) || error.rule !== 'meeting_gone') throw error;
    return await createMeeting(session, record);
  }
}

async function createMeeting(session: VendorSession, record: ExportRecord): Promise<ExportResult> {
  const created = await session.send('POST', `${API}/users/me/meetings`, toMeeting(record));
  const meeting = fieldsOf(created);
  return { did: 'added', remote_id: idOf(meeting), join_url: linkOf(meeting) };
}

async function removeMeeting(session: VendorSession, id: string): Promise<void> {
  try {
    await session.send('DELETE', `${API}/meetings/${id}?cancel_meeting_reminder=false`);
  } catch (error) {
    if (!(error instanceof RecordRefused) || error.rule !== 'meeting_gone') throw error;
  }
}

/** Zoom: a meeting for each chosen event, in the account that signed in, with its link in the event. */
export const zoom: Vendor = {
  endpoints: () => ({
    authorization: 'https://zoom.us/oauth/authorize',
    token: 'https://zoom.us/oauth/token',
  }),
  scope:
    'meeting:write:meeting meeting:update:meeting meeting:delete:meeting meeting:read:meeting meeting:read:list_meetings',
  secretIn: 'header',
  isHost,
  readFailure,
  streams: [
    {
      kind: 'meetings',
      open: async (session) => (record) => sendMeeting(session, record),
    },
  ],
};
