import { type ComponentPropsWithoutRef, useState } from 'react';

interface TypedValueProps
  extends Pick<ComponentPropsWithoutRef<'input'>, 'type' | 'inputMode' | 'maxLength'> {
  readonly label: string;
  readonly value: string;
  readonly isNew?: boolean;
  readonly onChange: (value: string) => void;
}

/** Commits on Enter or blur; Escape reverts. */
export function TypedValue({ label, value, isNew = false, onChange, ...input }: TypedValueProps) {
  const [typed, setTyped] = useState(value);
  const [before, setBefore] = useState(value);
  if (before !== value) {
    setBefore(value);
    setTyped(value);
  }
  const commit = (next: string) => {
    if (next.trim() !== value) onChange(next.trim());
  };
  return (
    <input
      {...input}
      aria-label={label}
      // biome-ignore lint/a11y/noAutofocus: the user has just added this filter
      autoFocus={isNew}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        // Dates are complete or empty and commit immediately.
        if (input.type === 'date') commit(target.value);
      }}
      onBlur={() => commit(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(typed);
        if (event.key === 'Escape') setTyped(value);
      }}
    />
  );
}
