import { formatUtcDay } from '../../../../shared/format/date.ts';
import { createPdfSheet } from './pdf-sheet.ts';

/** The response of `get_my_transcript`. */
export interface Transcript {
  readonly holder: string;
  readonly state: string | null;
  readonly license_type: string | null;
  readonly year: number;
  readonly minutes: number;
  readonly quarter_hours: number;
  readonly rows: readonly {
    readonly certificate_id: string;
    readonly course: string;
    readonly version: number;
    readonly minutes: number;
    readonly issued_at: string;
    readonly quarter_hours: number | null;
    readonly approval_number: string | null;
  }[];
}

/** Renders the courses that someone completed in a year, for a regulator. */
export async function renderTranscript(
  transcript: Transcript,
  site: string,
  at = new Date(),
): Promise<Uint8Array> {
  const { holder, state, license_type: license, year, rows } = transcript;
  const sheet = await createPdfSheet(`Course transcript ${year}`, at, { isWide: true });
  sheet.title(`Course transcript ${year}`, 'Haven Exchange');
  sheet.heading(holder);
  sheet.facts([
    ['State', state ?? ''],
    ['License', (license ?? '').replaceAll('_', ' ')],
    ['Approved hours', String(transcript.quarter_hours / 4)],
    ['Course time', `${transcript.minutes} minutes`],
  ]);
  sheet.table(
    ['Course', 'Completed', 'Minutes', 'Approved hours', 'Approval', 'Certificate ID'],
    rows.map((row) => [
      `${row.course}, version ${row.version}`,
      formatUtcDay(new Date(row.issued_at)),
      String(row.minutes),
      row.quarter_hours === null ? 'Not approved' : String(row.quarter_hours / 4),
      row.approval_number ?? '',
      row.certificate_id,
    ]),
  );
  sheet.paragraph(`Check a certificate at ${site}/education/certificates/ followed by its ID.`);
  return await sheet.finish('Revoked certificates are left out.');
}
