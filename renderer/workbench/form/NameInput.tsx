import { useDeferredValue, useState } from 'react';
import { useFindRecordsInfiniteQuery } from '../data/recordsApi.ts';
import { type NamedRecordProps, OfferedInput } from './OfferedInput.tsx';

const OFFERED = 12;

/** A name field that suggests existing records and accepts any other text. */
export function NameInput(props: NamedRecordProps) {
  const { noun, value } = props;
  const [isTyping, setTyping] = useState(false);
  const searchTerm = useDeferredValue(value.trim());
  const { data } = useFindRecordsInfiniteQuery(
    { noun, ...(searchTerm !== '' && { words: searchTerm }) },
    { skip: !isTyping },
  );
  const rows = data?.pages[0]?.rows.slice(0, OFFERED) ?? [];
  return <OfferedInput {...props} rows={rows} onFocus={() => setTyping(true)} />;
}
