import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { type SavedForm, useSaveForm } from '../../../data/form/useSaveForm.ts';
import type { z } from '../../../ui/form/schema.ts';
import ui from '../../../ui/theme/ui.module.css';
import { useRecentSignIn } from '../keys/index.ts';
import type { AddedTransfer } from './transferShape.ts';

export interface AddTransferProps {
  readonly onClose: () => void;
  /** Called with the token of a new address. */
  readonly onAdded: (id: string, token: string) => void;
}

interface AddTransferDialogProps<Input extends FieldValues, Output> extends AddTransferProps {
  readonly title: string;
  readonly action: string;
  readonly note: string;
  readonly schema: z.ZodMiniType<Output, Input>;
  readonly defaultValues: Input;
  readonly add: (
    values: Output,
    id: string,
  ) => PromiseLike<{ readonly data?: AddedTransfer | undefined; readonly error?: unknown }>;
  /** The fields. */
  readonly children: (form: SavedForm<Input, Output>) => ReactNode;
}

/** Adds a transfer after a recent sign-in. One with a server is checked first, and starts only once it is turned on. */
export function AddTransferDialog<Input extends FieldValues, Output>(
  props: AddTransferDialogProps<Input, Output>,
) {
  const { title, action, note, schema, defaultValues, add, onClose, onAdded, children } = props;
  const form = useSaveForm({
    schema,
    defaultValues,
    save: async (values: Output, id) => {
      const { data, error } = proof.watch(await add(values, id));
      return error === undefined ? { data: { id, token: data?.token ?? null } } : { error };
    },
    onSaved: ({ id, token }: { readonly id: string; readonly token: string | null }) => {
      onClose();
      if (token !== null) onAdded(id, token);
    },
  });
  const proof = useRecentSignIn(() => void form.send());
  return (
    <>
      <SaveDialog form={form} title={title} action={action} failure="Not added" onCancel={onClose}>
        <p className={ui.note}>{note}</p>
        {children(form)}
      </SaveDialog>
      {proof.dialog}
    </>
  );
}
