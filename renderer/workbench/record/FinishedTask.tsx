import { Button } from '@blueprintjs/core';
import { getCallOutcomeLabel } from '#shared/records/callOutcomes.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../data/api/dataError.ts';
import { useRequestId } from '../../data/form/useRequestId.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import ui from '../../ui/theme/ui.module.css';
import type { Person, RecordTask } from '../data/attachments.ts';
import { useAddRecordCommentMutation } from '../data/attachmentsApi.ts';
import type { RecordKey } from '../data/recordsApi.ts';
import { CallFields, useCallEntry } from './CallFields.tsx';
import styles from './Record.module.css';

interface FinishedTaskProps {
  readonly of: RecordKey;
  readonly userId: string;
  readonly people: readonly Person[];
  readonly task: RecordTask;
  readonly onClose: () => void;
}

const isCallTask = ({ title }: RecordTask): boolean => /^(?:call|phone|ring)\b/i.test(title);

/** Asks for what comes after a finished task, and for a call how it ended, which logs it. */
export function FinishedTask({ of, userId, people, task, onClose }: FinishedTaskProps) {
  const entry = useCallEntry({ of, userId, people });
  const [log, { error, isLoading }] = useAddRecordCommentMutation();
  const request = useRequestId();
  const { outcome } = entry;

  async function send() {
    if (isLoading || !(await entry.addNextStep())) return;
    if (outcome !== '') {
      const result = await log({
        ...of,
        commentId: request.idOf(outcome),
        way: 'call',
        body: `${task.title}: ${getCallOutcomeLabel(outcome)?.toLowerCase()}`,
        mentions: [],
        outcome,
      });
      if (result.error !== undefined) return;
    }
    onClose();
  }
  return (
    <Form onSend={send} aria-label={`After ${task.title}`} className={styles.finished}>
      <CallFields entry={entry} hasOutcome={isCallTask(task)} />
      {[entry.error, error].filter(isDataError).map((one) => (
        <FormError
          key={one.code}
          notice={{ title: 'Not saved', description: dataErrorMessage(one) }}
        />
      ))}
      <div className={ui.actions}>
        <Button
          type="submit"
          size="small"
          disabled={outcome === '' && entry.nextStep.trim() === ''}
          loading={isLoading}
        >
          Save
        </Button>
        <Button size="small" variant="minimal" onClick={onClose}>
          Skip
        </Button>
      </div>
    </Form>
  );
}
