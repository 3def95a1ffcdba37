import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AuthPort } from '#shared/host.ts';
import { ada, failure, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const newPassword = () => screen.findByLabelText('New password');
const save = () => screen.getByRole('button', { name: 'Save password' });

describe('forgotten password', () => {
  it('prefills the email from sign-in', async () => {
    const { user, host } = renderApp({ at: '/auth' });
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await screen.findByRole('heading', { name: 'Reset your password' });
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(
      await screen.findByText(/has an account, we've emailed a link and a code/),
    ).toBeVisible();
    expect(host.auth.requestReset).toHaveBeenCalledExactlyOnceWith('ada@example.com');
    expect(screen.getByRole('button', { name: /Send again in/ })).toBeDisabled();
  });

  it('reports too many attempts', async () => {
    const host = fakeHost(null, { requestReset: async () => failure('x', { status: 429 }) });
    const { user } = renderApp({ at: '/reset-password', host });
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('AUTHENTICATION TEMPORARILY UNAVAILABLE')).toBeVisible();
  });
});

it('resets the password with the emailed code', async () => {
  const { user, host, address } = renderApp({ at: '/reset-password' });
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  await user.type(await screen.findByLabelText('Code from the email'), '123456{Enter}');
  await user.type(await newPassword(), 'quiet harbor 91');
  await user.click(save());
  await waitFor(() => expect(address()).toBe('/operator-dashboard'));
  const proof = { email: 'ada@example.com', code: '123456', type: 'recovery' };
  expect(host.auth.verifyCode).toHaveBeenCalledExactlyOnceWith(proof);
  expect(host.auth.changePassword).toHaveBeenCalledExactlyOnceWith({ password: 'quiet harbor 91' });
});

describe('recovery link', () => {
  const at = '/auth?mode=reset&token_hash=abc&type=recovery';

  it('is redeemed when the new password is sent, not when opened', async () => {
    const { user, host, address } = renderApp({ at });
    await user.type(await newPassword(), 'quiet harbor 91');
    expect(host.auth.verify).not.toHaveBeenCalled();
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/operator-dashboard'));
    expect(host.auth.verify).toHaveBeenCalledExactlyOnceWith('abc', 'recovery');
    expect(host.auth.changePassword).toHaveBeenCalledExactlyOnceWith({
      password: 'quiet harbor 91',
    });
  });

  it('shows the password strength and supports password managers', async () => {
    const { user } = renderApp({ at });
    await user.type(await newPassword(), 'quiet harbor 91');
    expect(screen.getByLabelText('Password strength')).not.toBeEmptyDOMElement();
    expect(await newPassword()).toHaveAttribute('autocomplete', 'new-password');
  });

  it("isn't redeemed twice after a rejected password", async () => {
    const changePassword = vi
      .fn<AuthPort['changePassword']>()
      .mockResolvedValueOnce(failure('', { code: 'same_password' }))
      .mockResolvedValue({ ok: true, value: null });
    const { user, host, address } = renderApp({ at, host: fakeHost(null, { changePassword }) });
    await user.type(await newPassword(), 'quiet harbor 91');
    await user.click(save());
    expect(await screen.findByText(/different from your current one/)).toBeVisible();
    await user.type(await newPassword(), ' again');
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/operator-dashboard'));
    expect(host.auth.verify).toHaveBeenCalledOnce();
  });

  it('reports a used link and offers another', async () => {
    const verify = async () => failure('Email link is invalid', { code: 'otp_expired' });
    const { user } = renderApp({ at, host: fakeHost(null, { verify }) });
    await user.type(await newPassword(), 'quiet harbor 91');
    await user.click(save());
    expect(await screen.findByText(/has expired or was already used/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send link' })).toBeEnabled();
  });

  it('is exchanged on arrival on a hosted backend', async () => {
    const { user, host, address } = renderApp({ at: '/auth?mode=reset&code=xyz' });
    await user.type(await newPassword(), 'quiet harbor 91');
    expect(host.auth.exchange).toHaveBeenCalledExactlyOnceWith('xyz');
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/operator-dashboard'));
  });

  it('asks an account with two-factor authentication for its code first', async () => {
    const verify = async () => ({ ok: true, value: { ...ada, needsCode: true } }) as const;
    const { user, host, address } = renderApp({ at, host: fakeHost(null, { verify }) });
    await user.type(await newPassword(), 'quiet harbor 91');
    await user.click(save());
    await user.type(await screen.findByLabelText('Verification code'), '123 456');
    expect(host.auth.changePassword).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe('/operator-dashboard'));
    expect(host.auth.secondFactor.prove).toHaveBeenCalledWith('123456');
    expect(host.auth.changePassword).toHaveBeenCalledOnce();
  });
});

describe('sign-out URL', () => {
  it('ends the session and redirects to the home page', async () => {
    const host = fakeHost(ada);
    const { address } = renderApp({ at: '/auth?action=logout', host });
    await waitFor(() => expect(address()).toBe('/'));
    expect(host.auth.signOut).toHaveBeenCalledOnce();
  });

  it('redirects to the home page when signed out', async () => {
    const { address } = renderApp({ at: '/auth?action=logout' });
    await waitFor(() => expect(address()).toBe('/'));
  });
});
