import type { TextLine, TextPiece } from './documentText.ts';
import { CERTAIN, type ExtractedField, fieldAt } from './findFields.ts';
import type { ModelField } from './verifyModelFields.ts';

/** A value that only a model found; a person decides about it. */
const FOUND_BY_MODEL = 0.8;
const IN_CONFLICT = 0.6;

/**
 * Adds what a model read to what the rules read. Both agree: certain, unless the document states different values. Only
 * the model found it, or they differ: a doubt.
 */
export const combineReadings = (
  byRules: readonly ExtractedField[],
  byModel: readonly ModelField[],
  lines: readonly TextLine[],
): readonly ExtractedField[] => {
  const found = new Map(byModel.map((field) => [field.name, field]));
  const known = new Set(byRules.map(({ name }) => name));
  const added = byModel.filter(({ name }) => !known.has(name));
  return [
    ...byRules.map((field) => combine(field, found.get(field.name), lines)),
    ...added.map((field) => toField(field, lines)),
  ];
};

function combine(
  field: ExtractedField,
  found: ModelField | undefined,
  lines: readonly TextLine[],
): ExtractedField {
  if (found === undefined) return field;
  if (field.value === null) return toField(found, lines);
  const isSame = field.value.toLowerCase() === found.value.toLowerCase();
  if (isSame) {
    const isDisputed = field.others.length > 0;
    return isDisputed ? field : { ...field, confidence: Math.max(field.confidence, CERTAIN) };
  }
  return {
    ...field,
    confidence: Math.min(field.confidence, IN_CONFLICT),
    others: [...new Set([...field.others, found.value])].slice(0, 5),
  };
}

const toField = (
  { name, line, text, value }: ModelField,
  lines: readonly TextLine[],
): ExtractedField => ({
  ...fieldAt(name, value, pieceWith(lines[line - 1], text), FOUND_BY_MODEL),
  text,
  isByModel: true,
});

/** The piece of a line that has the words, or the whole line if they run over several. */
function pieceWith(line: TextLine | undefined, text: string): TextPiece {
  const [first, ...others] = line?.pieces ?? [];
  if (first === undefined) return { page: 1, text, x: 0, y: 0, width: 0, height: 0 };
  const single = [first, ...others].find((piece) => piece.text.replace(/\s+/g, ' ').includes(text));
  if (single !== undefined) return single;
  const last = others.at(-1) ?? first;
  return {
    ...first,
    width: last.x + last.width - first.x,
    height: Math.max(first.height, last.height),
  };
}
