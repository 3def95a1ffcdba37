/** A screen stays current by itself while somebody looks at it, where the server sends no changes of its rows. */
const EVERY_MS = 20_000;

export const FOLLOWING = {
  pollingInterval: EVERY_MS,
  skipPollingIfUnfocused: true,
} as const;
