import { useCallback } from 'react';
import { type KnownMatter, type Matter, noteOf } from '#shared/notifications/notes.ts';
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

interface Words {
  readonly title: string;
  readonly description: string;
}

/** Tells a person of a matter wherever they look: by the system, or in the page where the system does not. */
export function useTell(): (matter: Matter, words: Words) => Promise<NoteOutcome | null> {
  const { notifications } = useHost();
  const dispatch = useAppDispatch();
  return useCallback(
    async (matter, words) => {
      const outcome = (await notifications?.show(matter)) ?? null;
      if (isLeftToPage(outcome)) {
        whenVisible(() => dispatch(showToast({ intent: 'none', ...words })));
      }
      return outcome;
    },
    [notifications, dispatch],
  );
}

/**
 * Tells of a matter in the words that are known here. A new kind of matter is a line in
 * `shared/notifications/notes.ts` and its facts in `shared/desktop/ipc/notifications.ts`.
 */
export function useNotify(): (matter: KnownMatter) => Promise<NoteOutcome | null> {
  const tell = useTell();
  return useCallback(
    (matter) => {
      const { title, body: description } = noteOf(matter);
      return tell(matter, { title, description });
    },
    [tell],
  );
}
