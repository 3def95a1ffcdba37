import { Suspense } from 'react';
import { useAuth } from '../../../session/auth/index.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';

const NotesWatch = lazyPart(() => import('./NotificationWatcher.tsx'));

/** Notifies signed-in users of new events in every layout. */
export function LiveNotifications() {
  const { session } = useAuth();
  if (session === null || session.needsCode) return null;
  return (
    <Suspense>
      <NotesWatch userId={session.userId} />
    </Suspense>
  );
}
