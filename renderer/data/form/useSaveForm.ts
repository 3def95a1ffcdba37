import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from '../../ui/form/schema.ts';
import { type SchemaForm, useSchemaForm } from '../../ui/form/useSchemaForm.ts';

interface SaveFormOptions<Input, Output, Saved> {
  readonly schema: z.ZodMiniType<Output, Input>;
  readonly defaultValues: Input;
  /**
   * Saves the checked values. A retry with the same values has the same id, so that it isn't saved twice. Other values
   * get a new id: if only the response was lost, the server would answer with the values it saved first.
   */
  readonly save: (
    values: Output,
    id: string,
  ) => PromiseLike<{ readonly data?: Saved; readonly error?: unknown }>;
  readonly onSaved?: ((saved: Exclude<Saved, undefined>) => void) | undefined;
  /** Fields that are cleared for the next entry once saved. */
  readonly clears?: readonly (keyof Input)[];
}

export interface SavedForm<Input extends FieldValues, Output> extends SchemaForm<Input, Output> {
  readonly send: () => Promise<void>;
  /** The failed request of the last save. */
  readonly error: unknown;
  readonly values: Input;
}

/** A schema form that a mutation saves. A failed save keeps the input. */
export function useSaveForm<Input extends FieldValues, Output, Saved>({
  schema,
  defaultValues,
  save,
  onSaved,
  clears,
}: SaveFormOptions<Input, Output, Saved>): SavedForm<Input, Output> {
  const form = useSchemaForm(schema, defaultValues as DefaultValues<Input>);
  const [error, setError] = useState<unknown>();
  const id = useRef(crypto.randomUUID());
  const sent = useRef<string>(undefined);
  const isSending = useRef(false);

  async function send(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    let saved: { readonly data: Exclude<Saved, undefined> } | null = null;
    try {
      await form.handleSubmit(async (values) => {
        setError(undefined);
        const content = JSON.stringify(values);
        if (sent.current !== undefined && sent.current !== content)
          id.current = crypto.randomUUID();
        sent.current = content;
        const result = await save(values, id.current);
        setError(result.error);
        if (result.error === undefined) saved = { data: result.data as Exclude<Saved, undefined> };
      })();
    } finally {
      isSending.current = false;
    }
    const outcome = saved as { readonly data: Exclude<Saved, undefined> } | null;
    if (outcome === null) return;
    id.current = crypto.randomUUID();
    sent.current = undefined;
    if (clears !== undefined) {
      const cleared = Object.fromEntries(clears.map((name) => [name, defaultValues[name]]));
      form.reset({ ...form.getValues(), ...cleared });
    }
    onSaved?.(outcome.data);
  }

  return { ...form, send, error, values: form.watch() };
}
