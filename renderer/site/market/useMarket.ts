import { useCallback, useEffect, useState } from 'react';
import { LISTING_CHOICES } from '#shared/listings/listing-choices.ts';
import { useLiveData } from '../data/useLiveData.ts';
import { loadFigures, type MarketChoice, type MarketFigures } from './marketFigures.ts';

const EVERYWHERE: MarketChoice = { state: '', type: '' };

const known = (options: readonly (readonly [string, string])[], value: string | null): string =>
  options.some(([choice]) => choice === value) ? (value ?? '') : '';

function choiceIn(query: string): MarketChoice {
  const params = new URLSearchParams(query);
  return {
    state: known(LISTING_CHOICES.state, params.get('state')),
    type: known(LISTING_CHOICES.type, params.get('type')),
  };
}

function queryFor(choice: MarketChoice, before: string): string {
  const params = new URLSearchParams(before);
  for (const [name, value] of Object.entries(choice)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params.size === 0 ? '' : `?${params}`;
}

/**
 * Loads a market's figures; the market is also in the URL so that it can be shared. With `country`, loads the chosen
 * state among all states.
 */
export function useMarket(scope: 'chosen' | 'country' = 'chosen') {
  const [choice, setChoice] = useState(EVERYWHERE);
  useEffect(() => {
    if (location.search !== '') setChoice(choiceIn(location.search));
  }, []);
  const { type } = choice;
  const state = scope === 'country' ? '' : choice.state;
  const load = useCallback(
    async (signal: AbortSignal) => ({
      of: { state, type },
      figures: await loadFigures({ state, type }, signal),
    }),
    [state, type],
  );
  const { data, retry } = useLiveData(load);
  // Previous figures stay until the next load, labeled with their own market.
  const loaded = data.state === 'loaded' ? data.value : null;
  return {
    choice,
    choose(changes: Partial<MarketChoice>) {
      const next = { ...choice, ...changes };
      history.replaceState(
        history.state,
        '',
        `${location.pathname}${queryFor(next, location.search)}${location.hash}`,
      );
      setChoice(next);
    },
    figures: loaded?.figures ?? null,
    shown: loaded?.of ?? EVERYWHERE,
    isBusy:
      data.state === 'loading' ||
      (loaded !== null && (loaded.of.state !== state || loaded.of.type !== type)),
    hasFailed: data.state === 'failed',
    retry,
  };
}

export type Market = ReturnType<typeof useMarket>;
export type Figures = MarketFigures | null;
