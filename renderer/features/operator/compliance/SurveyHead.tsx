import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay, formatDateTime } from '#shared/format/date.ts';
import { SURVEY_KINDS } from '#shared/operator/compliance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { FactGrid } from '../../../ui/panel/FactGrid.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Compliance.module.css';
import operator from '../Operator.module.css';
import { useSubmitPlanMutation } from './complianceApi.ts';
import type { Survey } from './complianceShapes.ts';
import { Files } from './Files.tsx';
import { SurveyDialog } from './SurveyDialog.tsx';

interface SurveyHeadProps {
  readonly communityId: string;
  readonly survey: Survey;
  readonly onWalk: () => void;
}

/** Without a name, the walk-through was finished offline and is not on the server yet. */
const describeWalk = (at: string, by: string | null): string =>
  by === null ? 'Finished, waits for a connection' : `${formatDateTime(at)} by ${by}`;

/** A standard checklist has no versions. */
const describeChecklist = ({ checklist_name, checklist_version }: Survey): string | null =>
  checklist_version === null ? checklist_name : `${checklist_name}, version ${checklist_version}`;

/** Dates, deadline, files, and actions of a survey. */
export function SurveyHead({ communityId, survey, onWalk }: SurveyHeadProps) {
  const { change } = useUrlSearch();
  const [isEditing, setEditing] = useState(false);
  const [submit, { error, isLoading }] = useSubmitPlanMutation();
  const title = `${labelOf(SURVEY_KINDS, survey.kind)} survey, ${formatCalendarDay(survey.started_on)}`;
  const day = (value: string | null) => value && formatCalendarDay(value);
  return (
    <section aria-label={title} className={ui.stack12}>
      <div className={operator.bar}>
        <Button
          size="small"
          onClick={() =>
            change([
              ['survey', null],
              ['finding', null],
              ['grade', null],
            ])
          }
        >
          All surveys
        </Button>
        <h2 className={styles.title}>{title}</h2>
      </div>
      <FactGrid
        facts={[
          ['Agency', survey.agency],
          ['Reference', survey.reference],
          ['Checklist', describeChecklist(survey)],
          ['Ended', day(survey.ended_on)],
          ['Findings received', day(survey.received_on)],
          ['Plan due', day(survey.submit_due_on)],
          ['Deadline from', survey.submit_rule],
          [
            'Submitted',
            survey.submitted_at &&
              `${formatDateTime(survey.submitted_at)} by ${survey.submitted_by_name}`,
          ],
          ['Revisit', day(survey.revisit_on)],
          ['Cleared', day(survey.cleared_on)],
          [
            'Walk-through',
            survey.finished_at && describeWalk(survey.finished_at, survey.finished_by_name),
          ],
        ]}
      />
      <div className={ui.actions}>
        {survey.kind === 'mock' && survey.finished_at === null && (
          <Button size="small" intent="primary" onClick={onWalk}>
            Start walk-through
          </Button>
        )}
        {survey.kind !== 'mock' && survey.submitted_at === null && survey.findings.length > 0 && (
          <Button
            size="small"
            intent="primary"
            loading={isLoading}
            onClick={() => void submit({ id: survey.id, version: survey.version })}
          >
            Submit and seal plan
          </Button>
        )}
        <Button size="small" onClick={() => setEditing(true)}>
          Edit dates
        </Button>
        <Files
          communityId={communityId}
          kind="survey"
          subjectId={survey.id}
          title={title}
          files={survey.files}
          canChange
        />
      </div>
      <ServerError error={error} title="Not submitted" />
      {isEditing && (
        <SurveyDialog
          communityId={communityId}
          today={survey.started_on}
          survey={survey}
          onClose={() => setEditing(false)}
        />
      )}
    </section>
  );
}
