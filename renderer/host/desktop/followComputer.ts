import type { Bridge } from '#shared/desktop/ipc.ts';

/** Tells main what only a page knows: whether there is a network, and that it draws. */
export function followComputer({ page }: Pick<Bridge, 'page'>): void {
  const tellNetwork = () => void page.network(navigator.onLine).catch(() => undefined);
  addEventListener('online', tellNetwork);
  addEventListener('offline', tellNetwork);
  tellNetwork();
  page.onDraw((question) => {
    void hasDrawn().then(() => page.drawn({ question }).catch(() => undefined));
  });
}

/** Resolves once a frame is on the screen. A page that nobody sees draws none, and need not. */
function hasDrawn(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
    // The second begins when the first has been drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
