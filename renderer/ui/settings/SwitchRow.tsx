import { type RowControlProps, SettingRow, type SettingRowProps } from './SettingRow.tsx';
import styles from './Switch.module.css';

interface SwitchProps extends RowControlProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** An on/off switch that applies immediately. */
function Switch({ isOn, onChange, ...control }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={styles.switch}
      onClick={() => onChange(!isOn)}
      {...control}
    />
  );
}

interface SwitchRowProps extends Omit<SettingRowProps, 'children'> {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** An on/off setting. */
export function SwitchRow({ isOn, onChange, ...row }: SwitchRowProps) {
  return (
    <SettingRow {...row}>
      {(control) => <Switch isOn={isOn} onChange={onChange} {...control} />}
    </SettingRow>
  );
}
