import { type ComponentType, useEffect, useState } from 'react';

/** Fetches what stays while there is a network, once the page is hydrated and nothing else is to do. */
export function OfflineWatch() {
  const [parts, setParts] = useState<{ Bar: ComponentType; Install: ComponentType } | null>(null);
  useEffect(() => {
    const load = () =>
      void Promise.all([
        import('./OfflineBar.tsx'),
        import('../features/install/InstallOverlays.tsx'),
      ]).then(
        ([bar, install]) => setParts({ Bar: bar.default, Install: install.default }),
        // Without them the page reads the same.
        () => undefined,
      );
    const timer = setTimeout(load, LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (parts === null) return null;
  return (
    <>
      <parts.Bar />
      <parts.Install />
    </>
  );
}

/** After everything that the page itself still wants. */
const LATE_MS = 3000;
