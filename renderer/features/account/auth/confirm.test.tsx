import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { ada, failure, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { readConfirmLink } from './confirmLink.ts';

describe('email link parser', () => {
  it.each([
    ['?token_hash=a&type=signup', '', { kind: 'token', tokenHash: 'a', type: 'signup' }],
    ['?token_hash=a', '', { kind: 'token', tokenHash: 'a', type: 'email' }],
    ['?token_hash=a&type=recovery', '', { kind: 'incomplete' }],
    ['?code=b', '', { kind: 'code', code: 'b' }],
    [
      '',
      '#access_token=c&refresh_token=d&type=signup',
      { kind: 'tokens', accessToken: 'c', refreshToken: 'd' },
    ],
    [
      '?error=access_denied&error_code=otp_expired&error_description=Too+late',
      '',
      { kind: 'error', code: 'otp_expired', message: 'Too late' },
    ],
    ['', '#error=access_denied&error_description=No', { kind: 'error', code: '', message: 'No' }],
    ['?unsubscribe=u', '', { kind: 'unsubscribe', token: 'u' }],
    ['?access_token=c&refresh_token=d', '', { kind: 'incomplete' }],
    ['', '', { kind: 'incomplete' }],
  ])('parses %s%s', (search, hash, link) => {
    expect(readConfirmLink(search, hash)).toEqual(link);
  });
});

describe('email confirmation', () => {
  it("waits for a button click so that mail scanners don't redeem the link", async () => {
    const { user, host } = renderApp({ at: '/auth/confirm?token_hash=abc&type=signup' });
    const button = await screen.findByRole('button', { name: 'Confirm email' });
    expect(host.auth.verify).not.toHaveBeenCalled();
    await user.click(button);
    await screen.findByRole('heading', { name: 'Your email is confirmed' });
    expect(host.auth.verify).toHaveBeenCalledWith('abc', 'signup');
    expect(await screen.findByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  });

  it('leads to sign-in when the link carries no session', async () => {
    const host = fakeHost(null, { verify: async () => ({ ok: true, value: null }) });
    const { user } = renderApp({ at: '/auth/confirm?token_hash=abc&type=email', host });
    await user.click(await screen.findByRole('button', { name: 'Confirm email' }));
    await screen.findByText('You can sign in now.');
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it('redeems a code once although the screen mounts twice in development', async () => {
    const { host } = renderApp({ at: '/auth/confirm?code=xyz' });
    await screen.findByRole('heading', { name: 'Your email is confirmed' });
    expect(host.auth.exchange).toHaveBeenCalledExactlyOnceWith('xyz');
  });

  it('uses tokens from the URL fragment', async () => {
    const { host } = renderApp({ at: '/auth/confirm#access_token=c&refresh_token=d' });
    await screen.findByRole('heading', { name: 'Your email is confirmed' });
    expect(host.auth.adopt).toHaveBeenCalledExactlyOnceWith('c', 'd');
  });

  it('shows which account the link opens and which one it replaces before redeeming it', async () => {
    const bea = 'bea@example.com';
    const data = adasData({ 'rpc get_email_by_link_token': { data: bea } });
    const { host } = renderApp({
      at: '/auth/confirm?token_hash=abc&type=signup',
      host: fakeHost(ada),
      data,
    });
    expect(await screen.findByText(bea)).toBeVisible();
    expect(screen.getByText(ada.email)).toBeVisible();
    expect(host.auth.verify).not.toHaveBeenCalled();
  });

  it('opens in the desktop app without being redeemed', async () => {
    const { user, host } = renderApp({ at: '/auth/confirm?token_hash=abc&type=signup' });
    const link = await screen.findByRole('link', { name: 'Open Haven' });
    const server = encodeURIComponent(location.origin);
    expect(link).toHaveAttribute(
      'href',
      `haven://auth/confirm?token_hash=abc&type=signup#at=${server}`,
    );
    await user.click(link);
    expect(screen.getByText(/Continue in the app/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Confirm email' })).toBeEnabled();
    expect(host.auth.verify).not.toHaveBeenCalled();
  });

  it('reports a used link and sends another', async () => {
    const host = fakeHost(null, {
      verify: async () => failure('Token has expired or is invalid', { code: 'otp_expired' }),
    });
    const { user } = renderApp({ at: '/auth/confirm?token_hash=old&type=signup', host });
    await user.click(await screen.findByRole('button', { name: 'Confirm email' }));
    expect(await screen.findByText(/has expired or was already used/)).toBeVisible();
    await user.type(screen.getByLabelText('Email'), ada.email);
    await user.click(screen.getByRole('button', { name: /Resend confirmation link/ }));
    expect(await screen.findByRole('button', { name: /Send again in/ })).toBeDisabled();
    expect(host.auth.resend).toHaveBeenCalledWith(ada.email, undefined);
  });

  it('requests no new link when only the code sign-in failed', async () => {
    const host = fakeHost(null, { exchange: async () => failure('verifier missing') });
    renderApp({ at: '/auth/confirm?code=elsewhere', host });
    expect(await screen.findByText(/Your email is confirmed, but/)).toBeVisible();
  });
});

describe('email change', () => {
  it('asks for the other address to confirm after the first one', async () => {
    const host = fakeHost(ada, { verify: async () => ({ ok: true, value: null }) });
    const { user } = renderApp({ at: '/auth/confirm?token_hash=abc&type=email_change', host });
    await user.click(await screen.findByRole('button', { name: 'Confirm email' }));
    await screen.findByRole('heading', { name: 'First address confirmed' });
  });

  it('asks for the other address when the server redirects here', async () => {
    renderApp({ at: '/auth/confirm?message=Please+proceed', host: fakeHost(ada) });
    await screen.findByRole('heading', { name: 'First address confirmed' });
  });

  it('is undone by a button click that leads to a new password', async () => {
    const data = adasData({ 'rpc undo_email_change': { data: ada.email } });
    const { user, host, address } = renderApp({
      at: '/auth/confirm?undo=secret',
      host: fakeHost(ada),
      data,
    });
    await user.click(await screen.findByRole('button', { name: 'Keep my previous email' }));
    await screen.findByRole('heading', { name: 'Reset your password' });
    expect(address()).toBe('/reset-password');
    expect(screen.getByLabelText('Email')).toHaveValue(ada.email);
    expect(host.auth.forget).toHaveBeenCalledOnce();
  });

  it("can't be undone with a used link", async () => {
    const data = adasData({ 'rpc undo_email_change': { data: null } });
    const { user } = renderApp({ at: '/auth/confirm?undo=secret', data });
    await user.click(await screen.findByRole('button', { name: 'Keep my previous email' }));
    expect(await screen.findByText(/has expired or was already used/)).toBeVisible();
  });
});

it('continues to the original destination after a confirmed sign-up', async () => {
  const { user } = renderApp({
    at: '/auth/confirm?redirect=listings%3Fsearch%3Dohio&token_hash=abc&type=signup',
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm email' }));
  expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/investment-opportunities?search=ohio',
  );
});

describe('post-sign-up screen', () => {
  const code = () => screen.findByLabelText('Code from the email');

  it('accepts the emailed code, pasted with surrounding text, and continues', async () => {
    const state = { email: ada.email, redirect: 'messages-are-elsewhere' };
    const { user, host, address } = renderApp({ at: '/verify-email', state });
    await user.click(await code());
    await user.paste('Or enter this code: 012 345');
    await vi.waitFor(() => expect(address()).toBe('/operator-dashboard'));
    expect(host.auth.verifyCode).toHaveBeenCalledExactlyOnceWith({
      email: ada.email,
      code: '012345',
      type: 'signup',
    });
  });

  it('supports code autofill and reports a wrong code', async () => {
    const verifyCode = async () => failure('Token has expired or is invalid');
    const host = fakeHost(null, { verifyCode });
    const { user } = renderApp({ at: '/verify-email', state: { email: ada.email }, host });
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(await code(), '12345');
    await user.click(screen.getByRole('button', { name: 'Confirm email' }));
    expect(await screen.findByText('Enter the 6-digit code.')).toBeVisible();
    await user.type(await code(), '6{Enter}');
    expect(await screen.findByText(/That code is incorrect/)).toBeVisible();
    expect(await code()).toHaveFocus();
  });

  it('resends the email with the original destination', async () => {
    const state = { email: ada.email, redirect: 'user-pricing' };
    const { user, host } = renderApp({ at: '/verify-email', state });
    await user.click(await screen.findByRole('button', { name: /Resend confirmation link/ }));
    expect(host.auth.resend).toHaveBeenCalledExactlyOnceWith(ada.email, 'user-pricing');
  });

  it('asks for no code without a known email', async () => {
    renderApp({ at: '/verify-email' });
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(screen.queryByLabelText('Code from the email')).toBeNull();
  });

  it('shows where this computer stores captured mail', async () => {
    renderApp({ at: '/verify-email', state: { email: ada.email } });
    expect(await screen.findByRole('link', { name: 'View captured email' })).toHaveAttribute(
      'href',
      '/_local/mail',
    );
  });

  it('allows a resend after one minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderApp({ at: '/verify-email', state: { email: ada.email, sentAt: Date.now() } });
    expect(await screen.findByRole('button', { name: /Send again in/ })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(screen.getByRole('button', { name: /Resend confirmation link/ })).toBeEnabled();
  });
});

describe('unsubscribe link', () => {
  const about = (kind: string | null, is_on = true) => {
    const requests: string[] = [];
    const data = ({ name, args }: { name: string; args: readonly unknown[] }) => {
      if (name === 'rpc unsubscribe_link_details') {
        return { data: kind === 'none' ? [] : [{ email: 'a•••@people.example', kind, is_on }] };
      }
      if (name === 'rpc unsubscribe') {
        requests.push(JSON.stringify(args[0]));
        return { data: true };
      }
      return {};
    };
    return { asked: requests, data };
  };
  const at = '/auth/confirm?unsubscribe=abc';

  it('asks the visitor to confirm, unsubscribes, and offers to unsubscribe from all', async () => {
    const { asked, data } = about('new_message');
    const { user } = renderApp({ at, data, host: fakeHost(null) });
    await screen.findByText('Emails about “New messages” go to a•••@people.example.');
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    await screen.findByText(/^Emails about “New messages” to .* are turned off/);
    await user.click(screen.getByRole('button', { name: 'Unsubscribe from all notifications' }));
    await screen.findByText(/^Notification emails to .* are turned off/);
    expect(asked).toEqual(['{"token":"abc","from_all":false}', '{"token":"abc","from_all":true}']);
  });

  it('says that these emails are already off', async () => {
    renderApp({ at, data: about('new_message', false).data, host: fakeHost(null) });
    await screen.findByText('Emails about “New messages” no longer go to a•••@people.example.');
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
  });

  it('ignores a forged link', async () => {
    renderApp({ at, data: about('none').data, host: fakeHost(null) });
    await screen.findByText("This link isn't from one of our emails, or its account was deleted.");
  });
});
