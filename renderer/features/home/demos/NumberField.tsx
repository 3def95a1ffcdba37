import { DecimalField } from '../../../ui/form/TypedFields.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A number as typed, with or without dollar signs, commas, and percent signs. */
export const NumberField = ({
  label,
  hint,
  isOptional = false,
  value,
  onValue,
}: NumberFieldProps) => (
  <DecimalField
    label={label}
    isOptional={isOptional}
    {...(hint !== undefined && { hint })}
    autoComplete="off"
    value={value}
    error={
      parseAmount(value) === null && !(isOptional && value === '')
        ? 'Enter a number of 0 or more'
        : undefined
    }
    onChange={(event) => onValue(event.target.value)}
  />
);

/** Null unless the text is a number of 0 or more. */
export function parseAmount(text: string): number | null {
  const plain = text.replace(/[$,%\s]/g, '');
  return /^\d+(\.\d+)?$|^\.\d+$/.test(plain) ? Number(plain) : null;
}

export const parseAmountOrZero = (text: string): number => parseAmount(text) ?? 0;
