import { LARGEST_MESSAGE_FILE, typeOfName } from '#shared/messages/files.ts';

export interface PreparedFile {
  readonly name: string;
  readonly type: string;
  readonly content: Blob;
}

/** Why a file is not even sent. */
export type FileProblem = 'type' | 'size' | 'picture';

const REDRAWN = new Set(['image/jpeg', 'image/png', 'image/webp']);
const LONGEST_SIDE = 4096;
const QUALITY = 0.9;

/** Names end where the type says; what is no part of a name becomes a space. */
const plainName = (name: string): string =>
  name
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]/gu, ' ')
    .slice(-200)
    .trim();

/**
 * What is uploaded of a chosen file. Pictures are drawn anew, so that where and with what they were taken stays
 * with whoever took them.
 */
export async function prepareFile(file: File): Promise<PreparedFile | FileProblem> {
  const name = plainName(file.name);
  const type = typeOfName(name);
  if (type === null) return 'type';
  if (!REDRAWN.has(type)) {
    return file.size > LARGEST_MESSAGE_FILE ? 'size' : { name, type, content: file };
  }
  const content = await redraw(file, type);
  if (content === null) return 'picture';
  return content.size > LARGEST_MESSAGE_FILE ? 'size' : { name, type, content };
}

async function redraw(file: Blob, type: string): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (picture === null) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  return made?.type === type ? made : null;
}
