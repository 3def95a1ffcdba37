import { useState } from 'react';
import { SUGGESTION_STALE_SECONDS } from '#shared/constants.ts';
import { SuggestingSearch } from '../../kit/search/SuggestingSearch.tsx';
import { useSuggestSearchesQuery } from './listingsApi.ts';

interface ListingSearchProps {
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** The search of the list of communities. */
export function ListingSearch({ value, onSearch }: ListingSearchProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const { currentData, isFetching } = useSuggestSearchesQuery(asked ?? '', {
    skip: asked === null,
    refetchOnMountOrArgChange: SUGGESTION_STALE_SECONDS,
  });
  return (
    <SuggestingSearch
      label="Search"
      placeholder="Name, city, state or brokerage"
      value={value}
      onSearch={onSearch}
      suggestions={isFetching && currentData?.length === 0 ? undefined : currentData}
      onAsk={setAsked}
    />
  );
}
