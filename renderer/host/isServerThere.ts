/** How long until a server that did not answer is asked again. */
export const ASKED_AGAIN_MS = 10_000;

/**
 * Whether the server that this page came from answers. A browser's own word is only a hint: a server on
 * this computer answers without any network.
 */
export const isServerThere = (): Promise<boolean> =>
  fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
