import { Classes } from '@blueprintjs/core';
import type { ComponentPropsWithRef } from 'react';
import { FormField, type FormFieldProps } from './FormField.tsx';

type FieldProps = Omit<FormFieldProps, 'children'>;
type TextFieldProps = FieldProps & ComponentPropsWithRef<'input'>;

/** A single-line field; the browser holds the value, so an error never loses input. */
export function TextField({ label, hint, error, isOptional = false, ...input }: TextFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => <input type="text" {...input} {...control} className={Classes.INPUT} />}
    </FormField>
  );
}

type TextAreaFieldProps = FieldProps & ComponentPropsWithRef<'textarea'>;

/** A multiline text field. */
export function TextAreaField({
  label,
  hint,
  error,
  isOptional = false,
  ...area
}: TextAreaFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => <textarea {...area} {...control} className={Classes.INPUT} />}
    </FormField>
  );
}
