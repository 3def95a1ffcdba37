import type { ComponentPropsWithRef } from 'react';
import { FormField, type FormFieldProps } from './FormField.tsx';
import { Select, type SelectOptions } from './Select.tsx';

interface SelectFieldProps
  extends Omit<FormFieldProps, 'children'>,
    Omit<ComponentPropsWithRef<'select'>, 'children'> {
  readonly options: SelectOptions;
}

/** A select with its label. */
export function SelectField({
  label,
  hint,
  error,
  isOptional = false,
  ...select
}: SelectFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => <Select {...select} {...control} />}
    </FormField>
  );
}
