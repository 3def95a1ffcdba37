import { type DocumentKind, isDocumentKind } from './documentKinds.ts';
import { FIELD_SPECS } from './fieldSpecs.ts';
import { hasPersonalData } from './personalData.ts';
import { readValue } from './values.ts';
import { hasWholeWords, plainWords } from './wholeWords.ts';

/** What a model says about one field: the number of a line, from 1, and the words of it that are the value. */
export interface ModelClaim {
  readonly name: string;
  readonly line: number;
  readonly text: string;
}

/** A claim that the document proves. Dates are ISO, money is in cents. */
export interface ModelField extends ModelClaim {
  readonly value: string;
}

interface VerifiedClaims {
  readonly fields: readonly ModelField[];
  /** Claims that the document doesn't prove. */
  readonly dropped: number;
}

/** Keeps only what the document says: the words are in their line as a whole, and are a value of the field's type. */
export function verifyModelFields(
  kind: DocumentKind,
  lines: readonly string[],
  claims: readonly ModelClaim[],
): VerifiedClaims {
  const fields = new Map<string, ModelField>();
  for (const { name, line, text } of claims) {
    const spec = FIELD_SPECS[kind].find((one) => one.name === name);
    const words = plainWords(text);
    if (spec === undefined || fields.has(name) || !hasWholeWords(lines[line - 1] ?? '', words)) {
      continue;
    }
    const value = readValue(spec.type, words);
    if (value === null || hasPersonalData(words)) continue;
    fields.set(name, { name, line, text: words, value });
  }
  return { fields: [...fields.values()], dropped: claims.length - fields.size };
}

/** The kind that a model named; null if there is no such kind. */
export const readModelKind = (kind: unknown): DocumentKind | null =>
  typeof kind === 'string' && isDocumentKind(kind) ? kind : null;
