import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatTimeInZone } from '#shared/format/date.ts';
import { TASK_OUTCOMES, type TaskOutcome } from '#shared/operator/care.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useActing } from '../acting/index.ts';
import styles from './Care.module.css';
import { type ShiftKey, useRecordCareEntryMutation } from './careApi.ts';
import type { CareShift, ShiftResident, ShiftTask } from './careShapes.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { StrikeDialog } from './StrikeDialog.tsx';

interface TaskRowProps {
  readonly task: ShiftTask;
  readonly resident: ShiftResident;
  readonly shift: CareShift;
  readonly shiftKey: ShiftKey;
  readonly onTouch: () => void;
}

const labelOf = (outcome: TaskOutcome): string =>
  TASK_OUTCOMES.find(({ value }) => value === outcome)?.label ?? '';

/** A task of the shift: one tap charts it as done. */
export function TaskRow({ task, resident, shift, shiftKey, onTouch }: TaskRowProps) {
  const acting = useActing();
  const [record, { error, isLoading }] = useRecordCareEntryMutation();
  const [asked, setAsked] = useState<'refused' | 'not_done' | null>(null);
  const [isStriking, setStriking] = useState(false);
  const [id, setId] = useState(() => crypto.randomUUID());
  const { entry } = task;
  const chart = async (outcome: TaskOutcome, reason?: string) => {
    onTouch();
    const result = await record({
      id,
      name: `${task.name} of ${resident.name}: ${labelOf(outcome).toLowerCase()}`,
      values: {
        kind: 'task',
        resident_id: resident.id,
        task_id: task.id,
        day: shift.day,
        shift: shift.shift,
        outcome,
        ...(reason !== undefined && { reason }),
        at: new Date().toISOString(),
      },
      shown: shiftKey,
      acting,
    });
    // The next entry for this task, after this one was struck through, is a new one.
    if (result.error === undefined) setId(crypto.randomUUID());
    return result;
  };
  return (
    <li className={styles.task} data-is-charted={entry !== null}>
      <div className={styles.what}>
        <strong>{task.name}</strong>
        {task.instructions !== null && <p className={ui.caption}>{task.instructions}</p>}
        {entry !== null && (
          <p className={ui.caption}>
            {labelOf(entry.outcome)} by {entry.by},{' '}
            {formatTimeInZone(new Date(entry.at), shift.time_zone)}
            {entry.reason !== null && `: ${entry.reason}`}
          </p>
        )}
      </div>
      {entry === null ? (
        <div className={ui.line}>
          <Button
            intent="primary"
            className={`${styles.done}`}
            aria-label={`Done: ${task.name}`}
            loading={isLoading}
            onClick={() => void chart('done')}
          >
            Done
          </Button>
          <MenuButton
            label={`Other outcomes of ${task.name}`}
            className={styles.other}
            sections={[
              {
                entries: [
                  { name: 'Refused', onChoose: () => setAsked('refused') },
                  { name: 'Not done', onChoose: () => setAsked('not_done') },
                ],
              },
            ]}
          >
            Other
          </MenuButton>
        </div>
      ) : (
        entry.is_mine && (
          <Button
            variant="minimal"
            aria-label={`Strike through: ${task.name}`}
            onClick={() => setStriking(true)}
          >
            Strike
          </Button>
        )
      )}
      <ServerError error={error} title="Not charted" />
      {asked !== null && (
        <ReasonDialog
          title={`${labelOf(asked)}: ${task.name}`}
          outcome={asked}
          save={(reason) => chart(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
      {isStriking && entry !== null && (
        <StrikeDialog id={entry.id} title={task.name} onClose={() => setStriking(false)} />
      )}
    </li>
  );
}
