import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import ui from '../../../ui/theme/ui.module.css';
import { useRecentSignIn } from './useRecentSignIn.tsx';

interface RotationDialogProps {
  readonly title: string;
  readonly action: string;
  /** When the old secret stops working. */
  readonly note: string;
  readonly rotate: () => PromiseLike<{
    readonly data?: string | undefined;
    readonly error?: unknown;
  }>;
  readonly onRotated: (secret: string) => void;
  readonly onClose: () => void;
}

/** Replaces a secret after a recent sign-in. */
export function RotationDialog(props: RotationDialogProps) {
  const { title, action, note, rotate, onRotated, onClose } = props;
  const form = useSaveForm({
    schema: z.object({}),
    defaultValues: {},
    save: async () => proof.watch(await rotate()),
    onSaved: (secret) => {
      onClose();
      onRotated(secret);
    },
  });
  const proof = useRecentSignIn(() => void form.send());
  return (
    <>
      <SaveDialog
        form={form}
        title={title}
        action={action}
        failure="Not rotated"
        onCancel={onClose}
      >
        <p className={ui.note}>{note}</p>
      </SaveDialog>
      {proof.dialog}
    </>
  );
}
