import { useEffect, useRef } from 'react';
import { notFound } from '#shared/routes.ts';
import { announce } from '../../kit/live/announce.ts';
import { usePlace } from '../gate/usePlace.ts';

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
    void import('#shared/descriptions.ts').then(
      ({ descriptions, metaDescription, notFoundDescription }) => {
        if (!isCurrent) return;
        const text = name === null ? notFoundDescription : descriptions[name];
        setMeta('description', metaDescription(text));
      },
      // Without them the page reads the same.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
}

function setMeta(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}
