import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { newProgress } from '../../../testing/fakeProgress.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { reportIdle } from '../../../testing/reportIdle.ts';
import './GetStarted.tsx';
import { chosen, INITIAL_STATE, type Onboarding } from './onboardingState.ts';
import './tour/Tour.tsx';
import { markTourClosed } from './tourEvents.ts';

beforeEach(reportIdle);
afterEach(markTourClosed);

const INVESTORS = ['Welcome to Haven Exchange', 'Set Up Your Profile'] as const;

/** The first screen, second-step form, and last screen of the tour for each member type. */
const TYPES = [
  ['broker', 'Welcome, broker', 'Set Up Your Broker Profile', 'Complete Your Broker Profile'],
  ['vendor', 'Welcome, vendor', 'Build Your Service Profile', 'Build Your Service Profile'],
  ['operator', 'Operations Command Center', 'Set Up Operations Dashboard', 'Complete Your Profile'],
  ['seller', 'Welcome, seller', 'Tell Us About Your Property', 'Tell Us About Your Property'],
  ['investor', ...INVESTORS, 'Complete Your Profile'],
  ['buyer', ...INVESTORS, 'Complete Your Profile'],
] as const;

function startOnboarding(userType: string, onRequest: (name: string) => void = () => undefined) {
  const profile = { ...adasAccount.profile, user_type: userType as 'broker' };
  let saved = chosen(INITIAL_STATE, 'guided');
  const respond = adasData({
    'rpc my_account': { data: { ...adasAccount, profile } },
    'rpc my_figures': { data: { onboarding: newProgress() } },
    'select onboarding_states': () => ({ data: saved }),
    'upsert onboarding_states': ({ args: [row] }) => {
      saved = { ...saved, ...(row as Onboarding) };
      return { data: null };
    },
  });
  return renderApp({
    at: '/operator-dashboard',
    host: fakeHost(ada),
    data: (request) => {
      onRequest(request.name);
      return respond(request);
    },
  });
}

describe('tour', () => {
  it.each(TYPES)(
    'runs from welcome to completion for a new %s',
    async (type, title, button, form) => {
      const { user } = startOnboarding(type);
      await user.click(await screen.findByRole('button', { name: 'Continue Tour' }));
      const tour = within(await screen.findByRole('dialog', { name: 'Tour of Haven Exchange' }));
      expect(await tour.findByText('Step 1 of 4')).toBeVisible();
      expect(tour.getByRole('heading', { name: title })).toBeVisible();
      expect(tour.getAllByRole('listitem')).toHaveLength(4);
      await user.click(tour.getByRole('button', { name: button }));

      expect(await tour.findByText('Step 2 of 4')).toBeVisible();
      expect(tour.getByRole('heading', { name: form })).toBeVisible();
      await user.click(await tour.findByRole('button', { name: 'Skip for now' }));

      expect(await tour.findByText('Step 3 of 4')).toBeVisible();
      for (const name of ['Try Search Now', 'Continue Tour', 'Skip for Now'])
        expect(tour.getByRole('button', { name })).toBeVisible();
      await user.click(tour.getByRole('button', { name: 'Continue Tour' }));

      expect(await tour.findByText('Step 4 of 4')).toBeVisible();
      for (const name of ['View All Plans', 'Complete Tour', 'Skip for Now'])
        expect(tour.getByRole('button', { name })).toBeVisible();
      await user.click(tour.getByRole('button', { name: 'Complete Tour' }));

      const end = type === 'vendor' ? 'Go to Vendor Dashboard' : 'Start Exploring';
      await user.click(await tour.findByRole('button', { name: end }));
      expect(screen.queryByRole('dialog', { name: 'Tour of Haven Exchange' })).toBeNull();
    },
  );

  it('saves nothing when a seller continues with an empty form', async () => {
    const calls: string[] = [];
    const { user } = startOnboarding('seller', (name) => calls.push(name));
    await user.click(await screen.findByRole('button', { name: 'Continue Tour' }));
    const tour = within(await screen.findByRole('dialog', { name: 'Tour of Haven Exchange' }));
    await user.click(await tour.findByRole('button', { name: 'Tell Us About Your Property' }));
    await user.click(await tour.findByRole('button', { name: 'Continue' }));
    expect(await tour.findByText('Step 3 of 4')).toBeVisible();
    expect(calls).not.toContain('rpc save_seller_profile');
  });

  it('saves the responses of a seller who filled in one field', async () => {
    const calls: string[] = [];
    const { user } = startOnboarding('seller', (name) => calls.push(name));
    await user.click(await screen.findByRole('button', { name: 'Continue Tour' }));
    const tour = within(await screen.findByRole('dialog', { name: 'Tour of Haven Exchange' }));
    await user.click(await tour.findByRole('button', { name: 'Tell Us About Your Property' }));
    await user.type(await tour.findByRole('textbox', { name: 'Property Name' }), 'Oak Hill');
    await user.click(tour.getByRole('button', { name: 'Continue' }));
    await vi.waitFor(() => expect(calls).toContain('rpc save_seller_profile'));
  });

  it("describes the command center's parts to an operator", async () => {
    const { user } = startOnboarding('operator');
    await user.click(await screen.findByRole('button', { name: 'Continue Tour' }));
    for (const card of [
      'Operations Management',
      'Maintenance Coordination',
      'Resident Services',
      'Performance Analytics',
    ])
      expect(await screen.findByText(card)).toBeVisible();
  });
});
