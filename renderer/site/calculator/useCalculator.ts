import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { announce } from '../../ui/live/announce.ts';
import {
  buildFieldQuery,
  type FieldGroup,
  type FieldTexts,
  type FieldValues,
  initialTexts,
  parseFieldValues,
  readFieldTexts,
} from './fields.ts';

/** Delay after the last keystroke before the URL and screen reader update. */
const SETTLED_MS = 700;

/**
 * Field state of a calculator. Values are also in the URL, so that results can be shared, and nowhere else. `groups`
 * and `summaryOf` (a one-sentence result) must be module constants.
 */
export function useCalculator<Name extends string>(
  groups: readonly FieldGroup<Name>[],
  summaryOf: (values: FieldValues<Name>) => string,
) {
  const [texts, setTexts] = useState<FieldTexts<Name>>(() => initialTexts(groups));
  const isTouched = useRef(false);
  const values = parseFieldValues(groups, texts);

  // The page was prerendered without knowing the URL's query.
  useEffect(() => {
    if (location.search !== '') setTexts(readFieldTexts(groups, location.search));
  }, [groups]);

  useEffect(() => {
    if (!isTouched.current) return;
    const timer = setTimeout(() => {
      const query = buildFieldQuery(groups, texts, location.search);
      history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
      announce(summaryOf(parseFieldValues(groups, texts)));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [groups, texts, summaryOf]);

  const change = (changes: Partial<FieldTexts<Name>>) => {
    isTouched.current = true;
    setTexts((before) => ({ ...before, ...changes }));
  };
  return {
    groups,
    texts,
    values,
    change,
    fill: (known: Partial<FieldValues<Name>>) =>
      change(
        Object.fromEntries(
          Object.entries<number | undefined>(known).map(([name, value]) => [
            name,
            formatNumber(value ?? Number.NaN),
          ]),
        ) as Partial<FieldTexts<Name>>,
      ),
    reset: () => change(initialTexts(groups)),
  };
}

export type Calculator<Name extends string> = ReturnType<typeof useCalculator<Name>>;
