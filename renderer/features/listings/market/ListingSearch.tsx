import { useState } from 'react';
import { SUGGESTION_STALE_SECONDS } from '#shared/constants.ts';
import { SuggestingSearch } from '../../../ui/search/SuggestingSearch.tsx';
import { parseSearchText, quoteName, type SearchChanges } from './listingSearch.ts';
import { useSuggestSearchesQuery } from './listingsApi.ts';

interface ListingSearchProps {
  readonly value: string;
  readonly onChange: (changes: SearchChanges) => void;
}

/** Search box of the listing list: a name, a place, or a sentence that sets filters. */
export function ListingSearch({ value, onChange }: ListingSearchProps) {
  const [searchTerm, setSearchTerm] = useState<string | null>(null);
  const { currentData, isFetching } = useSuggestSearchesQuery(searchTerm ?? '', {
    skip: searchTerm === null,
    refetchOnMountOrArgChange: SUGGESTION_STALE_SECONDS,
  });
  const search = (text: string, kind?: string): string => {
    const isName = kind === 'property' || kind === 'broker';
    const changes = { search: null, ...parseSearchText(isName ? quoteName(text) : text) };
    onChange(changes);
    return changes.search ?? '';
  };
  return (
    <SuggestingSearch
      label="Search"
      placeholder="Memory care in Ohio under $15M, or a name"
      value={value}
      onSearch={search}
      suggestions={isFetching && currentData?.length === 0 ? undefined : currentData}
      onAsk={setSearchTerm}
    />
  );
}
