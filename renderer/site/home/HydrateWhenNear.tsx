import { useCallback, useEffect, useRef, useState } from 'react';
import { DEFERRED_SECTION_MARGIN, DEFERRED_SECTION_MS } from '#shared/constants.ts';
import { failedOffline, loadOnce } from '../../host/loadChunk.ts';
import type { makeDeferredPart } from '../../ui/chunk/deferredPart.tsx';
import { FailedPart } from '../../ui/chunk/FailedPart.tsx';

interface NearProps {
  readonly part: ReturnType<typeof makeDeferredPart>;
}

/** Hydrates a late part when it is nearly visible or after a timeout. */
export function HydrateWhenNear({ part }: NearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<unknown>(null);
  const hydrate = useCallback(
    () => void loadOnce(part.hydrate).then(() => setError(null), setError),
    [part],
  );

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) hydrate();
      },
      { rootMargin: DEFERRED_SECTION_MARGIN },
    );
    if (place.current !== null) observer.observe(place.current);
    const timer = setTimeout(hydrate, DEFERRED_SECTION_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [hydrate]);

  return (
    <div ref={place}>
      {error === null ? (
        part.written
      ) : (
        <FailedPart failedOffline={failedOffline(error)} onRetry={hydrate} />
      )}
    </div>
  );
}
