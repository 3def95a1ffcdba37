import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readPersistedEntry, writePersisted } from '../../session/persisted/persisted.ts';
import { useKeepValueMutation, useListKeptQuery } from '../../session/persisted/persistedApi.ts';
import { type Draft, parseRemoteDraft } from './drafts.ts';
import { runSequentially } from './runSequentially.ts';

/** Delay after the last keystroke before saving to the server. */
const PAUSE_MS = 1_000;

/** Key that marks a draft discarded here before the server knows. */
const getDeletedKey = (name: string): string => `gone:${name}`;

/** Stores a form draft on the server so that it can be continued on another device. */
export function useSyncedDraft(userId: string, name: string) {
  const { data, isFetching } = useListKeptQuery('form', { refetchOnMountOrArgChange: true });
  const [send] = useKeepValueMutation();
  const [isEverywhere, setEverywhere] = useState(false);
  const pending = useRef<{ readonly timer: number; readonly draft: Draft } | null>(null);
  const isKnown = useRef(false);
  const sendNext = useCallback(
    (value: Draft | null) => runSequentially(name, () => send({ name, value })),
    [send, name],
  );
  const there = isFetching ? undefined : data?.find((one) => one.name === name)?.value;
  const found = useMemo(() => parseRemoteDraft(there) ?? undefined, [there]);

  const letGo = useCallback(async () => {
    isKnown.current = false;
    writePersisted(userId, getDeletedKey(name), true);
    const { error } = await sendNext(null);
    if (error === undefined) writePersisted(userId, getDeletedKey(name), null);
  }, [sendNext, userId, name]);
  const isDeleted = found !== undefined && readPersistedEntry(userId, getDeletedKey(name)) === true;
  useEffect(() => {
    if (found !== undefined) isKnown.current = true;
    if (isDeleted) void letGo();
  }, [found, isDeleted, letGo]);

  const flush = useCallback(() => {
    const next = pending.current;
    if (next === null) return;
    clearTimeout(next.timer);
    pending.current = null;
    isKnown.current = true;
    writePersisted(userId, getDeletedKey(name), null);
    void sendNext(next.draft).then(({ error }) => setEverywhere(error === undefined));
  }, [sendNext, userId, name]);
  useEffect(() => flush, [flush]);

  return {
    /** Draft from another device; undefined if unknown or none. */
    found: isDeleted ? undefined : found,
    /** True if the server has the draft. */
    isEverywhere,
    keep: useCallback(
      (draft: Draft) => {
        clearTimeout(pending.current?.timer);
        pending.current = { timer: window.setTimeout(flush, PAUSE_MS), draft };
        setEverywhere(false);
      },
      [flush],
    ),
    forget: useCallback(() => {
      clearTimeout(pending.current?.timer);
      pending.current = null;
      if (isKnown.current) void letGo();
    }, [letGo]),
  };
}
