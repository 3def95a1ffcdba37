import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { getRecordName } from '#shared/records/row.ts';
import { useFindRecordsInfiniteQuery, useReadRecordQuery } from '../data/recordsApi.ts';
import { type NamedRecordProps, OfferedInput } from './OfferedInput.tsx';

const OFFERED = 12;

/** A record picker with search by name. Its value is an ID; unmatched text is passed on and rejected on submit. */
export function RecordInput({ value, onChange, ...control }: NamedRecordProps) {
  const { noun } = control;
  const [typed, setTyped] = useState<string | null>(null);
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
    <OfferedInput
      {...control}
      rows={rows}
      placeholder={`Find a ${noun.one}`}
      value={typed ?? (chosen.data ? getRecordName(noun, chosen.data) : '')}
      onFocus={() => setTyped((before) => before ?? (value === '' ? '' : null))}
      onChange={type}
    />
  );
}
