import type { TextLine, TextPiece } from './documentText.ts';
import { type ExtractedField, fieldAt, missingField } from './findFields.ts';

const TAG = /^([FKEARLNPZ]) ?-?(\d{3,4})(?![\d/.-])/;
const SEVERITY = /\b(?:SS ?= ?|scope ?(?:and|\/|&) ?severity:? ?|S\/S:? ?)([A-L])\b/gi;

/** Reads the cited tags of a statement of deficiencies, and their scope and severity. */
export function readSurveyTags(lines: readonly TextLine[]): readonly ExtractedField[] {
  const tags = new Map<string, TextPiece>();
  let worst: { readonly letter: string; readonly piece: TextPiece } | null = null;
  let none: TextPiece | null = null;
  for (const { pieces, text } of lines) {
    const [first] = pieces;
    if (first === undefined) continue;
    if (/\bno deficiencies (?:were )?(?:cited|identified|found|noted)\b/i.test(text)) none = first;
    for (const piece of pieces.slice(0, 2)) {
      const found = TAG.exec(piece.text);
      const number = found?.[2];
      if (found === null || number === undefined) continue;
      // F0000 and K0000 are initial comments, not deficiencies.
      const tag = `${found[1]}${number}`;
      if (Number(number) > 0 && !tags.has(tag)) tags.set(tag, piece);
    }
    for (const { 1: letter = '' } of text.matchAll(SEVERITY)) {
      const upper = letter.toUpperCase();
      if (worst === null || upper > worst.letter) worst = { letter: upper, piece: first };
    }
  }
  const [first] = tags.values();
  const place = first ?? none;
  return [
    place === undefined || place === null
      ? missingField('deficiencies')
      : fieldAt(
          'deficiencies',
          String(tags.size),
          place,
          none !== null && tags.size > 0 ? 0.6 : 0.94,
        ),
    first === undefined
      ? missingField('tags')
      : fieldAt('tags', [...tags.keys()].join(', ').slice(0, 200), first, 0.94),
    worst === null
      ? missingField('highest_severity')
      : fieldAt('highest_severity', worst.letter, worst.piece, 0.94),
  ];
}
