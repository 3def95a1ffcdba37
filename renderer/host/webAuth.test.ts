import {
  AuthApiError,
  AuthRetryableFetchError,
  type Session as SupabaseSession,
} from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AuthClient, SESSION_KEY } from '#shared/account/auth/auth-port.ts';
import { sessionFrom } from '#shared/account/auth/session-from.ts';
import { authMessages } from '#shared/texts/auth.ts';
import { makeWebAuth } from './webAuth.ts';

const session = {
  access_token: 'access',
  refresh_token: 'refresh',
  user: { id: 'u1', email: 'ada@example.com', user_metadata: { full_name: 'Ada Quill' } },
} as unknown as SupabaseSession;

const none = { data: { user: null, session: null }, error: null };

function setUp() {
  const auth = {
    onAuthStateChange: vi.fn(),
    getSession: vi.fn(async () => ({ data: { session }, error: null })),
    signInWithPassword: vi.fn(async (): Promise<unknown> => ({ data: { session }, error: null })),
    signUp: vi.fn(
      async (): Promise<unknown> => ({ data: { user: { id: 'u1' }, session: null }, error: null }),
    ),
    signOut: vi.fn(async (): Promise<unknown> => ({ error: null })),
    resend: vi.fn(async (): Promise<unknown> => ({ error: null })),
  };
  const loadClient = vi.fn(async () => ({ auth }) as unknown as AuthClient);
  let changed: () => void = () => undefined;
  const port = makeWebAuth({
    loadClient,
    storage: localStorage,
    origin: 'https://app.test',
    onStored: (listener) => {
      changed = listener;
      return () => undefined;
    },
  });
  return { auth, loadClient, port, storedChanged: () => changed() };
}

beforeEach(() => localStorage.clear());

describe('browser session', () => {
  it('reports no session without loading supabase-js', async () => {
    const { port, loadClient } = setUp();
    expect(await port.session()).toBeNull();
    expect(await port.accessToken()).toBeNull();
    expect(loadClient).not.toHaveBeenCalled();
  });

  it('reads a stored session without its tokens', async () => {
    localStorage.setItem(SESSION_KEY, '{}');
    const { port } = setUp();
    expect(await port.session()).toEqual({
      userId: 'u1',
      email: 'ada@example.com',
      fullName: 'Ada Quill',
      userType: null,
      needsCode: false,
    });
  });

  it("keeps the session offline and doesn't end it when renewal fails", async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(session));
    const { port, auth, loadClient } = setUp();
    const callback = vi.fn();
    port.onChange(callback);
    expect(await port.session()).toMatchObject({ userId: 'u1' });
    await vi.waitFor(() => expect(auth.onAuthStateChange).toHaveBeenCalledOnce());
    const emitAuthEvent = auth.onAuthStateChange.mock.calls[0]?.[0] as (
      event: string,
      s: unknown,
    ) => void;
    emitAuthEvent('INITIAL_SESSION', null);
    expect(callback).not.toHaveBeenCalled();
    const error = new AuthRetryableFetchError('Failed to fetch', 0);
    auth.getSession.mockResolvedValue({ data: { session: null }, error } as never);
    await expect(port.accessToken()).rejects.toBe(error);
    emitAuthEvent('SIGNED_OUT', null);
    expect(callback).toHaveBeenCalledExactlyOnceWith(null);
    expect(loadClient).toHaveBeenCalled();
  });

  it('requires the second factor if one is enrolled and the token is aal1', async () => {
    const token = (aal: string) => `h.${btoa(JSON.stringify({ aal }))}.s`;
    const user = { ...session.user, factors: [{ status: 'verified' }] };
    const at = (aal: string) => ({ ...session, access_token: token(aal), user }) as SupabaseSession;
    expect(sessionFrom(at('aal1'))?.needsCode).toBe(true);
    expect(sessionFrom(at('aal2'))?.needsCode).toBe(false);
  });

  it('announces a session opened by a recovery link', async () => {
    localStorage.setItem(SESSION_KEY, '{}');
    const { port, auth } = setUp();
    const callback = vi.fn();
    port.onRecovery(callback);
    await port.session();
    const emitAuthEvent = auth.onAuthStateChange.mock.calls[0]?.[0] as (
      event: string,
      s: unknown,
    ) => void;
    emitAuthEvent('TOKEN_REFRESHED', session);
    expect(callback).not.toHaveBeenCalled();
    emitAuthEvent('PASSWORD_RECOVERY', session);
    expect(callback).toHaveBeenCalledOnce();
  });

  it('ends in this tab when another tab removes it', () => {
    const { port, storedChanged } = setUp();
    const callback = vi.fn();
    port.onChange(callback);
    storedChanged();
    expect(callback).toHaveBeenCalledExactlyOnceWith(null);
  });

  it("doesn't notify an unsubscribed listener", () => {
    const { port, storedChanged } = setUp();
    const callback = vi.fn();
    port.onChange(callback)();
    storedChanged();
    expect(callback).not.toHaveBeenCalled();
  });
});

