import { useRef } from 'react';

/**
 * Ids of requests that may be repeated. A retry with the same content has the same id, so that it isn't saved twice.
 * Other content gets a new id: if only the response was lost, the server would answer with what it saved first.
 */
export function useRequestId() {
  const last = useRef<{ readonly content: string; readonly id: string } | null>(null);
  return {
    idOf(content: unknown): string {
      const text = JSON.stringify(content);
      if (last.current?.content !== text) last.current = { content: text, id: crypto.randomUUID() };
      return last.current.id;
    },
    /** Forgets the id once the request succeeded. */
    forget() {
      last.current = null;
    },
  };
}
