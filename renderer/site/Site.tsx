import { type ComponentType, StrictMode, useEffect, useMemo, useState } from 'react';
import type { PageName } from '#shared/navigation/documents.ts';
import { getRoute, targetOf } from '#shared/routes.ts';
import styles from '../ui/header/Header.module.css';
import { PageBreadcrumbs } from '../ui/header/PageBreadcrumbs.tsx';
import { onPaletteRequested, onPaletteShortcut } from '../ui/header/paletteEvents.ts';
import { takeBufferedTyping } from '../ui/header/typingBuffer.ts';
import { type Navigation, NavigationContext } from '../ui/link/navigation.ts';
import { LiveRegion } from '../ui/live/LiveRegion.tsx';
import { Progress } from '../ui/state/Progress.tsx';
import type { AppLoader } from './appLoader.ts';
import { replayEarlyClick } from './earlyClick.ts';
import { PublicFrame } from './PublicFrame.tsx';
import { TourLoader } from './tour/TourLoader.tsx';
import { VisitorBar } from './VisitorBar.tsx';

interface SiteProps {
  readonly name: PageName;
  /** Its pathname; route params make it more specific than the name. */
  readonly pathname: string;
  readonly page: ComponentType;
  readonly loader: AppLoader;
}

/** True if the app, rather than a prerendered page, handles this URL. */
function isOfApp(to: string): boolean {
  const target = targetOf(to);
  return target != null && (target.isMoved || target.route.isPrerendered !== true);
}

/** A public page, prerendered for visitors and hydrated in the browser. */
export function Site({ name, pathname, page: Page, loader }: SiteProps) {
  const [isOpening, setOpening] = useState(false);
  const navigation = useMemo<Navigation>(
    () => ({
      pathname,
      key: '',
      // The browser loads prerendered pages itself; the app handles its own screens.
      prefetch(to) {
        if (getRoute(to).isPrerendered !== true) loader.prefetch(to);
      },
      follow(to) {
        if (!isOfApp(to)) return false;
        setOpening(true);
        // If the app fails to load, the browser navigates normally.
        loader.open(to).catch(() => location.assign(to));
        return true;
      },
    }),
    [pathname, loader],
  );
  useEffect(() => {
    const openPalette = () => void loader.openPalette().catch(takeBufferedTyping);
    const stops = [onPaletteRequested(openPalette), onPaletteShortcut(openPalette)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [loader]);
  // Last effect of the page: all buttons work by now.
  useEffect(() => replayEarlyClick(), []);
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
          {name !== 'notFound' && <PageBreadcrumbs name={name} />}
          <Page />
        </PublicFrame>
        <LiveRegion />
        <OfflineWatch />
      </NavigationContext>
    </StrictMode>
  );
}

/** Loads the offline notice while online, after hydration and when idle. */
function OfflineWatch() {
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./OfflineBar.tsx').then(
        (module) => setBar(() => module.default),
        // The page works without it.
        () => undefined,
      );
    const timer = setTimeout(load, LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return Bar !== null && <Bar />;
}

/** After everything else the page loads. */
const LATE_MS = 3000;
