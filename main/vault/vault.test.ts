import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeKeychain } from './fake-keychain.ts';
import type { Keychain } from './keychain.ts';
import { Vault } from './vault.ts';

let keychain: FakeKeychain;
let isMarked: boolean;
const session = 'refresh-token '.repeat(400);

const openVault = (openKeychain: () => Promise<Keychain> = async () => keychain) =>
  new Vault({
    openKeychain,
    sessionKey: 'session',
    marker: {
      isSet: () => isMarked,
      set: () => {
        isMarked = true;
      },
      clear: () => {
        isMarked = false;
      },
    },
  });
const secrets = () => [...keychain.entries.keys()].filter((name) => name !== 'canary');

beforeEach(() => {
  keychain = new FakeKeychain();
  isMarked = false;
});

describe('vault', () => {
  it('keeps a session after a restart', async () => {
    await openVault().setItem('session', session);
    const next = openVault();
    expect(next.holdsSession()).toBe(true);
    expect(await next.getItem('session')).toBe(session);
    expect(await next.standing()).toEqual({ state: 'ready', isSessionLocked: false });
  });

  it('reports a locked keychain as locked, not signed out, and reads it once unlocked', async () => {
    await openVault().setItem('session', session);
    keychain.isLocked = true;
    const vault = openVault();
    expect(await vault.getItem('session')).toBeNull();
    expect(await vault.standing()).toEqual({ state: 'locked', isSessionLocked: true });
    const listener = vi.fn();
    vault.onChange(listener);
    keychain.isLocked = false;
    expect(await vault.retry()).toEqual({ state: 'ready', isSessionLocked: false });
    expect(listener).toHaveBeenCalledExactlyOnceWith({ state: 'ready', isSessionLocked: false });
    expect(await vault.getItem('session')).toBe(session);
  });

  it('keeps the session in memory without a keychain and loses it on exit', async () => {
    const none = async () => Promise.reject(new Error('no bus'));
    const vault = openVault(none);
    await vault.setItem('session', session);
    expect(await vault.getItem('session')).toBe(session);
    expect(vault.holdsSession()).toBe(true);
    expect(await vault.standing()).toEqual({ state: 'absent', isSessionLocked: false });
    expect(openVault(none).holdsSession()).toBe(false);
  });

  it('writes sessions from memory once the keychain opens', async () => {
    keychain.isLocked = true;
    const vault = openVault();
    await vault.setItem('session', session);
    expect(isMarked).toBe(false);
    keychain.isLocked = false;
    await vault.retry();
    expect(await openVault().getItem('session')).toBe(session);
  });

  it('reports a keychain that stops accepting entries as failing', async () => {
    const vault = openVault();
    await vault.standing();
    keychain.takes = 0;
    await vault.setItem('session', session);
    expect(await vault.standing()).toEqual({ state: 'failing', isSessionLocked: false });
    expect(await vault.getItem('session')).toBe(session);
  });

  it("reports a keychain that doesn't return its entries as failing", async () => {
    keychain.get = async () => 'something else';
    expect((await openVault().standing()).state).toBe('failing');
  });

  it('deletes values everywhere', async () => {
    const vault = openVault();
    await vault.setItem('session', session);
    await vault.removeItem('session');
    expect(secrets()).toEqual([]);
    expect(await vault.getItem('session')).toBeNull();
    expect(openVault().holdsSession()).toBe(false);
  });

  it('deletes at the next start after a failed sign-out', async () => {
    const vault = openVault();
    await vault.setItem('session', session);
    keychain.isLocked = true;
    await vault.removeItem('session');
    keychain.isLocked = false;
    const next = openVault();
    expect(await next.getItem('session')).toBeNull();
    expect(secrets()).toEqual([]);
  });

  it('stores nothing after it is sealed', async () => {
    const vault = openVault();
    vault.seal();
    await vault.setItem('session', session);
    expect(secrets()).toEqual([]);
    expect(await vault.getItem('session')).toBeNull();
  });

  it('can keep a session only in memory during a sign-out', async () => {
    const vault = openVault();
    await vault.setItem('session', session);
    await vault.eraseFromKeychain('session');
    expect(secrets()).toEqual([]);
    expect(await vault.getItem('session')).toBe(session);
  });
});
