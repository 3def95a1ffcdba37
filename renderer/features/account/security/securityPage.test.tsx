import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SECURITY_CHECK_MS } from '#shared/constants.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply, ReplyHandler } from '../../../testing/fakeData.ts';
import { ada, failure, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import type { Security, SecurityCheck } from './security.ts';

const good: SecurityCheck = {
  session_live: true,
  assured: true,
  second_factor: false,
  recovery_codes_left: 0,
  email_confirmed: true,
  sessions: 2,
};

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const security: Security = {
  check: good,
  factors: [],
  sessions: [
    {
      id: 's1',
      created_at: '2026-05-01T09:00:00Z',
      last_used_at: '2026-05-02T09:00:00Z',
      ip: '203.0.113.7',
      user_agent: FIREFOX,
      is_current: true,
    },
    {
      id: 's2',
      created_at: '2026-05-01T08:00:00Z',
      last_used_at: '2026-05-01T08:30:00Z',
      ip: '198.51.100.4',
      user_agent: 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1',
      is_current: false,
    },
  ],
  sign_ins: [
    { happened_at: '2026-05-02T09:00:00Z', outcome: 'wrong_password', ip: null, user_agent: null },
    { happened_at: '2026-05-01T09:00:00Z', outcome: 'signed_in', ip: null, user_agent: FIREFOX },
  ],
};

const withFactor: Security = {
  ...security,
  check: { ...good, second_factor: true, recovery_codes_left: 9 },
  factors: [{ id: 'f1', created_at: '2026-04-01T09:00:00Z' }],
};

const codes = Array.from({ length: 10 }, (_, i) => `AAAA-BBBB-CCCC-DDD${i}`);

function open(data: Security = security, host = fakeHost(ada)) {
  const requests: { name: string; args: readonly unknown[] }[] = [];
  const replies: Record<string, DataReply> = {
    'rpc my_security': { data },
    'rpc check_my_security': { data: data.check },
    'rpc make_recovery_codes': { data: codes },
    'rpc end_my_session': { data: true },
  };
  const respond = adasData(replies);
  const record: ReplyHandler = (request) => {
    requests.push(request);
    return respond(request);
  };
  return { ...renderApp({ at: '/security-settings', host, data: record }), asked: requests };
}

// The screen loads lazily, which can exceed a test's timeout on a busy machine.
beforeAll(() => import('./SecurityPage.tsx'));

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('password', () => {
  it('changes with the correct current password', async () => {
    const { user, host } = open();
    const form = await section('Password');
    await user.type(form.getByLabelText('Current password'), 'old harbor');
    await user.type(form.getByLabelText('New password'), 'quiet harbor 91');
    expect(form.getByLabelText('Password strength')).not.toBeEmptyDOMElement();
    await user.click(form.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(host.auth.changePassword).toHaveBeenCalledExactlyOnceWith({
        currentPassword: 'old harbor',
        password: 'quiet harbor 91',
      }),
    );
    await waitFor(() => expect(form.getByLabelText('Current password')).toHaveValue(''));
  });

  it('stays unchanged with a wrong current password', async () => {
    const changePassword = async () => failure('x', { code: 'current_password_mismatch' });
    const { user } = open(security, fakeHost(ada, { changePassword }));
    const form = await section('Password');
    await user.type(form.getByLabelText('Current password'), 'guess');
    await user.type(form.getByLabelText('New password'), 'quiet harbor 91');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await form.findByText('Your current password is incorrect.')).toBeVisible();
    expect(form.getByLabelText('New password')).toHaveValue('quiet harbor 91');
  });

  it('requires an emailed code if the backend asks for one', async () => {
    const changePassword = vi
      .fn()
      .mockResolvedValueOnce(failure('x', { code: 'reauthentication_needed' }))
      .mockResolvedValue({ ok: true, value: null });
    const { user, host } = open(security, fakeHost(ada, { changePassword }));
    const form = await section('Password');
    await user.type(form.getByLabelText('Current password'), 'old harbor');
    await user.type(form.getByLabelText('New password'), 'quiet harbor 91');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    await user.type(await form.findByLabelText('Code from the email'), '123456');
    expect(host.auth.sendPasswordCode).toHaveBeenCalledOnce();
    await user.click(form.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(changePassword).toHaveBeenLastCalledWith(expect.objectContaining({ nonce: '123456' })),
    );
  });
});

