/** Polls while a screen is visible, where the server pushes no row changes. */
const EVERY_MS = 20_000;

export const POLLING_OPTIONS = {
  pollingInterval: EVERY_MS,
  skipPollingIfUnfocused: true,
} as const;
