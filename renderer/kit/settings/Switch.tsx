import type { RowControlProps } from './SettingRow.tsx';
import styles from './Switch.module.css';

interface SwitchProps extends RowControlProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** On or off, at once and without a button to save. */
export function Switch({ isOn, onChange, ...control }: SwitchProps) {
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
