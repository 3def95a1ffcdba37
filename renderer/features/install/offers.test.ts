import { expect, it } from 'vitest';
import { type Circumstances, offerFor } from './offers.ts';

const DAY = 86_400_000;
const here: Circumstances = {
  now: 100 * DAY,
  canInstall: true,
  isInstalled: false,
  isIos: false,
  isLongVisit: true,
  dismissedAt: null,
  iosDismissedAt: null,
};

it('offers the app to whoever stays, where it can be installed and is not', () => {
  expect(offerFor(here)).toBe('install');
  expect(offerFor({ ...here, canInstall: false })).toBeNull();
  expect(offerFor({ ...here, isInstalled: true })).toBeNull();
  expect(offerFor({ ...here, isLongVisit: false })).toBeNull();
});

it('asks nobody again for seven days', () => {
  expect(offerFor({ ...here, dismissedAt: here.now - 7 * DAY + 1 })).toBeNull();
  expect(offerFor({ ...here, dismissedAt: here.now - 7 * DAY })).toBe('install');
});

it('shows the way on an iPhone, and for three days to nobody who declined', () => {
  const phone = { ...here, isIos: true, canInstall: false };
  expect(offerFor(phone)).toBe('ios');
  expect(offerFor({ ...phone, iosDismissedAt: here.now - 3 * DAY + 1 })).toBeNull();
  expect(offerFor({ ...phone, iosDismissedAt: here.now - 3 * DAY })).toBe('ios');
  expect(offerFor({ ...phone, isInstalled: true })).toBeNull();
});

it('is not silenced by a clock that was wrong when somebody declined', () => {
  expect(offerFor({ ...here, dismissedAt: here.now + DAY })).toBe('install');
});
