import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { type Person, person, succeed } from '../security/world.ts';
import {
  ask,
  choose,
  codeOf,
  end,
  projectOf,
  question,
  quote,
  ROOF,
  requestOf,
  requestTo,
  savedBy,
  sentBy,
  told,
  type Vendor,
  vendorNamed,
} from '../support/projects.ts';

const DAY = 86_400_000;
const day = (from: number) => new Date(Date.now() + from * DAY).toISOString().slice(0, 10);

let asker: Person;
let maple: Vendor;
let oak: Vendor;
let elm: Vendor;

beforeAll(async () => {
  asker = await person('operator');
  [maple, oak, elm] = await Promise.all([
    vendorNamed('Maple Roofs'),
    vendorNamed('Oak Roofs'),
    vendorNamed('Elm Roofs'),
  ]);
});

it('sends, clarifies, changes, quotes and decides a project, notifying everyone concerned once', async () => {
  const id = await savedBy(asker, { p_budget_to: 90_000 });
  expect(await projectOf(asker, id)).toMatchObject({ status: 'draft', n: 1, quotes: [] });
  expect(await succeed(ask(asker, id, [maple, oak, elm]))).toBe(3);
  const [toMaple, toOak, toElm] = await Promise.all([maple, oak, elm].map(requestTo));
  const [m = '', o = '', e = ''] = [toMaple, toOak, toElm];

  const asked = randomUUID();
  for (let time = 0; time < 2; time += 1) {
    await succeed(question(maple, m, 'How old is it?', asked));
    expect(await succeed(quote(maple, m, 80_000))).toBe(1);
    await succeed(quote(oak, o, 70_000));
    await succeed(elm.client.rpc('decline_project', { p_id: e, p_reason: 'Too far.' }));
    const answer = { p_id: asked, p_answer: 'Twenty years.' };
    await succeed(asker.client.rpc('answer_project_question', answer));
  }
  expect((await requestOf(oak, o))?.questions).toMatchObject([
    { question: 'How old is it?', answer: 'Twenty years.', vendor: null, is_mine: false },
  ]);

  const more = { p_details: 'The roof of the east wing leaks, and that of the west wing.' };
  const changed = { p_id: id, ...ROOF, ...more, p_budget_to: 90_000, p_n: 1 };
  for (let time = 0; time < 2; time += 1) {
    expect(await succeed(asker.client.rpc('save_project', changed))).toBe(2);
  }
  expect(await codeOf(quote(maple, m, 85_000))).toBe('HXPJC');
  expect(await succeed(quote(maple, m, 85_000, { p_project_n: 2 }))).toBe(2);
  expect((await projectOf(asker, id))?.quotes).toMatchObject([
    { vendor: 'Oak Roofs', price: 70_000, status: 'quoted', is_outdated: true },
    { vendor: 'Maple Roofs', price: 85_000, status: 'quoted', is_outdated: false },
    { vendor: 'Elm Roofs', price: null, status: 'declined' },
  ]);

  for (let time = 0; time < 2; time += 1) await succeed(choose(asker, m, 2));
  const decided = await projectOf(asker, id);
  expect(decided).toMatchObject({ status: 'awarded', quotes: [{ status: 'chosen' }, {}, {}] });
  expect((await requestOf(oak, o))?.status).toBe('passed');
  expect(await codeOf(quote(oak, o, 60_000, { p_project_n: 2 }))).toBe('HXPJR');
  expect(await codeOf(ask(asker, id, [{ vendor: randomUUID() }]))).toBe('HXPJO');
  for (let time = 0; time < 2; time += 1) await succeed(end(asker, id, true));
  expect(await codeOf(end(asker, id, false))).toBe('HXPJO');

  expect(await told(maple)).toEqual([
    'project_asked',
    'project_answer',
    'project_changed',
    'project_chosen',
    'project_done',
  ]);
  expect(await told(oak)).toEqual([
    'project_asked',
    'project_answer',
    'project_changed',
    'project_passed',
  ]);
  expect(await told(elm)).toEqual(['project_asked']);
  expect((await told(asker)).toSorted()).toEqual([
    'project_declined',
    'project_question',
    'project_quoted',
    'project_quoted',
  ]);
});

it("shows a project's status and pending items in both lists", async () => {
  const who = await person('investor');
  const vendor = await vendorNamed('Ash Roofs');
  const draft = await savedBy(who);
  const sent = await sentBy(who, [vendor], { p_title: 'New windows' });
  const request = await requestTo(vendor);
  await succeed(quote(vendor, request, 900, { p_price_per: 'month' }));
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

  await succeed(end(who, draft, false));
  expect(await projectOf(who, draft)).toBeNull();
  await succeed(end(who, sent, false));
  expect(await told(vendor)).toEqual(['project_asked', 'project_cancelled']);
  expect(await codeOf(quote(vendor, request, 800))).toBe('HXPJR');
});

it('rejects past days on both sides but allows the evening of the last day', async () => {
  const past = day(-2);
  const late = { p_id: randomUUID(), ...ROOF, p_answers_by: past };
  expect(await codeOf(asker.client.rpc('save_project', late))).toBe('HXPJD');
  await sentBy(asker, [maple], { p_answers_by: day(0) });
  const request = await requestTo(maple);
  expect(await codeOf(quote(maple, request, 1, { p_holds_until: past }))).toBe('HXPJE');
  await succeed(quote(maple, request, 1, { p_holds_until: day(0) }));
});

it('offers vendors of the trade and state, by search or anywhere, already asked ones first', async () => {
  const name = `Larch ${randomUUID().slice(0, 8)}`;
  const near = await vendorNamed(`${name} A`);
  const far = await vendorNamed(`${name} B`, { states: ['TX'] });
  await vendorNamed(`${name} C`, { verification_status: 'pending' });
  const id = await savedBy(asker);
  const offered = async (more: object = {}) => {
    const call = { p_id: id, p_search: name, ...more };
    const rows = await succeed(asker.client.rpc('vendors_for_project', call));
    return (rows as unknown as { id: string; is_asked: boolean }[]).map((row) => [
      row.id,
      row.is_asked,
    ]);
  };
  expect(await offered()).toEqual([[near.vendor, false]]);
  await succeed(ask(asker, id, [far]));
  expect(await offered({ p_is_everywhere: true })).toEqual([
    [far.vendor, true],
    [near.vendor, false],
  ]);
});
