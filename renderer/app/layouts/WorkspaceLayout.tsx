import { Outlet } from 'react-router-dom';
import { SecurityWatch } from '../../features/security/index.ts';
import { Brand } from '../../kit/brand/Brand.tsx';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { AccountGate } from '../gate/AccountGate.tsx';
import { SessionGate } from '../gate/SessionGate.tsx';
import { ThemeToggle } from '../theme/ThemeToggle.tsx';
import styles from './Layouts.module.css';
import { UserMenu } from './UserMenu.tsx';

/** Around the screens of signed-in people. */
export function Component() {
  return (
    <SessionGate>
      <SecurityWatch />
      <header className={styles.header}>
        <div className={styles.bar}>
          <Brand to="dashboard" />
          <nav aria-label="Workspace" className={styles.nav}>
            <RouteLink to="dashboard" className={styles.navLink} aria-current="page">
              Dashboard
            </RouteLink>
          </nav>
          <div className={styles.tools}>
            <ThemeToggle />
            <UserMenu />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <AccountGate>
          <Outlet />
        </AccountGate>
      </main>
    </SessionGate>
  );
}
