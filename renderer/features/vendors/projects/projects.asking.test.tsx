import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply, DataRequest } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
// Preloads the pages so that the first test does not wait for them.
import './ChooseVendorsPage.tsx';
import './ProjectFormPage.tsx';
import './ProjectsPage.tsx';
import type { Candidate, Project, ProjectRow, Quote } from './projects.ts';

const ID = '00000000-0000-4000-8000-0000000000a1';
const idOf = (n: number) => `00000000-0000-4000-8000-0000000001${String(n).padStart(2, '0')}`;

const quote: Quote = {
  id: idOf(51),
  status: 'quoted',
  asked_at: '2026-03-14T09:00:00Z',
  price: 48_000,
  price_per: 'project',
  scope: 'Two coats in both wings, by night.',
  begins_on: null,
  weeks: 6,
  holds_until: null,
  n: 3,
  is_outdated: false,
  contact: null,
  answered_at: '2026-03-15T09:00:00Z',
  reason: null,
  vendor: 'Bright Hall',
  vendor_id: idOf(1),
};

const project: Project = {
  id: ID,
  title: 'Repaint two wings',
  category: 'construction',
  state: 'OH',
  place: 'Columbus',
  details: 'Corridors and forty rooms while residents live there.',
  begins_on: null,
  budget_from: null,
  budget_to: 60_000,
  answers_by: null,
  is_named: false,
  status: 'open',
  n: 2,
  created_at: '2026-03-14T09:00:00Z',
  decided_at: null,
  ended_at: null,
  quotes: [quote],
  questions: [],
  review: null,
  portfolio: null,
};

const row: ProjectRow = {
  id: ID,
  title: project.title,
  category: project.category,
  state: project.state,
  place: project.place,
  status: 'open',
  created_at: project.created_at,
  answers_by: null,
  asked: 4,
  quoted: 2,
  questions: 0,
  lowest: 48_000,
  chosen: null,
  price: null,
  price_per: 'project',
  cursor: 'c',
};

const candidate = (n: number, is_asked = false): Candidate => ({
  id: idOf(n),
  company_name: `Vendor ${n}`,
  description: null,
  category: 'construction',
  states: ['OH'],
  specialization_tags: [],
  years_experience: 5,
  availability_status: 'available',
  is_asked,
});

const createRejection = (code: string): DataReply => ({
  error: { code, message: 'x' },
  status: 400,
});

function open(at: string, replies: Parameters<typeof adasData>[0] = {}) {
  const asked: DataRequest[] = [];
  const respond = adasData({
    'rpc my_projects': { data: [row] },
    'rpc project': { data: project },
    'select saved_views': { data: [] },
    ...replies,
  });
  const data = (request: DataRequest) => {
    asked.push(request);
    return respond(request);
  };
  const view = renderApp({ at, data, host: fakeHost(ada) });
  const getRequestArgs = (name: string) =>
    asked.filter((one) => one.name === name).map(({ args }) => args[0]);
  return { ...view, askedFor: getRequestArgs };
}

