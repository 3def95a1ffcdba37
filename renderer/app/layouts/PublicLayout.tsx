import { Outlet } from 'react-router-dom';
import { useArrivalOutside, useSession } from '../../features/session/index.ts';
import { Brand } from '../../kit/brand/Brand.tsx';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { ThemeToggle } from '../theme/ThemeToggle.tsx';
import styles from './Layouts.module.css';

/** Around the pages that everyone may open. */
export function Component() {
  const { status } = useSession();
  useArrivalOutside();
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Brand to="home" />
          <nav aria-label="Main" className={styles.nav}>
            <RouteLink to="home" className={styles.navLink}>
              Home
            </RouteLink>
          </nav>
          <div className={styles.tools}>
            {status === 'signed-in' ? (
              <LinkButton to="dashboard" intent="primary">
                Dashboard
              </LinkButton>
            ) : (
              <LinkButton to="auth" intent="primary">
                Sign In / Sign Up
              </LinkButton>
            )}
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <div className={styles.bar}>
          <div>
            <p>© {new Date().getFullYear()} Haven Exchange</p>
            <p>The marketplace for senior-living real estate</p>
          </div>
          <ThemeToggle />
        </div>
      </footer>
    </>
  );
}
