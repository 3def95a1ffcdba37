import { Button } from '@blueprintjs/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useDebouncedSearch } from '../../ui/form/useDebouncedSearch.ts';
import { announce } from '../../ui/live/announce.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { useTitle } from '../../ui/page/useTitle.ts';
import { FilterSheet } from '../../ui/search/FilterSheet.tsx';
import { FilterChips } from './filters/FilterChips.tsx';
import type { OptionsOf } from './filters/options.ts';
import styles from './ListHeader.module.css';
import type { ListSearching } from './useListSearch.ts';

export interface SortChoice {
  /** As in the URL: prefixed with `-` for descending order. */
  readonly sort: string;
  readonly label: string;
}

interface ListHeaderProps {
  readonly title?: string | undefined;
  /** View tabs of the list, which phones show with the other tools. */
  readonly views?: ReactNode;
  /** Tabs to other screens, which phones always show. */
  readonly tabs?: ReactNode;
  /** Count as text; empty until known. */
  readonly summary: string;
  readonly searching: ListSearching;
  readonly optionsOf?: OptionsOf | undefined;
  /** Search placeholder; omitted if the list has no text search. */
  readonly finds?: string | undefined;
  readonly sorts?: readonly SortChoice[];
  /** Default order. */
  readonly sortedBy?: string | undefined;
  /** Shows only the title and the views. */
  readonly isPlain?: boolean;
  /** Switches between list, board, and other modes. */
  readonly modes?: ReactNode;
  /** Tools for the whole list, such as columns and export. */
  readonly tools?: ReactNode;
  /** The screen's primary action. */
  readonly primary?: ReactNode;
}

/** One header line for a list: title, views, count, filters, and sorting. */
export function ListHeader(props: ListHeaderProps) {
  const { views, tabs, summary, searching, optionsOf, finds, modes, tools, primary } = props;
  const { sorts = [], sortedBy, isPlain = false } = props;
  const title = useTitle(props.title);
  const { search, fields, change, setWords, clear, isNarrowed } = searching;
  const [isOpen, setOpen] = useState(false);
  const toolsId = useId();
  const { end, hasMore, setMore } = useToolsMenu();
  useEffect(() => {
    if (summary !== '') announce(summary);
  }, [summary]);
  const onClear = isNarrowed ? clear : undefined;
  const count = search.filters.length;
  const chips = (isStacked: boolean) => (
    <FilterChips
      fields={fields}
      filters={search.filters}
      onChange={(filters) => change({ filters })}
      optionsOf={optionsOf}
      isStacked={isStacked}
    />
  );
  const order = search.sort ?? sortedBy;

  return (
    <header
      className={`${styles.header} screen-only`}
      data-open={hasMore || isPlain}
      data-narrowed={isNarrowed}
      data-tabs={tabs !== undefined}
    >
      <div className={styles.line}>
        <h1>{title}</h1>
        {tabs ?? views}
        <p className={styles.count}>{summary}</p>
        {!isPlain && (
          <search className={styles.search}>
            {finds !== undefined && (
              <SearchInput value={search.words} placeholder={finds} onSearch={setWords} />
            )}
            {fields.length > 0 && (
              <>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  className={styles.sheet}
                  onClick={() => setOpen(true)}
                >
                  {count === 0 ? 'Filters' : `Filters (${count})`}
                </button>
                <div className={styles.filters}>
                  {chips(false)}
                  {onClear !== undefined && (
                    <Button size="small" variant="minimal" onClick={onClear}>
                      Clear
                    </Button>
                  )}
                </div>
              </>
            )}
          </search>
        )}
        <div ref={end} className={styles.end}>
          {modes !== undefined && <div className={styles.modes}>{modes}</div>}
          {(tools !== undefined || sorts.length > 1) && (
            <button
              type="button"
              className={styles.more}
              aria-label="More actions for this list"
              aria-expanded={hasMore}
              aria-controls={toolsId}
              onClick={() => setMore(!hasMore)}
            >
              <span aria-hidden="true">⋯</span>
            </button>
          )}
          <div id={toolsId} className={styles.tools} data-open={hasMore}>
            {sorts.length > 1 && (
              <MenuButton
                label="Sort"
                sections={[
                  {
                    entries: sorts.map(({ sort, label }) => ({
                      name: label,
                      isChecked: sort === order,
                      onChoose: () => change({ sort: sort === sortedBy ? null : sort }),
                    })),
                  },
                ]}
              >
                Sort
              </MenuButton>
            )}
            {tools}
          </div>
          {primary !== undefined && <div className={styles.primary}>{primary}</div>}
        </div>
      </div>
      {isOpen && (
        <FilterSheet summary={summary} onClear={onClear} onClose={() => setOpen(false)}>
          {chips(true)}
        </FilterSheet>
      )}
    </header>
  );
}

/** Open state of the tools where they don't fit in the line. A press elsewhere or Escape closes them. */
function useToolsMenu() {
  const [hasMore, setMore] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasMore) return;
    const onPress = ({ target }: Event) => {
      if (!end.current?.closest('header')?.contains(target as Node)) setMore(false);
    };
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return;
      setMore(false);
      end.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [hasMore]);
  return { end, hasMore, setMore };
}

interface SearchInputProps {
  readonly value: string;
  readonly placeholder: string;
  readonly onSearch: (words: string) => void;
}

function SearchInput({ value, placeholder, onSearch }: SearchInputProps) {
  const [typed, setTyped] = useDebouncedSearch(value, onSearch);
  return (
    <input
      type="search"
      aria-label="Search"
      placeholder={placeholder}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      className={styles.words}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
