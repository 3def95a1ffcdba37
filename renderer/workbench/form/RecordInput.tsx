import { Classes } from '@blueprintjs/core';
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import type { Noun } from '#shared/records/noun.ts';
import { getRecordName } from '#shared/records/row.ts';
import type { ControlProps } from '../../ui/form/FormField.tsx';
import { useFindRecordsInfiniteQuery, useReadRecordQuery } from '../data/recordsApi.ts';

const OFFERED = 12;

interface RecordInputProps extends ControlProps {
  readonly noun: Noun;
  /** ID of the chosen record; unmatched text is passed on and rejected on submit. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  readonly autoFocus?: boolean;
}

/** A record picker with search by name. */
export function RecordInput({ noun, value, onChange, ...control }: RecordInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const listId = useId();
  const searchTerm = useDeferredValue(typed?.trim() ?? '');
  const found = useFindRecordsInfiniteQuery(
    { noun, ...(searchTerm !== '' && { words: searchTerm }) },
    { skip: typed === null },
  );
  const chosen = useReadRecordQuery({ noun, id: value }, { skip: value === '' || typed !== null });
  const rows = found.data?.pages[0]?.rows.slice(0, OFFERED) ?? [];
  const findRecordId = (text: string) =>
    rows.find((row) => getRecordName(noun, row) === text.trim())?.id;
  const matchedId = typed === null ? undefined : findRecordId(typed);

  function type(text: string) {
    setTyped(text);
    onChange(findRecordId(text) ?? text.trim());
  }
  // The user may type a full name before suggestions load.
  const takeOffered = useEffectEvent((id: string) => {
    if (value === typed?.trim()) onChange(id);
  });
  useEffect(() => {
    if (matchedId !== undefined) takeOffered(matchedId);
  }, [matchedId]);

  return (
    <>
      <input
        {...control}
        type="text"
        list={listId}
        autoComplete="off"
        placeholder={`Find a ${noun.one}`}
        className={Classes.INPUT}
        value={typed ?? (chosen.data ? getRecordName(noun, chosen.data) : '')}
        onFocus={() => setTyped((before) => before ?? (value === '' ? '' : null))}
        onChange={({ target }) => type(target.value)}
      />
      <datalist id={listId}>
        {rows.map((row) => (
          <option key={row.id} value={getRecordName(noun, row)} />
        ))}
      </datalist>
    </>
  );
}
