import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { type DataRequest, OFFLINE_REPLY, type ReplyHandler } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { sampleVendor } from '../../../testing/fakeVendor.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import type { Request, RequestRow } from './projects.ts';
// Preloads the page so that the first test does not wait for it.
import './LeadsPage.tsx';

const id = '00000000-0000-4000-8000-0000000000f1';
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const row: RequestRow = {
  id,
  title: 'Corridor flooring, second floor',
  asker: null,
  company: null,
  category: 'construction',
  state: 'OH',
  place: 'Columbus',
  status: 'asked',
  project_status: 'open',
  asked_at: '2026-03-14T09:00:00Z',
  answers_by: null,
  budget_from: null,
  budget_to: 90_000,
  price: null,
  price_per: null,
  holds_until: null,
  answered_at: null,
  is_outdated: false,
  source: 'direct',
  respond_by: null,
  cursor: 'c',
};

const projectRequest: Request = {
  id,
  status: 'asked',
  asked_at: row.asked_at,
  price: null,
  price_per: null,
  scope: null,
  begins_on: null,
  weeks: null,
  holds_until: null,
  n: 0,
  is_outdated: false,
  contact: null,
  answered_at: null,
  reason: null,
  source: 'direct',
  respond_by: null,
  credit: null,
  asker: null,
  company: null,
  project: {
    title: row.title,
    category: 'construction',
    state: 'OH',
    place: 'Columbus',
    details: 'Take up 420 yards of carpet and lay sheet vinyl with a cove base.',
    begins_on: null,
    budget_from: null,
    budget_to: 90_000,
    answers_by: null,
    is_named: false,
    status: 'open',
    n: 1,
    created_at: row.asked_at,
    decided_at: null,
    ended_at: null,
  },
  questions: [],
};

const quoted: Request = {
  ...projectRequest,
  status: 'quoted',
  price: 48_500,
  price_per: 'project',
  scope: 'Removal, leveling and sheet vinyl, at night and by halves.',
  n: 1,
  answered_at: row.asked_at,
};

function open(read: () => Request, replies: Readonly<Record<string, ReplyHandler>> = {}) {
  const requests: DataRequest[] = [];
  const known = adasData({
    'rpc my_account': { data: { ...adasAccount, roles: ['vendor'], primary_role: 'vendor' } },
    'rpc my_requests': { data: [row] },
    'rpc project_request': () => ({ data: read() }),
    'select saved_views': { data: [] },
    ...replies,
  });
  const data = (request: DataRequest) => {
    requests.push(request);
    return known(request);
  };
  const view = renderApp({ at: `/vendor-leads?request=${id}`, data, host: fakeHost(ada) });
  const getRequestArgs = (name: string) =>
    requests.filter((one) => one.name === name).map(({ args }) => args[0]);
  return { ...view, askedFor: getRequestArgs };
}

const panel = async () => within(await screen.findByRole('dialog', { name: row.title }));

describe('a quote', () => {
  it('shows errors at missing fields and does not send', async () => {
    const { user, askedFor } = open(() => projectRequest);
    const request = await panel();
    expect(await request.findByText(/Unnamed until chosen/)).toBeVisible();
    await user.type(request.getByLabelText(/^Coverage/), 'Too short');
    await user.click(request.getByRole('button', { name: 'Send quote' }));
    expect(await request.findByText('Enter the price.')).toBeVisible();
    expect(
      request.getByText('Describe what the price covers in at least 20 characters.'),
    ).toBeVisible();
    expect(request.getByLabelText('Price ($)')).toHaveFocus();
    expect(askedFor('rpc quote_project')).toEqual([]);
  });

  it('shows a change of the quoted version and keeps the input', async () => {
    let n = 1;
    const details = () => `${projectRequest.project.details} Wording ${n}.`;
    const { user, askedFor } = open(
      () => ({ ...projectRequest, project: { ...projectRequest.project, n, details: details() } }),
      {
        'rpc quote_project': ({ args }) => {
          const [{ p_project_n: read }] = args as [{ p_project_n: number }];
          n = 2;
          return read === 2 ? { data: 1 } : { error: { code: 'HXPJC', message: '' }, status: 400 };
        },
      },
    );
    const request = await panel();
    const scope = 'Removal, leveling and sheet vinyl.';
    await user.type(await request.findByLabelText('Price ($)'), '$48,500');
    await user.type(request.getByLabelText(/^Coverage/), scope);
    await user.click(request.getByRole('button', { name: 'Send quote' }));
    expect(
      await request.findByText(/The project has changed\. Review the latest version/),
    ).toBeVisible();
    expect(await request.findByText(/Wording 2/)).toBeVisible();
    expect(request.getByLabelText('Price ($)')).toHaveValue('$48,500');
    await user.click(request.getByRole('button', { name: 'Send quote' }));
    await waitFor(() =>
      expect(askedFor('rpc quote_project')).toEqual(
        [1, 2].map((read) => ({
          p_id: id,
          p_project_n: read,
          p_price: 48_500,
          p_price_per: 'project',
          p_scope: scope,
        })),
      ),
    );
  });

  it('resends a quote for an earlier version', async () => {
    const { user, askedFor } = open(() => ({ ...quoted, is_outdated: true }));
    const request = await panel();
    expect(
      await request.findByText(/send your quote again so that it can be chosen/),
    ).toBeVisible();
    await user.click(request.getByRole('button', { name: 'Send new quote' }));
    await user.click(request.getByRole('button', { name: 'Send new quote' }));
    await waitFor(() => expect(askedFor('rpc quote_project')).toHaveLength(1));
  });

  it('rejects a quote after the deadline', async () => {
    const project = { ...projectRequest.project, answers_by: inDays(-3) };
    open(() => ({ ...projectRequest, project }));
    const request = await panel();
    expect(await request.findByText(/^The last day for quotes was/)).toBeVisible();
    expect(request.queryByLabelText('Price ($)')).toBeNull();
    expect(request.getByRole('button', { name: 'Ask' })).toBeVisible();
  });
});

