import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { ada, failure, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const halfway = { ...ada, needsCode: true };

describe('sign-in with two-factor authentication', () => {
  it('asks for the code after the password, then redirects to the original destination', async () => {
    const host = fakeHost(null, { signIn: async () => ({ ok: true, value: halfway }) });
    const { user, address } = renderApp({ at: '/auth?redirect=dashboard%3Ftab%3Droles', host });
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const code = await screen.findByLabelText('Verification code');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(code, '123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe('/operator-dashboard?tab=roles'));
  });

  it('opens no screen before the code is entered', async () => {
    const { address } = renderApp({ at: '/dashboard', host: fakeHost(halfway) });
    await screen.findByRole('heading', { name: 'Enter your code' });
    expect(address()).toBe('/auth?redirect=dashboard');
  });

  it('reports a wrong code and keeps asking', async () => {
    const wrong = failure('Invalid TOTP code', { status: 422, code: 'mfa_verification_failed' });
    const host = fakeHost(halfway);
    vi.mocked(host.auth.secondFactor.prove).mockResolvedValue(wrong);
    const { user } = renderApp({ at: '/auth', host });
    await user.type(await screen.findByLabelText('Verification code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/That code is incorrect/)).toBeVisible();
  });

  it('accepts a recovery code instead', async () => {
    const requests: unknown[] = [];
    const data = adasData();
    const { user, address } = renderApp({
      at: '/auth',
      host: fakeHost(halfway),
      data: (request) => {
        if (request.name === 'function use-recovery-code') requests.push(...request.args);
        return data(request);
      },
    });
    await user.click(await screen.findByRole('button', { name: /recovery code instead/ }));
    await user.type(screen.getByLabelText('Recovery code'), 'ABCD-EFGH');
    await user.click(screen.getByRole('button', { name: 'Use recovery code' }));
    await waitFor(() => expect(address()).toBe('/operator-dashboard'));
    expect(requests).toEqual([{ body: { code: 'ABCD-EFGH' } }]);
  });

  it('rejects a used recovery code', async () => {
    const data = adasData({
      'function use-recovery-code': { error: { context: { status: 403 } }, status: 403 },
    });
    const { user } = renderApp({ at: '/auth', host: fakeHost(halfway), data });
    await user.click(await screen.findByRole('button', { name: /recovery code instead/ }));
    await user.type(screen.getByLabelText('Recovery code'), 'ABCD-EFGH');
    await user.click(screen.getByRole('button', { name: 'Use recovery code' }));
    expect(await screen.findByText(/recovery code is incorrect or was already used/)).toBeVisible();
  });

  it('lets a different user sign out', async () => {
    const { user, address } = renderApp({ at: '/auth', host: fakeHost(halfway) });
    await user.click(await screen.findByRole('link', { name: /Not you/ }));
    await waitFor(() => expect(address()).toBe('/'));
  });
});
