import { useState } from 'react';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Compliance.module.css';
import { WALK_ANSWERS, WalkAnswers, WalkSteps } from '../WalkParts.tsx';
import { useRecordMockSurveyMutation } from './complianceApi.ts';
import type { ChecklistItem, Survey } from './complianceShapes.ts';

interface Result {
  readonly value: string;
  readonly note: string;
}

interface MockWalkProps {
  readonly communityId: string;
  readonly survey: Survey;
  readonly onClose: () => void;
}

/** Walks through a mock survey item by item, on a phone too. */
export function MockWalk({ communityId, survey, onClose }: MockWalkProps) {
  const items = survey.items ?? [];
  const [at, setAt] = useState(0);
  const [results, setResults] = useState<Readonly<Record<string, Result>>>({});
  const [record, { error, isLoading }] = useRecordMockSurveyMutation();
  useUnsavedWork(Object.keys(results).length > 0);
  const item = items[at];
  const failed = items.filter(({ id }) => results[id]?.value === 'fail');
  async function finish() {
    const result = await record({
      id: survey.id,
      communityId,
      results: Object.fromEntries(
        Object.entries(results).map(([id, { value, note }]) => [id, { value, note }]),
      ),
    });
    if (result.error === undefined) onClose();
  }
  return (
    <Dialog label="Mock survey" place="panel" onClose={onClose}>
      <div className={styles.panel}>
        <header>
          <div>
            <h2>Mock survey</h2>
            <p className={ui.caption} role="status">
              {item === undefined ? 'Summary' : `Item ${at + 1} of ${items.length}`}
            </p>
          </div>
        </header>
        {item === undefined ? (
          <>
            <ul className={styles.rows}>
              {items.map(({ id, label }, index) => (
                <li key={id}>
                  <button type="button" className={ui.linkButton} onClick={() => setAt(index)}>
                    {label}
                  </button>
                  <span
                    data-state={results[id]?.value === 'fail' ? 'problem' : undefined}
                    className={styles.state}
                  >
                    {WALK_ANSWERS.find(([value]) => value === results[id]?.value)?.[1] ?? 'Open'}
                  </span>
                </li>
              ))}
            </ul>
            {failed.length > 0 && (
              <p>Failed items become findings. Problems of the building also open work orders.</p>
            )}
            <ServerError error={error} title="Not finished" />
          </>
        ) : (
          <WalkItem
            key={item.id}
            item={item}
            result={results[item.id]}
            onChange={(result) => setResults((before) => ({ ...before, [item.id]: result }))}
          />
        )}
        <WalkSteps
          at={at}
          count={items.length}
          isAnswered={(item === undefined ? items : [item]).every(
            ({ id }) => results[id] !== undefined,
          )}
          finish="Finish survey"
          isBusy={isLoading}
          className={ui.actions}
          onMove={setAt}
          onFinish={() => void finish()}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
}

interface WalkItemProps {
  readonly item: ChecklistItem;
  readonly result: Result | undefined;
  readonly onChange: (result: Result) => void;
}

function WalkItem({ item, result, onChange }: WalkItemProps) {
  return (
    <section className={ui.stack16} aria-label={item.label}>
      <div>
        <h3>{item.label}</h3>
        <p className={ui.caption}>{[item.tag, item.source].filter(Boolean).join(' · ')}</p>
      </div>
      <WalkAnswers
        value={result?.value}
        className={styles.answers}
        onChoose={(value) => onChange({ value, note: result?.note ?? '' })}
      />
      {result?.value === 'fail' && (
        <TextField
          label="What is wrong"
          name="note"
          isOptional
          maxLength={300}
          value={result.note}
          onChange={({ target }) => onChange({ value: result.value, note: target.value })}
        />
      )}
    </section>
  );
}