it('declines a request after confirmation, with the given reason', async () => {
  let status: Request['status'] = 'asked';
  const { user, askedFor } = open(() => ({ ...projectRequest, status }), {
    'rpc decline_project': () => {
      status = 'declined';
      return { data: null };
    },
  });
  const request = await panel();
  await user.click(await request.findByRole('button', { name: 'Decline' }));
  expect(askedFor('rpc decline_project')).toEqual([]);
  await user.type(request.getByLabelText(/^Why/), 'Booked until May');
  await user.click(request.getByRole('button', { name: 'Decline now' }));
  expect(await request.findByText(/^You declined/)).toHaveFocus();
  expect(askedFor('rpc decline_project')).toEqual([{ p_id: id, p_reason: 'Booked until May' }]);
  expect(request.getByRole('button', { name: 'Send quote' })).toBeVisible();
});

it('resends a lost question as the same question', async () => {
  let isReached = false;
  const { user, askedFor } = open(() => projectRequest, {
    'rpc ask_about_project': () => (isReached ? { data: null } : OFFLINE_REPLY),
  });
  const request = await panel();
  await user.type(await request.findByLabelText(/^Question/), 'Is there asbestos?');
  await user.click(request.getByRole('button', { name: 'Ask' }));
  expect(await request.findByText('Question not sent')).toBeVisible();
  expect(request.getByLabelText(/^Question/)).toHaveValue('Is there asbestos?');
  isReached = true;
  await user.click(request.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(request.getByLabelText(/^Question/)).toHaveValue(''));
  const [lost, sent] = askedFor('rpc ask_about_project');
  expect(lost).toMatchObject({ p_id: id, p_question: 'Is there asbestos?' });
  expect(sent).toEqual(lost);
});

it('sends a question edited after a lost response as a new question', async () => {
  const { user, askedFor } = open(() => projectRequest, {
    'rpc ask_about_project': () => OFFLINE_REPLY,
  });
  const request = await panel();
  const question = await request.findByLabelText(/^Question/);
  await user.type(question, 'Is there asbestos?');
  await user.click(request.getByRole('button', { name: 'Ask' }));
  expect(await request.findByText('Question not sent')).toBeVisible();
  await user.type(question, ' Or lead?');
  await user.click(request.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(askedFor('rpc ask_about_project')).toHaveLength(2));
  const [lost, edited] = askedFor('rpc ask_about_project') as { readonly p_question_id: string }[];
  expect(edited?.p_question_id).not.toBe(lost?.p_question_id);
});

it('tells an unverified vendor when requests arrive', async () => {
  const { user } = open(() => projectRequest, {
    'rpc my_requests': () => ({ data: [] }),
    'select vendors': () => ({
      data: { ...sampleVendor, verification_status: 'pending', verified: false, revisions: null },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(
    await screen.findByText(
      /Requests arrive once our team has verified your profile and documents/,
    ),
  ).toBeVisible();
});

it('shows pending items of both sides on the dashboard with links', async () => {
  const projects = { running: 2, to_compare: 1, questions: 2, requests: 3, quoted: 0, won: 0 };
  renderApp({
    at: '/vendor-dashboard',
    host: fakeHost(ada),
    data: adasData({
      'rpc my_account': { data: { ...adasAccount, roles: ['vendor'], primary_role: 'vendor' } },
      'rpc my_figures': { data: { projects } },
    }),
  });
  expect(await screen.findByText('3 requests are waiting for your quote')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View leads' })).toHaveAttribute('href', '/vendor-leads');
  expect(screen.getByText('1 project has quotes to compare')).toBeVisible();
  expect(screen.getByText('2 vendor questions are waiting')).toBeVisible();
});
