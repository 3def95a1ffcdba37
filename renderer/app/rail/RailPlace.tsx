import { Suspense } from 'react';
import { useFrameStanding } from '../../core/account/index.ts';
import { useAuth } from '../../core/session/index.ts';
import { lazyPart } from '../../kit/chunk/lazyPart.tsx';
import styles from './RailPlace.module.css';

const Rail = lazyPart(() => import('./Rail.tsx'));

/** The room of the side navigation, from the first paint on: what is in it comes late and moves nothing. */
export function RailPlace() {
  const { status, session } = useAuth();
  const standing = useFrameStanding();
  const isKnown = session !== null && !session.needsCode && standing !== null;
  if (isKnown ? standing.approval !== 'approved' : session === null && status !== 'loading') {
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
