import { Button } from '@blueprintjs/core';
import { useCallback, useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { isJeopardy, SURVEY_KINDS, stateOfFinding } from '#shared/operator/compliance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useQueuedCalls } from '../../../workbench/data/useQueuedCalls.ts';
import styles from '../Compliance.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { ALL_CHECKLISTS, ChecklistsDialog } from './ChecklistsDialog.tsx';
import type { ComplianceProps } from './CompliancePage.tsx';
import { complianceApi } from './complianceApi.ts';
import type { ComplianceData, Survey } from './complianceShapes.ts';
import { FindingDialog } from './FindingDialog.tsx';
import { FindingPanel } from './FindingPanel.tsx';
import { GradeGrid } from './GradeGrid.tsx';
import { MockSurveyDialog } from './MockSurveyDialog.tsx';
import { MockWalk } from './MockWalk.tsx';
import { SurveyDialog } from './SurveyDialog.tsx';
import { SurveyHead } from './SurveyHead.tsx';

const WALKS = ['record_mock_survey'];

/** IDs of mock surveys that were finished offline, which data cached before a reload shows in progress. */
function useFinishedOffline(): readonly string[] {
  const dispatch = useAppDispatch();
  const reload = useCallback(
    () => void dispatch(complianceApi.util.invalidateTags(['Compliance'])),
    [dispatch],
  );
  return useQueuedCalls(WALKS, reload)
    .filter(({ state }) => state === 'waiting')
    .map(({ recordId }) => recordId);
}

/** Surveys of a community; the chosen one with its findings. */
export function Surveys({ communityId, data }: ComplianceProps) {
  const { params, change } = useUrlSearch();
  const [opened, setOpened] = useState<'survey' | 'mock' | null>(null);
  const finished = useFinishedOffline();
  const surveys = (data.surveys ?? []).map((one) =>
    finished.includes(one.id) ? { ...one, finished_at: one.finished_at ?? data.today } : one,
  );
  const open = surveys.find(({ id }) => id === params.get('survey'));
  const actions = (
    <span className={ui.actions}>
      <Button size="small" intent="primary" onClick={() => setOpened('survey')}>
        Add survey
      </Button>
      <Button size="small" onClick={() => setOpened('mock')}>
        Start mock survey
      </Button>
      <Button size="small" onClick={() => change([['checklist', ALL_CHECKLISTS]])}>
        Checklists
      </Button>
    </span>
  );
  const dialogs = (
    <>
      {opened === 'survey' && (
        <SurveyDialog
          communityId={communityId}
          today={data.today}
          onClose={() => setOpened(null)}
          onAdded={(id) => change([['survey', id]])}
        />
      )}
      {opened === 'mock' && (
        <MockSurveyDialog
          communityId={communityId}
          data={data}
          onClose={() => setOpened(null)}
          onAdded={(id) => change([['survey', id]])}
        />
      )}
      {params.has('checklist') && (
        <ChecklistsDialog
          communityId={communityId}
          checklists={data.checklists ?? []}
          onClose={() => change([['checklist', null]])}
        />
      )}
    </>
  );
  if (open !== undefined) return <OpenSurvey communityId={communityId} data={data} survey={open} />;
  if (surveys.length === 0) {
    return (
      <>
        <EmptyState title="No surveys yet" action={actions}>
          Add a survey with its findings, or prepare with a mock survey.
        </EmptyState>
        {dialogs}
      </>
    );
  }
  return (
    <div className={`${ui.stack12} ${styles.tab}`}>
      <div className={operator.bar}>
        {actions}
        <span role="status" className={ui.caption}>
          {surveys.length === 1 ? '1 survey' : `${surveys.length} surveys`}
        </span>
      </div>
      <OperatorTable
        label="Surveys"
        columns={['Survey', 'Kind', { number: 'Findings' }, { number: 'Open' }, 'Plan']}
      >
        {surveys.map((survey) => (
          <SurveyRow key={survey.id} survey={survey} today={data.today} />
        ))}
      </OperatorTable>
      {dialogs}
    </div>
  );
}

/** Status of a survey's plan of correction. */
function describePlan(survey: Survey, today: string): readonly [state: string, label: string] {
  if (survey.kind === 'mock') {
    return survey.finished_at === null ? ['due', 'In progress'] : ['current', 'Internal'];
  }
  if (survey.cleared_on !== null)
    return ['current', `Cleared ${formatCalendarDay(survey.cleared_on)}`];
  if (survey.submitted_at !== null) return ['current', 'Submitted'];
  if (survey.submit_due_on === null) return ['current', '—'];
  return survey.submit_due_on < today
    ? ['overdue', `Overdue since ${formatCalendarDay(survey.submit_due_on)}`]
    : ['due', `Submit by ${formatCalendarDay(survey.submit_due_on)}`];
}

function SurveyRow({ survey, today }: { readonly survey: Survey; readonly today: string }) {
  const { change } = useUrlSearch();
  const open = survey.findings.filter((finding) =>
    ['open', 'overdue'].includes(stateOfFinding(finding, today)),
  );
  const [state, label] = describePlan(survey, today);
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={ui.linkButton}
          onClick={() => change([['survey', survey.id]])}
        >
          {formatCalendarDay(survey.started_on)}
        </button>
        <span className={ui.subline}>
          {[survey.agency, survey.reference].filter(Boolean).join(' · ')}
        </span>
      </th>
      <td>{labelOf(SURVEY_KINDS, survey.kind)}</td>
      <td className={operator.number} data-label="Findings">
        {survey.findings.length}
      </td>
      <td className={operator.number} data-label="Open">
        {open.length}
        {open.some(({ grade }) => isJeopardy(grade)) && (
          <span data-state="jeopardy" className={`${ui.subline} ${styles.state}`}>
            Immediate jeopardy
          </span>
        )}
      </td>
      <td data-state={state} className={styles.state}>
        {label}
      </td>
    </tr>
  );
}

