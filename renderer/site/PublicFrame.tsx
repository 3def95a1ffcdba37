import type { ReactNode } from 'react';
import { type RouteName, routes } from '#shared/routes.ts';
import { OfferLink } from '../kit/header/OfferLink.tsx';
import { RouteLink } from '../kit/link/RouteLink.tsx';
import { ThemeToggle } from '../kit/theme/ThemeToggle.tsx';
import styles from './PublicFrame.module.css';
import { useVisitorNavigation } from './useVisitorNavigation.ts';

/** What people look for at the end of a page. */
const reference: readonly RouteName[] = [
  'faq',
  'seniorLivingGlossary',
  'contact',
  'privacyPolicy',
  'termsOfService',
  'eula',
];

interface PublicFrameProps {
  readonly header: ReactNode;
  readonly children: ReactNode;
}

/** Around the pages that everyone may open, in the app and as they are written at build. */
export function PublicFrame({ header, children }: PublicFrameProps) {
  const { links } = useVisitorNavigation();
  return (
    <>
      {header}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div className={styles.bar}>
          <div>
            {/* A page may have been written last year. */}
            <p suppressHydrationWarning>© {new Date().getFullYear()} Haven Exchange</p>
            <p>The marketplace for senior-living real estate</p>
          </div>
          <nav aria-label="Footer" className={styles.links}>
            {links.map((offer) => (
              <OfferLink key={offer.label} offer={offer} />
            ))}
            {reference.map((name) => (
              <RouteLink key={name} to={name}>
                {routes[name].title}
              </RouteLink>
            ))}
          </nav>
          <ThemeToggle />
        </div>
      </footer>
    </>
  );
}
