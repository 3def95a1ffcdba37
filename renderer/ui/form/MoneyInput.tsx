import { Classes } from '@blueprintjs/core';
import type { ComponentPropsWithRef, FocusEvent } from 'react';
import { formatMoneyInput } from '#shared/records/inputValue.ts';
import { FormField, type FormFieldProps } from './FormField.tsx';

/** An amount, formatted when the field is left: "6.85m" becomes "$6,850,000". */
export function MoneyInput({ onBlur, onChange, ...input }: ComponentPropsWithRef<'input'>) {
  function format(event: FocusEvent<HTMLInputElement>) {
    const formatted = formatMoneyInput(event.target.value);
    if (formatted !== event.target.value) {
      event.target.value = formatted;
      onChange?.(event);
    }
    onBlur?.(event);
  }
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      {...input}
      className={Classes.INPUT}
      onChange={onChange}
      onBlur={format}
    />
  );
}

type MoneyFieldProps = Omit<FormFieldProps, 'children'> & ComponentPropsWithRef<'input'>;

/** A money input with its label. */
export const MoneyField = ({
  label,
  hint,
  error,
  isOptional = false,
  ...input
}: MoneyFieldProps) => (
  <FormField label={label} hint={hint} error={error} isOptional={isOptional}>
    {(control) => <MoneyInput {...input} {...control} />}
  </FormField>
);
