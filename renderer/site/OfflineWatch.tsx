import { type ComponentType, useEffect, useState } from 'react';

/** Fetches what stays while there is a network, once the page is hydrated and nothing else is to do. */
export function OfflineWatch() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./OverPage.tsx').then(
        (module) => setParts(() => module.default),
        // Without them the page reads the same.
        () => undefined,
      );
    const timer = setTimeout(load, LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return Parts !== null && <Parts />;
}

/** After everything that the page itself still wants. */
const LATE_MS = 3000;
