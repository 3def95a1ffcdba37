import { expect, it } from 'vitest';
import { getInstallOffer, type InstallContext } from './installOffer.ts';

const DAY = 86_400_000;
const here: InstallContext = {
  now: 100 * DAY,
  canInstall: true,
  isInstalled: false,
  isIos: false,
  isLongVisit: true,
  dismissedAt: null,
  iosDismissedAt: null,
};

it("offers the app on long visits if it can be installed and isn't", () => {
  expect(getInstallOffer(here)).toBe('install');
  expect(getInstallOffer({ ...here, canInstall: false })).toBeNull();
  expect(getInstallOffer({ ...here, isInstalled: true })).toBeNull();
  expect(getInstallOffer({ ...here, isLongVisit: false })).toBeNull();
});

it("doesn't offer again for seven days", () => {
  expect(getInstallOffer({ ...here, dismissedAt: here.now - 7 * DAY + 1 })).toBeNull();
  expect(getInstallOffer({ ...here, dismissedAt: here.now - 7 * DAY })).toBe('install');
});

it('shows instructions on iPhone, but not for three days after a dismissal', () => {
  const phone = { ...here, isIos: true, canInstall: false };
  expect(getInstallOffer(phone)).toBe('ios');
  expect(getInstallOffer({ ...phone, iosDismissedAt: here.now - 3 * DAY + 1 })).toBeNull();
  expect(getInstallOffer({ ...phone, iosDismissedAt: here.now - 3 * DAY })).toBe('ios');
  expect(getInstallOffer({ ...phone, isInstalled: true })).toBeNull();
});

it('ignores a dismissal with a timestamp in the future', () => {
  expect(getInstallOffer({ ...here, dismissedAt: here.now + DAY })).toBe('install');
});
