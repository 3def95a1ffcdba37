import { useEffect, useRef } from 'react';
import { notFound } from '#shared/routes.ts';
import { usePlace } from '../../session/place/usePlace.ts';
import { siteName } from '../../ui/brand/siteName.ts';
import { announce } from '../../ui/live/announce.ts';

/** Updates title and robots with the screen; announces and focuses screen changes. */
export function usePageHead(): void {
  const { route, pathname } = usePlace();
  const shown = useRef(pathname);

  useEffect(() => {
    const { title, indexed } = route ?? notFound;
    document.title = `${title} · ${siteName()}`;
    setMeta('robots', indexed ? 'index,follow' : 'noindex');

    if (shown.current === pathname) return;
    shown.current = pathname;
    announce(title);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [route, pathname]);
}

function setMeta(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}
