import { PlainButton } from '../../ui/button/PlainButton.tsx';
import styles from './Import.module.css';

interface WorkBarProps {
  readonly busy: {
    readonly label: string;
    readonly share: number | null;
    readonly canStop: boolean;
  };
  readonly onCancel: () => void;
}

/** The current task with its progress and a cancel button. */
export const ImportProgress = ({ busy: { label, share, canStop }, onCancel }: WorkBarProps) => (
  <div className={styles.work} role="status">
    <span>{label}</span>
    <progress aria-label={label} max={1} value={share ?? undefined} />
    {canStop && (
      <PlainButton variant="minimal" onClick={onCancel}>
        Cancel
      </PlainButton>
    )}
  </div>
);
