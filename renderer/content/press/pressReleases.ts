import { accessTestedByRole } from './accessTestedByRole.ts';
import { demoThatAddsUp } from './demoThatAddsUp.ts';
import { desktopKeychain } from './desktopKeychain.ts';
import { keyboardAndScreenReader } from './keyboardAndScreenReader.ts';
import type { PressRelease } from './pressRelease.ts';
import { testCheckout } from './testCheckout.ts';
import { worksWithoutNetwork } from './worksWithoutNetwork.ts';

/** Newest first. On the same date, the release with the widest audience comes first. */
export const pressReleases: readonly PressRelease[] = [
  desktopKeychain,
  accessTestedByRole,
  worksWithoutNetwork,
  keyboardAndScreenReader,
  testCheckout,
  demoThatAddsUp,
];