it('requests a new email and explains the next steps', async () => {
  const { user, host } = open();
  const form = await section('Email');
  await user.type(form.getByLabelText('New email'), 'ada@new.example');
  await user.click(form.getByRole('button', { name: 'Change email' }));
  expect(await form.findByText(/Until then it stays the same/)).toBeVisible();
  expect(host.auth.changeEmail).toHaveBeenCalledExactlyOnceWith({ email: 'ada@new.example' });
});

it('requires the current password or a code for a new email when the session is old', async () => {
  const changeEmail = vi
    .fn()
    .mockResolvedValueOnce(failure('x', { code: 'current_password_required' }))
    .mockResolvedValue({ ok: true, value: null });
  const { user, host } = open(security, fakeHost(ada, { changeEmail }));
  const form = await section('Email');
  await user.type(form.getByLabelText('New email'), 'ada@new.example');
  const change = () => user.click(form.getByRole('button', { name: 'Change email' }));
  await change();
  await user.type(await form.findByLabelText('Current password'), 'old harbor');
  await user.click(form.getByRole('button', { name: 'Send me a code instead' }));
  await user.type(await form.findByLabelText('Code from the email'), '123456');
  expect(host.auth.sendPasswordCode).toHaveBeenCalledOnce();
  await change();
  await waitFor(() =>
    expect(changeEmail).toHaveBeenLastCalledWith({ email: 'ada@new.example', nonce: '123456' }),
  );
});

it('confirms a new email with the codes from both emails', async () => {
  const moved = { ...ada, email: 'ada@new.example' };
  const verifyCode = vi
    .fn()
    .mockResolvedValueOnce({ ok: true, value: null })
    .mockResolvedValue({ ok: true, value: moved });
  const { user } = open(security, fakeHost(ada, { verifyCode }));
  const form = await section('Email');
  await user.type(form.getByLabelText('New email'), moved.email);
  await user.click(form.getByRole('button', { name: 'Change email' }));
  await user.type(await form.findByLabelText(`Code sent to ${ada.email}`), '111111{Enter}');
  await waitFor(() => expect(form.queryByLabelText(`Code sent to ${ada.email}`)).toBeNull());
  await user.type(form.getByLabelText(`Code sent to ${moved.email}`), '222222{Enter}');
  await waitFor(() => expect(form.queryByText(/Until then it stays the same/)).toBeNull());
  expect(verifyCode).toHaveBeenLastCalledWith({
    email: moved.email,
    code: '222222',
    type: 'email_change',
  });
});

