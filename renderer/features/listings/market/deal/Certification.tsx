import { Tag } from '@blueprintjs/core';
import { formatCalendarDay } from '#shared/format/date.ts';
import { countText, dollarsText } from '#shared/format/figures.ts';
import { formatFixed, formatNumber } from '#shared/format/number.ts';
import { formatPercent } from '#shared/format/percent.ts';
import { RuledTable } from '../../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../../ui/table/TableHead.tsx';
import type { Listing } from '../listing.ts';
import styles from './Deal.module.css';
import { type Certification as Certified, useGetCertificationQuery } from './dealApi.ts';

const SHOWN = 8;

const STATED: Readonly<Record<string, string>> = {
  licensed_beds: 'beds',
  state: 'the state',
  city: 'the city',
};

/** A nursing home's federal record with its file date, and any differences from the listing. */
export function Certification({ listing }: { readonly listing: Listing }) {
  const { data } = useGetCertificationQuery(listing.id);
  if (!data) return null;
  return (
    <section aria-labelledby="certification" className={styles.section}>
      <h2 id="certification">Federal record</h2>
      {data.facility === null ? <None data={data} /> : <Found data={data} />}
    </section>
  );
}

function None({ data: { ccn, file_date } }: { readonly data: Certified }) {
  return (
    <p>
      <Tag minimal>Not federally certified</Tag>{' '}
      {ccn === null
        ? 'The broker provided no federal certification number.'
        : `No certified nursing home has the number ${ccn}${
            file_date === null ? '' : ` in the file of ${formatCalendarDay(file_date)}`
          }.`}
    </p>
  );
}

function Found({ data }: { readonly data: Certified }) {
  const { facility, differences, citations, owners, ccn, file_date, is_sample } = data;
  if (facility === null) return null;
  const stars = [
    ['Overall', facility.overall],
    ['Health inspections', facility.health],
    ['Staffing', facility.staffing],
    ['Quality measures', facility.quality],
  ] as const;
  return (
    <>
      <p>
        {differences.length === 0 ? (
          <Tag minimal intent="success">
            Verified against the federal file
          </Tag>
        ) : (
          <Tag minimal intent="warning">
            Not verified: differs from the listing
          </Tag>
        )}{' '}
        {is_sample && <Tag minimal>Demo sample</Tag>}
      </p>
      {differences.length > 0 && (
        <ul className={styles.note}>
          {differences.map(({ what, stated, filed }) => (
            <li key={what}>
              The listing shows {STATED[what] ?? what} as {stated}, the file as {filed}.
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.stars}>
        {stars.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === null ? 'Not rated' : `${formatNumber(value)} of 5 stars`}</dd>
          </div>
        ))}
        {measuresOf(facility).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Ownership</dt>
          <dd>
            {facility.ownership}
            {facility.changed_owner && ', changed in the last 12 months'}
          </dd>
        </div>
        <div>
          <dt>Fines</dt>
          <dd>
            {facility.fines === 0
              ? 'None'
              : `${formatNumber(facility.fines)}, ${dollarsText(facility.fine_total)} total`}
          </dd>
        </div>
        {facility.focus !== '' && (
          <div>
            <dt>Special focus</dt>
            <dd>{facility.focus}</dd>
          </div>
        )}
      </dl>
      {citations !== null && citations.length > 0 && <Citations citations={citations} />}
      {owners !== null && owners.length > 0 && (
        <div>
          <h3>Owners and managers</h3>
          <RuledTable className={undefined}>
            <TableHead columns={['Name', 'Role', 'Share', 'Since']} />
            <tbody>
              {owners.slice(0, SHOWN).map(({ name, role, share, since }) => (
                <tr key={`${name} ${role}`}>
                  <th scope="row">{name}</th>
                  <td>{role}</td>
                  <td>{share}</td>
                  <td>{since}</td>
                </tr>
              ))}
            </tbody>
          </RuledTable>
        </div>
      )}
      <p className={styles.note}>
        {facility.name}, CCN {ccn}. From the provider data of the Centers for Medicare & Medicaid
        Services, file of {file_date === null ? 'an unknown date' : formatCalendarDay(file_date)}.
      </p>
    </>
  );
}

const dayText = (day: string | null) => (day === null ? 'Not in the file' : formatCalendarDay(day));

/** What the file says about beds, people, and surveys. */
function measuresOf(facility: NonNullable<Certified['facility']>) {
  const { beds, residents, hours, turnover, surveyed_on, approved_on } = facility;
  const inFile = (value: number | null, show: (value: number) => string) =>
    value === null ? 'Not in the file' : show(value);
  return [
    ['Certified beds', countText(beds)],
    ['Certified since', dayText(approved_on)],
    ['Last standard survey', dayText(surveyed_on)],
    ['Residents per day', inFile(residents, (value) => formatFixed(value, 1))],
    ['Nurse hours per resident day', inFile(hours, (value) => formatFixed(value, 2))],
    ['Nursing staff turnover', inFile(turnover, formatPercent)],
  ] as const;
}

function Citations({ citations }: { readonly citations: NonNullable<Certified['citations']> }) {
  const grades = gradesOf(citations.map(({ grade }) => grade));
  return (
    <div>
      <h3>Citations by scope and severity</h3>
      <RuledTable className={styles.table}>
        <TableHead columns={['Severity', 'Isolated', 'Pattern', 'Widespread']} />
        <tbody>
          {SEVERITIES.map((severity, row) => (
            <tr key={severity}>
              <th scope="row">{severity}</th>
              {[0, 1, 2].map((scope) => (
                <td key={scope}>{countText(grades[row * 3 + scope])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </RuledTable>
      <ul className={styles.citations}>
        {citations.slice(0, SHOWN).map(({ date, tag, grade, about, is_corrected }) => (
          <li key={`${date} ${tag} ${grade}`}>
            <span>
              {formatCalendarDay(date)} · F{tag} · {grade}
            </span>
            <span>
              {about}
              {is_corrected ? '' : ' Not corrected yet.'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Rows of the federal grid, most severe first, with three letters each: isolated, pattern, widespread. */
const SEVERITIES = [
  'Immediate jeopardy (J–L)',
  'Actual harm (G–I)',
  'Potential for more than minimal harm (D–F)',
  'Potential for minimal harm (A–C)',
] as const;

const GRID = 'JKLGHIDEFABC';

/** Counts the citations in each cell of the grid, row by row. */
const gradesOf = (letters: readonly string[]): readonly number[] =>
  [...GRID].map((letter) => letters.filter((one) => one === letter).length);
