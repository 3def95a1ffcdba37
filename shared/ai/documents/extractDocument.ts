import type { Grid } from '../../underwriting/statements/grid.ts';
import { arrangePdfText, type PdfText } from '../../underwriting/statements/pdfGrid.ts';
import { classifyDocument } from './classifyDocument.ts';
import { combineReadings } from './combineReadings.ts';
import { DOCUMENT_LIMITS, type DocumentKind } from './documentKinds.ts';
import { arrangeLines, createFlowText } from './documentText.ts';
import { FIELD_SPECS } from './fieldSpecs.ts';
import { readRentRollFigures, readStatementFigures } from './figures.ts';
import { CERTAIN, type ExtractedField, findFields, missingField } from './findFields.ts';
import { readCoverageTable } from './insuranceTable.ts';
import { findPersonalData, maskPersonalData, type PersonalDataKind } from './personalData.ts';
import { limitByScan } from './scanCertainty.ts';
import { readSurveyTags } from './surveyTags.ts';
import { arrangeTable } from './tableGrid.ts';
import type { ModelField } from './verifyModelFields.ts';

/** What a file contains: placed text, and cells if it is a workbook or text file. */
export interface DocumentContent {
  readonly name: string;
  readonly texts: readonly PdfText[];
  /** Null for a PDF or a Word file. */
  readonly grids: readonly Grid[] | null;
}

export interface DocumentReading {
  readonly kind: DocumentKind;
  readonly kindConfidence: number;
  readonly fields: readonly ExtractedField[];
  /** Personal data by kind, with how often it was found. */
  readonly personal: readonly { readonly kind: PersonalDataKind; readonly count: number }[];
  /** Questions that only the statement import can settle. */
  readonly statementDoubts: number;
}

interface ExtractOptions {
  readonly today: Date;
  /** The kind that a person chose; otherwise the rules decide. */
  readonly kind?: DocumentKind;
  /** What a language model read, with every value proved by the document. */
  readonly found?: readonly ModelField[];
}

/** Classifies a document and reads its fields by rules alone. Personal data is masked in every value. */
export function extractDocument(
  content: DocumentContent,
  options: ExtractOptions,
): DocumentReading {
  const lines = arrangeLines(content.texts);
  const text = createFlowText(lines).text.slice(0, DOCUMENT_LIMITS.characters);
  // Sentences are in lines of their own; columns of a form are not read across.
  const prose = createFlowText(lines.filter(({ pieces }) => pieces.length === 1));
  const grids = content.grids ?? [
    ...present(arrangeTable(content.name, lines)),
    arrangePdfText(content.name, content.texts),
  ];
  const rules = classifyDocument(text, grids);
  const kind = options.kind ?? rules.kind;
  const { fields, doubts } = readFields();
  return {
    kind,
    kindConfidence: options.kind === undefined ? rules.confidence : 1,
    fields: inOrder(kind, combineReadings(fields, options.found ?? [], lines))
      .map((field) => limitByScan(field, content.texts))
      .map(maskField),
    personal: countPersonalData(text),
    statementDoubts: doubts,
  };

  function readFields(): { readonly fields: readonly ExtractedField[]; readonly doubts: number } {
    if (kind === 't12') return readStatementFigures(grids, options.today);
    if (kind === 'rent_roll') return readRentRollFigures(grids);
    const found = findFields(FIELD_SPECS[kind], lines, prose);
    if (kind === 'insurance') return { fields: [...found, ...readCoverageTable(lines)], doubts: 0 };
    if (kind === 'survey') return { fields: [...found, ...readSurveyTags(lines)], doubts: 0 };
    return { fields: found, doubts: 0 };
  }
}

const present = <Value>(value: Value | null): readonly Value[] => (value === null ? [] : [value]);

/** Every field of the kind once; fields that may be blank are left out if nothing was found. */
function inOrder(kind: DocumentKind, fields: readonly ExtractedField[]): readonly ExtractedField[] {
  const known = new Map(fields.map((field) => [field.name, field]));
  return FIELD_SPECS[kind].flatMap(({ name, isOptional }) => {
    const field = known.get(name) ?? missingField(name);
    return field.value === null && isOptional === true ? [] : [field];
  });
}

const maskField = (field: ExtractedField): ExtractedField => ({
  ...field,
  value: field.value === null ? null : maskPersonalData(field.value),
  text: maskPersonalData(field.text),
  others: field.others.map(maskPersonalData),
});

function countPersonalData(text: string): DocumentReading['personal'] {
  const counts = Map.groupBy(findPersonalData(text), ({ kind }) => kind);
  return [...counts].map(([kind, all]) => ({ kind, count: all.length }));
}

/** True if a person must decide about the field. */
export const isDoubtful = ({ value, confidence }: ExtractedField): boolean =>
  value === null || confidence < CERTAIN;
