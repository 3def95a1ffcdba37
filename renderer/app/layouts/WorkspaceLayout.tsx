import { Outlet } from 'react-router-dom';
import { SecurityWatch } from '../../features/security/index.ts';
import { Gate } from '../gate/Gate.tsx';
import { AppHeader } from '../header/AppHeader.tsx';
import { Breadcrumbs } from '../header/Breadcrumbs.tsx';
import styles from './Layouts.module.css';

/** Around the screens of signed-in people. */
export function Component() {
  return (
    <>
      <AppHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Gate>
          <SecurityWatch />
          <Breadcrumbs />
          <Outlet />
        </Gate>
      </main>
    </>
  );
}
