import { type ComponentType, StrictMode, useEffect, useMemo, useState } from 'react';
import type { PageName } from '#shared/navigation/documents.ts';
import { routeNamed, targetOf } from '#shared/routes.ts';
import { takeTyped } from '../kit/header/earlyTyping.ts';
import styles from '../kit/header/Header.module.css';
import { onPaletteKey, onPaletteWanted } from '../kit/header/paletteEvents.ts';
import { Trail } from '../kit/header/Trail.tsx';
import { type Navigation, NavigationContext } from '../kit/link/navigation.ts';
import { LiveRegion } from '../kit/live/LiveRegion.tsx';
import { Progress } from '../kit/state/Progress.tsx';
import type { AppLoader } from './appLoader.ts';
import { pressAgain } from './earlyPress.ts';
import { PublicFrame } from './PublicFrame.tsx';
import { TourLoader } from './tour/TourLoader.tsx';
import { VisitorBar } from './VisitorBar.tsx';

interface SiteProps {
  readonly name: PageName;
  /** Where it stands, which parameters of its route make more than its name. */
  readonly pathname: string;
  readonly page: ComponentType;
  readonly loader: AppLoader;
}

/** Whether the app has something at an address, which a page was not written for. */
function isOfApp(to: string): boolean {
  const target = targetOf(to);
  return target != null && (target.isMoved || target.route.isPrerendered !== true);
}

/** A public page as it is written at build and hydrated in the browser: for a visitor. */
export function Site({ name, pathname, page: Page, loader }: SiteProps) {
  const [isOpening, setOpening] = useState(false);
  const navigation = useMemo<Navigation>(
    () => ({
      pathname,
      key: '',
      // The browser goes to pages by itself; the app opens for its screens.
      prefetch(to) {
        if (routeNamed(to).isPrerendered !== true) loader.prefetch(to);
      },
      follow(to) {
        if (!isOfApp(to)) return false;
        setOpening(true);
        // Without the app the browser goes there too, and asks for it anew.
        loader.open(to).catch(() => location.assign(to));
        return true;
      },
    }),
    [pathname, loader],
  );
  useEffect(() => {
    const openPalette = () => void loader.openPalette().catch(takeTyped);
    const stops = [onPaletteWanted(openPalette), onPaletteKey(openPalette)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [loader]);
  // The last effect of the page: all its buttons work by then.
  useEffect(() => pressAgain(), []);
  return (
    <StrictMode>
      <NavigationContext value={navigation}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <TourLoader />
        {isOpening && <Progress />}
        <header className={styles.header}>
          <VisitorBar />
        </header>
        <PublicFrame>
          {name !== 'notFound' && <Trail name={name} />}
          <Page />
        </PublicFrame>
        <LiveRegion />
        <OfflineWatch />
      </NavigationContext>
    </StrictMode>
  );
}

/** Fetches the notice while there is still a network, once the page is hydrated and nothing else is to do. */
function OfflineWatch() {
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./OfflineBar.tsx').then(
        (module) => setBar(() => module.default),
        // Without it the page reads the same.
        () => undefined,
      );
    const timer = setTimeout(load, LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return Bar !== null && <Bar />;
}

/** After everything that the page itself still wants. */
const LATE_MS = 3000;
