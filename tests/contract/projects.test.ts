import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { type Person, person, succeed } from '../security/world.ts';
import {
  acceptQuote,
  closeProject,
  createProject,
  createSentProject,
  createVendor,
  getNewestRequestId,
  getProject,
  getProjectRequest,
  listNotificationKinds,
  question,
  ROOF,
  readErrorCode,
  requestQuotes,
  submitQuote,
  type Vendor,
} from '../support/projects.ts';

const DAY = 86_400_000;
const day = (from: number) => new Date(Date.now() + from * DAY).toISOString().slice(0, 10);

let requester: Person;
let maple: Vendor;
let oak: Vendor;
let elm: Vendor;

beforeAll(async () => {
  requester = await person('operator');
  [maple, oak, elm] = await Promise.all([
    createVendor('Maple Roofs'),
    createVendor('Oak Roofs'),
    createVendor('Elm Roofs'),
  ]);
});

it('sends, clarifies, changes, quotes and decides a project, notifying everyone concerned once', async () => {
  const id = await createProject(requester, { p_budget_to: 90_000 });
  expect(await getProject(requester, id)).toMatchObject({ status: 'draft', n: 1, quotes: [] });
  expect(await succeed(requestQuotes(requester, id, [maple, oak, elm]))).toBe(3);
  const [toMaple, toOak, toElm] = await Promise.all([maple, oak, elm].map(getNewestRequestId));
  const [m = '', o = '', e = ''] = [toMaple, toOak, toElm];

  const questionId = randomUUID();
  for (let time = 0; time < 2; time += 1) {
    await succeed(question(maple, m, 'How old is it?', questionId));
    expect(await succeed(submitQuote(maple, m, 80_000))).toBe(1);
    await succeed(submitQuote(oak, o, 70_000));
    await succeed(elm.client.rpc('decline_project', { p_id: e, p_reason: 'Too far.' }));
    const answer = { p_id: questionId, p_answer: 'Twenty years.' };
    await succeed(requester.client.rpc('answer_project_question', answer));
  }
  expect((await getProjectRequest(oak, o))?.questions).toMatchObject([
    { question: 'How old is it?', answer: 'Twenty years.', vendor: null, is_mine: false },
  ]);

  const more = { p_details: 'The roof of the east wing leaks, and that of the west wing.' };
  const changed = { p_id: id, ...ROOF, ...more, p_budget_to: 90_000, p_n: 1 };
  for (let time = 0; time < 2; time += 1) {
    expect(await succeed(requester.client.rpc('save_project', changed))).toBe(2);
  }
  expect(await readErrorCode(submitQuote(maple, m, 85_000))).toBe('HXPJC');
  expect(await succeed(submitQuote(maple, m, 85_000, { p_project_n: 2 }))).toBe(2);
  expect((await getProject(requester, id))?.quotes).toMatchObject([
    { vendor: 'Oak Roofs', price: 70_000, status: 'quoted', is_outdated: true },
    { vendor: 'Maple Roofs', price: 85_000, status: 'quoted', is_outdated: false },
    { vendor: 'Elm Roofs', price: null, status: 'declined' },
  ]);

  for (let time = 0; time < 2; time += 1) await succeed(acceptQuote(requester, m, 2));
  const decided = await getProject(requester, id);
  expect(decided).toMatchObject({ status: 'awarded', quotes: [{ status: 'chosen' }, {}, {}] });
  expect((await getProjectRequest(oak, o))?.status).toBe('passed');
  expect(await readErrorCode(submitQuote(oak, o, 60_000, { p_project_n: 2 }))).toBe('HXPJR');
  expect(await readErrorCode(requestQuotes(requester, id, [{ vendor: randomUUID() }]))).toBe(
    'HXPJO',
  );
  for (let time = 0; time < 2; time += 1) await succeed(closeProject(requester, id, true));
  expect(await readErrorCode(closeProject(requester, id, false))).toBe('HXPJO');

  expect(await listNotificationKinds(maple)).toEqual([
    'project_asked',
    'project_answer',
    'project_changed',
    'project_chosen',
    'project_done',
  ]);
  expect(await listNotificationKinds(oak)).toEqual([
    'project_asked',
    'project_answer',
    'project_changed',
    'project_passed',
  ]);
  expect(await listNotificationKinds(elm)).toEqual(['project_asked']);
  expect((await listNotificationKinds(requester)).toSorted()).toEqual([
    'project_declined',
    'project_question',
    'project_quoted',
    'project_quoted',
  ]);
});

