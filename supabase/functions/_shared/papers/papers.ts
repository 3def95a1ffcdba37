/** What stands in a document. */
export interface ReadPaper {
  /** Null for what has no pages. */
  readonly pages: number | null;
  readonly text: string;
  /** What is looked through for personal data besides: form fields, notes, properties, attachments. */
  readonly unseen?: string;
  /** Text whose letters are drawn one by one, put together in more than one order. */
  readonly drawn?: readonly string[];
}

/** Too many documents wait to be read. Nothing was found out about this one. */
export class PapersBusy extends Error {}

/** This runtime has no canvas to draw pages on. */
export class NoCanvas extends Error {}

/** What a page carries of whoever looks at it. */
export interface Mark {
  readonly who: string;
  readonly address: string | null;
  readonly at: string;
}

/** What reads documents and marks them: on this machine in a thread of its own, since a document may be made to harm. */
export interface Papers {
  read(bytes: Uint8Array, type: string): Promise<ReadPaper>;
  /** One page of it, or all of them where `page` is null, as a PDF of pictures with a mark in each. */
  mark(bytes: Uint8Array, type: string, mark: Mark, page: number | null): Promise<Uint8Array>;
}
