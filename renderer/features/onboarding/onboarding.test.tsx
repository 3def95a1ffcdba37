import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasAccount, adasData } from '../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import './GetStarted.tsx';
import { BEGINNING, chosen, type Onboarding } from './onboardingState.ts';
import './tour/Tour.tsx';

function open(state: Onboarding | null, userType = 'operator') {
  const account = {
    ...adasAccount,
    profile: { ...adasAccount.profile, user_type: userType },
  };
  return renderApp({
    at: '/operator-dashboard',
    host: fakeHost(ada),
    data: adasData({
      'rpc my_account': { data: account },
      'rpc my_figures': { data: { onboarding: { step: 1 } } },
      'select onboarding_states': { data: state },
    }),
  });
}

const tour = () => screen.findByRole('dialog', { name: 'Tour of Haven Exchange' });

describe('the choice of a tour', () => {
  it('goes away for good when it is skipped', async () => {
    const { user } = open(null);
    await user.click(await screen.findByRole('button', { name: 'Skip for Now' }));
    expect(screen.queryByRole('button', { name: /Quick Start/ })).not.toBeInTheDocument();
  });
});

describe('a tour that was begun on another device', () => {
  it('goes on at its step', async () => {
    const { user } = open({ ...chosen(BEGINNING, 'guided'), step: 4 });
    expect(await screen.findByText('Your tour waits at step 4 of 5.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue Tour' }));
    expect(within(await tour()).getByText('Step 4 of 4')).toBeVisible();
  });
});
