import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime, formatDay } from '#shared/format/date.ts';
import { ASSESSMENT_TYPES } from '#shared/operator/care.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ApproveDialog } from './ApproveDialog.tsx';
import styles from './Care.module.css';
import { useAnswerAssessmentMutation } from './careApi.ts';
import type { Assessment, Section } from './careShapes.ts';
import { SignDialog } from './SignDialog.tsx';
import { levelOfScore, scoreAssessment } from './scoreAssessment.ts';

/** The questions of an assessment. Every answer of a draft is saved at once. */
export function AssessmentForm({ assessment }: { readonly assessment: Assessment }) {
  const { instrument, answers, previous } = assessment;
  const [answer, { error }] = useAnswerAssessmentMutation();
  const [isSigning, setSigning] = useState(false);
  const [isApproving, setApproving] = useState(false);
  const isDraft = assessment.signed_at === null;
  const canAnswer = isDraft && assessment.can_answer;
  const computed = scoreAssessment(instrument.sections, answers);
  const score = assessment.score ?? computed.score;
  const level = assessment.level ?? levelOfScore(instrument.levels, score);
  return (
    <article className={ui.stack16} aria-label={`Assessment of ${assessment.resident}`}>
      <header className={ui.stack8}>
        <h2>
          {labelOf(ASSESSMENT_TYPES, assessment.type)} assessment of {assessment.resident}
        </h2>
        <p className={ui.muted}>
          {instrument.name}, version {instrument.version} · started{' '}
          {formatDay(assessment.started_at)}
          {assessment.signed_at !== null &&
            ` · signed by ${assessment.signature}, ${formatDateTime(assessment.signed_at)}`}
          {assessment.approved_at !== null &&
            ` · approved by ${assessment.approved_by ?? 'a former member'}, ${formatDateTime(assessment.approved_at)}`}
        </p>
        {previous !== null && (
          <p className={ui.muted}>
            Dashed: answers of {formatDay(previous.approved_at)}, {previous.score} points, level{' '}
            {previous.level}
          </p>
        )}
      </header>
      {instrument.sections.map((section) => (
        <SectionFields
          key={section.title}
          section={section}
          assessment={assessment}
          onAnswer={
            canAnswer
              ? (question, option) =>
                  void answer({ id: assessment.id, answers: { [question]: option } })
              : null
          }
        />
      ))}
      <ServerError error={error} title="Not saved" />
      <div className={styles.score}>
        <dl>
          <div>
            <dt>Score</dt>
            <dd>
              {score}
              {previous?.score != null && ` (${signed(score - previous.score)})`}
            </dd>
          </div>
          <div>
            <dt>Level</dt>
            <dd>
              {assessment.set_level?.level ?? level}
              {previous?.level != null && ` (was ${previous.level})`}
            </dd>
          </div>
          {isDraft && (
            <div>
              <dt>Open questions</dt>
              <dd>{computed.missing}</dd>
            </div>
          )}
          {assessment.set_level !== null && (
            <div>
              <dt>Effective</dt>
              <dd>{formatDay(assessment.set_level.effective_on)}</dd>
            </div>
          )}
        </dl>
        {canAnswer && (
          <Button intent="primary" disabled={computed.missing > 0} onClick={() => setSigning(true)}>
            Sign assessment
          </Button>
        )}
        {!isDraft &&
          assessment.approved_at === null &&
          assessment.can_approve &&
          (assessment.approver === 'someone_else' ? (
            <p className={ui.muted}>You signed this. Another nurse or the director approves it.</p>
          ) : (
            <Button intent="primary" onClick={() => setApproving(true)}>
              Approve level
            </Button>
          ))}
      </div>
      {isSigning && <SignDialog assessment={assessment} onClose={() => setSigning(false)} />}
      {isApproving && <ApproveDialog assessment={assessment} onClose={() => setApproving(false)} />}
    </article>
  );
}

const signed = (change: number): string => (change > 0 ? `+${change}` : `${change}`);

interface SectionFieldsProps {
  readonly section: Section;
  readonly assessment: Assessment;
  /** Null if answers can't change. */
  readonly onAnswer: ((question: string, option: number) => void) | null;
}

function SectionFields({ section, assessment, onAnswer }: SectionFieldsProps) {
  const { answers, previous } = assessment;
  return (
    <section className={styles.section} aria-label={section.title}>
      <h3>{section.title}</h3>
      {section.questions.map(({ id, label, options }) => (
        <fieldset
          key={id}
          className={styles.question}
          aria-label={label}
          disabled={onAnswer === null}
        >
          <span aria-hidden="true">{label}</span>
          <div className={styles.options}>
            {options.map((option, index) => (
              <label
                key={option.label}
                className={styles.option}
                data-was={previous !== null && previous.answers[id] === index}
              >
                <input
                  type="radio"
                  name={`${assessment.id} ${id}`}
                  checked={answers[id] === index}
                  onChange={() => onAnswer?.(id, index)}
                />
                {option.label} <small>{option.points}</small>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}
