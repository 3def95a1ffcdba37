import { Classes } from '@blueprintjs/core';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import type { Noun } from '#shared/records/noun.ts';
import { getRecordName } from '#shared/records/row.ts';
import type { ControlProps } from '../../ui/form/FormField.tsx';
import { useFindRecordsInfiniteQuery } from '../data/recordsApi.ts';

const OFFERED = 12;

interface NameInputProps extends ControlProps {
  readonly noun: Noun;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  readonly autoFocus?: boolean;
}

/** A name field that suggests existing records and accepts any other text. */
export function NameInput({ noun, value, onChange, ...control }: NameInputProps) {
  const [isTyping, setTyping] = useState(false);
  const listId = useId();
  const searchTerm = useDeferredValue(value.trim());
  const { data } = useFindRecordsInfiniteQuery(
    { noun, ...(searchTerm !== '' && { words: searchTerm }) },
    { skip: !isTyping },
  );
  return (
    <>
      <input
        {...control}
        type="text"
        list={listId}
        autoComplete="off"
        className={Classes.INPUT}
        value={value}
        onFocus={() => setTyping(true)}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={listId}>
        {data?.pages[0]?.rows.slice(0, OFFERED).map((row) => (
          <option key={row.id} value={getRecordName(noun, row)} />
        ))}
      </datalist>
    </>
  );
}
