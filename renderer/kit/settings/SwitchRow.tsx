import { SettingRow, type SettingRowProps } from './SettingRow.tsx';
import { Switch } from './Switch.tsx';

interface SwitchRowProps extends Omit<SettingRowProps, 'children'> {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that is on or off. */
export function SwitchRow({ isOn, onChange, ...row }: SwitchRowProps) {
  return (
    <SettingRow {...row}>
      {(control) => <Switch isOn={isOn} onChange={onChange} {...control} />}
    </SettingRow>
  );
}
