import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AskAsVisitor } from './records.ts';

/** A screen as a document: what a visitor may see of it, or the frame that everybody has. */
export interface Drawn {
  readonly html: string;
  /** Whether it shows what was asked of the database, and so may be another one next time. */
  readonly isLive: boolean;
  /** What a link to its record is shown with, where the screen is of one. */
  readonly share?: SharedRecord | null;
}

export interface SharedRecord {
  readonly title: string;
  readonly lines: readonly string[];
  /** The path of a drawing of it on this site. */
  readonly drawing?: string | undefined;
}

/** What `renderer/app/document/draw.tsx` makes, once it is built for this server. Null: it draws nothing there. */
export type Draw = (address: string, ask: AskAsVisitor) => Promise<Drawn | null>;

/** Draws a document, or answers null where the app's own has to do. */
export interface Documents<File> {
  (address: string, ask: AskAsVisitor): Promise<File | null>;
  /** Lets go of what was drawn for good, and says how much that was. */
  clear(): number;
}

/** A screen without its document is only slower: nobody is held up for it, and it holds nobody up. */
const PATIENCE_MS = 1000;
const AT_ONCE = 4;
const LONGEST_ADDRESS = 1000;
const KEPT = 200;

/** The drawer of the build beside the pages in `folder`; null where there is none, as on the desktop. */
export function loadDraw(folder: string): Draw | null {
  const built = join(folder, '../documents');
  if (!existsSync(join(built, 'draw.js'))) return null;
  const load = async (): Promise<Draw> => {
    const { makeDraw } = await import(pathToFileURL(join(built, 'draw.js')).href);
    return makeDraw(JSON.parse(readFileSync(join(built, 'files.json'), 'utf8')));
  };
  let loading: Promise<Draw> | undefined;
  return async (address, ask) => {
    loading ??= load();
    const draw = await loading;
    return draw(address, ask);
  };
}

/**
 * Bounds the drawing: a few at once, each for a moment. The same address at the same time is drawn once;
 * what shows no data is drawn once for good.
 */
export function makeDocuments<File>(
  draw: Draw,
  toFile: (html: string) => Promise<File>,
): Documents<File> {
  const kept = new Map<string, File>();
  const drawing = new Map<string, Promise<File | null>>();

  async function drawOne(address: string, ask: AskAsVisitor): Promise<File | null> {
    const drawn = await draw(address, ask);
    if (drawn === null) return null;
    const file = await toFile(drawn.html);
    if (!drawn.isLive) keep(address, file);
    return file;
  }

  function keep(address: string, file: File): void {
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(address, file);
  }

  const documentOf = async (address: string, ask: AskAsVisitor): Promise<File | null> => {
    const known = kept.get(address);
    if (known !== undefined) return known;
    let work = drawing.get(address);
    if (work === undefined) {
      if (drawing.size >= AT_ONCE || address.length > LONGEST_ADDRESS) return null;
      // What cannot be drawn here is drawn by the app, which says what is the matter.
      work = drawOne(address, ask)
        .catch(() => null)
        .finally(() => drawing.delete(address));
      drawing.set(address, work);
    }
    return inTime(work);
  };
  return Object.assign(documentOf, { clear: () => emptied(kept) });
}

/** Empties what is kept, and says how much that was. */
export function emptied(kept: Map<string, unknown>): number {
  const { size } = kept;
  kept.clear();
  return size;
}

async function inTime<Value>(work: Promise<Value>): Promise<Value | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), PATIENCE_MS);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
