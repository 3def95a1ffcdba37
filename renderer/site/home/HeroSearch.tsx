import { useCallback, useState } from 'react';
import { useNavigation } from '../../ui/link/navigation.ts';
import { SuggestingSearch } from '../../ui/search/SuggestingSearch.tsx';
import { useSuggestions } from './useSuggestions.ts';

/** The list's old path: its redirect keeps the query, as existing bookmarks expect. */
const SEARCH = { action: '/listings', name: 'search' } as const;

export const SEARCH_ID = 'home-search';

/** Searches communities from the home page. */
export function HeroSearch({ placeholder }: { readonly placeholder: string }) {
  const { follow } = useNavigation();
  const [searchTerm, setSearchTerm] = useState<string | null>(null);
  const suggestions = useSuggestions(searchTerm);

  const search = useCallback(
    (text: string) => {
      const query = text === '' ? '' : `?${new URLSearchParams({ [SEARCH.name]: text })}`;
      const to = SEARCH.action + query;
      if (!follow(to, {})) location.assign(to);
      return text;
    },
    [follow],
  );

  return (
    <div id={SEARCH_ID}>
      <SuggestingSearch
        label={<span className="visually-hidden">Search communities</span>}
        placeholder={placeholder}
        value=""
        size="large"
        onSearch={search}
        suggestions={suggestions}
        onAsk={setSearchTerm}
        plain={SEARCH}
      />
    </div>
  );
}
