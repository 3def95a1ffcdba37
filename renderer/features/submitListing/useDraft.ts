import { useCallback, useEffect, useRef, useState } from 'react';
import { dataSentence } from '#shared/messages/messages.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { useUnsavedWork } from '../../host/useUnsavedWork.ts';
import type { Draft } from './listingForm.ts';
import { useSaveListingDraftMutation } from './submitApi.ts';

const PAUSE_MS = 700;
const AGAIN_MS = 5000;
const ELSEWHERE = 'HXLDC';

export type Saving =
  | { readonly is: 'saved' | 'saving' | 'unsaved' | 'elsewhere' }
  | { readonly is: 'failed'; readonly reason: string };

/** Keeps what is typed on the server, one save after another, and tries again while the server cannot be reached. */
export function useDraft(id: string, version: number, draft: Draft) {
  const [save] = useSaveListingDraftMutation();
  const [saving, setSaving] = useState<Saving>({ is: 'saved' });
  const known = useRef(version);
  const kept = useRef(draft);
  const wanted = useRef(draft);
  const work = useRef<Promise<boolean> | null>(null);

  const flush = useCallback((): Promise<boolean> => {
    work.current ??= (async () => {
      while (kept.current !== wanted.current) {
        const content = wanted.current;
        setSaving({ is: 'saving' });
        const { data, error } = await save({ id, version: known.current, content });
        if (data === undefined) {
          const isElsewhere = isDataError(error) && error.code === ELSEWHERE;
          setSaving(
            isElsewhere
              ? { is: 'elsewhere' }
              : { is: 'failed', reason: isDataError(error) ? dataSentence(error) : '' },
          );
          return false;
        }
        known.current = data;
        kept.current = content;
      }
      setSaving({ is: 'saved' });
      return true;
    })().finally(() => {
      work.current = null;
    });
    return work.current;
  }, [id, save]);

  useEffect(() => {
    wanted.current = draft;
    if (kept.current === draft) return;
    setSaving({ is: 'unsaved' });
    const timer = setTimeout(() => void flush(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, flush]);

  const failed = saving.is === 'failed';
  useEffect(() => {
    if (!failed) return;
    const timer = setInterval(() => void flush(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [failed, flush]);

  useUnsavedWork(saving.is !== 'saved');
  return {
    saving,
    /** Saves what is typed at once; false when that failed. */
    flush,
    /** Keeps this draft over what another device has. */
    overrule(newest: number) {
      known.current = newest;
      return flush();
    },
  };
}
