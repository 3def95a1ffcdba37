import { vi } from 'vitest';

const { waitFor } = vi;
const TIMEOUT_MS = 60_000;

/**
 * Extends vitest's default wait of one second, which is too short on a busy machine. It resolves as soon as the
 * condition holds, so only failures take long.
 */
vi.waitFor = (callback, options) =>
  waitFor(
    callback,
    typeof options === 'number' ? options : { timeout: TIMEOUT_MS, interval: 20, ...options },
  );
