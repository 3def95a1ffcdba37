import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../../../session/account/index.ts';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { newProgress } from '../../../testing/fakeProgress.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { reportIdle } from '../../../testing/reportIdle.ts';
import './GetStarted.tsx';
import './HomeOnboarding.tsx';
import { chosen, finishTour, INITIAL_STATE, type Onboarding, skipped } from './onboardingState.ts';
import './tour/Tour.tsx';
import { markTourClosed } from './tourEvents.ts';

beforeEach(reportIdle);
afterEach(markTourClosed);

const createReplies = (state: Onboarding | null, account: Account = adasAccount) =>
  adasData({
    'rpc my_account': { data: account },
    'rpc my_figures': { data: { onboarding: newProgress() } },
    'select onboarding_states': { data: state },
  });

const open = (state: Onboarding | null, at = '/operator-dashboard') =>
  renderApp({ at, host: fakeHost(ada), data: createReplies(state) });

const tour = () => screen.findByRole('dialog', { name: 'Tour of Haven Exchange' });

describe('tour choice', () => {
  it('stays hidden after it is skipped, and the first steps stay', async () => {
    const { user } = open(null);
    await user.click(await screen.findByRole('button', { name: 'Take a tour' }));
    await user.click(await screen.findByRole('button', { name: 'Skip for Now' }));
    expect(screen.queryByRole('button', { name: /Quick Start|Take a tour/ })).toBeNull();
    expect(screen.getByRole('region', { name: 'Get started' })).toBeVisible();
  });
});

describe('tour next to the form it asks to fill in', () => {
  it('shrinks to a strip and continues on the dashboard', async () => {
    const { user, router } = open({ ...chosen(INITIAL_STATE, 'guided'), step: 2 });
    await user.click(await screen.findByRole('button', { name: 'Continue Tour' }));
    await tour();
    await router.navigate('/profile');
    const strip = within(await screen.findByRole('region', { name: 'Tour' }));
    expect(strip.getByRole('status')).toHaveTextContent('Step 2 of 4. Finish here first.');
    expect(screen.queryByRole('dialog', { name: 'Tour of Haven Exchange' })).toBeNull();
    await user.click(strip.getByRole('button', { name: 'Continue Tour' }));
    expect(within(await tour()).getByText('Step 3 of 4')).toBeVisible();
  });
});

describe('onboarding on the home page', () => {
  const choice = () => screen.queryByRole('region', { name: /^Choose how to get to know/ });
  const headline = () => screen.findByRole('heading', { level: 1 });

  it('offers a new member three tours and opens the chosen one', async () => {
    const { user } = open(null, '/');
    const offer = within(await screen.findByRole('region', { name: /^Choose how to get to know/ }));
    expect(offer.getAllByRole('listitem')).toHaveLength(3);
    await user.click(offer.getByRole('button', { name: /Guided Tour$/ }));
    expect(await tour()).toBeVisible();
    expect(choice()).toBeNull();
  });

  it('disappears once it is skipped', async () => {
    const { user } = open(null, '/');
    await user.click(await screen.findByRole('button', { name: 'Skip for Now' }));
    await waitFor(() => expect(choice()).toBeNull());
    expect(screen.queryByRole('region', { name: 'Get Started' })).toBeNull();
  });

  it.each([
    ['completed', finishTour(chosen(INITIAL_STATE, 'comprehensive'))],
    ['skipped', skipped(INITIAL_STATE)],
  ])('is not shown to a member who %s it', async (_, state) => {
    const calls: string[] = [];
    const respond = createReplies(state);
    renderApp({
      at: '/',
      host: fakeHost(ada),
      data: (request) => {
        calls.push(request.name);
        return respond(request);
      },
    });
    await headline();
    await waitFor(() => expect(calls).toContain('select onboarding_states'));
    expect(choice()).toBeNull();
    expect(screen.queryByRole('region', { name: 'Get Started' })).toBeNull();
  });

  it('is not requested for visitors', async () => {
    const calls: string[] = [];
    const respond = createReplies(null);
    renderApp({
      at: '/',
      data: (request) => {
        calls.push(request.name);
        return respond(request);
      },
    });
    await headline();
    await screen.findAllByRole('link', { name: 'Sign In / Sign Up' });
    expect(calls).not.toContain('select onboarding_states');
    expect(choice()).toBeNull();
  });
});

describe('tour started on another device', () => {
  it('continues at its step', async () => {
    const { user } = open({ ...chosen(INITIAL_STATE, 'guided'), step: 4 });
    expect(await screen.findByText('Your tour is paused at step 4 of 4.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue Tour' }));
    expect(within(await tour()).getByText('Step 4 of 4')).toBeVisible();
  });

  it('counts the same four steps before the last screen of the tour', async () => {
    open({ ...chosen(INITIAL_STATE, 'guided'), step: 5 });
    expect(await screen.findByText('You have seen all 4 steps of your tour.')).toBeVisible();
  });
});

describe('tour open when the page was left', () => {
  it('does not open again when the page loads', async () => {
    const { user } = open({ ...chosen(INITIAL_STATE, 'guided'), step: 2 });
    await user.click(await screen.findByRole('button', { name: 'Continue Tour' }));
    await tour();
    cleanup();
    // A page load runs all modules again.
    const path = './tourEvents.ts?loaded-again';
    const loaded: typeof import('./tourEvents.ts') = await import(path);
    expect(loaded.isTourOpen(ada.userId)).toBe(false);
    markTourClosed();
    open({ ...chosen(INITIAL_STATE, 'guided'), step: 2 });
    expect(await screen.findByRole('button', { name: 'Continue Tour' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('quickly clicked steps', () => {
  it('are saved in order and reported with their own visit', async () => {
    const savedSteps: number[] = [];
    const sessionIds: unknown[] = [];
    let resolveSave: () => void = () => undefined;
    const account = { ...adasAccount, profile: { ...adasAccount.profile, user_type: 'operator' } };
    const respond = adasData({
      'rpc my_account': { data: account },
      'rpc my_figures': { data: { onboarding: newProgress() } },
      'select onboarding_states': { data: chosen(INITIAL_STATE, 'guided') },
      'upsert onboarding_states': ({ args: [row] }) => {
        savedSteps.push((row as Onboarding).step);
        return new Promise((resolve) => {
          resolveSave = () => resolve({ data: null });
        });
      },
      'insert activity_feed': ({ args: [row] }) => {
        sessionIds.push((row as { metadata: { session_id: string } }).metadata.session_id);
        return { data: null };
      },
    });
    const { user } = renderApp({ at: '/operator-dashboard', host: fakeHost(ada), data: respond });
    await user.click(await screen.findByRole('button', { name: 'Continue Tour' }));
    const dialog = within(await tour());
    await user.click(dialog.getByRole('button', { name: 'Set Up Operations Dashboard' }));
    await waitFor(() => expect(savedSteps).toHaveLength(1));
    await user.click(await dialog.findByRole('button', { name: 'Skip for now' }));
    expect(savedSteps).toHaveLength(1);
    resolveSave();
    await waitFor(() => expect(savedSteps).toHaveLength(2));
    expect(savedSteps[1]).toBeGreaterThan(savedSteps[0] ?? 0);
    resolveSave();
    await waitFor(() => expect(sessionIds.length).toBeGreaterThan(1));
    expect(new Set(sessionIds).size).toBe(1);
    expect(sessionIds).not.toContain('onboarding');
  });
});
