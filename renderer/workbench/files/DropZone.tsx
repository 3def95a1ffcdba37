import { type ReactNode, useRef } from 'react';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import ui from '../../ui/theme/ui.module.css';
import styles from './Files.module.css';
import { useDrop } from './useDrop.ts';

interface DropZoneProps {
  readonly label: string;
  /** Accepted file types, such as `.csv,.xlsx`; all if omitted. */
  readonly accept?: string;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  readonly hint?: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A file drop zone with a button for choosing files. */
export function DropZone({
  label,
  accept,
  isMultiple = false,
  isDisabled = false,
  hint,
  onFiles,
}: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (files: Iterable<File>) => {
    const all = [...files];
    if (all.length > 0 && !isDisabled) onFiles(isMultiple ? all : all.slice(0, 1));
  };
  const dropped = useDrop(({ files }) => take(files));
  return (
    <div className={`${ui.actions12} ${styles.zone}`} {...dropped}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={isMultiple}
        onChange={({ target }) => {
          take(target.files ?? []);
          target.value = '';
        }}
      />
      <PlainButton disabled={isDisabled} onClick={() => input.current?.click()}>
        {label}
      </PlainButton>
      <p>or drop {isMultiple ? 'files' : 'it'} here</p>
      {hint !== undefined && <div className={styles.hint}>{hint}</div>}
    </div>
  );
}
