import { Button } from '@blueprintjs/core';
import { formatHours, LICENSE_TYPES } from '#shared/education/licenses.ts';
import { formatDay } from '#shared/format/date.ts';
import { STATES } from '#shared/listings/states.ts';
import { toOptions } from '#shared/records/choice.ts';
import { savePdf } from '../../../ui/file/saveFile.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Credits.module.css';
import type { Transcript } from './credits.ts';
import { useTranscriptPdfMutation, useTranscriptQuery } from './creditsApi.ts';

const FIRST_YEAR = 2026;

const listYears = (): readonly (readonly [string, string])[] => {
  const current = new Date().getUTCFullYear();
  return Array.from({ length: current - FIRST_YEAR + 1 }, (_, place) => {
    const year = String(current - place);
    return [year, year] as const;
  });
};

/** The user's certificates of a year, with the hours a state approved for their license. */
export function Component() {
  const { params, change } = useUrlSearch();
  const years = listYears();
  const key = {
    state: params.get('state') ?? 'CA',
    license: params.get('license') ?? 'administrator',
    year: Number(params.get('year') ?? years[0]?.[0] ?? FIRST_YEAR),
  };
  const query = useTranscriptQuery(key);
  const [draw, { isLoading }] = useTranscriptPdfMutation();
  const hasRows = (query.currentData?.rows.length ?? 0) > 0;
  async function save() {
    const { data: pdf } = await draw(key);
    if (pdf === undefined) return;
    savePdf(`Course transcript ${key.year}`, pdf);
    announce('Saved as PDF');
  }
  return (
    <Page>
      <PageHeader
        actions={
          hasRows && (
            <Button intent="primary" loading={isLoading} onClick={() => void save()}>
              Download PDF
            </Button>
          )
        }
      />
      <div className={ui.stack16}>
        <div className={styles.filters}>
          <SelectField
            label="State"
            options={Object.entries(STATES)}
            value={key.state}
            onChange={({ target }) => change([['state', target.value]])}
          />
          <SelectField
            label="License"
            options={toOptions(LICENSE_TYPES)}
            value={key.license}
            onChange={({ target }) => change([['license', target.value]])}
          />
          <SelectField
            label="Year"
            options={years}
            value={String(key.year)}
            onChange={({ target }) => change([['year', target.value]])}
          />
        </div>
        <Loaded answer={query} waiting={<Skeleton height="16rem" />} keepsLast>
          {(transcript) =>
            transcript.rows.length === 0 ? (
              <EmptyState title="No certificates in this year">
                Courses you complete appear here with their hours.
              </EmptyState>
            ) : (
              <Rows transcript={transcript} />
            )
          }
        </Loaded>
      </div>
    </Page>
  );
}

const Rows = ({ transcript }: { readonly transcript: Transcript }) => (
  <>
    <p>
      {formatHours(transcript.quarter_hours)} approved hours · {transcript.minutes} minutes of
      courses
    </p>
    <div className={ui.scroll}>
      <RuledTable aria-label="Certificates" className={styles.table}>
        <TableHead columns={['Course', 'Completed', 'Minutes', 'Approved hours']} />
        <tbody>
          {transcript.rows.map((row) => (
            <tr key={row.certificate_id}>
              <th scope="row">
                <RouteLink to="certificateCheck" params={{ certificateId: row.certificate_id }}>
                  {row.course}
                </RouteLink>
              </th>
              <td>{formatDay(row.issued_at)}</td>
              <td className={ui.number}>{row.minutes}</td>
              <td className={ui.number}>
                {row.quarter_hours === null ? 'Not approved' : formatHours(row.quarter_hours)}
                {row.approval_number !== null && (
                  <span className={ui.subline}>Approval {row.approval_number}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </RuledTable>
    </div>
    <p className={ui.note}>
      Hours count for a license only if its regulator approved the course. Revoked certificates are
      left out.
    </p>
  </>
);
