import { useEffect, useRef } from 'react';
import { notFound, type RouteName } from '#shared/routes.ts';
import { usePlace } from '../../core/place/usePlace.ts';
import { announce } from '../../kit/live/announce.ts';

/** Title, description and robots follow the screen; a change of screen is announced and focused. */
export function usePageHead(): void {
  const { name, route, pathname } = usePlace();
  const shown = useRef(pathname);

  useEffect(() => {
    const { title, indexed } = route ?? notFound;
    document.title = `${title} · Haven Exchange`;
    setMeta('robots', indexed ? 'index,follow' : 'noindex');

    if (shown.current === pathname) return;
    shown.current = pathname;
    announce(title);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [route, pathname]);

  useEffect(() => {
    let isCurrent = true;
    void loadHead(name, pathname).then(
      (write) => {
        if (isCurrent) write();
      },
      // Without it the page reads the same.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [name, pathname]);
}

async function loadHead(name: RouteName | null, pathname: string): Promise<() => void> {
  const { readHead } = await import('./pageHead.ts');
  return readHead(name, pathname);
}

function setMeta(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}
