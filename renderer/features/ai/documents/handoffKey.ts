/** Where a file waits for the page of its extraction. */
export const documentHandoff = (id: string): string => `document:${id}`;
