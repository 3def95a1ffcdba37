import { Classes } from '@blueprintjs/core';
import { type KeyboardEvent, useId } from 'react';
import type { Noun } from '#shared/records/noun.ts';
import { getRecordName } from '#shared/records/row.ts';
import type { ControlProps } from '../../ui/form/FormField.tsx';
import type { RecordRow } from '../data/row.ts';

export interface NamedRecordProps extends ControlProps {
  readonly noun: Noun;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  readonly autoFocus?: boolean;
}

interface OfferedInputProps extends NamedRecordProps {
  readonly rows: readonly RecordRow[];
  readonly placeholder?: string;
  readonly onFocus: () => void;
}

/** A text field that offers the names of records. */
export function OfferedInput({ noun, rows, onChange, ...control }: OfferedInputProps) {
  const listId = useId();
  return (
    <>
      <input
        {...control}
        type="text"
        list={listId}
        autoComplete="off"
        className={Classes.INPUT}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={listId}>
        {rows.map((row) => (
          <option key={row.id} value={getRecordName(noun, row)} />
        ))}
      </datalist>
    </>
  );
}
