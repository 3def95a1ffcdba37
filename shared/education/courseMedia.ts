import { MESSAGE_FILE_TYPES } from '../texts/files.ts';

/** Kinds of files in a lesson. */
export type CourseMediaKind = 'video' | 'file';

export const MAX_COURSE_MEDIA_BYTES = 50 * 1024 * 1024;
/** Characters of a caption file that the server reads. */
export const MAX_CAPTION_BYTES = 400_000;

/** Must match the database, which a test checks. */
export const COURSE_VIDEO_TYPES: Readonly<Record<string, readonly string[]>> = {
  'video/mp4': ['mp4'],
  'video/webm': ['webm'],
};

/** No archives, animations, or formats with macros that can't be told apart by their content. */
export const COURSE_FILE_TYPES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(MESSAGE_FILE_TYPES).filter(
    ([type]) => !/^(application\/(zip|msword|vnd\.ms-(excel|powerpoint))|image\/gif)$/.test(type),
  ),
);

/** Labels for authors. */
export const COURSE_MEDIA_LABELS = {
  video: { noun: 'Video', types: 'MP4 and WebM videos' },
  file: { noun: 'File', types: 'PDF, Office files, images, text, and CSV' },
} as const satisfies Record<CourseMediaKind, { readonly noun: string; readonly types: string }>;

const typesOf = (kind: CourseMediaKind) =>
  kind === 'video' ? COURSE_VIDEO_TYPES : COURSE_FILE_TYPES;

/** Returns the MIME type for the name of a file in a lesson; null if its kind is not possible. */
export function courseMediaType(kind: CourseMediaKind, name: string): string | null {
  const ending = /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const found = Object.entries(typesOf(kind)).filter(([, endings]) => endings.includes(ending));
  // The last one is the most exact: CSV files are plain text too.
  return found.at(-1)?.[0] ?? null;
}

/** The `accept` attribute of a file input. */
export const courseMediaEndings = (kind: CourseMediaKind): string =>
  [...new Set(Object.values(typesOf(kind)).flat())].map((ending) => `.${ending}`).join(',');
