/** The browser's own question whether to install the app; only some browsers have one. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** What public/first-paint.js keeps of the browser's offer. */
    installPrompt?: InstallPrompt | undefined;
  }
}

export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** An iPad says that it is a Mac, but has a screen to touch. */
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
    // A browser that keeps nothing asks again on the next visit.
  }
}
