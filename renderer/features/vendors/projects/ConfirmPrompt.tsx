import { Button } from '@blueprintjs/core';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useArrivalFocus } from '../../../ui/form/useFocus.ts';
import styles from './Projects.module.css';

interface ConfirmPromptProps {
  /** States what the action does. */
  readonly sentence: string;
  readonly yes: string;
  /** The button's subject for screen readers; a name may be too long for the label. */
  readonly about?: string;
  readonly no: string;
  readonly isDanger?: boolean;
  readonly isLoading: boolean;
  readonly error?: unknown;
  readonly onYes: () => unknown;
  readonly onNo: () => void;
}

/** Asks for confirmation in place of the clicked button. */
export function ConfirmPrompt(props: ConfirmPromptProps) {
  const { sentence, yes, about, no, isDanger = false, isLoading, error, onYes, onNo } = props;
  const messageRef = useArrivalFocus<HTMLParagraphElement>();
  return (
    <Form className={styles.asking} aria-label={yes} onSend={onYes}>
      <p ref={messageRef} tabIndex={-1}>
        {sentence}
      </p>
      <ServerError error={error} />
      <div className={styles.acts}>
        <Button type="submit" intent={isDanger ? 'danger' : 'primary'} loading={isLoading}>
          {yes} {about !== undefined && <span className="visually-hidden">{about}</span>}
        </Button>
        <Button variant="minimal" disabled={isLoading} onClick={onNo}>
          {no}
        </Button>
      </div>
    </Form>
  );
}
