import { Tag } from '@blueprintjs/core';
import { Lock } from '@blueprintjs/icons';
import { type ReactNode, useId } from 'react';
import { Skeleton } from '../state/Skeleton.tsx';
import styles from './SettingRow.module.css';

/** What ties a control to the row that explains it; spread it onto the control. */
export interface RowControlProps {
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string;
  readonly disabled: boolean;
}

export interface SettingRowProps {
  readonly label: string;
  /** What it does, in a sentence or two. */
  readonly hint: ReactNode;
  /** The organisation decides it: it is shown and cannot be changed. */
  readonly isManaged?: boolean;
  readonly isDisabled?: boolean;
  readonly isLoading?: boolean;
  /** Its control is too wide to stand beside the words on a phone. */
  readonly isWide?: boolean;
  /** Why the last change did not happen, or what is wrong with what is chosen. */
  readonly problem?: string | null;
  readonly children: (control: RowControlProps) => ReactNode;
}

/** One setting: what it is and what it does on the left, its control on the right. */
export function SettingRow({
  label,
  hint,
  isManaged = false,
  isDisabled = false,
  isLoading = false,
  isWide = false,
  problem = null,
  children,
}: SettingRowProps) {
  const id = useId();
  const described = `${id}-hint`;
  return (
    <div className={styles.row} data-wide={isWide}>
      <div className={styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <div id={described} className={styles.hint}>
          {hint}
          {isManaged && (
            <span className={styles.managed}>
              <Tag minimal icon={<Lock size={12} />}>
                Managed by your organisation
              </Tag>
            </span>
          )}
        </div>
      </div>
      <div className={styles.control}>
        {isLoading ? (
          <Skeleton width="2.75rem" height="1.5rem" />
        ) : (
          children({
            'aria-labelledby': id,
            'aria-describedby': described,
            disabled: isManaged || isDisabled,
          })
        )}
      </div>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
