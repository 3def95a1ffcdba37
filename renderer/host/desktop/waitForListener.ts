import type { Unsubscribe } from '#shared/host.ts';

/** Keeps what is told before the page has drawn anybody who listens; the newest listener hears it. */
export function waitForListener(
  listen: (heard: () => void) => Unsubscribe,
): (listener: () => void) => Unsubscribe {
  let isWaiting = false;
  let current: (() => void) | null = null;
  listen(() => {
    isWaiting = current === null;
    current?.();
  });
  return (listener) => {
    current = listener;
    if (isWaiting) listener();
    isWaiting = false;
    return () => {
      if (current === listener) current = null;
    };
  };
}
