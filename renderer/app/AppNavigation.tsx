import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Navigation, NavigationContext } from '../ui/link/navigation.ts';
import { prefetchScreen } from './areas.ts';

/** Provides the app's router to links of `ui/`. */
export function AppNavigation({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search, hash, key } = useLocation();
  const navigation = useMemo<Navigation>(() => {
    const here = pathname + search + hash;
    return {
      pathname,
      key,
      prefetch: prefetchScreen,
      follow(to, { replace = to === here, ...manner }) {
        void navigate(to, { replace, ...manner });
        return true;
      },
    };
  }, [navigate, pathname, search, hash, key]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
