import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { LAZY_IMAGE_MARGIN } from '#shared/constants.ts';

interface LazyImageProps extends Omit<ComponentProps<'img'>, 'ref' | 'loading'> {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

const neverChanges = () => () => undefined;

/**
 * An image that loads when it is nearly visible. Server-rendered documents include its URL for readers without
 * JavaScript and leave loading to the browser.
 */
export function LazyImage({ src, width, height, alt, ...rest }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const isFromServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isNear, setNear] = useState(isFromServer);

  useEffect(() => {
    if (isNear || image.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: LAZY_IMAGE_MARGIN, scrollMargin: LAZY_IMAGE_MARGIN },
    );
    observer.observe(image.current);
    return () => observer.disconnect();
  }, [isNear]);

  return (
    <img
      ref={image}
      src={isNear ? src : placeholder(width, height)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      {...rest}
    />
  );
}

/** An empty image of the same shape, so that the layout doesn't change. */
const placeholder = (width: number, height: number): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`;
