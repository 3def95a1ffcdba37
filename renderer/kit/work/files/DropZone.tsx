import { type ReactNode, useRef, useState } from 'react';
import { PlainButton } from '../../button/PlainButton.tsx';
import styles from './Files.module.css';

interface DropZoneProps {
  readonly label: string;
  /** What can be chosen, as `.csv,.xlsx`; everything without it. */
  readonly accept?: string;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  readonly hint?: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where files are dropped, or chosen by a button. */
export function DropZone({
  label,
  accept,
  isMultiple = false,
  isDisabled = false,
  hint,
  onFiles,
}: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: Iterable<File>) => {
    const all = [...files];
    if (all.length > 0 && !isDisabled) onFiles(isMultiple ? all : all.slice(0, 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop has no keys; the button inside does the same.
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
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
