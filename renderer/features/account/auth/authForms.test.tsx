import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authMessages } from '#shared/texts/auth.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import { failure, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const emailField = () => screen.findByLabelText('Email');
const passwordField = () => screen.getByLabelText('Password');

describe('sign-in', () => {
  it('redirects to the page the user wanted', async () => {
    const { user, host, address } = renderApp({ at: '/auth?redirect=dashboard%3Ftab%3Droles' });
    await user.type(await emailField(), 'ada@example.com');
    await user.type(passwordField(), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/operator-dashboard?tab=roles'));
    expect(host.auth.signIn).toHaveBeenCalledWith({
      email: 'ada@example.com',
      password: 'correct horse',
    });
  });

  it('never redirects to another site', async () => {
    const { user, address } = renderApp({ at: '/auth?redirect=%2F%2Fevil.example' });
    await user.type(await emailField(), 'ada@example.com');
    await user.type(passwordField(), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/operator-dashboard'));
  });

  it('shows missing fields without sending a request', async () => {
    const { user, host } = renderApp({ at: '/auth' });
    await user.type(await emailField(), 'ada@');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(passwordField()).toHaveAccessibleDescription('Enter your password.'),
    );
    expect(await emailField()).toHaveAccessibleDescription(/like name@company.com/);
    expect(await emailField()).toBeInvalid();
    expect(host.auth.signIn).not.toHaveBeenCalled();
  });

  it.each([
    ['/auth?redirect=listings?search=ohio', '/investment-opportunities?search=ohio'],
    ['/auth?redirect=pricing', '/user-pricing'],
  ])('redirects from %s to %s', async (at, target) => {
    const { user, address } = renderApp({ at });
    await user.type(await emailField(), 'ada@example.com');
    await user.type(passwordField(), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe(target));
  });

  it('explains an error and keeps the input', async () => {
    const host = fakeHost(null, { signIn: async () => failure('Invalid login credentials') });
    const { user } = renderApp({ at: '/auth', host });
    await user.type(await emailField(), 'ada@example.com');
    await user.type(passwordField(), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(/Invalid email or password/)).toBeVisible();
    expect(await emailField()).toHaveValue('ada@example.com');
    expect(passwordField()).toHaveValue('wrong');
  });

  it('shows an error when the server returns no user', async () => {
    const message = 'Sign in failed - no user data received';
    const host = fakeHost(null, { signIn: async () => failure(authMessages.noUserAfterSignIn) });
    const { user } = renderApp({ at: '/auth', host });
    await user.type(await emailField(), 'ada@example.com');
    await user.type(passwordField(), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('offers to resend the link when the email is unconfirmed', async () => {
    const host = fakeHost(null, { signIn: async () => failure('Email not confirmed') });
    const { user, address } = renderApp({ at: '/auth', host });
    await user.type(await emailField(), 'ada@example.com');
    await user.type(passwordField(), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.click(await screen.findByRole('link', { name: /Resend confirmation link/ }));
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(address()).toBe('/verify-email');
    expect(screen.getByText('ada@example.com')).toBeVisible();
  });

  it('explains the rate limit', async () => {
    const host = fakeHost(null, { signIn: async () => failure('Too fast', { status: 429 }) });
    const { user } = renderApp({ at: '/auth', host });
    await user.type(await emailField(), 'ada@example.com');
    await user.type(passwordField(), 'x');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('AUTHENTICATION TEMPORARILY UNAVAILABLE')).toBeVisible();
  });

  it('keeps the email when switching to sign-up', async () => {
    const { user } = renderApp({ at: '/auth' });
    await user.type(await emailField(), 'ada@example.com');
    await user.click(screen.getByRole('link', { name: 'Create account' }));
    await screen.findByLabelText('First name');
    expect(await emailField()).toHaveValue('ada@example.com');
  });
});

describe('sign-up', () => {
  async function fillIn(user: ReturnType<typeof renderApp>['user']) {
    await user.click(await screen.findByRole('radio', { name: /^Operator/ }));
    await user.type(screen.getByLabelText('First name'), ' Ada ');
    await user.type(screen.getByLabelText('Last name'), 'Quill');
    await user.type(await emailField(), 'ada@example.com');
    await user.type(passwordField(), 'quiet harbor 91');
  }

  it('creates the account, requests the email, and shows where to look', async () => {
    const calls: string[] = [];
    const data = adasData();
    const { user, host } = renderApp({
      at: '/auth?mode=sign-up',
      data: (request) => {
        calls.push(request.name);
        return data(request);
      },
    });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(host.auth.signUp).toHaveBeenCalledWith({
      firstName: 'Ada',
      lastName: 'Quill',
      email: 'ada@example.com',
      password: 'quiet harbor 91',
      userType: 'operator',
    });
    expect(screen.getByText('ada@example.com')).toBeVisible();
    await waitFor(() => expect(calls).toContain('function send-user-confirmation-email'));
    expect(calls).toContain('function send-signup-notification');
  });

  it('keeps the original destination through the confirmation', async () => {
    const { user, host } = renderApp({
      at: '/auth?mode=sign-up&redirect=listings%3Fsearch%3Dohio',
    });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await screen.findByRole('heading', { name: 'Check your email' });
    const redirect = 'investment-opportunities?search=ohio';
    expect(host.auth.signUp).toHaveBeenCalledWith(expect.objectContaining({ redirect }));
  });

  it("continues when the extra email can't be sent", async () => {
    const data = adasData({ 'function send-user-confirmation-email': { error: new Error('no') } });
    const { user, store } = renderApp({ at: '/auth?mode=sign-up', data });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(store.getState().toasts.shown).toEqual([]);
  });

  it('shows each missing answer at its field', async () => {
    const { user } = renderApp({ at: '/auth?mode=sign-up' });
    await user.click(await screen.findByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Choose what describes you best.')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(
      'Enter your first name.',
    );
    expect(passwordField()).toHaveAccessibleDescription(/Use at least 8 characters/);
  });

  it("shows the server's message and keeps the input", async () => {
    const host = fakeHost(null, { signUp: async () => failure('User already registered') });
    const { user } = renderApp({ at: '/auth?mode=sign-up', host });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('User already registered')).toBeVisible();
    expect(screen.getByLabelText('Last name')).toHaveValue('Quill');
    expect(screen.getByRole('radio', { name: /^Operator/ })).toBeChecked();
  });
});
