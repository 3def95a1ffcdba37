import { createContext, use, useEffect } from 'react';
import { siteName } from '../brand/siteName.ts';
import { tellSearchEngines } from './structuredData.ts';

/** What a record on the screen says of itself to the tab, to search engines and to previews of links. */
export interface RecordHead {
  readonly title: string;
  readonly description?: string | undefined;
  /** What a link to it is shown with: a picture of pixels, at a path of this site. */
  readonly picture?: { readonly path: string; readonly alt: string };
  /** Without such a picture one is drawn in these words; without them it is the front page's. */
  readonly card?: {
    readonly title: string;
    readonly lines: readonly string[];
    /** The path of a drawing of it on this site. */
    readonly drawing?: string | undefined;
  };
  /** Opened by its address alone: its document tells search engines to pass by. */
  readonly isUnlisted?: true;
  /** In the words of schema.org, on a site at this origin. */
  readonly dataAt?: (origin: string) => object;
}

/** Takes the words down where a document is drawn, and no effect runs. */
export const HeadCollector = createContext<((head: RecordHead) => void) | null>(null);

let told: RecordHead | null = null;

/** What a record on the screen has told of itself: whoever writes the head of its route comes too late for that. */
export const toldHead = (): RecordHead | null => told;

/** The head of the document is that of the record. `null`: there is none, and search engines pass by. */
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
    told = head;
    // The frame of the screen writes the head of the route in the same turn; this comes after it.
    queueMicrotask(() => {
      if (!isCurrent) return;
      if (head === null) setMeta('robots', 'noindex');
      else document.title = `${head.title} · ${siteName()}`;
      if (head?.description !== undefined) setMeta('description', head.description);
    });
    const script = tellSearchEngines('record', head?.dataAt?.(location.origin) ?? null);
    return () => {
      isCurrent = false;
      if (told === head) told = null;
      script?.remove();
    };
  }, [record, headOf]);
}

function setMeta(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}
