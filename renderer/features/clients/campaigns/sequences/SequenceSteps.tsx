import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import {
  fillEmailTemplate,
  findUnknownFields,
  getEmailFieldValues,
  splitParagraphs,
} from '#shared/clients/campaigns/campaign-email.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { useAccount } from '../../../../session/account/index.ts';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import type { RecordRow } from '../../../../workbench/data/row.ts';
import styles from '../Campaigns.module.css';
import { useTeaserOfQuery } from '../campaignsApi.ts';
import { buildListingTeaser } from '../teaser.ts';
import own from './Sequences.module.css';
import { StepForm } from './StepForm.tsx';
import { formatStepDelay } from './sequenceLabels.ts';
import { type Step, useRemoveStepMutation, useSequenceStepsQuery } from './sequencesApi.ts';

interface StepsProps {
  readonly row: RecordRow;
  /** True if steps can be edited, which is not the case while the sequence is sending. */
  readonly isChanged: boolean;
}

/** The steps in order, each email shown as its recipient sees it. */
export function SequenceSteps({ row, isChanged }: StepsProps) {
  const query = useSequenceStepsQuery(row.id);
  /** Id of the step being edited, or "new". */
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <section aria-label="Steps" className={styles.part}>
      <div className={styles.head}>
        <h3>Steps</h3>
        {isChanged && open !== 'new' && (
          <Button size="small" onClick={() => setOpen('new')}>
            Add step
          </Button>
        )}
      </div>
      <Loaded answer={query} waiting={<Skeleton height="8rem" />}>
        {(steps) => (
          <>
            {steps.length === 0 && open !== 'new' && (
              <EmptyState title="No steps yet">
                Start with an email or a task, then set the business days before the next step.
              </EmptyState>
            )}
            <ol className={`${ui.grid4} ${own.steps}`}>
              {steps.map((step, place) => (
                <li key={step.id}>
                  {open === step.id && isChanged ? (
                    <StepForm sequenceId={row.id} step={step} onDone={close} />
                  ) : (
                    <StepView
                      row={row}
                      step={step}
                      number={place + 1}
                      onEdit={isChanged ? () => setOpen(step.id) : undefined}
                    />
                  )}
                </li>
              ))}
            </ol>
            {open === 'new' && isChanged && (
              <StepForm sequenceId={row.id} step={null} onDone={close} />
            )}
          </>
        )}
      </Loaded>
      {!isChanged && <p className={styles.quiet}>Pause the sequence to edit its steps.</p>}
    </section>
  );
}

interface StepViewProps {
  readonly row: RecordRow;
  readonly step: Step;
  readonly number: number;
  readonly onEdit: (() => void) | undefined;
}

function StepView({ row, step, number, onEdit }: StepViewProps) {
  const [remove, { isLoading }] = useRemoveStepMutation();
  const listingId = getFieldValue(row, 'listing_id');
  const id = typeof listingId === 'string' ? listingId : '';
  const { currentData: listing } = useTeaserOfQuery(id, { skip: id === '' });
  const { account } = useAccount();
  const teaser = listing ? buildListingTeaser(listing) : undefined;
  const fields = getEmailFieldValues('Ada', account?.profile.full_name ?? 'Your name', teaser);
  const isEmail = step.kind === 'email';
  const [title, body] = isEmail
    ? [fillEmailTemplate(step.title, fields), fillEmailTemplate(step.body ?? '', fields)]
    : [step.title, step.body ?? ''];
  const unknown = isEmail ? findUnknownFields(`${step.title} ${step.body ?? ''}`) : [];
  return (
    <>
      <div className={styles.head}>
        <span className={styles.quiet}>
          {number}. {isEmail ? 'Email' : 'Task'}, {formatStepDelay(step.wait_days, number === 1)}
        </span>
        {onEdit && (
          <span className={ui.wrap}>
            <Button
              size="small"
              variant="minimal"
              aria-label={`Edit: ${step.title}`}
              onClick={onEdit}
            >
              Edit
            </Button>
            <Button
              size="small"
              variant="minimal"
              loading={isLoading}
              aria-label={`Remove: ${step.title}`}
              onClick={() => void remove({ id: step.id, sequenceId: row.id })}
            >
              Remove
            </Button>
          </span>
        )}
      </div>
      <details className={own.step}>
        <summary>{title}</summary>
        {splitParagraphs(body).map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
          <p key={place}>{paragraph}</p>
        ))}
        {body === '' && <p className={styles.quiet}>No details.</p>}
      </details>
      {unknown.length > 0 && (
        <p role="status" className={styles.warning}>
          Unknown field: {unknown.map((fieldName) => `{${fieldName}}`).join(', ')}. It will be sent
          as is.
        </p>
      )}
    </>
  );
}
