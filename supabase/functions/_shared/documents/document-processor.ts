import type { Passage } from './passages.ts';

/** Content of a document. */
export interface DocumentText {
  /** Null for files without pages. */
  readonly pages: number | null;
  readonly text: string;
  /** The text in pieces that answers cite. */
  readonly passages?: readonly Passage[];
  /** Further text scanned for personal data: form fields, annotations, properties, attachments. */
  readonly unseen?: string;
  /** Text drawn character by character, joined in more than one order. */
  readonly drawn?: readonly string[];
}

/** The read queue is full. This document was not scanned. */
export class DocumentProcessorBusy extends Error {}

/** This runtime has no canvas to draw pages on. */
export class CanvasUnavailable extends Error {}

/** Watermark details of the reader. */
export interface Watermark {
  readonly who: string;
  readonly address: string | null;
  readonly at: string;
}

/** A word of a scanned page. Its place is a share of the page, from its left and top edge. */
export interface PageWord {
  readonly text: string;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Reads and watermarks documents. Runs in its own thread on this machine, because a document may be malicious. */
export interface DocumentProcessor {
  read(bytes: Uint8Array, type: string): Promise<DocumentText>;
  /** Returns one page, or all pages if `page` is null, as a PDF of watermarked images. */
  mark(bytes: Uint8Array, type: string, mark: Watermark, page: number | null): Promise<Uint8Array>;
  /** Reads scanned pages and returns the text of each. Missing where no OCR program is installed. */
  readonly recognize?: (
    bytes: Uint8Array,
    type: string,
    pages: readonly number[],
  ) => Promise<readonly string[]>;
  /** Reads a picture of one page, with the place of each word. Missing like `recognize`. */
  readonly locate?: (bytes: Uint8Array, type: string) => Promise<readonly PageWord[]>;
}
