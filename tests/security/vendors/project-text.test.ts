import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import {
  answerQuestion,
  createSentProject,
  createVendor,
  getNewestRequestId,
  getProject,
  getProjectRequest,
  listNotificationKinds,
  question,
  readErrorCode,
  SCOPE,
  saveProject,
  submitQuote,
  type Vendor,
} from '../../support/projects.ts';
import { type Person, person, succeed } from '../world.ts';

let requester: Person;
let outsider: Person;
let maple: Vendor;

beforeAll(async () => {
  [requester, outsider, maple] = await Promise.all([
    person('operator'),
    person('operator'),
    createVendor('Maple Roofs'),
  ]);
});

const turned = 'Nothing\u202egpj.exe but a text that is long enough';

it.each([
  ['a title that turns the writing', { p_title: 'Roof\u202egpj.exe' }],
  ['a title of two lines', { p_title: 'Two\nlines' }],
  ['a title that is too long', { p_title: 'a'.repeat(121) }],
  ['an empty title', { p_title: '  ' }],
  ['a place that turns the writing', { p_place: 'Dayton\u2066' }],
  ['a text that turns the writing', { p_details: turned }],
  ['a text that is too long', { p_details: 'a'.repeat(4001) }],
  ['an unknown trade', { p_category: 'arms' }],
  ['an unknown state', { p_state: 'Ohio' }],
  ['a budget below nothing', { p_budget_from: -1 }],
  ['a budget of all the money there is', { p_budget_to: 1e15 }],
  ['a budget upside down', { p_budget_from: 2, p_budget_to: 1 }],
  ['a day that never comes', { p_begins_on: 'infinity' }],
  ['a day far away', { p_answers_by: '9999-01-01' }],
])('%s is rejected in a project', async (_what, more) => {
  const id = randomUUID();
  expect(await readErrorCode(saveProject(outsider, id, more))).toBe('23514');
  expect(await getProject(outsider, id)).toBeNull();
});

it('and in a quote, a question or an answer', async () => {
  await createSentProject(requester, [maple]);
  const request = await getNewestRequestId(maple);
  for (const more of [
    { p_price: 0 },
    { p_price: 1e15 },
    { p_price_per: 'day' },
    { p_scope: turned },
    { p_scope: `${SCOPE}${'a'.repeat(4000)}` },
    { p_weeks: 521 },
    { p_begins_on: '-infinity' },
    { p_holds_until: 'infinity' },
  ]) {
    expect(await readErrorCode(submitQuote(maple, request, 1000, more))).toBe('23514');
  }
  const reason = { p_id: request, p_reason: 'No\u202e' };
  expect(await readErrorCode(maple.client.rpc('decline_project', reason))).toBe('23514');
  for (const text of [turned, '   ', 'a'.repeat(1001)]) {
    expect(await readErrorCode(question(maple, request, text, randomUUID()))).toBe('23514');
  }
  const questionId = randomUUID();
  await succeed(question(maple, request, 'How old is it?', questionId));
  for (const text of [turned, '  ', 'a'.repeat(2001), null as unknown as string]) {
    expect(await readErrorCode(answerQuestion(requester, questionId, text))).toBe('23514');
  }
  const questions = [{ question: 'How old is it?', answer: null }];
  expect(await getProjectRequest(maple, request)).toMatchObject({ status: 'asked', questions });
});

it('flooding is limited: twenty questions per project, and one notification per change until it is read', async () => {
  const [who, vendor] = [await person('operator'), await createVendor('Flood Roofs')];
  const id = await createSentProject(who, [vendor]);
  const request = await getNewestRequestId(vendor);
  for (let n = 1; n <= 3; n += 1) {
    await succeed(saveProject(who, id, { p_title: `Roof ${n}`, p_n: n }));
  }
  expect(await listNotificationKinds(vendor)).toEqual(['project_asked', 'project_changed']);
  for (let n = 0; n < 20; n += 1) {
    await succeed(question(vendor, request, `Question ${n}`, randomUUID()));
  }
  expect(await readErrorCode(question(vendor, request, 'One more', randomUUID()))).toBe('HXPJM');
});
