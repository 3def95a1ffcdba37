import { MAX_IMAGE_BYTES } from '../../../ui/file/reencodeImage.ts';

export const MAX_PICTURES = 40;
const LONGEST_NAME = 300;
const LONGEST_TEXT = 300;

/** A file added with the table: its name and folders. */
export interface PictureFile {
  readonly path: string;
  readonly file: File;
}

/** A table row's photo columns. */
export interface PictureCells {
  readonly at: number;
  readonly names: string;
  readonly texts: string;
}

export interface PlannedPicture {
  readonly file: File;
  readonly name: string;
  readonly alt_text: string;
}

interface Named {
  readonly at: number;
  readonly name: string;
}

export interface PicturePlan {
  /** Keyed by row number. */
  readonly rows: ReadonlyMap<number, readonly PlannedPicture[]>;
  /** Names without a matching file. */
  readonly missing: readonly Named[];
  /** Rejected names with the reason. */
  readonly refused: readonly (Named & { readonly sentence: string })[];
  /** Files not named in any row. */
  readonly unnamed: readonly string[];
}

const parts = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const ENDING = /\.(?:jpe?g|png|webp)$/i;

/** Splits a cell into file names, by line, semicolon or bar, or by comma if every part has an image extension. */
function namesIn(cell: string): string[] {
  const names = parts(cell, /[;|\r\n]/);
  const [only = ''] = names;
  const apart = names.length === 1 ? parts(only, /,/) : [];
  return [...new Set(apart.every((name) => ENDING.test(name)) && apart.length > 1 ? apart : names)];
}

/** Normalizes a path for comparison: slashes, case and accents. */
const keyOf = (path: string): string =>
  path
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .toLowerCase();

const lastOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

function getRejectionReason(name: string): string | null {
  if (/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(name) || /^(?:data|blob|javascript):/i.test(name)) {
    return "Photos can't be fetched from URLs, since a URL would control what our server opens. Add the file itself.";
  }
  const folders = keyOf(name).split('/');
  const isOutside = folders.includes('..') || folders[0] === '' || /^[a-z]:/i.test(name);
  if (isOutside || name.length > LONGEST_NAME || /\p{Cc}/u.test(name)) {
    return 'Enter the name of an added file, such as front.jpg.';
  }
  return null;
}

const textOf = (text: string | undefined): string =>
  (text ?? '')
    .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, ' ')
    .slice(0, LONGEST_TEXT)
    .trim();

/** Matches files to rows; reports missing photos and unused files. */
export function planPictures(
  cells: readonly PictureCells[],
  files: readonly PictureFile[],
): PicturePlan {
  const byName = new Map<string, PictureFile[]>();
  for (const file of files) {
    const last = lastOf(keyOf(file.path));
    byName.set(last, [...(byName.get(last) ?? []), file]);
  }
  const rows = new Map<number, readonly PlannedPicture[]>();
  const missing: Named[] = [];
  const rejected: (Named & { sentence: string })[] = [];
  const used = new Set<PictureFile>();

  for (const { at, names, texts } of cells) {
    const planned: PlannedPicture[] = [];
    const altTexts = parts(texts, /[;|\r\n]/);
    for (const [index, name] of namesIn(names).entries()) {
      const reject = (reason: string) => rejected.push({ at, name, sentence: reason });
      const sentence = getRejectionReason(name);
      if (sentence !== null) {
        reject(sentence);
        continue;
      }
      const key = keyOf(name);
      const found = (byName.get(lastOf(key)) ?? []).filter(({ path }) => {
        const other = keyOf(path);
        return other === key || other.endsWith(`/${key}`);
      });
      const [first] = found;
      for (const file of found) used.add(file);
      if (first === undefined) missing.push({ at, name });
      else if (found.length > 1) reject('Several files have this name. Add the folder before it.');
      else if (first.file.size > MAX_IMAGE_BYTES) reject('The file is larger than 40 MB.');
      else if (planned.length >= MAX_PICTURES) {
        reject(`A listing shows at most ${MAX_PICTURES} photos.`);
      } else planned.push({ file: first.file, name, alt_text: textOf(altTexts[index]) });
    }
    if (planned.length > 0) rows.set(at, planned);
  }
  const unnamed = files.filter((file) => !used.has(file)).map(({ path }) => path);
  return { rows, missing, refused: rejected, unnamed };
}
