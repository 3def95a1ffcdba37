import { DOCUMENT_KINDS } from '#shared/ai/documents/documentKinds.ts';
import { documentExtraction } from '#shared/records/nouns/documentExtraction.ts';
import { getFieldValue } from '#shared/records/row.ts';
import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { nounSource } from '../../../workbench/data/nounSource.ts';

const labels: Readonly<Record<string, string>> = DOCUMENT_KINDS;

export const palette: PaletteOfFeature = {
  sources: [
    nounSource({
      noun: documentExtraction,
      title: 'Extractions',
      place: 20,
      route: 'documentIntelligence',
      detailOf: (row) => labels[String(getFieldValue(row, 'document_type'))] ?? null,
    }),
  ],
};
