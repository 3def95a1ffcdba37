import { INSTALL_DISMISSED_MS, IOS_INSTALL_DISMISSED_MS } from '#shared/offline/limits.ts';

/** What this browser can do, and what the person at it has done. */
export interface Circumstances {
  readonly now: number;
  /** The browser has offered to install the app. */
  readonly canInstall: boolean;
  readonly isInstalled: boolean;
  readonly isIos: boolean;
  /** Whoever has stayed for five minutes is no passer-by. */
  readonly isLongVisit: boolean;
  readonly dismissedAt: number | null;
  readonly iosDismissedAt: number | null;
}

/** Whether to offer the app, and in which way. */
export function offerFor(here: Circumstances): 'install' | 'ios' | null {
  if (here.isInstalled || !here.isLongVisit) return null;
  if (here.isIos)
    return isOver(here.iosDismissedAt, IOS_INSTALL_DISMISSED_MS, here.now) ? 'ios' : null;
  const mayAsk = isOver(here.dismissedAt, INSTALL_DISMISSED_MS, here.now);
  return here.canInstall && mayAsk ? 'install' : null;
}

/** A time that has not come yet was written by a clock that was wrong, and holds nothing up. */
const isOver = (since: number | null, span: number, now: number): boolean =>
  since === null || since > now || now - since >= span;
