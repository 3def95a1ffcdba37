import { messageFileMimeType } from '#shared/texts/files.ts';
import { reencodeImage } from '../../ui/file/reencodeImage.ts';

export interface PreparedFile {
  readonly name: string;
  readonly type: string;
  readonly content: Blob;
}

/** Why a file is rejected before upload. */
export type FileProblem = 'type' | 'size' | 'picture';

const REDRAWN = new Set(['image/jpeg', 'image/png', 'image/webp']);
const REENCODE_OPTIONS = { longestSide: 4096, quality: 0.9 };

/** Replaces invalid characters of a file name with spaces. */
export const plainName = (name: string): string =>
  name
    .replace(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069/\\]/gu, ' ')
    .slice(-200)
    .trim();

/** Prepares a chosen file for upload. Images are re-encoded to remove location and camera data. */
export async function prepareFile(
  file: File,
  largest: number,
  typeOf: (name: string) => string | null = messageFileMimeType,
): Promise<PreparedFile | FileProblem> {
  const name = plainName(file.name);
  const type = typeOf(name);
  if (type === null) return 'type';
  if (!REDRAWN.has(type)) {
    return file.size > largest ? 'size' : { name, type, content: file };
  }
  const reencoded = await reencodeImage(file, type, REENCODE_OPTIONS);
  if (reencoded === null) return 'picture';
  const { content } = reencoded;
  return content.size > largest ? 'size' : { name, type, content };
}
