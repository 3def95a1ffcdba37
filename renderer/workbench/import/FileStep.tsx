import type { ReactNode } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatNumber } from '#shared/format/number.ts';
import type { Noun } from '#shared/records/noun.ts';
import { SHEET_LIMITS } from '#shared/sheet/sheet.ts';
import { DropZone } from '../files/DropZone.tsx';
import styles from './Import.module.css';
import { type ImportState, takesCards } from './useImport.ts';

interface FileStepProps {
  readonly noun: Noun;
  readonly importing: ImportState;
  readonly intro: ReactNode;
  readonly children: ReactNode;
}

const ENDINGS =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const CARD_ENDINGS = `${ENDINGS},.vcf,text/vcard,text/x-vcard`;

/** Chooses the file. */
export function FileStep({ noun, importing, intro, children }: FileStepProps) {
  const hasCards = takesCards(noun);
  const kinds = hasCards ? 'CSV, Excel (.xlsx), or vCard (.vcf)' : 'CSV or Excel (.xlsx)';
  return (
    <div className={styles.body}>
      {intro}
      <DropZone
        label="Choose a file"
        accept={hasCards ? CARD_ENDINGS : ENDINGS}
        isDisabled={importing.busy !== null}
        hint={`${kinds}, up to ${formatNumber(SHEET_LIMITS.rows)} rows and ${formatBytes(SHEET_LIMITS.bytes)}. ${hasCards ? 'Google and Outlook exports work as they are.' : 'Column names in the first row.'} You review before importing.`}
        onFiles={([file]) => {
          if (file !== undefined) void importing.open(file, 0);
        }}
      />
      {children}
    </div>
  );
}
