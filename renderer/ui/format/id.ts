const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True if a URL segment may be a record id; the server isn't queried with anything else. */
export const isId = (text: string): boolean => UUID.test(text);

const CURSOR = /^[\w-]{24,2000}$/;

/** True if a URL parameter may be a page cursor; only the server can decode it. */
export const isCursor = (text: string): boolean => CURSOR.test(text);
