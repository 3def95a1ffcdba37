import { useCallback, useEffect, useRef, useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { readPersistedEntry, writePersisted } from '../../../session/persisted/persisted.ts';
import type { Draft } from './listingForm.ts';
import { useSaveListingDraftMutation } from './submitApi.ts';

const PAUSE_MS = 700;
const AGAIN_MS = 5000;
const ELSEWHERE = 'HXLDC';

export type SaveStatus =
  | { readonly is: 'saved' | 'saving' | 'unsaved' | 'elsewhere' }
  | { readonly is: 'failed'; readonly reason: string };

const nameOf = (id: string): string => `listing-draft:${id}`;

/** Local changes that never reached the server, with the version they are based on. */
export function readUnsent(
  userId: string,
  id: string,
): { version: number; content: unknown } | null {
  const saved = readPersistedEntry(userId, nameOf(id));
  const isDraft = typeof saved === 'object' && saved !== null && 'version' in saved;
  if (!isDraft || typeof saved.version !== 'number' || !('content' in saved)) return null;
  return { version: saved.version, content: saved.content };
}

interface Held {
  readonly version: number;
  readonly draft: Draft;
}

/**
 * Saves input locally at once and to the server on each pause, sequentially, retrying while the server is
 * unreachable.
 */
export function useDraft(id: string, held: Held, draft: Draft) {
  const { session } = useAuth();
  const userId = session?.userId ?? '';
  const [save] = useSaveListingDraftMutation();
  const [saving, setSaving] = useState<SaveStatus>({ is: 'saved' });
  const known = useRef(held.version);
  const saved = useRef(held.draft);
  const latest = useRef(draft);
  const work = useRef<Promise<boolean> | null>(null);

  const flush = useCallback((): Promise<boolean> => {
    work.current ??= (async () => {
      while (saved.current !== latest.current) {
        const content = latest.current;
        setSaving({ is: 'saving' });
        const { data, error } = await save({ id, version: known.current, content });
        if (data === undefined) {
          const isElsewhere = isDataError(error) && error.code === ELSEWHERE;
          setSaving(
            isElsewhere
              ? { is: 'elsewhere' }
              : { is: 'failed', reason: isDataError(error) ? dataErrorMessage(error) : '' },
          );
          return false;
        }
        known.current = data;
        saved.current = content;
      }
      writePersisted(userId, nameOf(id), null);
      setSaving({ is: 'saved' });
      return true;
    })().finally(() => {
      work.current = null;
    });
    return work.current;
  }, [id, save, userId]);

  useEffect(() => {
    latest.current = draft;
    if (saved.current === draft) return;
    setSaving({ is: 'unsaved' });
    writePersisted(userId, nameOf(id), { version: known.current, content: draft });
    const timer = setTimeout(() => void flush(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, flush, id, userId]);

  const failed = saving.is === 'failed';
  useEffect(() => {
    if (!failed) return;
    const timer = setInterval(() => void flush(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [failed, flush]);

  useUnsavedWork(saving.is !== 'saved');
  return {
    saving,
    /** Saves pending input immediately; returns false on failure. */
    flush,
    /** Discards local changes in favor of another device's version. */
    forget: () => void writePersisted(userId, nameOf(id), null),
    /** Keeps this draft over another device's version. */
    overrule(newest: number) {
      known.current = newest;
      return flush();
    },
  };
}
