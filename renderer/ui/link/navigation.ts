import { createContext, use } from 'react';
import type { RouteName } from '#shared/routes.ts';

export interface FollowOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean | undefined;
  /** Keeps the scroll position, for content that opens beside the current page. */
  readonly preventScrollReset?: boolean;
  /** State passed to the next screen outside its URL. */
  readonly state?: unknown;
}

/**
 * How links navigate. The app uses its router; prerendered pages leave most navigation to the browser. This interface
 * lets `ui/` components work in both.
 */
export interface Navigation {
  readonly pathname: string;
  /** Changes after every navigation, even to the same page. */
  readonly key: string;
  /** Navigates to an internal URL; returns false if the browser should handle it. */
  readonly follow: (to: string, manner: FollowOptions) => boolean;
  /** Prefetches a screen. */
  readonly prefetch: (name: RouteName) => void;
}

/** Default: the browser handles links. */
export const browserNavigation: Navigation = {
  pathname: '/',
  key: '',
  follow: () => false,
  prefetch: () => undefined,
};

export const NavigationContext = createContext(browserNavigation);

export const useNavigation = (): Navigation => use(NavigationContext);

/** Event handlers that prefetch a screen on hover or focus of its link; null means no screen. */
export function usePrefetch(name: RouteName | null) {
  const { prefetch } = useNavigation();
  const warm = () => {
    if (name !== null) prefetch(name);
  };
  return { onPointerEnter: warm, onFocus: warm, onTouchStart: warm };
}
