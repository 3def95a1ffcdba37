import type { ReactNode } from 'react';
import { SearchField } from '../../kit/form/SearchField.tsx';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { FilterBar } from '../../kit/search/FilterBar.tsx';
import styles from './AdminUsers.module.css';
import {
  type AccountSearch,
  CHOICES,
  isNarrowed,
  type SearchName,
  type useAccountSearch,
} from './accountSearch.ts';

type Change = ReturnType<typeof useAccountSearch>['change'];

interface AccountFiltersProps {
  readonly search: AccountSearch;
  readonly change: Change;
  readonly onClear: () => void;
  /** How many there are, in words. */
  readonly summary: string;
  /** What else is done with the list. */
  readonly tools: ReactNode;
}

/** What narrows the list. Everything but the words being typed lives in the address. */
export function AccountFilters({ search, change, onClear, summary, tools }: AccountFiltersProps) {
  const select = (name: keyof typeof CHOICES, label: string, any: string) => (
    <SelectField
      label={label}
      options={name === 'sort' ? CHOICES.sort : [['', any], ...CHOICES[name]]}
      value={search[name] ?? ''}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  const day = (name: 'from' | 'to', label: string) => (
    <TextField
      label={label}
      type="date"
      value={search[name] ?? ''}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <FilterBar
      search={
        <SearchField
          value={search.q ?? ''}
          placeholder="Name, e-mail or company"
          onSearch={(q) => change({ q })}
        />
      }
      toggle="All filters"
      toggleClass={styles.chip}
      summary={summary}
      chips={
        <>
          <Quick
            search={search}
            change={change}
            name="status"
            value="pending"
            label="Waiting for review"
          />
          <Quick search={search} change={change} name="team" value="true" label="Team members" />
          {search.company !== undefined && (
            <Quick
              search={search}
              change={change}
              name="company"
              value={search.company}
              label={search.company}
            />
          )}
          {tools}
        </>
      }
      onClear={isNarrowed(search) ? onClear : undefined}
      className={styles.filters}
    >
      {select('status', 'Status', 'Any status')}
      {select('role', 'Role', 'Any role')}
      {select('type', 'Joined as', 'Any type')}
      {select('plan', 'Plan', 'Any plan')}
      {day('from', 'Joined from')}
      {day('to', 'Joined until')}
      {select('sort', 'Order', '')}
    </FilterBar>
  );
}

interface QuickProps {
  readonly search: AccountSearch;
  readonly change: Change;
  readonly name: SearchName;
  readonly value: string;
  readonly label: string;
}

/** A filter that is set, and taken back, with one press. */
function Quick({ search, change, name, value, label }: QuickProps) {
  const isOn = search[name] === value;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={styles.chip}
      onClick={() => change({ [name]: isOn ? null : value })}
    >
      {label}
    </button>
  );
}
