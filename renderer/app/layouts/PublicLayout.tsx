import { Outlet } from 'react-router-dom';
import { isForMembers } from '#shared/gates.ts';
import { Notes } from '../../features/notes/index.ts';
import { useArrivalOutside } from '../../features/session/index.ts';
import { Gate } from '../gate/Gate.tsx';
import { usePlace } from '../gate/usePlace.ts';
import { AppHeader } from '../header/AppHeader.tsx';
import { Breadcrumbs } from '../header/Breadcrumbs.tsx';
import { ThemeToggle } from '../theme/ThemeToggle.tsx';
import styles from './Layouts.module.css';

/** Around the pages that everyone may open. */
export function Component() {
  const { route } = usePlace();
  useArrivalOutside(!isForMembers(route));
  return (
    <>
      <Notes />
      <AppHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Gate>
          <Breadcrumbs />
          <Outlet />
        </Gate>
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
