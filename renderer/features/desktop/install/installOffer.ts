import { INSTALL_DISMISSED_MS, IOS_INSTALL_DISMISSED_MS } from '#shared/desktop/offline/limits.ts';

/** The browser's capabilities and the user's past actions. */
export interface InstallContext {
  readonly now: number;
  /** True if the browser offered to install the app. */
  readonly canInstall: boolean;
  readonly isInstalled: boolean;
  readonly isIos: boolean;
  /** True after a visit of five minutes. */
  readonly isLongVisit: boolean;
  readonly dismissedAt: number | null;
  readonly iosDismissedAt: number | null;
}

/** Returns how to offer the app, or null. */
export function getInstallOffer(here: InstallContext): 'install' | 'ios' | null {
  if (here.isInstalled || !here.isLongVisit) return null;
  if (here.isIos)
    return isOver(here.iosDismissedAt, IOS_INSTALL_DISMISSED_MS, here.now) ? 'ios' : null;
  const canPrompt = isOver(here.dismissedAt, INSTALL_DISMISSED_MS, here.now);
  return here.canInstall && canPrompt ? 'install' : null;
}

/** A timestamp in the future came from a wrong clock and is ignored. */
const isOver = (since: number | null, span: number, now: number): boolean =>
  since === null || since > now || now - since >= span;