describe('two-factor authentication', () => {
  it('is set up with a QR code or key, a first code and ten recovery codes', async () => {
    const { user, host } = open();
    const form = await section('Two-factor authentication');
    await user.click(await form.findByRole('button', { name: 'Set up two-factor authentication' }));
    expect(await form.findByAltText(/QR code/)).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg/),
    );
    expect(form.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await user.type(form.getByLabelText('First code'), '123456');
    await user.click(form.getByRole('button', { name: 'Turn on' }));
    await form.findByRole('heading', { name: 'Save these recovery codes' });
    expect(host.auth.secondFactor.confirm).toHaveBeenCalledExactlyOnceWith('f1', '123456');
    expect(form.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
    await user.click(form.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(`${codes.join('\n')}\n`);
    await user.click(form.getByRole('button', { name: "I've saved them" }));
    expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
  });

  it('requires the password first for an old session and shows a wrong one at the field', async () => {
    const host = fakeHost(ada);
    const { setUp } = host.auth.secondFactor;
    let isConfirmed = false;
    host.auth.secondFactor.setUp = async () =>
      isConfirmed ? setUp() : failure('x', { code: 'current_password_required' });
    host.auth.signIn = vi
      .fn(host.auth.signIn)
      .mockResolvedValueOnce(failure('x', { code: 'invalid_credentials' }))
      .mockImplementation(async () => {
        isConfirmed = true;
        return { ok: true, value: ada };
      });
    const { user } = open(security, host);
    const form = await section('Two-factor authentication');
    await user.click(await form.findByRole('button', { name: 'Set up two-factor authentication' }));
    await user.type(await form.findByLabelText('Current password'), 'a guess{Enter}');
    expect(await form.findByText('Your current password is incorrect.')).toBeVisible();
    await user.type(form.getByLabelText('Current password'), ' no more{Enter}');
    expect(await form.findByAltText(/QR code/)).toBeVisible();
    expect(host.auth.signIn).toHaveBeenLastCalledWith({
      email: ada.email,
      password: 'a guess no more',
    });
  });

  it('requires a code before turning off for an old session', async () => {
    const host = fakeHost(ada);
    host.auth.secondFactor.remove = vi
      .fn(host.auth.secondFactor.remove)
      .mockResolvedValueOnce(failure('x', { code: 'reauthentication_needed' }));
    const { user } = open(withFactor, host);
    const form = await section('Two-factor authentication');
    await user.click(await form.findByRole('button', { name: 'Turn off' }));
    await user.click(form.getByRole('button', { name: 'Turn it off' }));
    await user.type(await form.findByLabelText(/authenticator app/), '123456{Enter}');
    await waitFor(() => expect(host.auth.secondFactor.remove).toHaveBeenCalledTimes(2));
    expect(host.auth.secondFactor.prove).toHaveBeenCalledExactlyOnceWith('123456');
  });

  it('is turned off only after confirmation', async () => {
    const { user, host } = open(withFactor);
    const form = await section('Two-factor authentication');
    await user.click(await form.findByRole('button', { name: 'Turn off' }));
    expect(host.auth.secondFactor.remove).not.toHaveBeenCalled();
    await user.click(form.getByRole('button', { name: 'Turn it off' }));
    await waitFor(() => expect(host.auth.secondFactor.remove).toHaveBeenCalledWith('f1'));
  });
});

describe('devices', () => {
  it('shows readable names, this device first and without a sign-out button', async () => {
    open();
    const list = await section('Devices');
    await list.findByText('This device');
    const rows = list.getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent(/Firefox on Linux This device203\.0\.113\.7Now/);
    expect(rows[1]).toHaveTextContent(/Safari on iPhone 198\.51\.100\.4/);
    expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('signs out one device, all others, or everywhere', async () => {
    const { user, host, asked, address } = open();
    const list = await section('Devices');
    await user.click(await list.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'rpc end_my_session')?.args).toEqual([
        { session_id: 's2' },
      ]),
    );
    await user.click(list.getByRole('button', { name: 'Sign out other devices' }));
    await waitFor(() => expect(host.auth.signOutOthers).toHaveBeenCalledOnce());
    const endedFeeds = () => asked.filter(({ name }) => name === 'rpc revoke_calendar_feed');
    expect(endedFeeds()).toHaveLength(1);
    await user.click(list.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(host.auth.signOut).toHaveBeenCalledOnce();
    expect(endedFeeds()).toHaveLength(2);
  });
});

it('shows failed sign-ins among recent ones', async () => {
  open();
  const list = await section('Recent sign-ins');
  await list.findByText('Wrong password');
  const rows = list.getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent('Wrong password');
  expect(rows[1]).toHaveTextContent('Signed in');
});

describe('security check', () => {
  it('shows passed and failed items', async () => {
    open();
    const list = await section('Security check');
    await list.findByText('Your email is confirmed.');
    const lines = list.getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent('OKYour email is confirmed.');
    expect(lines[1]).toHaveTextContent(/Action neededTwo-factor authentication is off/);
  });

  it('signs out within a minute when the session was ended on another device', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const host = fakeHost(ada);
    open({ ...security, check: { ...good, session_live: false } }, host);
    await screen.findByRole('region', { name: 'Devices' });
    expect(host.auth.forget).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(SECURITY_CHECK_MS));
    await waitFor(() => expect(host.auth.forget).toHaveBeenCalledOnce());
  });

  it('signs out a session the server rejects', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const host = fakeHost(ada);
    const data = adasData({
      'rpc check_my_security': { error: { code: '42501', message: 'ended' }, status: 403 },
    });
    renderApp({ at: '/dashboard', host, data });
    await screen.findByRole('heading', { name: 'Ada’s workspace' });
    await act(() => vi.advanceTimersByTimeAsync(SECURITY_CHECK_MS));
    await waitFor(() => expect(host.auth.forget).toHaveBeenCalledOnce());
  });

  it('keeps the session when the server is unreachable', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const host = fakeHost(ada);
    const data = adasData({
      'rpc check_my_security': { error: { message: 'Failed to fetch' }, status: 0 },
    });
    renderApp({ at: '/dashboard', host, data });
    await screen.findByRole('heading', { name: 'Ada’s workspace' });
    await act(() => vi.advanceTimersByTimeAsync(2 * SECURITY_CHECK_MS));
    expect(host.auth.forget).not.toHaveBeenCalled();
  });
});
