import { Suspense } from 'react';
import { useFrameAccessContext } from '../../session/account/index.ts';
import { useAuth } from '../../session/auth/index.ts';
import { lazyPart } from '../../ui/chunk/lazyPart.tsx';
import styles from './RailContainer.module.css';

const Rail = lazyPart(() => import('./Rail.tsx'));

/** Reserves the side navigation's space from the first paint, to avoid layout shift when it loads. */
export function RailContainer() {
  const { status, session } = useAuth();
  const accessContext = useFrameAccessContext();
  const isKnown = session !== null && !session.needsCode && accessContext !== null;
  if (isKnown ? accessContext.approval !== 'approved' : session === null && status !== 'loading') {
    return null;
  }
  return (
    <div className={styles.place}>
      {isKnown && (
        <Suspense>
          <Rail key={session.userId} userId={session.userId} />
        </Suspense>
      )}
    </div>
  );
}
