import { MOST_PICTURE_BYTES } from '../../kit/file/redrawPicture.ts';

export const MOST_PICTURES = 40;
const LONGEST_NAME = 300;
const LONGEST_TEXT = 300;

/** A file beside the table, by its name and the folders above it. */
export interface PictureFile {
  readonly path: string;
  readonly file: File;
}

/** What a row of the table says of its pictures. */
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
  /** By the number of the row. */
  readonly rows: ReadonlyMap<number, readonly PlannedPicture[]>;
  /** Names that no file has. */
  readonly missing: readonly Named[];
  /** Names that are not taken, and why. */
  readonly refused: readonly (Named & { readonly sentence: string })[];
  /** Files that no row names. */
  readonly unnamed: readonly string[];
}

const parts = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const ENDING = /\.(?:jpe?g|png|webp)$/i;

/** Names of files in one cell: one a line, or with semicolons, bars or, where each ends as a picture does, commas. */
function namesIn(cell: string): string[] {
  const names = parts(cell, /[;|\r\n]/);
  const [only = ''] = names;
  const apart = names.length === 1 ? parts(only, /,/) : [];
  return [...new Set(apart.every((name) => ENDING.test(name)) && apart.length > 1 ? apart : names)];
}

/** As names are compared: folders with slashes, capitals and accents however they are written. */
const keyOf = (path: string): string =>
  path
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .toLowerCase();

const lastOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

function refusalOf(name: string): string | null {
  if (/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(name) || /^(?:data|blob|javascript):/i.test(name)) {
    return 'Pictures are not fetched from addresses: whoever writes one would choose what our server opens. Add the file itself.';
  }
  const folders = keyOf(name).split('/');
  const isOutside = folders.includes('..') || folders[0] === '' || /^[a-z]:/i.test(name);
  if (isOutside || name.length > LONGEST_NAME || /\p{Cc}/u.test(name)) {
    return 'Write the name of a file among those that you add, as front.jpg.';
  }
  return null;
}

const textOf = (text: string | undefined): string =>
  (text ?? '')
    .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, ' ')
    .slice(0, LONGEST_TEXT)
    .trim();

/** Which file belongs to which row, which rows lack one, and which files nobody asks for. */
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
  const refused: (Named & { sentence: string })[] = [];
  const used = new Set<PictureFile>();

  for (const { at, names, texts } of cells) {
    const planned: PlannedPicture[] = [];
    const said = parts(texts, /[;|\r\n]/);
    for (const [index, name] of namesIn(names).entries()) {
      const refuse = (sentence: string) => refused.push({ at, name, sentence });
      const sentence = refusalOf(name);
      if (sentence !== null) {
        refuse(sentence);
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
      else if (found.length > 1)
        refuse('Several files have this name. Write its folder before it.');
      else if (first.file.size > MOST_PICTURE_BYTES) refuse('The file is larger than 40 MB.');
      else if (planned.length >= MOST_PICTURES) {
        refuse(`A listing shows at most ${MOST_PICTURES} pictures.`);
      } else planned.push({ file: first.file, name, alt_text: textOf(said[index]) });
    }
    if (planned.length > 0) rows.set(at, planned);
  }
  const unnamed = files.filter((file) => !used.has(file)).map(({ path }) => path);
  return { rows, missing, refused, unnamed };
}
