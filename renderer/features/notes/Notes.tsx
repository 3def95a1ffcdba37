import { Suspense } from 'react';
import { useAuth } from '../../core/session/index.ts';
import { lazyPart } from '../../kit/chunk/lazyPart.tsx';

const NotesWatch = lazyPart(() => import('./NotesWatch.tsx'));

/** For every layout: tells signed-in people what should not wait until they look. */
export function Notes() {
  const { session } = useAuth();
  if (session === null || session.needsCode) return null;
  return (
    <Suspense>
      <NotesWatch userId={session.userId} />
    </Suspense>
  );
}
