import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, get, type Path, useForm } from 'react-hook-form';
import type { z } from '../../ui/form/schema.ts';

interface SaveFormOptions<Input, Output, Saved> {
  readonly schema: z.core.$ZodType<Output, Input>;
  readonly start: Input;
  /** Saves the checked values. The id stays the same until a save succeeds, so that a retry isn't saved twice. */
  readonly save: (
    values: Output,
    id: string,
  ) => PromiseLike<{ readonly data?: Saved; readonly error?: unknown }>;
  readonly onSaved?: ((saved: Exclude<Saved, undefined>) => void) | undefined;
  /** Fields that are cleared for the next entry once saved. */
  readonly clears?: readonly (keyof Input)[];
}

/** State of a form that a zod schema checks and a mutation saves. A failed save keeps the input. */
export function useSaveForm<Input extends FieldValues, Output, Saved>({
  schema,
  start,
  save,
  onSaved,
  clears,
}: SaveFormOptions<Input, Output, Saved>) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema),
    defaultValues: start as DefaultValues<Input>,
  });
  const [error, setError] = useState<unknown>();
  const id = useRef(crypto.randomUUID());
  const isSending = useRef(false);
  const { errors, isDirty, isSubmitted, isSubmitting } = form.formState;

  async function send(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    let saved: { readonly data: Exclude<Saved, undefined> } | null = null;
    try {
      await form.handleSubmit(async (values) => {
        setError(undefined);
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
    if (clears !== undefined) {
      const cleared = Object.fromEntries(clears.map((name) => [name, start[name]]));
      form.reset({ ...form.getValues(), ...cleared });
    }
    onSaved?.(outcome.data);
  }

  return {
    send,
    error,
    isDirty,
    isSubmitted,
    isSaving: isSubmitting,
    values: form.watch(),
    setValue: form.setValue,
    register: form.register,
    /** Props that connect a text, select, or date field to a value and its error. */
    field: (name: Path<Input>) => ({
      ...form.register(name),
      error: (get(errors, name) as { readonly message?: string } | undefined)?.message,
    }),
  };
}
