import { useCallback } from 'react';
import { type Matter, noteOf } from '#shared/notifications/notes.ts';
import type { NoteOutcome } from '#shared/notifications/notifications.ts';
import { useAppDispatch } from '../../core/hooks.ts';
import { showToast } from '../../core/toasts/index.ts';
import { useHost } from '../../host/HostContext.tsx';

/** Whether nothing outside the page tells the person. */
const isLeftToPage = (outcome: NoteOutcome | null): boolean =>
  outcome === null ||
  outcome.kind === 'failed' ||
  (outcome.kind === 'suppressed' && outcome.reason === 'off');

/** A toast leaves after a moment, so it waits for somebody to see it. */
function whenVisible(act: () => void): void {
  if (document.hidden) addEventListener('visibilitychange', () => whenVisible(act), { once: true });
  else act();
}

/**
 * Tells a person of a matter wherever they look: by the system, or in the page where the system does
 * not. A new kind of matter is a line in `shared/notifications/notes.ts` and its facts in `shared/desktop/ipc/notifications.ts`.
 */
export function useNotify(): (matter: Matter) => Promise<NoteOutcome | null> {
  const { notifications } = useHost();
  const dispatch = useAppDispatch();
  return useCallback(
    async (matter) => {
      const outcome = (await notifications?.show(matter)) ?? null;
      if (isLeftToPage(outcome)) {
        const { title, body: description } = noteOf(matter);
        whenVisible(() => dispatch(showToast({ intent: 'none', title, description })));
      }
      return outcome;
    },
    [notifications, dispatch],
  );
}
