import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AskAsVisitor } from './records.ts';

/** A screen as a document: what a visitor may see of it, or the frame that everybody has. */
export interface Drawn {
  readonly html: string;
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
/** Where it shows data, it may say how long ago something was. */
const TELLS_TIME_MS = 60_000;

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

/** A question that one was drawn with, and what came of it, as a hash. */
interface Answered {
  readonly path: string;
  readonly init: RequestInit | undefined;
  readonly answer: string;
}

interface KeptDocument<File> {
  readonly file: File;
  readonly answers: readonly Answered[];
  readonly drawnAt: number;
}

/**
 * Bounds the drawing: a few at once, each for a moment. The same address at the same time is drawn once; it is
 * drawn anew where the database answers something else than it was drawn with, which is asked each time.
 */
export function makeDocuments<File>(
  draw: Draw,
  toFile: (html: string) => Promise<File>,
): Documents<File> {
  const kept = new Map<string, KeptDocument<File>>();
  const drawing = new Map<string, Promise<File | null>>();

  async function drawOne(address: string, ask: AskAsVisitor): Promise<File | null> {
    const answers: Answered[] = [];
    const drawn = await draw(address, async (path, init) => {
      const answer = await ask(path, init);
      answers.push({ path, init, answer: await told(answer.clone()) });
      return answer;
    });
    if (drawn === null) return null;
    const file = await toFile(drawn.html);
    keep(address, { file, answers, drawnAt: Date.now() });
    return file;
  }

  function keep(address: string, document: KeptDocument<File>): void {
    kept.delete(address);
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(address, document);
  }

  async function standing(address: string, ask: AskAsVisitor): Promise<File | null> {
    const known = kept.get(address);
    if (known === undefined) return null;
    const { file, answers, drawnAt } = known;
    if (Date.now() - drawnAt > TELLS_TIME_MS) return null;
    const still = await Promise.all(
      answers.map(async ({ path, init, answer }) => (await told(await ask(path, init))) === answer),
    );
    return still.every(Boolean) ? file : null;
  }

  const documentOf = async (address: string, ask: AskAsVisitor): Promise<File | null> => {
    const known = kept.get(address);
    if (known?.answers.length === 0) return known.file;
    let work = drawing.get(address);
    if (work === undefined) {
      if (drawing.size >= AT_ONCE || address.length > LONGEST_ADDRESS) return null;
      // What cannot be drawn here is drawn by the app, which says what is the matter.
      work = standing(address, ask)
        .then((file) => file ?? drawOne(address, ask))
        .catch(() => null)
        .finally(() => drawing.delete(address));
      drawing.set(address, work);
    }
    return inTime(work);
  };
  return Object.assign(documentOf, { clear: () => emptied(kept) });
}

const told = async (answer: Response): Promise<string> =>
  hash('sha256', `${answer.status} ${answer.headers.get('content-range')} ${await answer.text()}`);

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