it("shows a project's status and pending items in both lists", async () => {
  const who = await person('investor');
  const vendor = await createVendor('Ash Roofs');
  const draft = await createProject(who);
  const sent = await createSentProject(who, [vendor], { p_title: 'New windows' });
  const request = await getNewestRequestId(vendor);
  await succeed(submitQuote(vendor, request, 900, { p_price_per: 'month' }));
  const rows = await succeed(who.client.rpc('my_projects'));
  expect(rows).toMatchObject([
    { id: sent, status: 'open', asked: 1, quoted: 1, lowest: 900, price_per: 'month' },
    { id: draft, status: 'draft', asked: 0, quoted: 0, lowest: null },
  ]);
  const drafts = who.client.rpc('my_projects', { statuses: ['draft'] });
  expect(await succeed(drafts)).toMatchObject([{ id: draft }]);
  expect(await succeed(vendor.client.rpc('my_requests'))).toMatchObject([
    { id: request, title: 'New windows', asker: null, status: 'quoted', price: 900 },
  ]);
  const figures = async ({ client }: Person) =>
    ((await client.rpc('my_figures')).data as Record<string, unknown> | null)?.projects;
  expect(await figures(who)).toMatchObject({ running: 1, to_compare: 1, questions: 0 });
  expect(await figures(vendor)).toMatchObject({ requests: 0, quoted: 1, won: 0 });

  await succeed(closeProject(who, draft, false));
  expect(await getProject(who, draft)).toBeNull();
  await succeed(closeProject(who, sent, false));
  expect(await listNotificationKinds(vendor)).toEqual(['project_asked', 'project_cancelled']);
  expect(await readErrorCode(submitQuote(vendor, request, 800))).toBe('HXPJR');
});

it('rejects past days on both sides but allows the evening of the last day', async () => {
  const past = day(-2);
  const late = { p_id: randomUUID(), ...ROOF, p_answers_by: past };
  expect(await readErrorCode(requester.client.rpc('save_project', late))).toBe('HXPJD');
  await createSentProject(requester, [maple], { p_answers_by: day(0) });
  const request = await getNewestRequestId(maple);
  expect(await readErrorCode(submitQuote(maple, request, 1, { p_holds_until: past }))).toBe(
    'HXPJE',
  );
  await succeed(submitQuote(maple, request, 1, { p_holds_until: day(0) }));
});

it('offers vendors of the trade and state, by search or anywhere, already asked ones first', async () => {
  const name = `Larch ${randomUUID().slice(0, 8)}`;
  const near = await createVendor(`${name} A`);
  const far = await createVendor(`${name} B`, { states: ['TX'] });
  await createVendor(`${name} C`, { verification_status: 'pending' });
  const id = await createProject(requester);
  const offered = async (more: object = {}) => {
    const call = { p_id: id, p_search: name, ...more };
    const rows = await succeed(requester.client.rpc('vendors_for_project', call));
    return (rows as unknown as { id: string; is_asked: boolean }[]).map((row) => [
      row.id,
      row.is_asked,
    ]);
  };
  expect(await offered()).toEqual([[near.vendor, false]]);
  await succeed(requestQuotes(requester, id, [far]));
  expect(await offered({ p_is_everywhere: true })).toEqual([
    [far.vendor, true],
    [near.vendor, false],
  ]);
});
