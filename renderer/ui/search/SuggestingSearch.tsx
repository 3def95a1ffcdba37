import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import {
  RECENT_SEARCHES,
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_MIN_CHARACTERS,
} from '#shared/constants.ts';
import { RECENT_SEARCHES_KEY } from '#shared/local-keys.ts';
import { PlainButton } from '../button/PlainButton.tsx';
import { SearchIcon } from '../icon/icons.tsx';
import styles from './SuggestingSearch.module.css';

const KINDS: Readonly<Record<string, string>> = {
  location: 'Place',
  property: 'Community',
  broker: 'Brokerage',
};

const NOTHING =
  'No suggestions found. Try searching for property names, locations, or broker names.';

/** A row of `get_search_suggestions`. */
export interface Suggestion {
  readonly suggestion: string;
  readonly suggestion_type: string;
}

interface Option {
  readonly text: string;
  readonly detail: string;
  /** Type of the suggestion; omitted for recent searches. */
  readonly kind?: string;
}

interface SuggestingSearchProps {
  readonly label: ReactNode;
  readonly placeholder: string;
  /** Current search term. */
  readonly value: string;
  /** Returns the text to keep in the field, because part of it may have become a filter. */
  readonly onSearch: (text: string, kind?: string) => string;
  /** Server suggestions for the last requested term; undefined until loaded. */
  readonly suggestions: readonly Suggestion[] | undefined;
  /** Called with the term to load suggestions for, or null for none. */
  readonly onAsk: (term: string | null) => void;
  readonly size?: 'large' | undefined;
  /** Form action and field name used before the page's script loads. */
  readonly plain?: { readonly action: string; readonly name: string } | undefined;
}

/** A search field with suggestions. Enter searches, Escape closes the list, arrows choose. */
export function SuggestingSearch(props: SuggestingSearchProps) {
  const { label, placeholder, value, onSearch, suggestions, onAsk, size, plain } = props;
  const [typed, setTyped] = useState(value);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const frame = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const suggestTerm = useSuggestTerm(typed, isOpen);
  const { options, heading, isEmpty } = optionsOf({
    typed,
    isOpen,
    asked: suggestTerm,
    suggestions,
  });

  useEffect(() => setTyped(value), [value]);
  useEffect(() => onAsk(suggestTerm), [onAsk, suggestTerm]);
  // Keeps text typed before hydration.
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early !== '') setTyped(early);
  }, []);

  function search(text: string, kind?: string) {
    const searchText = text.trim();
    setOpen(false);
    setActive(-1);
    if (searchText !== '') rememberSearch(searchText);
    setTyped(onSearch(searchText, kind));
  }

  /** Also handles Escape on the button beside the field, which Tab reaches while the list is open. */
  function onEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setOpen(false);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent) {
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
      className={`${styles.box} screen-only`}
      data-size={size}
      action={plain?.action}
      onKeyDown={onEscape}
      onSubmit={(event) => {
        event.preventDefault();
        search(options[active]?.text ?? typed, options[active]?.kind);
      }}
      onBlur={({ relatedTarget }) => {
        if (!frame.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <label htmlFor={`${id}-field`}>{label}</label>
      <div className={styles.line}>
        <input
          ref={field}
          id={`${id}-field`}
          type="search"
          role="combobox"
          name={plain?.name}
          placeholder={placeholder}
          maxLength={200}
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
        <PlainButton type="submit" intent="primary" size={size} aria-label="Search communities">
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
          {options.map(({ text, detail, kind }, index) => (
            <div
              key={`${detail}-${text}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => search(text, kind)}
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

interface OptionsInput {
  readonly typed: string;
  readonly isOpen: boolean;
  readonly asked: string | null;
  readonly suggestions: readonly Suggestion[] | undefined;
}

/** Returns recent searches while the field is empty, then server suggestions. */
function optionsOf({ typed, isOpen, asked, suggestions }: OptionsInput) {
  if (typed.trim() === '') {
    const options = isOpen ? recentSearches().map((text): Option => ({ text, detail: '' })) : [];
    return { options, heading: options.length > 0 ? 'Recent searches' : null, isEmpty: false };
  }
  const found = asked === null ? undefined : suggestions;
  const options = (found ?? []).map(
    ({ suggestion, suggestion_type }): Option => ({
      text: suggestion,
      detail: KINDS[suggestion_type] ?? '',
      kind: suggestion_type,
    }),
  );
  return { options, heading: null, isEmpty: found?.length === 0 };
}

/** Returns the debounced term to load while the list is open and the term is long enough. */
function useSuggestTerm(typed: string, isOpen: boolean): string | null {
  const term = typed.trim();
  const [rested, setRested] = useState(term);
  useEffect(() => {
    const timer = setTimeout(() => setRested(term), SUGGESTION_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [term]);
  return isOpen && rested.length >= SUGGESTION_MIN_CHARACTERS ? rested : null;
}

/** Returns recent searches, newest first; ignores invalid stored data. */
function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RECENT_SEARCHES_KEY) ?? '[]');
    const texts = Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
    return texts.slice(0, RECENT_SEARCHES);
  } catch {
    // Written by other code, or storage is unavailable.
    return [];
  }
}

function rememberSearch(text: string): void {
  const recent = [text, ...recentSearches().filter((one) => one !== text)].slice(
    0,
    RECENT_SEARCHES,
  );
  try {
    localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(recent));
  } catch {
    // Storage is unavailable; the search still runs.
  }
}
