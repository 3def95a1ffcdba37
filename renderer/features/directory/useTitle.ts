import { useEffect } from 'react';

/** The title of the tab is that of the record. `null`: there is none, and search engines pass by. */
export function useTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    let isCurrent = true;
    // The frame of the screen writes the head of the route in the same turn; this comes after it.
    queueMicrotask(() => {
      if (!isCurrent) return;
      if (title === null) {
        document.querySelector('meta[name="robots"]')?.setAttribute('content', 'noindex');
      } else document.title = `${title} · Haven Exchange`;
    });
    return () => {
      isCurrent = false;
    };
  }, [title]);
}
