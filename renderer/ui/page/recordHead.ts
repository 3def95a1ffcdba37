import { createContext, use, useEffect } from 'react';
import { siteName } from '../brand/siteName.ts';
import { setStructuredData } from './structuredData.ts';

/** Document head data of a record: for the tab, search engines, and link previews. */
export interface RecordHead {
  readonly title: string;
  readonly description?: string | undefined;
  /** Link preview image: a bitmap at a path on this site. */
  readonly picture?: { readonly path: string; readonly alt: string };
  /** Text for a generated preview image if there is no `picture`; otherwise the home page's is used. */
  readonly card?: {
    readonly title: string;
    readonly lines: readonly string[];
    /** Path of an illustration on this site. */
    readonly drawing?: string | undefined;
  };
  /** Reachable only by link: the document is marked noindex. */
  readonly isUnlisted?: true;
  /** schema.org data for a site at this origin. */
  readonly dataAt?: (origin: string) => object;
}

/** Collects head data during server rendering, where no effects run. */
export const HeadCollector = createContext<((head: RecordHead) => void) | null>(null);

let currentHead: RecordHead | null = null;

/** Returns the head data set by the current record, because the route's head is written too late. */
export const getCurrentHead = (): RecordHead | null => currentHead;

/** Sets the document head from the record. `null` means not found, and search engines skip the page. */
export function useRecordHead<Row>(
  record: Row | null | undefined,
  headOf: (record: Row) => RecordHead,
): void {
  const collect = use(HeadCollector);
  if (collect !== null && record) collect(headOf(record));
  useEffect(() => {
    if (record === undefined) return;
    const head = record === null ? null : headOf(record);
    let isCurrent = true;
    currentHead = head;
    // The screen's frame writes the route's head in the same tick; this must run after it.
    queueMicrotask(() => {
      if (!isCurrent) return;
      if (head === null) setMeta('robots', 'noindex');
      else document.title = `${head.title} · ${siteName()}`;
      if (head?.description !== undefined) setMeta('description', head.description);
    });
    const script = setStructuredData('record', head?.dataAt?.(location.origin) ?? null);
    return () => {
      isCurrent = false;
      if (currentHead === head) currentHead = null;
      script?.remove();
    };
  }, [record, headOf]);
}

function setMeta(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}
