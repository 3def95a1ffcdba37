import { Classes } from '@blueprintjs/core';
import { useState } from 'react';
import { serverNow } from '#shared/format/clock.ts';
import { CALL_OUTCOMES, type CallOutcome } from '#shared/records/callOutcomes.ts';
import { parseTaskEntry } from '#shared/records/taskEntry.ts';
import { useRequestId } from '../../data/form/useRequestId.ts';
import { Select } from '../../ui/form/Select.tsx';
import ui from '../../ui/theme/ui.module.css';
import type { Person } from '../data/attachments.ts';
import { useSaveRecordTaskMutation } from '../data/attachmentsApi.ts';
import type { RecordKey } from '../data/recordsApi.ts';
import { toTaskValues } from './NewTask.tsx';
import styles from './Record.module.css';

interface CallEntryOptions {
  readonly of: RecordKey;
  readonly userId: string;
  readonly people: readonly Person[];
}

/** Outcome and next step of a call; the next step becomes a task. */
export function useCallEntry({ of, userId, people }: CallEntryOptions) {
  const [outcome, setOutcome] = useState<CallOutcome | ''>('');
  const [nextStep, setNextStep] = useState('');
  const [addTask, { error }] = useSaveRecordTaskMutation();
  const request = useRequestId();
  return {
    outcome,
    setOutcome,
    nextStep,
    setNextStep,
    error,
    /** Returns false if the task could not be saved. */
    addNextStep: async (): Promise<boolean> => {
      if (nextStep.trim() === '') return true;
      const values = toTaskValues(parseTaskEntry(nextStep, serverNow(), people), userId);
      const result = await addTask({ ...of, taskId: request.idOf(values), isNew: true, values });
      return result.error === undefined;
    },
    reset: () => {
      request.forget();
      setOutcome('');
      setNextStep('');
    },
  };
}

interface CallFieldsProps {
  readonly entry: ReturnType<typeof useCallEntry>;
  readonly hasOutcome: boolean;
}

export function CallFields({ entry, hasOutcome }: CallFieldsProps) {
  return (
    <div className={ui.wrap}>
      {hasOutcome && (
        <Select
          aria-label="Outcome"
          value={entry.outcome}
          options={[['', 'Outcome'], ...CALL_OUTCOMES]}
          onChange={({ target }) => entry.setOutcome(target.value as CallOutcome | '')}
        />
      )}
      <input
        aria-label="Next step"
        placeholder="Next step, such as Send OM Fri 9am"
        maxLength={300}
        autoComplete="off"
        value={entry.nextStep}
        className={`${Classes.INPUT} ${styles.nextStep}`}
        onChange={({ target }) => entry.setNextStep(target.value)}
      />
    </div>
  );
}
