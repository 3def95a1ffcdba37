import type { DocumentKind } from '#shared/ai/documents/documentKinds.ts';
import { FIELD_SPECS } from '#shared/ai/documents/fieldSpecs.ts';
import { CERTAIN, type ExtractedField } from '#shared/ai/documents/findFields.ts';
import type { ValueType } from '#shared/ai/documents/values.ts';
import { formatCalendarDay } from '#shared/format/date.ts';
import { centsText } from '#shared/format/figures.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatRate } from '#shared/format/percent.ts';
import * as s from '../../../ui/shape/shape.ts';

const isField = s.object({
  name: s.text,
  value: s.orNull(s.text),
  text: s.orNullish(s.text),
  confidence: s.number,
  origin: s.oneOf(['rule', 'person', 'model']),
  page: s.orNullish(s.number),
  box: s.orNullish(s.listOf(s.number)),
  cell: s.orNullish(s.text),
});

/** A stored value of a document; `origin` is a person once someone decided. */
export type StoredField = s.ShapeOf<typeof isField>;
export const areFields = s.listOf(isField);

const isUse = s.object({ target: s.text, path: s.text, at: s.text });
export const areUses = s.listOf(isUse);
export const areFindings = s.listOf(s.object({ kind: s.text, count: s.number }));

export const toStoredField = (field: ExtractedField): StoredField => ({
  name: field.name,
  value: field.value,
  text: field.text.slice(0, 200),
  confidence: field.confidence,
  origin: field.isByModel === true ? 'model' : 'rule',
  page: field.page,
  box:
    field.box === null
      ? null
      : [field.box.x, field.box.y, field.box.width, field.box.height].map(Math.round),
  cell: field.cell,
});

export const isOpenDoubt = ({ value, confidence, origin }: StoredField): boolean =>
  origin !== 'person' && (value === null || confidence < CERTAIN);

export const labelOf = (kind: DocumentKind, name: string): string =>
  FIELD_SPECS[kind].find((spec) => spec.name === name)?.label ?? name;

export const typeOf = (kind: DocumentKind, name: string): ValueType =>
  FIELD_SPECS[kind].find((spec) => spec.name === name)?.type ?? 'text';

/** The value as it is read by people. */
export function formatExtracted(type: ValueType, value: string | null): string {
  if (value === null) return 'Not in the document';
  if (type === 'money') return centsText(Number(value));
  if (type === 'date') return formatCalendarDay(value);
  if (type === 'count') return formatNumber(Number(value));
  return type === 'percent' ? formatRate(Number(value)) : value;
}

/** The value as a person edits it. */
export const toInput = (type: ValueType, value: string | null): string =>
  value === null ? '' : type === 'money' ? String(Number(value) / 100) : value;
