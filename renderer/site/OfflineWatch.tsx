import { type ComponentType, useEffect, useState } from 'react';

/** Fetches the notice while there is still a network, once the page is hydrated and nothing else is to do. */
export function OfflineWatch() {
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./OfflineBar.tsx').then(
        (module) => setBar(() => module.default),
        // Without it the page reads the same.
        () => undefined,
      );
    const timer = setTimeout(load, LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return Bar !== null && <Bar />;
}

/** After everything that the page itself still wants. */
const LATE_MS = 3000;
