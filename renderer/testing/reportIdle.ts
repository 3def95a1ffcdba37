import { vi } from 'vitest';
import { addCleanup } from './cleanup.ts';

/** Reports the page as idle at once. Without it, parts that wait for an idle browser take three seconds in jsdom. */
export function reportIdle(): void {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  addCleanup(() => vi.unstubAllGlobals());
}
