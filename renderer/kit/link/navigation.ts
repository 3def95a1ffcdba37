import { createContext, use } from 'react';
import type { RouteName } from '#shared/routes.ts';

export interface Manner {
  /** Takes the place of this page in the history. */
  readonly replace?: boolean | undefined;
  /** Something opens beside what is here, which stays where it was scrolled to. */
  readonly preventScrollReset?: boolean;
  /** Handed to the next screen beside its address. */
  readonly state?: unknown;
}

/**
 * How links work here. The app goes by its router; a page that was written at build leaves most of
 * them to the browser. So the parts of `kit/` serve both and know neither.
 */
export interface Navigation {
  readonly pathname: string;
  /** Another one after each navigation, also to the same page. */
  readonly key: string;
  /** Goes to an address of ours; answers false where the browser is to do it. */
  readonly follow: (to: string, manner: Manner) => boolean;
  /** Starts loading a screen before it is asked for. */
  readonly prefetch: (name: RouteName) => void;
}

/** Where nobody says otherwise, links are the browser's own. */
export const browserNavigation: Navigation = {
  pathname: '/',
  key: '',
  follow: () => false,
  prefetch: () => undefined,
};

export const NavigationContext = createContext(browserNavigation);

export const useNavigation = (): Navigation => use(NavigationContext);

/** Handlers that warm a screen as soon as a pointer or the keyboard reaches its link; null: no screen. */
export function usePrefetch(name: RouteName | null) {
  const { prefetch } = useNavigation();
  const warm = () => {
    if (name !== null) prefetch(name);
  };
  return { onPointerEnter: warm, onFocus: warm, onTouchStart: warm };
}
