import { describe, expect, it } from 'vitest';
import { authErrorNotice, authMessages } from './auth.ts';
import { dataErrorMessage } from './messages.ts';

const failure = (message: string, status: number | null = 400, code: string | null = null) => ({
  message,
  status,
  code,
});

describe('failed sign-in or sign-up', () => {
  it.each([
    failure('Request rate limit reached'),
    failure('Too many requests'),
    failure('anything at all', 429),
  ])('says that authentication is temporarily unavailable: $message', (reported) => {
    const notice = authErrorNotice(reported, 'sign-in');
    expect(notice.title).toBe('AUTHENTICATION TEMPORARILY UNAVAILABLE');
    expect(notice.description).toMatch(/network, browser, or device, or wait 10-15 minutes/);
  });

  it.each([
    ['For security purposes, you can only request this after 40 seconds.', '40 seconds'],
    ['Request rate limit reached, retry after 1 seconds', '1 second'],
    ['Request rate limit reached, retry after 240 seconds', '4 minutes'],
    ['Request rate limit reached, retry after 241 seconds', '5 minutes'],
    ['Request rate limit reached, retry after 3600 seconds', '1 hour'],
  ])('names the wait the server reports: %s', (message, wait) => {
    const notice = authErrorNotice(failure(message, 429), 'sign-up');
    expect(notice.title).toBe('AUTHENTICATION TEMPORARILY UNAVAILABLE');
    expect(notice.description).toContain(`Try again in ${wait}, or use another network`);
  });

  it.each([
    [failure('Invalid login credentials'), authMessages.invalidCredentials],
    [failure('', 400, 'invalid_credentials'), authMessages.invalidCredentials],
    [failure('Email not confirmed'), authMessages.emailNotConfirmed],
    [failure('User already registered', 422), 'User already registered'],
    [failure('', 507, 'insufficient_storage'), authMessages.noRoom],
    [failure(''), 'Failed to sign in'],
    [failure('Database error saving new user', 500, 'unexpected_failure'), 'Failed to sign in'],
    [failure('TypeError: Failed to fetch', 0), authMessages.unreachable],
  ])('is explained by the catalog: $message', (reported, expectedMessage) => {
    expect(authErrorNotice(reported, 'sign-in').description).toBe(expectedMessage);
  });

  it('falls back to a sentence about the attempted action', () => {
    expect(authErrorNotice(failure(''), 'sign-up').description).toBe('Failed to create account');
    expect(authErrorNotice(failure(''), 'resend').description).toBe('An unknown error occurred');
  });

  it("explains a rejected link regardless of the server's message", () => {
    for (const code of ['otp_expired', 'bad_code_verifier', 'something_new']) {
      const reported = failure('Token has expired', 403, code);
      expect(authErrorNotice(reported, 'confirm').description).toBe(authMessages.linkExpired);
      expect(authErrorNotice(reported, 'exchange').description).toBe(authMessages.linkConsumed);
    }
  });
});

describe('failed data call', () => {
  it('has a sentence for each known code', () => {
    expect(dataErrorMessage({ status: 403, code: '42501' })).toBe("You don't have access to this.");
    expect(dataErrorMessage({ status: 401, code: 'SIGNED_OUT' })).toBe('User not authenticated');
    expect(dataErrorMessage({ status: 401, code: 'SIGNED_OUT_PROFILE' })).toBe('No user logged in');
    expect(dataErrorMessage({ status: 401, code: 'SIGNED_OUT_ACTIVITY' })).toBe(
      'No user authenticated',
    );
    expect(dataErrorMessage({ status: 507, code: '53100' })).toMatch(
      /out of storage, so this wasn't saved/,
    );
    expect(dataErrorMessage({ status: 409, code: '23505' })).toBe('This already exists.');
    expect(dataErrorMessage({ status: 0, code: 'UNREACHABLE' })).toBe(authMessages.unreachable);
  });

  it('falls back to the status, then to a general sentence', () => {
    expect(dataErrorMessage({ status: 500, code: 'XX000' })).toMatch(/server had a problem/);
    expect(dataErrorMessage({ status: 429, code: '' })).toMatch(/Too many requests/);
    expect(dataErrorMessage({ status: 400, code: 'P9999' })).toBe('An unknown error occurred');
  });
});
