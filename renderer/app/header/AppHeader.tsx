import { isForMembers } from '#shared/access/gates.ts';
import { useAuth } from '../../session/auth/index.ts';
import { usePlace } from '../../session/place/usePlace.ts';
import { VisitorBar } from '../../site/VisitorBar.tsx';
import { Brand } from '../../ui/brand/Brand.tsx';
import styles from '../../ui/header/Header.module.css';
import { MemberBar } from './MemberBar.tsx';

/** The header above every page. */
export function AppHeader() {
  const { session, status } = useAuth();
  const { route } = usePlace();
  // While the user is unknown, a members-only page must not show the visitor header.
  const isUnknown = status === 'loading' && isForMembers(route);
  return (
    <header className={styles.header}>
      {session !== null && <MemberBar />}
      {session === null && !isUnknown && <VisitorBar />}
      {isUnknown && (
        <div className={styles.bar}>
          <Brand to="home" />
        </div>
      )}
    </header>
  );
}
