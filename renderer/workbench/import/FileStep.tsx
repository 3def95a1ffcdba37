import type { ReactNode } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatNumber } from '#shared/format/number.ts';
import { SHEET_LIMITS } from '#shared/sheet/sheet.ts';
import { DropZone } from '../files/DropZone.tsx';
import styles from './Import.module.css';
import type { ImportState } from './useImport.ts';

interface FileStepProps {
  readonly importing: ImportState;
  readonly intro: ReactNode;
  readonly children: ReactNode;
}

const ENDINGS =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Chooses the file. */
export function FileStep({ importing, intro, children }: FileStepProps) {
  return (
    <div className={styles.body}>
      {intro}
      <DropZone
        label="Choose a file"
        accept={ENDINGS}
        isDisabled={importing.busy !== null}
        hint={`CSV or Excel (.xlsx), up to ${formatNumber(SHEET_LIMITS.rows)} rows and ${formatBytes(SHEET_LIMITS.bytes)}. Column names in the first row. You review before importing.`}
        onFiles={([file]) => {
          if (file !== undefined) void importing.open(file, 0);
        }}
      />
      {children}
    </div>
  );
}
