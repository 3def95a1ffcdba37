import type { Noun } from '#shared/records/noun.ts';
import { saveFile } from '../../ui/file/saveFile.ts';
import type { RecordRow } from '../data/row.ts';

/** A file format of its own for a kind of record, beside CSV and Excel. */
export interface RowFormat<Row> {
  readonly label: string;
  readonly save: (name: string, rows: readonly Row[]) => Promise<void>;
}

const vcard: RowFormat<RecordRow> = {
  label: 'vCard (.vcf)',
  save: async (name, rows) => {
    const { writeVcard } = await import('#shared/imports/writeVcard.ts');
    saveFile(`${name}.vcf`, new Blob([writeVcard(rows)], { type: 'text/vcard;charset=utf-8' }));
  },
};

export const rowFormatsOf = ({ kind }: Noun): readonly RowFormat<RecordRow>[] =>
  kind === 'contacts' ? [vcard] : [];
