import { useEffect, useState } from 'react';

/** County borders, loaded once they are needed; maps work without them. */
export function useCounties(shouldLoad = true): Readonly<Record<string, string>> | null {
  const [counties, setCounties] = useState<Readonly<Record<string, string>> | null>(null);
  useEffect(() => {
    if (!shouldLoad || counties !== null) return;
    let isCanceled = false;
    import('./countyPaths.ts').then(
      ({ COUNTY_PATHS }) => {
        if (!isCanceled) setCounties(COUNTY_PATHS);
      },
      () => undefined,
    );
    return () => {
      isCanceled = true;
    };
  }, [shouldLoad, counties]);
  return shouldLoad ? counties : null;
}
