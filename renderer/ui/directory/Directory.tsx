import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { SearchField } from '../form/SearchField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { PageLinks } from '../list/PageLinks.tsx';
import { Page, PageHeader } from '../page/Page.tsx';
import { useTitle } from '../page/useTitle.ts';
import { FilterBar } from '../search/FilterBar.tsx';
import { EmptyState } from '../state/EmptyState.tsx';
import type { QueryState } from '../state/Loaded.tsx';
import { DirectoryResults } from './DirectoryResults.tsx';
import type { DirectoryPage } from './directoryPage.ts';
import { formatDirectoryCount } from './directoryPage.ts';
import type { useDirectorySearch } from './useDirectorySearch.ts';

interface Filter<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Label for no choice; without it, the first choice means that. */
  readonly any?: string;
}

interface DirectoryProps<Name extends string, Row> {
  readonly description: string;
  readonly action: ReactNode;
  /** Singular and plural of an entry. */
  readonly words: readonly [one: string, many: string];
  readonly placeholder: string;
  readonly address: ReturnType<typeof useDirectorySearch<Name>>;
  readonly filters: readonly Filter<Name>[];
  readonly answer: QueryState<DirectoryPage<Row>>;
  /** Shown above the list. */
  readonly above?: ReactNode;
  /** Renders one entry of the list. */
  readonly children: (row: Row) => ReactNode;
  /** Shown when the filters match nothing. */
  readonly advice: string;
  /** Shown when the directory is empty. */
  readonly emptyState: ReactNode;
}

/** A public directory, filtered by the URL and paginated. */
export function Directory<Name extends string, Row extends { readonly id: string }>({
  description,
  action,
  words: [one, many],
  placeholder,
  address: { search, choices, change, clear, isNarrowed, chosenCount, pathname, params },
  filters,
  answer,
  above,
  children,
  advice,
  emptyState,
}: DirectoryProps<Name, Row>) {
  const title = useTitle();
  const summary = formatDirectoryCount(answer.data?.count, one, many);
  return (
    <Page>
      <PageHeader description={description} actions={action} />
      <section aria-label={title} aria-busy={answer.isFetching}>
        <FilterBar
          search={
            <SearchField
              value={search.words}
              placeholder={placeholder}
              onSearch={(term) => change('search', term)}
            />
          }
          toggle={chosenCount === 0 ? 'Filters' : `Filters · ${chosenCount}`}
          summary={summary}
          onClear={isNarrowed ? clear : undefined}
        >
          {filters.map(({ name, label, any }) => (
            <SelectField
              key={name}
              label={label}
              options={any === undefined ? choices[name] : [['', any], ...choices[name]]}
              value={search.chosen[name] ?? (any === undefined ? choices[name][0]?.[0] : '')}
              onChange={(event) => change(name, event.target.value)}
            />
          ))}
        </FilterBar>
        {above}
        <DirectoryResults
          answer={answer}
          summary={summary}
          nothing={
            isNarrowed ? (
              <EmptyState
                title={`No ${one} found`}
                action={<Button onClick={clear}>Clear filters</Button>}
              >
                {advice}
              </EmptyState>
            ) : (
              emptyState
            )
          }
        >
          {children}
        </DirectoryResults>
        <PageLinks
          pathname={pathname}
          params={params}
          isFirst={search.after === undefined}
          next={answer.data?.next ?? null}
        />
      </section>
    </Page>
  );
}
