import { Tag } from '@blueprintjs/core';
import { Lock } from '@blueprintjs/icons';
import { type ReactNode, useId } from 'react';
import { Skeleton } from '../state/Skeleton.tsx';
import ui from '../theme/ui.module.css';
import styles from './SettingRow.module.css';

/** Props that link a control to its row's label and hint; spread them onto the control. */
export interface RowControlProps {
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string;
  readonly disabled: boolean;
}

export interface SettingRowProps {
  readonly label: string;
  /** One or two sentences on what the setting does. */
  readonly hint: ReactNode;
  /** Managed by the organization: shown but not editable. */
  readonly isManaged?: boolean;
  readonly isDisabled?: boolean;
  readonly isLoading?: boolean;
  /** The control is too wide to fit beside the text on a phone. */
  readonly isWide?: boolean;
  /** Why the last change failed, or why the value is invalid. */
  readonly problem?: string | null;
  readonly children: (control: RowControlProps) => ReactNode;
}

/** One setting: label and hint on the left, control on the right. */
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
        <span id={id} className={ui.label}>
          {label}
        </span>
        <div id={described} className={ui.note}>
          {hint}
          {isManaged && (
            <span className={styles.managed}>
              <Tag minimal icon={<Lock size={12} />}>
                Managed by your organization
              </Tag>
            </span>
          )}
        </div>
      </div>
      <div className={`${ui.actions} ${styles.control}`}>
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
