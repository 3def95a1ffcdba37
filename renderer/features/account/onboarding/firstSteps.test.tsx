import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { newProgress } from '../../../testing/fakeProgress.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import './GetStarted.tsx';
import { INITIAL_STATE } from './onboardingState.ts';

function openDesk(
  at: string,
  progress: object,
  calls: string[] = [],
  roles: readonly string[] = ['admin', 'pilot'],
) {
  const respond = adasData({
    'rpc my_account': { data: { ...adasAccount, roles, primary_role: roles[0] } },
    'rpc my_figures': {
      data: { onboarding: progress, movement: { since: null, told: 0, notices: [] } },
    },
    'select onboarding_states': { data: INITIAL_STATE },
    'rpc add_sample_data': { data: {} },
  });
  return renderApp({
    at,
    host: fakeHost(ada),
    data: (request) => {
      calls.push(request.name);
      return respond(request);
    },
  });
}

const steps = async () => within(await screen.findByRole('region', { name: 'Get started' }));

describe('first steps', () => {
  it.each([
    ['/broker-dashboard', 'Add or import a listing', 'Add listing'],
    ['/buyer-dashboard', 'Save a search', 'Search communities'],
    ['/investor-dashboard', 'Save a search', 'Search communities'],
    ['/operator-dashboard', 'Add a community', 'Add community'],
    ['/seller-dashboard', 'Describe your property', 'Describe property'],
    ['/admin', 'Review a new account', 'Review accounts'],
    ['/vendor-dashboard', 'Build your service profile', 'Build profile'],
  ])('start on %s with: %s', async (path, title, action) => {
    openDesk(path, newProgress());
    const [first] = (await steps()).getAllByRole('listitem');
    expect(within(first as HTMLElement).getByRole('heading', { name: title })).toBeVisible();
    expect(within(first as HTMLElement).getByRole('link', { name: action })).toBeVisible();
  });

  it('begin with the workspace for a broker of record', async () => {
    openDesk('/broker-dashboard', newProgress(), [], ['broker_of_record', 'broker']);
    const [first] = (await steps()).getAllByRole('listitem');
    expect(
      within(first as HTMLElement).getByRole('link', { name: 'Set up workspace' }),
    ).toBeVisible();
  });

  it("are completed by the account's rows as the server reports them", async () => {
    openDesk('/broker-dashboard', newProgress({ draft: true, contact: true }));
    const list = await steps();
    expect(list.getByText('2 of 4 done')).toBeVisible();
    expect(list.queryByRole('link', { name: 'Add listing' })).toBeNull();
    expect(list.getByRole('link', { name: 'Start deal' })).toBeVisible();
  });

  it("show that a vendor's review is pending", async () => {
    const progress = newProgress({ vendor: true, credential: true }, { verification: 'pending' });
    openDesk('/vendor-dashboard', progress);
    const list = await steps();
    expect(list.getByText('In review. We email you within 1–2 business days.')).toBeVisible();
  });

  it('disappear when the user hides them', async () => {
    const { user } = openDesk('/buyer-dashboard', newProgress());
    await user.click((await steps()).getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull());
  });

  it('describe the activity list instead of showing the last visit', async () => {
    openDesk('/buyer-dashboard', newProgress());
    await steps();
    const activity = screen.getByRole('region', { name: 'Recent activity' });
    expect(activity).toHaveTextContent('Messages, inquiries, and review results appear here.');
  });
});

describe('sample data on the dashboard', () => {
  it('is added with one click', async () => {
    const calls: string[] = [];
    const { user } = openDesk('/broker-dashboard', newProgress(), calls);
    await user.click(await screen.findByRole('button', { name: 'Add sample data' }));
    await waitFor(() => expect(calls).toContain('rpc add_sample_data'));
  });

  it('can be removed after the first steps are done', async () => {
    const samples = { contacts: 3, deals: 2, drafts: 1, searches: 0, holdings: 0, communities: 0 };
    const calls: string[] = [];
    const { user } = openDesk(
      '/broker-dashboard',
      newProgress({}, { samples, is_hidden: true }),
      calls,
    );
    const notice = within(await screen.findByRole('region', { name: 'Sample data' }));
    expect(notice.getByText(/3 contacts, 2 deals,? and 1 draft listing/)).toBeVisible();
    await user.click(notice.getByRole('button', { name: 'Remove sample data' }));
    await waitFor(() => expect(calls).toContain('rpc remove_sample_data'));
  });

  it('is not offered to an account type without sample data', async () => {
    openDesk('/vendor-dashboard', newProgress({}, { can_add_samples: false }));
    await steps();
    expect(screen.queryByRole('button', { name: 'Add sample data' })).toBeNull();
  });
});
