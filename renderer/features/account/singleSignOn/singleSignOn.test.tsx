import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ssoMessages, ssoRefusal } from '#shared/texts/singleSignOn.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { rememberSignIn } from './pendingSignIn.ts';

afterEach(() => sessionStorage.clear());

const CODE = 'c'.repeat(64);
const open = (at: string, replies: Readonly<Record<string, DataReply>> = {}) =>
  renderApp({ at, host: fakeHost(null), data: adasData(replies) });

describe('single sign-on', () => {
  it('sends the browser to the company of an email', async () => {
    const url = 'https://idp.example/sign-in?SAMLRequest=x';
    const { user, host } = open('/auth', { 'function sso/start': { data: { url } } });
    await user.click(await screen.findByRole('link', { name: 'Sign in with single sign-on' }));
    await user.type(await screen.findByLabelText('Work email'), 'ada@harbor.example');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(host.leaveFor).toHaveBeenCalledExactlyOnceWith(url));
  });

  it('offers the password if the domain has no company sign-in', async () => {
    const { user, host } = open('/auth?mode=sso', {
      'function sso/start': { data: { url: null } },
    });
    await user.type(await screen.findByLabelText('Work email'), 'ada@gmail.com');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(ssoMessages.noProvider)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in with a password' })).toBeVisible();
    expect(host.leaveFor).not.toHaveBeenCalled();
  });

  it('shows why the company denied the sign-in', async () => {
    open('/auth?sso_error=deactivated');
    expect(await screen.findByText(ssoRefusal('deactivated'))).toBeVisible();
  });

  it('opens the session started in this tab and links it to the company', async () => {
    const replace = vi.fn<(to: string) => void>();
    vi.stubGlobal('location', { ...location, replace });
    await rememberSignIn('/workspace-settings?tab=team');
    const { host } = open(`/auth?sso=${CODE}`, {
      'function sso/session': { data: { token_hash: 'hash', binding: 'binding' } },
      'rpc bind_sso_session': { data: true },
    });
    await waitFor(() =>
      expect(replace).toHaveBeenCalledExactlyOnceWith('/workspace-settings?tab=team'),
    );
    expect(host.auth.verify).toHaveBeenCalledExactlyOnceWith('hash', 'magiclink');
    vi.unstubAllGlobals();
  });

  it('rejects a sign-in started in another browser', async () => {
    const { host } = open(`/auth?sso=${CODE}`);
    expect(await screen.findByText(ssoMessages.otherBrowser)).toBeVisible();
    expect(host.auth.verify).not.toHaveBeenCalled();
  });
});

describe('a workspace that requires another sign-in', () => {
  const gate = (step: object) =>
    renderApp({
      at: '/workspace-settings',
      host: fakeHost(ada),
      data: adasData({
        'rpc my_account': { error: { code: 'HXSSW', message: 'No.' }, status: 400 },
        'rpc get_missing_sign_in_step': {
          data: {
            workspace: 'Harbor House',
            can_use_sso: true,
            can_use_second_factor: false,
            has_second_factor: false,
            ...step,
          },
        },
        'function sso/start': { data: { url: 'https://idp.example/' } },
        'rpc pause_my_workspace': { data: true },
      }),
    });

  it('replaces every screen until the person signs in through the company', async () => {
    const { user, host } = gate({});
    expect(
      await screen.findByRole('heading', { name: 'Harbor House requires single sign-on' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /two-factor/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue with single sign-on' }));
    await waitFor(() => expect(host.leaveFor).toHaveBeenCalledOnce());
  });

  it('offers to set up an authenticator app', async () => {
    const { user } = gate({ can_use_sso: false, can_use_second_factor: true });
    await user.click(
      await screen.findByRole('button', { name: 'Set up two-factor authentication' }),
    );
    expect(await screen.findByLabelText('First code')).toBeVisible();
  });
});
