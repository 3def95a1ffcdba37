import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { HEALTHY_OPERATIONS } from '../../../testing/fakeOperations.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import type { ClientError } from './operations.ts';
// Preloads the page so that the first test does not wait for it.
import './OperationsPage.tsx';

const clientError: ClientError = {
  id: '00000000-0000-4000-8000-0000000000e1',
  kind: 'route',
  message: 'Oops <img src=x onerror="document.title=`taken`"><script>alert(1)</script>',
  frame: 'ListingPage',
  state: 'open',
  reports: 3,
  first_seen: '2026-11-20T09:00:00Z',
  last_seen: '2026-11-25T09:00:00Z',
  reopened_at: null,
  reopened_in: null,
  versions: ['1.0.1+abc1234'],
  routes: ['/property/:id'],
};

function open(at: string, roles: typeof adasAccount.roles, figures: unknown = HEALTHY_OPERATIONS) {
  const decided: unknown[] = [];
  const respond = adasData({
    'rpc my_account': { data: { ...adasAccount, roles, primary_role: roles[0] } },
    'function operations-figures': { data: figures },
    'rpc client_errors': { data: [clientError] },
    'rpc client_fault': { data: { ...clientError, places: [], latest: [], acts: [] } },
    'rpc policy_reports': { data: [] },
    'rpc dead_letters': { data: [] },
  });
  const view = renderApp({
    at,
    host: fakeHost(ada),
    data: (request) => {
      if (request.name !== 'rpc decide_fault') return respond(request);
      decided.push(request.args[0]);
      return { data: null };
    },
  });
  return { ...view, decided };
}

const nothing = { count: 0, names: [] };
const SCAN = {
  open_tables: nothing,
  one_step_tables: nothing,
  loose_functions: nothing,
  public_functions: nothing,
  public_buckets: nothing,
  silenced_triggers: nothing,
  open_log: nothing,
  staff_without_second_factor: { count: 1, names: ['ada@example.com'] },
  closed_staff: nothing,
  guessed_passwords: nothing,
};

function openUpkeep(done: unknown) {
  const respond = adasData({
    'rpc my_account': { data: { ...adasAccount, roles: ['admin'], primary_role: 'admin' } },
    'rpc maintenance_status': {
      data: {
        cache_clear: null,
        maintenance: { at: '2026-11-20T09:00:00Z', by: 'grace@example.com' },
        security_scan: null,
      },
    },
    'function keep-up': { data: { done } },
    'rpc run_security_scan': { data: SCAN },
  });
  return renderApp({
    at: '/admin/operations-center?show=upkeep',
    host: fakeHost(ada),
    data: respond,
  });
}

describe('upkeep', () => {
  it('shows who last ran each action and its result', async () => {
    const { user } = openUpkeep({ pages: 12, pictures: 1, cards: 0, brands: 2 });
    const caches = within(await screen.findByRole('region', { name: 'Caches' }));
    expect(caches.getByText('Never run.')).toBeVisible();
    expect(screen.getByText(/Last by grace@example\.com/)).toBeVisible();
    await user.click(caches.getByRole('button', { name: 'Clear caches' }));
    expect(
      await caches.findByText(/Cleared 12 pages, 1 picture, 0 pictures of links and 2 brands\./),
    ).toBeVisible();
  });

  it('names failed jobs', async () => {
    const { user } = openUpkeep([
      { name: 'prune', ms: 4, has_failed: false },
      { name: 'keep figures', ms: 9, has_failed: true },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Run maintenance' }));
    expect(await screen.findByText('2 jobs completed; failed: keep figures.')).toBeVisible();
  });

  it('shows what a hosted project manages itself', async () => {
    const { user } = openUpkeep(null);
    await user.click(await screen.findByRole('button', { name: 'Run maintenance' }));
    expect(await screen.findByText(/on its own schedule/)).toBeVisible();
  });

  it('lists failed checks with their fixes before passed ones', async () => {
    const { user } = openUpkeep(null);
    await user.click(await screen.findByRole('button', { name: 'Run security check' }));
    const wrong = await screen.findByText(/Failed: everyone with a staff role/);
    expect(wrong).toHaveTextContent('(1)');
    expect(wrong).toHaveTextContent('ada@example.com');
    expect(screen.getByText('The audit log is append-only')).toBeVisible();
  });

  it('is hidden from support, even at its URL', async () => {
    open('/admin/operations-center?show=upkeep', ['support']);
    expect(await screen.findByText(/No issues detected/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Upkeep' })).toBeNull();
  });
});

describe('operations center', () => {
  it('shows that there are no issues', async () => {
    open('/admin/operations-center', ['support']);
    expect(await screen.findByText(/No issues detected/)).toBeVisible();
    expect(screen.getByText('Database calls')).toBeVisible();
  });

  it('explains missing hosted figures instead of showing zero', async () => {
    open('/admin/operations-center', ['support'], {
      ...HEALTHY_OPERATIONS,
      running: null,
      backup: null,
    });
    expect(await screen.findByText('Managed by the hosted project')).toBeVisible();
    const live = screen.getByRole('region', { name: 'Live connections' });
    expect(live).toHaveTextContent(/Not available for hosted projects/);
    expect(within(live).queryByText('0')).toBeNull();
  });

  it('shows a script in an error as text and sends the decision to the server', async () => {
    const { user, decided } = open('/admin/operations-center?show=faults', ['support']);
    await user.click(await screen.findByRole('link', { name: /^Oops/ }));
    const panel = await screen.findByRole('dialog');
    expect(await within(panel).findByText(clientError.message)).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
    await user.click(within(panel).getByRole('button', { name: 'Ignore' }));
    await waitFor(() => expect(decided).toEqual([{ p_id: clientError.id, p_state: 'ignored' }]));
  });

  it('shows failed emails only to administrators', async () => {
    open('/admin/operations-center?show=undelivered', ['support']);
    expect(await screen.findByText(/No issues detected/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Undelivered' })).toBeNull();
  });

  it('shows maintenance to administrators', async () => {
    open('/admin/operations-center?show=undelivered', ['admin']);
    expect(await screen.findByText('No undelivered messages')).toBeVisible();
  });
});
