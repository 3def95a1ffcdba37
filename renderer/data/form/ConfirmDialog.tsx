import { type ReactNode, useState } from 'react';
import { z } from '../../ui/form/schema.ts';
import ui from '../../ui/theme/ui.module.css';
import { SaveDialog } from './SaveForm.tsx';
import { useSaveForm } from './useSaveForm.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly action: string;
  /** Title of the server's error. */
  readonly failure: string;
  readonly intent?: 'danger' | 'primary';
  readonly confirm: () => PromiseLike<{ readonly error?: unknown }>;
  readonly onClose: () => void;
  /** What happens to what, in a sentence or two. */
  readonly children: ReactNode;
}

/** Asks before something is removed or replaced, and closes once it is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, failure, intent = 'danger', confirm, onClose, children } = props;
  const [isDone, setDone] = useState(false);
  const form = useSaveForm({
    schema: z.object({}),
    defaultValues: {},
    save: async () => {
      const { error } = await confirm();
      return error === undefined ? { data: true } : { error };
    },
    onSaved: () => {
      setDone(true);
      onClose();
    },
  });
  return (
    <SaveDialog
      form={form}
      title={title}
      action={action}
      failure={failure}
      intent={intent}
      isDisabled={isDone}
      onCancel={onClose}
    >
      <p className={ui.note}>{children}</p>
    </SaveDialog>
  );
}
