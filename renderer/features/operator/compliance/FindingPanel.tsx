import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay, formatDateTime } from '#shared/format/date.ts';
import { DISPUTE_STATES, describeGrade, isJeopardy } from '#shared/operator/compliance.ts';
import { WORK_ORDER_STATES } from '#shared/operator/maintenance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { PanelDialog } from '../../../ui/dialog/PanelDialog.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { FactGrid } from '../../../ui/panel/FactGrid.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Compliance.module.css';
import {
  useAddFindingAddendumMutation,
  useRemoveFindingMutation,
  useSetFindingProgressMutation,
} from './complianceApi.ts';
import type { ComplianceData, Finding, Survey } from './complianceShapes.ts';
import { Files } from './Files.tsx';
import { FindingDialog } from './FindingDialog.tsx';
import { requiredPlainText } from './fields.ts';

interface FindingPanelProps {
  readonly communityId: string;
  readonly finding: Finding;
  /** Null for an owner who doesn't keep surveys. */
  readonly survey: Survey | null;
  readonly members: NonNullable<ComplianceData['members']>;
  readonly today: string;
  readonly onClose: () => void;
}

/** A finding with its plan of correction, progress, evidence, and addenda. */
export function FindingPanel(props: FindingPanelProps) {
  const { communityId, finding, survey, members, today, onClose } = props;
  const [step, setStep] = useState<'edit' | 'dispute' | null>(null);
  const [setProgress] = useSetFindingProgressMutation();
  const plan = [
    ['Correction', finding.correction],
    ['How others are identified', finding.others_identified],
    ['Systemic change', finding.systemic_change],
    ['Monitoring', finding.monitoring],
  ] as const;
  return (
    <PanelDialog title={`${finding.tag} ${finding.title}`} onClose={onClose}>
      {finding.grade !== null && (
        <p className={isJeopardy(finding.grade) ? styles.jeopardy : ui.strong}>
          {describeGrade(finding.grade)}
        </p>
      )}
      <FindingFacts communityId={communityId} finding={finding} />
      <Progress finding={finding} survey={survey} today={today} onStep={setStep} />
      {[
        ['Regulation', finding.regulation] as const,
        ['Found', finding.observation] as const,
        ...plan,
      ]
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <section key={label} className={ui.stack8} aria-label={label}>
            <h3>{label}</h3>
            <p className={ui.multiline}>{value}</p>
          </section>
        ))}
      {plan.every(([, value]) => value === null) && (
        <p className={ui.muted}>No plan of correction yet.</p>
      )}
      <section className={ui.stack8} aria-label="Evidence">
        <h3>Evidence</h3>
        <Files
          communityId={communityId}
          kind="finding"
          subjectId={finding.id}
          title={finding.tag}
          files={finding.files}
          canChange={survey !== null || finding.is_mine}
        />
      </section>
      <Addenda finding={finding} canAdd={survey?.submitted_at != null} />

      {step === 'edit' && survey !== null && (
        <FindingDialog
          survey={survey}
          finding={finding}
          members={members}
          onClose={() => setStep(null)}
        />
      )}
      {step === 'dispute' && (
        <ReasonDialog
          title={`Dispute ${finding.tag}`}
          action="Record dispute"
          save={(note) => setProgress({ id: finding.id, progress: 'pending', on: today, note })}
          onClose={() => setStep(null)}
        />
      )}
    </PanelDialog>
  );
}

function FindingFacts({
  communityId,
  finding,
}: {
  readonly communityId: string;
  readonly finding: Finding;
}) {
  const on = (day: string | null, name: string | null) =>
    day === null ? null : `${formatCalendarDay(day)} by ${name ?? ''}`;
  return (
    <>
      <FactGrid
        facts={[
          ['Owner', finding.owner_name],
          ['Due', finding.due_on && formatCalendarDay(finding.due_on)],
          ['Corrected', on(finding.corrected_on, finding.corrected_by_name)],
          ['Verified', on(finding.verified_on, finding.verified_by_name)],
          ['Dispute', finding.dispute && labelOf(DISPUTE_STATES, finding.dispute)],
          ['Reason of the dispute', finding.dispute_reason],
        ]}
      />
      {finding.work_order_id !== null && finding.order_number !== null && (
        <p>
          <RouteLink
            to="operatorMaintenance"
            query={{ community: communityId, order: finding.work_order_id }}
          >
            Work order {finding.order_number}
          </RouteLink>{' '}
          <span className={ui.caption}>
            {labelOf(WORK_ORDER_STATES, finding.order_state ?? '')}
          </span>
        </p>
      )}
    </>
  );
}

interface ProgressProps {
  readonly finding: Finding;
  readonly survey: Survey | null;
  readonly today: string;
  readonly onStep: (step: 'edit' | 'dispute') => void;
}

function Progress({ finding, survey, today, onStep }: ProgressProps) {
  const [set, { error, isLoading }] = useSetFindingProgressMutation();
  const [remove] = useRemoveFindingMutation();
  const act = (progress: string) => void set({ id: finding.id, progress, on: today });
  const isSealed = survey?.submitted_at != null;
  return (
    <>
      <div className={ui.actions}>
        {survey !== null && !isSealed && (
          <Button size="small" onClick={() => onStep('edit')}>
            Edit finding and plan
          </Button>
        )}
        {finding.corrected_on === null && (
          <Button
            size="small"
            intent="primary"
            loading={isLoading}
            onClick={() => act('corrected')}
          >
            Record correction
          </Button>
        )}
        {survey !== null && finding.corrected_on !== null && finding.verified_on === null && (
          <Button size="small" intent="primary" loading={isLoading} onClick={() => act('verified')}>
            Verify correction
          </Button>
        )}
        {survey !== null && survey.kind !== 'mock' && finding.dispute === null && (
          <Button size="small" variant="minimal" onClick={() => onStep('dispute')}>
            Dispute
          </Button>
        )}
        {survey !== null &&
          finding.dispute === 'pending' &&
          DISPUTE_STATES.slice(1).map(({ value, label }) => (
            <Button key={value} size="small" onClick={() => act(value)}>
              {label}
            </Button>
          ))}
        {survey !== null && !isSealed && finding.item === null && (
          <Button size="small" variant="minimal" onClick={() => void remove(finding.id)}>
            Remove
          </Button>
        )}
      </div>
      <ServerError error={error} title="Not saved" />
    </>
  );
}

const addendumForm = z.object({ body: requiredPlainText(4000, 'Write at least 3 characters.') });

function Addenda({ finding, canAdd }: { readonly finding: Finding; readonly canAdd: boolean }) {
  const [add] = useAddFindingAddendumMutation();
  const form = useSaveForm({
    schema: addendumForm,
    defaultValues: { body: '' },
    save: ({ body }, id) => add({ id, findingId: finding.id, body }),
    clears: ['body'],
  });
  if (!canAdd && finding.addenda.length === 0) return null;
  return (
    <section className={ui.stack8} aria-label="Addenda">
      <h3>Addenda</h3>
      <ul className={styles.rows}>
        {finding.addenda.map(({ id, body, added_at, added_by }) => (
          <li key={id}>
            <span className={ui.multiline}>
              {body}
              <span className={ui.subline}>
                {added_by}, {formatDateTime(added_at)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {canAdd && (
        <SaveForm form={form} action="Add addendum" failure="Not added" size="small">
          <TextAreaField label="Addendum" rows={3} {...form.field('body')} />
        </SaveForm>
      )}
    </section>
  );
}
