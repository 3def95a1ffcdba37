const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an address may name a record by this; the server is not asked about anything else. */
export const isId = (text: string): boolean => UUID.test(text);

const CURSOR = /^[\w-]{24,2000}$/;

/** Whether an address may say by this where a page of a list begins; only the server can read it. */
export const isCursor = (text: string): boolean => CURSOR.test(text);
