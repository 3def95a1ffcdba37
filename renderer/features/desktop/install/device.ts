/** The browser's native install prompt; only some browsers have one. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The browser's install prompt, stored by public/first-paint.js. */
    installPrompt?: InstallPrompt | undefined;
  }
}

export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** An iPad identifies itself as a Mac but has a touch screen. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

type Dismissed = 'pwa-install-dismissed' | 'ios-install-dismissed';

export function readDismissed(key: Dismissed): number | null {
  try {
    const at = Number(localStorage.getItem(key) ?? 'none');
    return Number.isFinite(at) ? at : null;
  } catch {
    return null;
  }
}

export function writeDismissed(key: Dismissed, now: number): void {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // Without storage, the offer appears again on the next visit.
  }
}
