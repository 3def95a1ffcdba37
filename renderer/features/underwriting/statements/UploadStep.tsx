import { formatBytes } from '#shared/format/bytes.ts';
import { GRID_LIMITS } from '#shared/underwriting/statements/grid.ts';
import { Problem } from '../../../ui/form/Problem.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { DropZone } from '../../../workbench/files/DropZone.tsx';
import { ImportProgress } from '../../../workbench/import/ImportProgress.tsx';
import type { StatementImport } from './useStatementImport.ts';

const ENDINGS = '.xlsx,.csv,.txt,.pdf';

/** Chooses the file and shows how far it is read. */
export function UploadStep({ importing }: { readonly importing: StatementImport }) {
  const isReading = importing.progress !== null;
  return (
    <section aria-label="Upload" className={ui.stack12}>
      <DropZone
        label="Choose a T-12"
        accept={ENDINGS}
        isDisabled={isReading}
        hint={`Excel (.xlsx), CSV, or PDF with text, up to ${formatBytes(GRID_LIMITS.bytes)} and ${GRID_LIMITS.columns} columns. Formulas are never run.`}
        onFiles={([file]) => {
          if (file !== undefined) void importing.open(file);
        }}
      />
      <p className={ui.note}>
        The file is read in your browser. We keep it with the statement, unless a sheet lists
        residents: names and health data are never stored.
      </p>
      {isReading && (
        <ImportProgress
          busy={{ label: 'Reading the file', share: importing.progress, canStop: true }}
          onCancel={importing.cancel}
        />
      )}
      <Problem text={importing.error} />
    </section>
  );
}
