import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { Notice } from '#shared/texts/messages.ts';
import type { z } from './schema.ts';

export interface SchemaForm<Input extends FieldValues, Output>
  extends UseFormReturn<Input, unknown, Output> {
  /** Connects a field with its value and error. */
  readonly field: <Name extends FieldPath<Input>>(
    name: Name,
    options?: RegisterOptions<Input, Name>,
  ) => UseFormRegisterReturn<Name> & { readonly error: string | undefined };
  /** Sends valid values. A notice that `send` returns becomes `errorNotice`. */
  readonly submit: (
    send: (values: Output) => Promise<Notice | null | undefined>,
  ) => (event?: SubmitEvent<HTMLFormElement>) => Promise<void>;
  readonly errorNotice: Notice | null;
  readonly setErrorNotice: (notice: Notice | null) => void;
  readonly isSubmitting: boolean;
  readonly isDirty: boolean;
}

/** A form checked by a schema. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  defaultValues: DefaultValues<NoInfer<Input>>,
): SchemaForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues });
  const [errorNotice, setErrorNotice] = useState<Notice | null>(null);
  const { errors, isSubmitting, isDirty } = form.formState;
  return {
    ...form,
    field: (name, options) => ({
      ...form.register(name, options),
      error: (get(errors, name) as { message?: string } | undefined)?.message,
    }),
    submit: (send) =>
      form.handleSubmit(async (values) => {
        setErrorNotice(null);
        setErrorNotice((await send(values)) ?? null);
      }),
    errorNotice,
    setErrorNotice,
    isSubmitting,
    isDirty,
  };
}
