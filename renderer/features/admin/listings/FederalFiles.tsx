import { streamCsvRows } from 'hucre/csv';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { DropZone } from '../../../workbench/files/DropZone.tsx';
import { decodeText } from '../../../workbench/sheet/decodeText.ts';
import styles from './AdminListings.module.css';
import { useImportFederalRowsMutation, useListFederalFilesQuery } from './adminMediaApi.ts';
import { FEDERAL_KINDS, type FederalKind, parseFederalFile } from './federalFiles.ts';

const PART = 500;

/** The federal files that listings are checked against, with an upload that replaces each one. */
export function FederalFiles({ mayImport }: { readonly mayImport: boolean }) {
  const { data: files = [] } = useListFederalFilesQuery();
  const [send] = useImportFederalRowsMutation();
  const [statusMessage, setStatusMessage] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function take([file]: readonly File[]) {
    if (file === undefined) return;
    setBusy(true);
    setStatusMessage(
      await bring(file).catch(() => "We couldn't read this file. Choose the CSV file."),
    );
    setBusy(false);
  }

  async function bring(file: File): Promise<string> {
    const found = parseFederalFile(await readCsvLines(file));
    if (typeof found === 'string') return found;
    const { kind, date, rows } = found;
    for (let from = 0; from < rows.length; from += PART) {
      const { error } = await send({
        kind,
        file_date: date,
        first_row: from,
        file_rows: rows.slice(from, from + PART),
        is_last: from + PART >= rows.length,
      });
      if (error !== undefined)
        return isDataError(error) ? dataErrorMessage(error) : 'Upload failed. Try again.';
      setStatusMessage(
        `${formatNumber(Math.min(from + PART, rows.length))} of ${formatNumber(rows.length)}`,
      );
    }
    return `${FEDERAL_KINDS[kind]} of ${formatCalendarDay(date)}: ${formatNumber(rows.length)} rows.`;
  }

  return (
    <section aria-labelledby="federal" className={styles.federal}>
      <h2 id="federal">Federal files on nursing homes</h2>
      <ul className={styles.removed}>
        {files.map(({ kind, file_date, rows, is_sample }) => (
          <li key={kind}>
            {FEDERAL_KINDS[kind as FederalKind] ?? kind}: {formatCalendarDay(file_date)},{' '}
            {formatNumber(rows)} rows
            {is_sample && ' (demo sample)'}
          </li>
        ))}
        {files.length === 0 && <li>No files imported yet.</li>}
      </ul>
      {mayImport && (
        <DropZone
          label="Import file"
          accept=".csv"
          isDisabled={isBusy}
          hint="A nursing home provider CSV from data.cms.gov. Replaces the previous file."
          onFiles={(chosen) => void take(chosen)}
        />
      )}
      {statusMessage !== null && <p role="status">{statusMessage}</p>}
    </section>
  );
}

/** Reads the lines of a public extract, which may exceed the row limit of user spreadsheets. */
async function readCsvLines(file: Blob): Promise<readonly (readonly unknown[])[]> {
  const { text } = decodeText(new Uint8Array(await file.arrayBuffer()));
  return [...streamCsvRows(text, { delimiter: ',' })];
}
