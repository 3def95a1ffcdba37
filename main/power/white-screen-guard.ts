import type { Cancel, Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import type { SystemEvents } from './stream.ts';

/** The parts of a window that are used: whether it draws, and ways to make it draw. */
export interface GuardedWindow {
  readonly name: string;
  isDestroyed(): boolean;
  isVisible(): boolean;
  /** Forces a repaint: `webContents.invalidate()`. */
  repaint(): void;
  /** Resolves when the page has drawn a frame; asked over the bridge. */
  hasDrawn(): Promise<boolean>;
  reload(): void;
}

/** Graphics drivers need time after waking. */
const SETTLE_MS = 1500;
const DRAW_WITHIN_MS = 5000;

/**
 * After waking, some graphics drivers leave a window white. Asks each visible window to draw and reloads one that
 * can't.
 */
export function guardAgainstWhiteScreen(options: {
  readonly events: SystemEvents;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warning'>;
  readonly windows: () => readonly GuardedWindow[];
}): () => void {
  const { events, clock, log, windows } = options;
  let cancelTimer: Cancel = () => {};
  const stopListening = events.onEvent((event) => {
    cancelTimer();
    if (event !== 'resume' && event !== 'unlock') return;
    cancelTimer = clock.after(SETTLE_MS, () => {
      for (const window of windows()) void redraw(window);
    });
  });

  async function redraw(window: GuardedWindow): Promise<void> {
    if (window.isDestroyed() || !window.isVisible()) return;
    window.repaint();
    let giveUp: Cancel = () => {};
    const late = new Promise<boolean>((resolve) => {
      giveUp = clock.after(DRAW_WITHIN_MS, () => resolve(false));
    });
    const hasDrawn = await Promise.race([window.hasDrawn().catch(() => false), late]);
    giveUp();
    if (hasDrawn || window.isDestroyed() || events.isAsleep) return;
    log.warning(`the window ${window.name} stayed white after waking and is being reloaded`);
    window.reload();
  }

  return () => {
    cancelTimer();
    stopListening();
  };
}
