import { createContext, use } from 'react';
import type { RouteName } from '#shared/routes.ts';

/** Starts loading a screen before it is asked for. The app provides it; alone, links just link. */
export const PrefetchContext = createContext<(name: RouteName) => void>(() => undefined);

/** Handlers that warm a screen as soon as a pointer or the keyboard reaches its link; null: no screen. */
export function usePrefetch(name: RouteName | null) {
  const prefetch = use(PrefetchContext);
  const warm = () => {
    if (name !== null) prefetch(name);
  };
  return { onPointerEnter: warm, onFocus: warm, onTouchStart: warm };
}
