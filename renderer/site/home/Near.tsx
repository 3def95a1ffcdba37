import { useEffect, useRef, useState } from 'react';
import { LATE_SECTION_MARGIN, LATE_SECTION_MS } from '#shared/constants.ts';
import { FailedPart } from '../../kit/chunk/FailedPart.tsx';
import type { makeLatePart } from '../../kit/chunk/latePart.tsx';

interface NearProps {
  readonly part: ReturnType<typeof makeLatePart>;
}

/** Hydrates a late part when it is nearly in sight, or has been waited for long enough. */
export function Near({ part }: NearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const hydrate = () => void part.hydrate().catch(() => setFailed(true));
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) hydrate();
      },
      { rootMargin: LATE_SECTION_MARGIN },
    );
    if (place.current !== null) observer.observe(place.current);
    const timer = setTimeout(hydrate, LATE_SECTION_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [part]);

  return <div ref={place}>{hasFailed ? <FailedPart /> : part.written}</div>;
}
