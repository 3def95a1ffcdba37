import type { PdfText } from '../../underwriting/statements/pdfGrid.ts';
import type { ExtractedField } from './findFields.ts';

/** A total over a scanned table may include a misread figure, so a person decides about it. */
const TOTAL_OF_SCAN = 0.8;

/** A value of a scan is at most as certain as its least certain word. */
export function limitByScan(field: ExtractedField, texts: readonly PdfText[]): ExtractedField {
  const scanned = texts.filter(({ confidence }) => confidence !== undefined);
  if (scanned.length === 0 || field.value === null) return field;
  const { box, page } = field;
  if (box === null) {
    return { ...field, confidence: Math.min(field.confidence, TOTAL_OF_SCAN) };
  }
  const words = scanned.filter(
    (word) =>
      word.page === page &&
      word.x < box.x + box.width &&
      word.x + word.width > box.x &&
      word.y < box.y + box.height &&
      word.y + word.height > box.y,
  );
  const least = Math.min(field.confidence, ...words.map(({ confidence = 1 }) => confidence));
  return { ...field, confidence: Math.round(least * 100) / 100 };
}
