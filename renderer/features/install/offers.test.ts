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

it("offers the app on long visits if it can be installed and isn't", () => {
  expect(offerFor(here)).toBe('install');
  expect(offerFor({ ...here, canInstall: false })).toBeNull();
  expect(offerFor({ ...here, isInstalled: true })).toBeNull();
  expect(offerFor({ ...here, isLongVisit: false })).toBeNull();
});

it("doesn't offer again for seven days", () => {
  expect(offerFor({ ...here, dismissedAt: here.now - 7 * DAY + 1 })).toBeNull();
  expect(offerFor({ ...here, dismissedAt: here.now - 7 * DAY })).toBe('install');
});

it('shows instructions on iPhone, but not for three days after a dismissal', () => {
  const phone = { ...here, isIos: true, canInstall: false };
  expect(offerFor(phone)).toBe('ios');
  expect(offerFor({ ...phone, iosDismissedAt: here.now - 3 * DAY + 1 })).toBeNull();
  expect(offerFor({ ...phone, iosDismissedAt: here.now - 3 * DAY })).toBe('ios');
  expect(offerFor({ ...phone, isInstalled: true })).toBeNull();
});

it('ignores a dismissal with a timestamp in the future', () => {
  expect(offerFor({ ...here, dismissedAt: here.now + DAY })).toBe('install');
});