describe('signing in and up', () => {
  it('trims and lowercases the email', async () => {
    const { port, auth } = setUp();
    await port.signIn({ email: '  Ada@Example.COM ', password: ' x ' });
    expect(auth.signInWithPassword).toHaveBeenCalledWith({
      email: 'ada@example.com',
      password: ' x ',
    });
  });

  it('sends exactly the fields the backend expects for a new account', async () => {
    const { port, auth } = setUp();
    const result = await port.signUp({
      email: ' Ada@Example.com',
      password: 'secret',
      firstName: 'Ada',
      lastName: 'Quill',
      userType: 'operator',
    });
    expect(auth.signUp).toHaveBeenCalledWith({
      email: 'ada@example.com',
      password: 'secret',
      options: {
        emailRedirectTo: 'https://app.test/auth/confirm',
        data: {
          first_name: 'Ada',
          last_name: 'Quill',
          full_name: 'Ada Quill',
          user_type: 'operator',
        },
      },
    });
    expect(result).toEqual({
      ok: true,
      value: { userId: 'u1', email: 'ada@example.com', session: null },
    });
  });

  it('fails with a message when the server returns no user', async () => {
    const { port, auth } = setUp();
    auth.signUp.mockResolvedValue(none);
    auth.signInWithPassword.mockResolvedValue(none);
    const details = { email: 'a', password: 'b', firstName: '', lastName: '', userType: 'buyer' };
    expect(await port.signUp(details)).toMatchObject({
      failure: { message: authMessages.noUserAfterSignUp },
    });
    expect(await port.signIn(details)).toMatchObject({
      failure: { message: authMessages.noUserAfterSignIn },
    });
  });

  it("passes on the server's message", async () => {
    const { port, auth } = setUp();
    const error = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');
    auth.signInWithPassword.mockResolvedValue({ ...none, error });
    expect(await port.signIn({ email: 'a', password: 'b' })).toEqual({
      ok: false,
      failure: { message: 'Invalid login credentials', status: 400, code: 'invalid_credentials' },
    });
  });

  it('returns a failure when the server is unreachable', async () => {
    const { port, loadClient } = setUp();
    loadClient.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await port.signIn({ email: 'a', password: 'b' })).toMatchObject({
      ok: false,
      failure: { status: 0 },
    });
  });
});

describe('signing out', () => {
  it('signs out globally and removes the local tokens', async () => {
    localStorage.setItem(SESSION_KEY, '{}');
    const { port, auth } = setUp();
    expect(await port.signOut()).toEqual({ ok: true, value: null });
    expect(auth.signOut).toHaveBeenCalledWith({ scope: 'global' });
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('keeps the tokens if sign-out fails', async () => {
    localStorage.setItem(SESSION_KEY, '{}');
    const { port, auth } = setUp();
    auth.signOut.mockResolvedValue({ error: new AuthApiError('down', 503, undefined) });
    expect(await port.signOut()).toMatchObject({ ok: false });
    expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
  });
});
