import type { VendorFixture } from './vendor-stub.ts';

/* Written from Zoom's public specification: developers.zoom.us, Zoom Meeting API (create, get, update, delete, and list
   meetings), its error codes, and OAuth 2.0. No response was recorded from Zoom. */

interface StubMeeting {
  readonly id: number;
  topic: string;
  type: number;
  agenda: string;
  start_time?: string;
  duration?: number;
  timezone?: string;
}

/** What the account has. Tests change it. */
export const zoomData = {
  meetings: [] as StubMeeting[],
  nextId: 85_746_065_432,
  /** How links start. */
  link: 'https://us02web.zoom.us/j/',
};

export function resetZoomData(): void {
  zoomData.meetings = [];
  zoomData.link = 'https://us02web.zoom.us/j/';
}

const toAnswer = (meeting: StubMeeting) => ({
  uuid: 'aDYlohsHRtCd4ii1uC2+hA==',
  host_id: '30R7kT7bTIKSNUFEuH_Qlg',
  status: 'waiting',
  ...meeting,
  start_url: `https://us02web.zoom.us/s/${meeting.id}?zak=secret-of-the-host`,
  join_url: `${zoomData.link}${meeting.id}?pwd=abc`,
});

export const zoomFixture: VendorFixture = {
  signInHost: 'zoom.us',
  tokenHost: 'zoom.us',
  tokenPath: '/oauth/token',
  secretIn: 'header',
  tokenExtra: { scope: 'meeting:write:meeting', api_url: 'https://api.zoom.us' },
  expired: { code: 124, message: 'Access token is expired.' },
  answer: ({ method, host, path, query, text }) => {
    if (host !== 'api.zoom.us') return undefined;
    if (path === '/v2/users/me/meetings' && method === 'POST') {
      const given = JSON.parse(text) as Omit<StubMeeting, 'id'>;
      if (given.topic.length > 200) {
        return { status: 400, body: { code: 300, message: 'Validation Failed.' } };
      }
      const meeting = { ...given, id: zoomData.nextId };
      zoomData.nextId += 1;
      zoomData.meetings.push(meeting);
      return { status: 201, body: toAnswer(meeting) };
    }
    if (path === '/v2/users/me/meetings') {
      // One on each page. Lists shorten the agenda.
      const at = Number(query.get('next_page_token') || 0);
      const next = at + 1 < zoomData.meetings.length ? String(at + 1) : '';
      const meetings = zoomData.meetings
        .slice(at, at + 1)
        .map((one) => ({ ...toAnswer(one), agenda: one.agenda.slice(0, 250) }));
      return { body: { page_size: 1, next_page_token: next, meetings } };
    }
    const id = Number(/^\/v2\/meetings\/(\d+)$/.exec(path)?.[1]);
    if (Number.isNaN(id)) return undefined;
    const meeting = zoomData.meetings.find((one) => one.id === id);
    if (meeting === undefined) {
      return { status: 404, body: { code: 3001, message: `Meeting does not exist: ${id}.` } };
    }
    if (method === 'GET') return { body: toAnswer(meeting) };
    if (method === 'PATCH') Object.assign(meeting, JSON.parse(text));
    else zoomData.meetings = zoomData.meetings.filter((one) => one !== meeting);
    return { status: 204, body: undefined };
  },
};
