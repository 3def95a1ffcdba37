import { TextField } from './TextField.tsx';
import { useDebouncedSearch } from './useDebouncedSearch.ts';

interface SearchFieldProps {
  readonly value: string;
  readonly placeholder: string;
  readonly onSearch: (words: string) => void;
}

export function SearchField({ value, placeholder, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useDebouncedSearch(value, onSearch);
  return (
    <TextField
      label="Search"
      type="search"
      placeholder={placeholder}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
