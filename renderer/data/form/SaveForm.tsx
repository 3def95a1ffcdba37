import { Button, type ButtonProps } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Form } from '../../ui/form/Form.tsx';
import ui from '../../ui/theme/ui.module.css';
import styles from './SaveForm.module.css';
import { ServerError } from './ServerError.tsx';

export interface SaveFormProps {
  /** From `useSaveForm`. */
  readonly form: {
    readonly send: () => Promise<void>;
    readonly error: unknown;
    readonly isSubmitting: boolean;
  };
  readonly action?: string;
  /** Title of the server's error. */
  readonly failure?: string;
  /** Closes a form that a button opened. */
  readonly onCancel?: () => void;
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
  readonly className?: string | undefined;
  readonly size?: ButtonProps['size'];
  readonly intent?: ButtonProps['intent'];
  readonly isDisabled?: boolean;
  /** Buttons and notes after the submit button. */
  readonly beside?: ReactNode;
}

/** Fields, the server's error, and the buttons of a form that saves. */
export function SaveForm(props: SaveFormProps) {
  const { form, onCancel, children, size = 'medium', beside } = props;
  const { action = 'Save', failure = 'Not saved', intent = 'primary' } = props;
  const { isDisabled = false, className = styles.form } = props;
  return (
    <Form
      onSend={form.send}
      takesFocus={onCancel !== undefined}
      aria-label={props['aria-label']}
      className={className}
    >
      {children}
      <ServerError error={form.error} title={failure} />
      <div className={ui.actions}>
        <Button
          type="submit"
          intent={intent}
          size={size}
          loading={form.isSubmitting}
          disabled={isDisabled}
        >
          {action}
        </Button>
        {onCancel !== undefined && (
          <Button size={size} onClick={onCancel}>
            Cancel
          </Button>
        )}
        {beside}
      </div>
    </Form>
  );
}

interface SaveDialogProps extends Omit<SaveFormProps, 'className' | 'aria-label'> {
  readonly title: string;
  /** Name of the dialog, if it differs from its title. */
  readonly label?: string;
  readonly onCancel: () => void;
}

/** A form that saves, in a panel with a title. */
export function SaveDialog({ title, label = title, children, ...form }: SaveDialogProps) {
  return (
    <Dialog label={label} place="panel" onClose={form.onCancel}>
      <SaveForm {...form} className={styles.dialog}>
        <h2>{title}</h2>
        {children}
      </SaveForm>
    </Dialog>
  );
}
