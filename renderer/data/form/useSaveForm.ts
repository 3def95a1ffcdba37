import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from '../../ui/form/schema.ts';
import { type SchemaForm, useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useRequestId } from './useRequestId.ts';

interface SaveFormOptions<Input, Output, Saved> {
  readonly schema: z.ZodMiniType<Output, Input>;
  readonly defaultValues: Input;
  /** Saves the checked values; the id comes from `useRequestId`. */
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
  const request = useRequestId();
  const isSending = useRef(false);

  async function send(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    let saved: { readonly data: Exclude<Saved, undefined> } | null = null;
    try {
      await form.handleSubmit(async (values) => {
        setError(undefined);
        const result = await save(values, request.idOf(values));
        setError(result.error);
        if (result.error === undefined) saved = { data: result.data as Exclude<Saved, undefined> };
      })();
    } finally {
      isSending.current = false;
    }
    const outcome = saved as { readonly data: Exclude<Saved, undefined> } | null;
    if (outcome === null) return;
    request.forget();
    if (clears !== undefined) {
      const cleared = Object.fromEntries(clears.map((name) => [name, defaultValues[name]]));
      form.reset({ ...form.getValues(), ...cleared });
    }
    onSaved?.(outcome.data);
  }

  return { ...form, send, error, values: form.watch() };
}
