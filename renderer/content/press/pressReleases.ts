import type { PressRelease } from './pressRelease.ts';
import testCheckout from './releases/a-checkout-that-moves-no-money.release.md';
import worksWithoutNetwork from './releases/a-start-without-a-network.release.md';
import desktopKeychain from './releases/desktop-app-keeps-the-session-in-the-keychain.release.md';
import accessTestedByRole from './releases/every-table-tested-against-every-role.release.md';
import demoThatAddsUp from './releases/sixty-invented-communities-that-add-up.release.md';
import keyboardAndScreenReader from './releases/usable-from-the-keyboard.release.md';

/** Newest first. On the same date, the release with the widest audience comes first. */
export const pressReleases: readonly PressRelease[] = [
  desktopKeychain,
  accessTestedByRole,
  worksWithoutNetwork,
  keyboardAndScreenReader,
  testCheckout,
  demoThatAddsUp,
];
