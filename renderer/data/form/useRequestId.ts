import { useRef } from 'react';

/**
 * Ids of requests that may be repeated. A retry with the same content has the same id, so that it isn't saved twice.
 * Other content gets a new id: if only the response was lost, the server would answer with what it saved first.
 */
export function useRequestId() {
  const last = useRef<{ readonly content: string; readonly id: string } | null>(null);
  return {
    /** `firstId` is the id of a request that an earlier visit may have sent, from a draft. */
    idOf(content: unknown, firstId?: string): string {
      const text = JSON.stringify(content);
      if (last.current?.content !== text) {
        const id = (last.current === null ? firstId : undefined) ?? crypto.randomUUID();
        last.current = { content: text, id };
      }
      return last.current.id;
    },
    /** Forgets the id once the request succeeded. */
    forget() {
      last.current = null;
    },
  };
}
