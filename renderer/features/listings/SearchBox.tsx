import { Classes } from '@blueprintjs/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import {
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_MIN_CHARACTERS,
  SUGGESTION_STALE_SECONDS,
} from '#shared/constants.ts';
import { PlainButton } from '../../kit/button/PlainButton.tsx';
import { SearchIcon } from '../../kit/icon/icons.tsx';
import { useSuggestSearchesQuery } from './listingsApi.ts';
import { recentSearches, rememberSearch } from './recentSearches.ts';
import styles from './SearchBox.module.css';

const KINDS: Readonly<Record<string, string>> = {
  location: 'Place',
  property: 'Community',
  broker: 'Brokerage',
};

const NOTHING =
  'No suggestions found. Try searching for property names, locations, or broker names.';

interface Option {
  readonly text: string;
  readonly detail: string;
}

interface SearchBoxProps {
  /** What is searched for now. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A field that suggests what there is to find. Enter searches, Escape closes the list, arrows choose. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const frame = useRef<HTMLFormElement>(null);
  const id = useId();
  const { options, heading, isEmpty } = useOptions(typed, isOpen);

  useEffect(() => setTyped(value), [value]);

  function search(text: string) {
    const wanted = text.trim();
    setTyped(wanted);
    setOpen(false);
    setActive(-1);
    if (wanted !== '') rememberSearch(wanted);
    onSearch(wanted);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || options.length === 0) return;
    event.preventDefault();
    setOpen(true);
    setActive(
      (before) =>
        (before + step + options.length + (before < 0 && step < 0 ? 1 : 0)) % options.length,
    );
  }

  const isShown = isOpen && (options.length > 0 || isEmpty);
  return (
    <form
      ref={frame}
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        search(options[active]?.text ?? typed);
      }}
      onBlur={({ relatedTarget }) => {
        if (!frame.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <label htmlFor={`${id}-field`}>Search</label>
      <div className={styles.line}>
        <input
          id={`${id}-field`}
          type="search"
          role="combobox"
          className={Classes.INPUT}
          placeholder="Name, city, state or brokerage"
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isShown && options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
            setActive(-1);
            if (event.target.value === '' && value !== '') onSearch('');
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        <PlainButton type="submit" intent="primary" aria-label="Search communities">
          <SearchIcon />
        </PlainButton>
      </div>
      <div className={styles.panel} hidden={!isShown}>
        {heading !== null && <p className={styles.heading}>{heading}</p>}
        {isEmpty && <p className={styles.nothing}>{NOTHING}</p>}
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label="Suggestions"
          hidden={options.length === 0}
        >
          {options.map(({ text, detail }, index) => (
            <div
              key={`${detail}-${text}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => search(text)}
              onKeyDown={onKeyDown}
            >
              <span>{text}</span>
              <span className={styles.detail}>{detail}</span>
            </div>
          ))}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {isOpen && isEmpty ? NOTHING : ''}
      </p>
    </form>
  );
}

/** Before anything is typed, what was searched before; then what the server suggests. */
function useOptions(typed: string, isOpen: boolean) {
  const rested = useRested(typed.trim(), SUGGESTION_DEBOUNCE_MS);
  const isAsked = isOpen && rested.length >= SUGGESTION_MIN_CHARACTERS;
  const { currentData, isFetching } = useSuggestSearchesQuery(rested, {
    skip: !isAsked,
    refetchOnMountOrArgChange: SUGGESTION_STALE_SECONDS,
  });
  if (typed.trim() === '') {
    const options = isOpen ? recentSearches().map((text): Option => ({ text, detail: '' })) : [];
    return { options, heading: options.length > 0 ? 'Recent searches' : null, isEmpty: false };
  }
  const options = (isAsked ? (currentData ?? []) : []).map(
    ({ suggestion, suggestion_type }): Option => ({
      text: suggestion,
      detail: KINDS[suggestion_type] ?? '',
    }),
  );
  const isEmpty = isAsked && !isFetching && currentData?.length === 0;
  return { options, heading: null, isEmpty };
}

function useRested(value: string, milliseconds: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
