import type { ReactNode } from 'react';
import { SwitchRow } from '../../../../ui/settings/SwitchRow.tsx';
import type { PreferenceProps } from './PreferencesPage.tsx';
import type { Preferences } from './preferences.ts';

/** The names of the boolean preferences. */
type SwitchName = {
  [Name in keyof Preferences]: Preferences[Name] extends boolean ? Name : never;
}[keyof Preferences];

interface PreferenceSwitchProps extends PreferenceProps {
  readonly name: SwitchName;
  readonly label: string;
  readonly hint: ReactNode;
  readonly isDisabled?: boolean;
}

export const PreferenceSwitch = ({
  preferences,
  onChange,
  name,
  ...row
}: PreferenceSwitchProps) => (
  <SwitchRow
    {...row}
    isLoading={preferences === undefined}
    isOn={preferences?.[name] ?? false}
    onChange={(isOn) => onChange({ [name]: isOn })}
  />
);
