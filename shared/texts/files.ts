/** Allowed attachment types; must match the database, which a test checks. */
export const MESSAGE_FILE_TYPES: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt', 'md', 'csv'],
  'text/csv': ['csv'],
  'application/zip': ['zip'],
  'application/msword': ['doc'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
};

export const MESSAGE_FILES_BUCKET = 'message-files';
export const MAX_MESSAGE_FILES = 10;
export const MAX_MESSAGE_FILE_BYTES = 25 * 1024 * 1024;

/** Returns the MIME type for a file name; null if it can't be attached. */
export function messageFileMimeType(name: string): string | null {
  const ending = /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined) return null;
  if (ending === 'csv') return 'text/csv';
  const found = Object.entries(MESSAGE_FILE_TYPES).find(([, endings]) => endings.includes(ending));
  return found?.[0] ?? null;
}
