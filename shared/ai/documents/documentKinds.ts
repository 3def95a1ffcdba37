/** Kinds of documents; the database uses the same names. */
export const DOCUMENT_KINDS = {
  t12: 'T-12 statement',
  rent_roll: 'Rent roll',
  license: 'License',
  survey: 'Survey',
  lease: 'Lease',
  insurance: 'Certificate of insurance',
  other: 'Other document',
} as const;

export type DocumentKind = keyof typeof DOCUMENT_KINDS;

export const isDocumentKind = (kind: string): kind is DocumentKind =>
  Object.hasOwn(DOCUMENT_KINDS, kind);

/** Files that can be chosen; their content decides how they are read. */
export const DOCUMENT_ENDINGS = '.pdf,.docx,.xlsx,.csv,.txt,.png,.jpg,.jpeg';

/** Limits of a document that is read; larger ones are refused, never cut off. */
export const DOCUMENT_LIMITS = { bytes: 25_000_000, pages: 200, characters: 2_000_000 } as const;
