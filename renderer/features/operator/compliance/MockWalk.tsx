import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Compliance.module.css';
import { useRecordMockSurveyMutation } from './complianceApi.ts';
import type { ChecklistItem, Survey } from './complianceShapes.ts';

const ANSWERS = [
  ['pass', 'Pass'],
  ['fail', 'Fail'],
  ['not_applicable', 'Not applicable'],
] as const;

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
                    {ANSWERS.find(([value]) => value === results[id]?.value)?.[1] ?? 'Open'}
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
        <footer className={ui.actions}>
          <Button size="large" disabled={at === 0} onClick={() => setAt(at - 1)}>
            Back
          </Button>
          {item === undefined ? (
            <Button
              size="large"
              intent="primary"
              loading={isLoading}
              disabled={items.some(({ id }) => results[id] === undefined)}
              onClick={() => void finish()}
            >
              Finish survey
            </Button>
          ) : (
            <Button
              size="large"
              intent="primary"
              disabled={results[item.id] === undefined}
              onClick={() => setAt(at + 1)}
            >
              Next
            </Button>
          )}
          <Button size="large" variant="minimal" onClick={onClose}>
            Cancel
          </Button>
        </footer>
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
      <fieldset className={styles.answers} aria-label="Result">
        {ANSWERS.map(([value, label]) => (
          <Button
            key={value}
            size="large"
            aria-pressed={result?.value === value}
            variant={result?.value === value ? 'solid' : 'outlined'}
            intent={value === 'fail' && result?.value === value ? 'danger' : 'none'}
            onClick={() => onChange({ value, note: result?.note ?? '' })}
          >
            {label}
          </Button>
        ))}
      </fieldset>
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
