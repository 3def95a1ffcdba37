import { useEffect, useRef } from 'react';
import {
  type DeepPartialSkipArrayKey,
  type DefaultValues,
  type FieldValues,
  useWatch,
} from 'react-hook-form';
import type { z } from '../../ui/form/schema.ts';
import { type SchemaForm, useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useAuth } from '../auth/index.ts';
import { usePersistedForm } from './usePersistedForm.ts';

interface DraftForm<Input extends FieldValues, Output> extends SchemaForm<Input, Output> {
  readonly values: DeepPartialSkipArrayKey<Input>;
  /** Forgets the input, and continues if a callback is passed. */
  readonly finish: (onDone?: () => void) => void;
}

/** A schema form that keeps its input across back navigation and reloads until `finish` is called. */
export function useDraftForm<Input extends FieldValues, Output>(
  name: string,
  schema: z.ZodMiniType<Output, Input>,
  defaultValues: DefaultValues<NoInfer<Input>>,
): DraftForm<Input, Output> {
  const { session } = useAuth();
  const { before, keep, forget } = usePersistedForm<Input>(session?.userId ?? '', name);
  const form = useSchemaForm(schema, { ...defaultValues, ...before });
  const { control, isDirty } = form;
  const values = useWatch({ control });
  const hasTyped = useRef(false);
  useEffect(() => {
    if (isDirty) hasTyped.current = true;
    if (hasTyped.current) keep(values);
  }, [isDirty, keep, values]);
  const finish = (onDone?: () => void) => {
    hasTyped.current = false;
    forget();
    onDone?.();
  };
  return { ...form, values, finish };
}
