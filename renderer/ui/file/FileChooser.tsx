import type { Ref } from 'react';

interface FileChooserProps {
  /** The button that opens it clicks it. */
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly onChoose: (files: File[]) => void;
}

/** A hidden file field, in which the same file can be chosen again. */
export const FileChooser = ({
  ref,
  label,
  accept,
  isMultiple = false,
  onChoose,
}: FileChooserProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    multiple={isMultiple}
    accept={accept}
    aria-label={label}
    onChange={({ target }) => {
      onChoose([...(target.files ?? [])]);
      target.value = '';
    }}
  />
);
