import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'>;

/** An amount or another number with decimals. */
export const DecimalField = (props: FieldProps) => <TextField inputMode="decimal" {...props} />;

export const WholeNumberField = (props: FieldProps) => <TextField inputMode="numeric" {...props} />;

export const DateField = (props: FieldProps) => <TextField type="date" {...props} />;

export const DateTimeField = (props: FieldProps) => <TextField type="datetime-local" {...props} />;
