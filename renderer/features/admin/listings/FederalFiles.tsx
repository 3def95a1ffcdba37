import { useState } from 'react';
import { formatCalendarDay, toCalendarDay } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { DropZone } from '../../../workbench/files/DropZone.tsx';
import styles from './AdminListings.module.css';
import { useListFederalFilesQuery, useUndoFederalFileMutation } from './adminMediaApi.ts';
import { FEDERAL_KINDS, type FederalFile, type FederalKind } from './federalFiles.ts';
import { type ImportStep, useFederalImport } from './useFederalImport.ts';

/** The federal files behind market data and listings' federal records, with their import. */
export function FederalFiles({ mayImport }: { readonly mayImport: boolean }) {
  const { data: files = [] } = useListFederalFilesQuery();
  const [undo, { isLoading: isUndoing }] = useUndoFederalFileMutation();
  return (
    <section aria-labelledby="federal" className={`${ui.stack12} ${styles.federal}`}>
      <h2 id="federal">Federal files</h2>
      {files.length === 0 ? (
        <p className={ui.muted}>No files imported yet.</p>
      ) : (
        <RuledTable className={undefined}>
          <TableHead columns={['File', 'Date', 'Rows', { hidden: 'Undo' }]} />
          <tbody>
            {files.map(({ id, kind, file_date, rows, is_sample }) => (
              <tr key={kind}>
                <th scope="row">
                  {FEDERAL_KINDS[kind as FederalKind] ?? kind}
                  {is_sample && <span className={ui.subline}>Demo sample</span>}
                </th>
                <td>{formatCalendarDay(file_date)}</td>
                <td>{formatNumber(rows)}</td>
                <td>
                  {mayImport && !is_sample && (
                    <PlainButton
                      variant="minimal"
                      disabled={isUndoing}
                      aria-label={`Undo import of ${FEDERAL_KINDS[kind as FederalKind] ?? kind}`}
                      onClick={() => void undo(id)}
                    >
                      Undo import
                    </PlainButton>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </RuledTable>
      )}
      {mayImport && <Import />}
    </section>
  );
}

function Import() {
  const { step, read, upload, cancel, complete } = useFederalImport();
  return (
    <div className={ui.stack12}>
      <DropZone
        label="Import file"
        accept=".csv,.xlsx"
        isDisabled={step.at !== 'idle'}
        hint="From data.cms.gov, data.census.gov, or bls.gov, as downloaded."
        onFiles={([file]) => file !== undefined && void read(file)}
      />
      {step.at === 'idle' && step.message !== undefined && (
        <p role={step.isError === true ? 'alert' : 'status'}>{step.message}</p>
      )}
      {step.at === 'reading' && <p role="status">Reading the file…</p>}
      {step.at === 'read' && <Found file={step.file} onUpload={upload} onCancel={cancel} />}
      {step.at === 'staging' && (
        <Sending sent={step.sent} all={step.file.rows.length} onCancel={cancel} />
      )}
      {step.at === 'staged' && <Preview step={step} onPublish={complete} onCancel={cancel} />}
      {step.at === 'publishing' && <p role="status">Publishing…</p>}
    </div>
  );
}

interface FoundProps {
  readonly file: FederalFile;
  readonly onUpload: (file: FederalFile, date: string) => Promise<void>;
  readonly onCancel: () => void;
}

function Found({ file, onUpload, onCancel }: FoundProps) {
  const [date, setDate] = useState(file.date ?? '');
  const [error, setError] = useState<string>();
  function start() {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date > toCalendarDay(new Date())) {
      setError('Enter the date that the figures are from, not in the future.');
      return;
    }
    void onUpload(file, date);
  }
  return (
    <div className={ui.stack12}>
      <p role="status">
        {FEDERAL_KINDS[file.kind]}: {formatNumber(file.rows.length)} rows
        {file.date !== null && ` of ${formatCalendarDay(file.date)}`}
        {file.skipped > 0 && `, ${formatNumber(file.skipped)} skipped`}.
      </p>
      {file.problems.length > 0 && (
        <ul className={ui.muted}>
          {file.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {file.date === null && (
        <DateField
          label="Date of the figures"
          value={date}
          error={error}
          onChange={({ target }) => setDate(target.value)}
        />
      )}
      <span className={ui.row}>
        <PlainButton intent="primary" onClick={start}>
          Check against current file
        </PlainButton>
        <PlainButton variant="minimal" onClick={onCancel}>
          Cancel
        </PlainButton>
      </span>
    </div>
  );
}

interface SendingProps {
  readonly sent: number;
  readonly all: number;
  readonly onCancel: () => void;
}

const Sending = ({ sent, all, onCancel }: SendingProps) => (
  <div className={ui.stack8}>
    <label htmlFor="federal-progress">
      Uploaded {formatNumber(sent)} of {formatNumber(all)} rows (
      {formatWholePercent(Math.floor((100 * sent) / all))})
    </label>
    <progress id="federal-progress" value={sent} max={all} />
    <span className={ui.row}>
      <PlainButton onClick={onCancel}>Cancel upload</PlainButton>
    </span>
  </div>
);

type Staged = ImportStep & { readonly at: 'staged' };

interface PreviewProps {
  readonly step: Staged;
  readonly onPublish: (step: Staged) => Promise<void>;
  readonly onCancel: () => void;
}

function Preview({ step, onPublish, onCancel }: PreviewProps) {
  const { preview, file } = step;
  const noun = file.kind === 'counties' || file.kind === 'wages' ? 'places' : 'nursing homes';
  return (
    <div className={ui.stack12}>
      <p role="status">
        {formatNumber(preview.rows)} rows checked. Compared with{' '}
        {preview.replaces === null
          ? 'no earlier file'
          : `the ${preview.replaces_sample ? 'demo sample' : 'file'} of ${formatCalendarDay(preview.replaces)}`}
        : {formatNumber(preview.added)} {noun} added, {formatNumber(preview.removed)} removed,{' '}
        {formatNumber(preview.changed)} changed. Nothing is published yet.
      </p>
      <span className={ui.row}>
        <PlainButton intent="primary" onClick={() => void onPublish(step)}>
          Publish file
        </PlainButton>
        <PlainButton variant="minimal" onClick={onCancel}>
          Discard upload
        </PlainButton>
      </span>
    </div>
  );
}