describe('new project', () => {
  it('shows errors at incomplete fields and keeps the input', async () => {
    const { user, askedFor } = open('/client-project-request');
    await user.type(await screen.findByLabelText('Scope of work'), 'Repaint two wings');
    await user.type(screen.getByLabelText('Description'), 'Too short');
    await user.type(screen.getByLabelText('Minimum budget ($)'), '60,000');
    await user.type(screen.getByLabelText('Maximum budget ($)'), '48,000.50');
    await user.click(screen.getByRole('button', { name: 'Choose vendors' }));
    for (const message of [
      'Choose a trade.',
      'Choose a state.',
      'Describe it in at least 20 characters.',
      'Enter whole dollars, such as 48,000.',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(screen.getByLabelText('Scope of work')).toHaveValue('Repaint two wings');
    expect(askedFor('rpc save_project')).toEqual([]);
  });

  it('creates one project however often it is sent, then opens vendor selection', async () => {
    let isLost = true;
    const { user, address, askedFor } = open(
      `/client-project-request?vendor=${idOf(1)}&category=construction&state=OH`,
      {
        'rpc save_project': () =>
          isLost ? { error: { message: 'Failed to fetch' }, status: 0 } : { data: 1 },
        'rpc vendors_for_project': { data: [] },
      },
    );
    await user.type(await screen.findByLabelText('Scope of work'), 'Repaint two wings');
    await user.type(screen.getByLabelText('Description'), project.details);
    await user.type(screen.getByLabelText('Maximum budget ($)'), '$60,000');
    await user.click(screen.getByRole('button', { name: 'Choose vendors' }));
    expect(await screen.findByText('Not saved')).toBeVisible();
    isLost = false;
    await user.click(screen.getByRole('button', { name: 'Choose vendors' }));
    await waitFor(() => expect(address()).toContain('/client-vendor-browser?project='));
    expect(address()).toContain(`vendor=${idOf(1)}`);
    const [first, second] = askedFor('rpc save_project');
    expect(second).toEqual(first);
    expect(first).toMatchObject({ p_category: 'construction', p_state: 'OH', p_budget_to: 60_000 });
  });
});

it('shows the current version next to the input when changed elsewhere', async () => {
  let now: Project = project;
  const { user, address, askedFor } = open(`/client-project-request?project=${ID}`, {
    'rpc project': () => ({ data: now }),
    'rpc save_project': ({ args: [terms] }) =>
      (terms as { p_n: number }).p_n === 3 ? { data: 4 } : createRejection('HXPJC'),
  });
  const title = await screen.findByLabelText('Scope of work');
  await user.clear(title);
  await user.type(title, 'Repaint three wings');
  now = { ...project, n: 3, title: 'Repaint one wing' };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const shown = await screen.findByRole('region', { name: 'Current version of the project' });
  expect(within(shown).getByText('Repaint one wing')).toBeVisible();
  expect(title).toHaveValue('Repaint three wings');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe(`/projects?project=${ID}`));
  expect(askedFor('rpc save_project')).toEqual([
    expect.objectContaining({ p_n: 2, p_title: 'Repaint three wings' }),
    expect.objectContaining({ p_n: 3, p_title: 'Repaint three wings' }),
  ]);
});

describe('vendor selection', () => {
  const at = `/client-vendor-browser?project=${ID}`;

  it('asks each selected vendor once', async () => {
    const { user, address, askedFor } = open(at, {
      'rpc vendors_for_project': { data: [candidate(1, true), candidate(2), candidate(3)] },
      'rpc ask_vendors': { data: 2 },
    });
    const asked = await screen.findByRole('checkbox', { name: 'Vendor 1' });
    expect(asked).toBeChecked();
    expect(asked).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Vendor 2' }));
    await user.click(screen.getByRole('checkbox', { name: 'Vendor 3' }));
    await user.click(screen.getByRole('button', { name: 'Ask 2 vendors' }));
    await waitFor(() => expect(address()).toBe(`/projects?project=${ID}`));
    expect(askedFor('rpc ask_vendors')).toEqual([{ p_id: ID, p_vendors: [idOf(2), idOf(3)] }]);
  });

  it('limits the selection to ten vendors', async () => {
    const { user } = open(at, {
      'rpc project': {
        data: {
          ...project,
          quotes: Array.from({ length: 9 }, (_, n) => ({
            ...quote,
            id: idOf(60 + n),
            vendor_id: null,
          })),
        },
      },
      'rpc vendors_for_project': { data: [candidate(2), candidate(3)] },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Vendor 2' }));
    expect(screen.getByRole('checkbox', { name: 'Vendor 3' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Vendor 2' }));
    expect(screen.getByRole('checkbox', { name: 'Vendor 3' })).toBeEnabled();
  });

  it("offers the team's help and vendors of all trades and states when none match", async () => {
    const { user, askedFor } = open(at, { 'rpc vendors_for_project': { data: [] } });
    expect(await screen.findByRole('link', { name: 'Ask the team' })).toHaveAttribute(
      'href',
      '/request-vendors?category=construction&state=OH',
    );
    await user.click(screen.getByRole('switch', { name: 'All trades and states' }));
    await waitFor(() =>
      expect(askedFor('rpc vendors_for_project')).toContainEqual(
        expect.objectContaining({ p_is_everywhere: true }),
      ),
    );
  });

  it("offers open projects when the URL's project is not the user's", async () => {
    open('/client-vendor-browser');
    expect(await screen.findByRole('link', { name: 'Repaint two wings' })).toHaveAttribute(
      'href',
      at,
    );
    expect(screen.getByRole('link', { name: 'New project' })).toBeVisible();
  });
});

describe('a project', () => {
  const at = `/projects?project=${ID}`;

  it('appears in the list with its quotes and lowest price', async () => {
    open('/projects');
    const found = await screen.findByRole('row', { name: /Repaint two wings/ });
    expect(found).toHaveTextContent('2 of 4');
    expect(found).toHaveTextContent('From $48,000');
  });

  it('accepts only the quote that was read and reloads one that changed', async () => {
    let now: Quote = quote;
    const { user, askedFor } = open(at, {
      'rpc project': () => ({ data: { ...project, quotes: [now] } }),
      'rpc choose_project_quote': ({ args: [choice] }) =>
        (choice as { p_n: number }).p_n === now.n ? { data: null } : createRejection('HXPJQ'),
    });
    await user.click(await screen.findByRole('button', { name: 'Choose Bright Hall' }));
    expect(screen.getByText(/^Choose Bright Hall for \$48,000\?/)).toHaveFocus();
    now = { ...quote, n: 4, price: 52_000 };
    await user.click(screen.getByRole('button', { name: 'Choose Bright Hall' }));
    expect(await screen.findByText(/^The vendor changed this quote/)).toBeVisible();
    expect(await screen.findByText('$52,000')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose Bright Hall' }));
    await user.click(screen.getByRole('button', { name: 'Choose Bright Hall' }));
    await waitFor(() =>
      expect(askedFor('rpc choose_project_quote')).toEqual([
        { p_id: quote.id, p_n: 3 },
        { p_id: quote.id, p_n: 4 },
      ]),
    );
  });

  it('rejects a quote for an earlier scope', async () => {
    open(at, {
      'rpc project': { data: { ...project, quotes: [{ ...quote, is_outdated: true }] } },
    });
    expect(await screen.findByText(/^You've changed the project since/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull();
  });

  it("shows the chosen vendor's contact details and is done after confirmation", async () => {
    const chosen: Quote = {
      ...quote,
      status: 'chosen',
      contact: { name: 'Brigitte Hall', email: 'hall@people.example', phone: null },
    };
    const { user, askedFor } = open(at, {
      'rpc project': { data: { ...project, status: 'awarded', quotes: [chosen] } },
    });
    expect(await screen.findByText('Brigitte Hall')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ask more vendors' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mark as done' }));
    await user.click(screen.getByRole('button', { name: 'Mark as done' }));
    await waitFor(() =>
      expect(askedFor('rpc end_project')).toEqual([{ p_id: ID, p_is_done: true }]),
    );
  });

  it('answers vendor questions and deletes a draft only after confirmation', async () => {
    const { user, address, askedFor } = open(at, {
      'rpc project': {
        data: {
          ...project,
          status: 'draft',
          quotes: [],
          questions: [
            {
              id: idOf(70),
              question: 'Is there lead paint?',
              asked_at: quote.asked_at,
              answer: null,
              answered_at: null,
              vendor: 'Bright Hall',
              is_mine: false,
            },
          ],
        },
      },
    });
    await user.type(await screen.findByLabelText('Answer'), 'No, since 2004.');
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    await waitFor(() =>
      expect(askedFor('rpc answer_project_question')).toEqual([
        { p_id: idOf(70), p_answer: 'No, since 2004.' },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Delete draft' }));
    expect(askedFor('rpc end_project')).toEqual([]);
    expect(screen.getByText(/^Delete draft “Repaint two wings”\?/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete draft' }));
    await waitFor(() => expect(address()).toBe('/projects'));
    expect(askedFor('rpc end_project')).toEqual([{ p_id: ID, p_is_done: false }]);
  });
});
