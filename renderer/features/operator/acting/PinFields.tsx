import type { ComponentProps } from 'react';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';

interface PinFieldsProps {
  readonly members: readonly { readonly member_id: string; readonly name: string }[];
  readonly label: string;
  readonly member: Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>;
  readonly pin: Omit<ComponentProps<typeof TextField>, 'label'>;
}

/** A person and their PIN. */
export function PinFields({ members, label, member, pin }: PinFieldsProps) {
  return (
    <>
      <SelectField
        label={label}
        options={members.map(({ member_id, name }) => [member_id, name] as const)}
        {...member}
      />
      <PinField label="PIN" {...pin} />
    </>
  );
}

/** Digits are hidden, and no password manager offers to save them. */
export function PinField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...props}
      type="password"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
    />
  );
}
