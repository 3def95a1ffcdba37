import { useEffect } from 'react';

/** Keeps the screen on while mounted, where the browser can. The lock ends when the page is hidden, so it is requested again. */
export function useKeepAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    async function request() {
      if (document.visibilityState !== 'visible') return;
      try {
        const next = await navigator.wakeLock?.request('screen');
        if (isOver) await next?.release();
        else lock = next ?? null;
      } catch {
        // The browser refuses, for example on low battery. The board works without it.
      }
    }
    void request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
}
