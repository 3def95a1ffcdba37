import { vi } from 'vitest';

const { waitFor } = vi;
const PATIENCE_MS = 60_000;

/**
 * Waits longer than vitest would for what is about to happen. It ends as soon as it has, so that only
 * a failure takes long; the second of vitest's own is over sooner on a busy machine than the wait.
 */
vi.waitFor = (callback, options) =>
  waitFor(
    callback,
    typeof options === 'number' ? options : { timeout: PATIENCE_MS, interval: 20, ...options },
  );
