import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';
import { hasKeyring, PrivateKeyring } from '../support/keyring.ts';

/** The vault's maximum entry, in characters of one, two and four bytes. */
const CHUNK = `${'a'.repeat(1_000)}${'é'.repeat(500)}${'🏠'.repeat(100)}`;
const EXPECTED_ERROR = 'D-Bus';

const WITHOUT_NATIVE_PARTS = `
  import module from 'node:module';
  module._extensions['.node'] = () => { throw new Error('libsecret-1.so.0: cannot open'); };
  const { openSystemKeychain } = await import('${inProject('main/vault/system-keychain.ts')}');
  const opened = await openSystemKeychain('Haven Exchange').catch(() => 'refused');
  console.log(opened);`;

test("rejects opening without crashing if the native part doesn't load", () => {
  const args = ['--input-type=module', '--eval', WITHOUT_NATIVE_PARTS];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('refused\n');
});

describe.runIf(hasKeyring)('real keyring', () => {
  let keyring: PrivateKeyring;
  beforeAll(() => {
    keyring = PrivateKeyring.start();
  });
  afterAll(() => keyring.stop());

  test('returns chunks of 2,400 bytes unchanged, by key', async () => {
    const { keychain } = keyring;
    expect(Buffer.byteLength(CHUNK)).toBe(2_400);
    for (const index of [0, 1, 2]) await keychain.set(`session.1.${index}`, `${CHUNK}${index}`);
    const found = await Promise.all([0, 1, 2].map((index) => keychain.get(`session.1.${index}`)));
    expect(found).toEqual([0, 1, 2].map((index) => `${CHUNK}${index}`));
  });

  test('replaces the first value with a second', async () => {
    await keyring.keychain.set('manifest', 'first');
    await keyring.keychain.set('manifest', 'second');
    expect(await keyring.keychain.get('manifest')).toBe('second');
  });

  test('deletes an entry and reports a second deletion', async () => {
    await keyring.keychain.set('old', CHUNK);
    expect(await keyring.keychain.remove('old')).toBe(true);
    expect(await keyring.keychain.get('old')).toBeNull();
    expect(await keyring.keychain.remove('old')).toBe(false);
  });

  test('hides entries, rejects writes and loses nothing while locked', async () => {
    await keyring.keychain.set('kept', CHUNK);
    keyring.lock();
    expect(await keyring.keychain.get('kept')).toBeNull();
    await expect(keyring.keychain.set('kept', 'other')).rejects.toThrow();
    await keyring.unlock();
    expect(await keyring.keychain.get('kept')).toBe(CHUNK);
  });
});

describe.runIf(hasKeyring)('without a session bus', () => {
  let keyring: PrivateKeyring;
  beforeAll(() => {
    keyring = PrivateKeyring.start({ hasBus: false });
  });
  afterAll(() => keyring.stop());

  test('rejects every call without crashing', async () => {
    const { keychain } = keyring;
    await expect(keychain.get('any')).rejects.toThrow(EXPECTED_ERROR);
    await expect(keychain.set('any', 'value')).rejects.toThrow(EXPECTED_ERROR);
    await expect(keychain.remove('any')).rejects.toThrow(EXPECTED_ERROR);
  });
});
