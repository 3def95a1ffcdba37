import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { metaDescription, notFound, type RouteName, routes } from '#shared/routes.ts';
import { announce } from '../../kit/live/announce.ts';

/** What a route object of `router.tsx` tells about its screen. */
export interface RouteHandle {
  readonly name: RouteName | null;
}

/** Title, description and robots follow the screen; a change of screen is announced and focused. */
export function usePageHead(): void {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const name = handle?.name ?? null;
  const shown = useRef(pathname);

  useEffect(() => {
    const { title, description, indexed } = name === null ? notFound : routes[name];
    document.title = `${title} · Haven Exchange`;
    setMeta('description', metaDescription(description));
    setMeta('robots', indexed ? 'index,follow' : 'noindex');

    if (shown.current === pathname) return;
    shown.current = pathname;
    announce(title);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [name, pathname]);
}

function setMeta(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}
