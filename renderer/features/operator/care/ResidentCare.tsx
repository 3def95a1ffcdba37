import { formatCalendarDay, formatDay } from '#shared/format/date.ts';
import { ASSESSMENT_TYPES } from '#shared/operator/care.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import type { OpenResident } from '../resident.ts';
import { CarePlan } from './CarePlan.tsx';
import { Charting } from './Charting.tsx';
import { useCareLevelsQuery, useResidentAssessmentsQuery } from './careApi.ts';

/** Level of care, care plan, assessments, and charting of an open resident, as far as the user's position reads them. */
export function ResidentCare({ resident }: { readonly resident: OpenResident }) {
  const reads = (kind: string) => resident.reads.includes(kind);
  return (
    <div className={ui.stack16}>
      {reads('resident_care_levels') && <Levels residentId={resident.id} />}
      <CarePlan resident={resident} />
      {reads('care_assessments') && <Assessments resident={resident} />}
      {reads('care_entries') && <Charting resident={resident} />}
    </div>
  );
}

function Levels({ residentId }: { readonly residentId: string }) {
  const query = useCareLevelsQuery(residentId);
  return (
    <section aria-label="Level of care" className={ui.stack8}>
      <h3>Level of care</h3>
      <Loaded
        answer={query}
        waiting={<Skeleton height="3rem" />}
        nothing={<p className={ui.caption}>No approved assessment yet.</p>}
      >
        {(levels) => (
          <ul aria-label="Levels of care">
            {levels.map(({ id, level, effective_on, notice_days, reason }) => (
              <li key={id}>
                <strong>Level {level}</strong> from {formatCalendarDay(effective_on)}
                {notice_days > 0 && `, ${notice_days} days after approval`}
                {reason !== null && ` (${reason})`}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Assessments({ resident }: { readonly resident: OpenResident }) {
  const query = useResidentAssessmentsQuery(resident.id);
  const address = (assessment: string | null) =>
    linkTo('operatorCareAssessments', undefined, {
      community: resident.community_id,
      resident: resident.id,
      ...(assessment !== null && { assessment }),
    });
  return (
    <section aria-label="Assessments" className={ui.stack8}>
      <h3>Assessments</h3>
      <Loaded answer={query} waiting={<Skeleton height="3rem" />}>
        {(assessments) => (
          <>
            {assessments.length > 0 && (
              <OperatorTable
                label="Assessments"
                columns={['Started', 'Type', 'Score', 'Level', 'Status']}
              >
                {assessments.map((one) => (
                  <tr key={one.id}>
                    <th scope="row">
                      <Link to={address(one.id)}>{formatDay(one.started_at)}</Link>
                    </th>
                    <td>{labelOf(ASSESSMENT_TYPES, one.type)}</td>
                    <td data-label="Score">{one.score ?? '—'}</td>
                    <td data-label="Level">{one.level ?? '—'}</td>
                    <td>
                      {one.approved_at !== null
                        ? `Approved ${formatDay(one.approved_at)}`
                        : one.signed_at === null
                          ? 'Draft'
                          : 'Signed'}
                    </td>
                  </tr>
                ))}
              </OperatorTable>
            )}
            {resident.writes.includes('care_assessments') &&
              assessments.every(({ approved_at }) => approved_at !== null) && (
                <p>
                  <Link to={address(null)}>Start an assessment</Link>
                </p>
              )}
          </>
        )}
      </Loaded>
    </section>
  );
}