interface OpenSurveyProps {
  readonly communityId: string;
  readonly data: ComplianceData;
  readonly survey: Survey;
}

function OpenSurvey({ communityId, data, survey }: OpenSurveyProps) {
  const { params, change } = useUrlSearch();
  const [isAdding, setAdding] = useState(false);
  const [isWalking, setWalking] = useState(false);
  const grade = params.get('grade');
  const finding = survey.findings.find(({ id }) => id === params.get('finding'));
  const shown = survey.findings.filter((one) => grade === null || one.grade === grade);
  const isGraded = survey.findings.some((one) => one.grade !== null);
  const jeopardy = survey.findings.filter(
    (one) => isJeopardy(one.grade) && one.corrected_on === null,
  );
  return (
    <div className={`${ui.stack16} ${styles.tab}`}>
      <SurveyHead communityId={communityId} survey={survey} onWalk={() => setWalking(true)} />
      {jeopardy.length > 0 && (
        <p role="status" className={styles.jeopardy}>
          Immediate jeopardy: {jeopardy.map(({ tag }) => tag).join(', ')}. Remove the danger now and
          record the correction.
        </p>
      )}
      {isGraded && (
        <GradeGrid
          findings={survey.findings}
          chosen={grade}
          onChoose={(next) => change([['grade', next]])}
        />
      )}
      <div className={operator.bar}>
        {survey.submitted_at === null && (
          <Button size="small" onClick={() => setAdding(true)}>
            Add finding
          </Button>
        )}
        <span role="status" className={ui.caption}>
          {shown.length} of {survey.findings.length} findings
        </span>
        <span className={ui.end}>
          <SaveCsv
            name={`Findings ${survey.started_on}`}
            head={['Tag', 'Title', 'Grade', 'Observation', 'Owner', 'Due', 'Corrected', 'Verified']}
            rows={() =>
              shown.map((one) => [
                one.tag,
                one.title,
                one.grade,
                one.observation,
                one.owner_name,
                one.due_on,
                one.corrected_on,
                one.verified_on,
              ])
            }
          />
        </span>
      </div>
      <FindingTable survey={survey} shown={shown} today={data.today} />
      {finding !== undefined && (
        <FindingPanel
          communityId={communityId}
          finding={finding}
          survey={survey}
          members={data.members ?? []}
          today={data.today}
          onClose={() => change([['finding', null]])}
        />
      )}
      {isAdding && (
        <FindingDialog
          survey={survey}
          members={data.members ?? []}
          onClose={() => setAdding(false)}
        />
      )}
      {isWalking && (
        <MockWalk communityId={communityId} survey={survey} onClose={() => setWalking(false)} />
      )}
    </div>
  );
}

interface FindingTableProps {
  readonly survey: Survey;
  readonly shown: Survey['findings'];
  readonly today: string;
}

function FindingTable({ survey, shown, today }: FindingTableProps) {
  const { change } = useUrlSearch();
  if (shown.length === 0) {
    return (
      <p className={ui.muted}>
        {survey.kind === 'mock' && survey.finished_at === null
          ? 'Findings appear when the walk-through is finished.'
          : 'No findings.'}
      </p>
    );
  }
  return (
    <OperatorTable label="Findings" columns={['Finding', 'Grade', 'Owner', 'Due', 'Status']}>
      {shown.map((one) => {
        const state = stateOfFinding(one, today);
        return (
          <tr key={one.id}>
            <th scope="row">
              <OpenButton onClick={() => change([['finding', one.id]])}>
                {one.tag} {one.title}
              </OpenButton>
            </th>
            <td
              data-label="Grade"
              data-state={isJeopardy(one.grade) ? 'jeopardy' : undefined}
              className={styles.state}
            >
              {one.grade ?? '—'}
            </td>
            <td data-label="Owner">{one.owner_name ?? '—'}</td>
            <td data-label="Due">{one.due_on === null ? '—' : formatCalendarDay(one.due_on)}</td>
            <td data-state={state} className={styles.state}>
              {{
                overdue: 'Overdue',
                corrected: 'Corrected',
                verified: 'Verified',
              }[state] ?? (one.correction === null ? 'No plan' : 'Open')}
            </td>
          </tr>
        );
      })}
    </OperatorTable>
  );
}
