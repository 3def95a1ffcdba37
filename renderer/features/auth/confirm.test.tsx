import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adasData } from '../../testing/fakeAccount.ts';
import { ada, failure, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { readConfirmLink } from './confirmLink.ts';

describe('the address behind an e-mail link', () => {
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
  ])('is understood: %s%s', (search, hash, link) => {
    expect(readConfirmLink(search, hash)).toEqual(link);
  });
});

describe('confirming the e-mail', () => {
  it('waits for a press of the button, so that a mail scanner uses nothing up', async () => {
    const { user, host } = renderApp({ at: '/auth/confirm?token_hash=abc&type=signup' });
    const button = await screen.findByRole('button', { name: 'Confirm e-mail' });
    expect(host.auth.verify).not.toHaveBeenCalled();
    await user.click(button);
    await screen.findByRole('heading', { name: 'Your e-mail is confirmed' });
    expect(host.auth.verify).toHaveBeenCalledWith('abc', 'signup');
    expect(await screen.findByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  });

  it('leads to sign-in when the link carries no session', async () => {
    const host = fakeHost(null, { verify: async () => ({ ok: true, value: null }) });
    const { user } = renderApp({ at: '/auth/confirm?token_hash=abc&type=email', host });
    await user.click(await screen.findByRole('button', { name: 'Confirm e-mail' }));
    await screen.findByText('You can sign in now.');
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it('redeems a code once, although the screen mounts twice in development', async () => {
    const { host } = renderApp({ at: '/auth/confirm?code=xyz' });
    await screen.findByRole('heading', { name: 'Your e-mail is confirmed' });
    expect(host.auth.exchange).toHaveBeenCalledExactlyOnceWith('xyz');
  });

  it('takes over tokens from the fragment', async () => {
    const { host } = renderApp({ at: '/auth/confirm#access_token=c&refresh_token=d' });
    await screen.findByRole('heading', { name: 'Your e-mail is confirmed' });
    expect(host.auth.adopt).toHaveBeenCalledExactlyOnceWith('c', 'd');
  });

  it('says whose account it opens before it is spent, and whose place that takes', async () => {
    const bea = 'bea@example.com';
    const data = adasData({ 'rpc account_of_link': { data: bea } });
    const { host } = renderApp({
      at: '/auth/confirm?token_hash=abc&type=signup',
      host: fakeHost(ada),
      data,
    });
    expect(await screen.findByText(bea)).toBeVisible();
    expect(screen.getByText(ada.email)).toBeVisible();
    expect(host.auth.verify).not.toHaveBeenCalled();
  });

  it('can be handed to the desktop app unspent', async () => {
    const { user, host } = renderApp({ at: '/auth/confirm?token_hash=abc&type=signup' });
    const link = await screen.findByRole('link', { name: 'Open Haven' });
    expect(link).toHaveAttribute('href', 'haven://auth/confirm?token_hash=abc&type=signup');
    await user.click(link);
    expect(screen.getByText(/Go on in the app/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Confirm e-mail' })).toBeEnabled();
    expect(host.auth.verify).not.toHaveBeenCalled();
  });

  it('says that a link is used up, and sends another', async () => {
    const host = fakeHost(null, {
      verify: async () => failure('Token has expired or is invalid', { code: 'otp_expired' }),
    });
    const { user } = renderApp({ at: '/auth/confirm?token_hash=old&type=signup', host });
    await user.click(await screen.findByRole('button', { name: 'Confirm e-mail' }));
    expect(await screen.findByText(/has expired or was already used/)).toBeVisible();
    await user.type(screen.getByLabelText('E-mail'), ada.email);
    await user.click(screen.getByRole('button', { name: /Send the confirmation link/ }));
    expect(await screen.findByRole('button', { name: /Send again in/ })).toBeDisabled();
    expect(host.auth.resend).toHaveBeenCalledWith(ada.email, undefined);
  });

  it('does not ask for a new link when only the sign-in by code failed', async () => {
    const host = fakeHost(null, { exchange: async () => failure('verifier missing') });
    renderApp({ at: '/auth/confirm?code=elsewhere', host });
    expect(await screen.findByText(/Your e-mail is confirmed, but/)).toBeVisible();
  });
});

describe('a change of the address', () => {
  it('says after the first confirmation that the other address has to agree too', async () => {
    const host = fakeHost(ada, { verify: async () => ({ ok: true, value: null }) });
    const { user } = renderApp({ at: '/auth/confirm?token_hash=abc&type=email_change', host });
    await user.click(await screen.findByRole('button', { name: 'Confirm e-mail' }));
    await screen.findByRole('heading', { name: 'One address has confirmed' });
  });

  it('says so as well when the server led here', async () => {
    renderApp({ at: '/auth/confirm?message=Please+proceed', host: fakeHost(ada) });
    await screen.findByRole('heading', { name: 'One address has confirmed' });
  });

  it('is taken back by a press of the button, which leads to a new password', async () => {
    const data = adasData({ 'rpc undo_email_change': { data: ada.email } });
    const { user, host, address } = renderApp({
      at: '/auth/confirm?undo=secret',
      host: fakeHost(ada),
      data,
    });
    await user.click(await screen.findByRole('button', { name: 'Keep my address' }));
    await screen.findByRole('heading', { name: 'Reset your password' });
    expect(address()).toBe('/reset-password');
    expect(screen.getByLabelText('E-mail')).toHaveValue(ada.email);
    expect(host.auth.forget).toHaveBeenCalledOnce();
  });

  it('is not taken back by a link that is spent, and says so', async () => {
    const data = adasData({ 'rpc undo_email_change': { data: null } });
    const { user } = renderApp({ at: '/auth/confirm?undo=secret', data });
    await user.click(await screen.findByRole('button', { name: 'Keep my address' }));
    expect(await screen.findByText(/has expired or was already used/)).toBeVisible();
  });
});

it('a confirmed sign-up leads on to what was wanted before it', async () => {
  const { user } = renderApp({
    at: '/auth/confirm?redirect=listings%3Fsearch%3Dohio&token_hash=abc&type=signup',
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm e-mail' }));
  expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/investment-opportunities?search=ohio',
  );
});

describe('the screen after sign-up', () => {
  const code = () => screen.findByLabelText('Code from the e-mail');

  it('takes the code of the letter, pasted with its words, and leads on', async () => {
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

  it('offers the field to whatever fills in codes, and says when one is wrong', async () => {
    const verifyCode = async () => failure('Token has expired or is invalid');
    const host = fakeHost(null, { verifyCode });
    const { user } = renderApp({ at: '/verify-email', state: { email: ada.email }, host });
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(await code(), '12345');
    await user.click(screen.getByRole('button', { name: 'Confirm e-mail' }));
    expect(await screen.findByText('Enter the six digits.')).toBeVisible();
    await user.type(await code(), '6{Enter}');
    expect(await screen.findByText(/That code is not right/)).toBeVisible();
    expect(await code()).toHaveFocus();
  });

  it('sends the letter again with the way back to what was wanted', async () => {
    const state = { email: ada.email, redirect: 'user-pricing' };
    const { user, host } = renderApp({ at: '/verify-email', state });
    await user.click(await screen.findByRole('button', { name: /Send the confirmation link/ }));
    expect(host.auth.resend).toHaveBeenCalledExactlyOnceWith(ada.email, 'user-pricing');
  });

  it('asks for no code while it does not know whose', async () => {
    renderApp({ at: '/verify-email' });
    await screen.findByRole('heading', { name: 'Check your e-mail' });
    expect(screen.queryByLabelText('Code from the e-mail')).toBeNull();
  });

  it('says where this computer keeps captured mail', async () => {
    renderApp({ at: '/verify-email', state: { email: ada.email } });
    expect(
      await screen.findByRole('link', { name: 'Open this computer’s captured mail' }),
    ).toHaveAttribute('href', '/_local/mail');
  });

  it('lets the person ask again a minute after the mail was sent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderApp({ at: '/verify-email', state: { email: ada.email, sentAt: Date.now() } });
    expect(await screen.findByRole('button', { name: /Send again in/ })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(screen.getByRole('button', { name: /Send the confirmation link/ })).toBeEnabled();
  });
});

describe('the link that ends letters', () => {
  const about = (kind: string | null, is_on = true) => {
    const asked: string[] = [];
    const data = ({ name, args }: { name: string; args: readonly unknown[] }) => {
      if (name === 'rpc subscription_of_link') {
        return { data: kind === 'none' ? [] : [{ email: 'a•••@people.example', kind, is_on }] };
      }
      if (name === 'rpc unsubscribe') {
        asked.push(JSON.stringify(args[0]));
        return { data: true };
      }
      return {};
    };
    return { asked, data };
  };
  const at = '/auth/confirm?unsubscribe=abc';

  it('asks a visitor first, then ends these letters, and offers to end all', async () => {
    const { asked, data } = about('new_message');
    const { user } = renderApp({ at, data, host: fakeHost(null) });
    await screen.findByText('Letters about “New messages” go to a•••@people.example.');
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stop these letters' }));
    await screen.findByText(/^No more letters about “New messages” go to/);
    await user.click(screen.getByRole('button', { name: 'Stop all letters about notices' }));
    await screen.findByText(/^No more letters about notices go to/);
    expect(asked).toEqual(['{"token":"abc","from_all":false}', '{"token":"abc","from_all":true}']);
  });

  it('says that they have ended already', async () => {
    renderApp({ at, data: about('new_message', false).data, host: fakeHost(null) });
    await screen.findByText('Letters about “New messages” no longer go to a•••@people.example.');
    expect(screen.queryByRole('button', { name: 'Stop these letters' })).toBeNull();
  });

  it('of somebody else’s making ends nothing', async () => {
    renderApp({ at, data: about('none').data, host: fakeHost(null) });
    await screen.findByText('This link is not from one of our letters, or its account is gone.');
  });
});
