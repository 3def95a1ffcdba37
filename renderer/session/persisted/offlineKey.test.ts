import { afterEach, expect, it, vi } from 'vitest';
import { clearUserStorage } from '../auth/index.ts';
import {
  dropOfflineKey,
  hasOfflineKey,
  onOfflineKeyDropped,
  openText,
  sealText,
  takeOfflineKeys,
} from './offlineKey.ts';

const ADA = 'ada';
const FIRST = btoa('a'.repeat(32));
const SECOND = btoa('b'.repeat(32));

afterEach(() => dropOfflineKey());

it('encrypts text, differently each time, for its user only', async () => {
  await takeOfflineKeys(ADA, [FIRST]);
  const sealed = await sealText(ADA, 'Grace took lisinopril.');
  expect(sealed).not.toBeNull();
  expect(atob(sealed ?? '')).not.toContain('Grace');
  expect(await sealText(ADA, 'Grace took lisinopril.')).not.toBe(sealed);
  expect(await openText(ADA, sealed ?? '')).toBe('Grace took lisinopril.');
  expect(await openText('ben', sealed ?? '')).toBeNull();
});

it('decrypts data from an earlier sign-in with keys from the server', async () => {
  await takeOfflineKeys(ADA, [FIRST]);
  const sealed = (await sealText(ADA, 'Unsent')) ?? '';
  await takeOfflineKeys(ADA, [SECOND]);
  expect(await openText(ADA, sealed)).toBeNull();
  await takeOfflineKeys(ADA, [SECOND, FIRST]);
  expect(await openText(ADA, sealed)).toBe('Unsent');
});

it('forgets the key on sign-out, and when access ends', async () => {
  const ended: (string | null)[] = [];
  const stop = onOfflineKeyDropped((endedFor) => ended.push(endedFor));
  await takeOfflineKeys(ADA, [FIRST]);
  clearUserStorage();
  expect(hasOfflineKey(ADA)).toBe(false);
  await takeOfflineKeys(ADA, [FIRST]);
  await takeOfflineKeys(ADA, []);
  expect(hasOfflineKey(ADA)).toBe(false);
  expect(ended).toEqual([null, ADA]);
  stop();
});

it('forgets the key after a day without the server', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await takeOfflineKeys(ADA, [FIRST]);
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  expect(await sealText(ADA, 'Late')).toBeNull();
});
