/** Delay before an unreachable server is checked again. */
export const SERVER_RETRY_MS = 10_000;

/**
 * True if this page's server responds without an error of its own. `navigator.onLine` is only a hint: a server on this
 * computer works without a network.
 */
export const isServerReachable = (): Promise<boolean> =>
  fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
