import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  describeMarketBase,
  formatMarketFigure,
  isMarketMeasure,
  levelsOf,
  MARKET_LEVELS,
  MARKET_MEASURES,
  MARKET_SOURCES,
  type MarketLevel,
  type MarketMeasure,
} from '#shared/listings/marketMeasures.ts';
import { STATES } from '#shared/listings/states.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { Column } from '../../../workbench/list/columns.tsx';
import { LocalList } from '../../../workbench/list/LocalList.tsx';
import styles from './MarketInsights.module.css';
import { type MarketPlace, useListMarketPlacesQuery } from './marketInsightsApi.ts';
import { PlaceTrend } from './PlaceTrend.tsx';

const MEASURES = Object.entries(MARKET_MEASURES).map(
  ([key, { group, label }]) => [key, `${group}: ${label}`] as const,
);
const ALL_STATES = [['', 'All states'] as const, ...Object.entries(STATES)];

interface Row extends MarketPlace {
  readonly id: string;
}

/** A state's rows carry its code; everything else its name. */
const nameOf = ({ name, place }: Pick<MarketPlace, 'name' | 'place'>): string =>
  STATES[place as keyof typeof STATES] ?? name;

const withIds = (all: readonly MarketPlace[] | undefined) =>
  all?.map((row): Row => ({ ...row, id: row.place }));

const columnsOf = (measure: MarketMeasure): readonly Column<Row>[] => [
  { id: 'place', label: 'Place', type: 'text', value: nameOf, width: 14 },
  {
    id: 'value',
    label: 'Figure',
    type: 'text',
    value: (row) => (row.value === null ? null : formatMarketFigure(measure, row.value)),
    none: 'Too few',
    width: 7,
    card: 'side',
  },
  {
    id: 'before',
    label: 'A year before',
    type: 'text',
    value: (row) =>
      row.year_before === null ? null : formatMarketFigure(measure, row.year_before),
    width: 7,
  },
  {
    id: 'base',
    label: 'Based on',
    type: 'text',
    value: ({ base }) => describeMarketBase(measure, base),
    width: 10,
    card: 'line',
  },
  { id: 'period', label: 'Date', type: 'day', value: ({ period }) => period, width: 6 },
  {
    id: 'source',
    label: 'Source',
    type: 'text',
    value: ({ source, is_sample: isSample }) =>
      `${MARKET_SOURCES[source]}${isSample ? ' (demo sample)' : ''}`,
    width: 14,
  },
];

function useMarketSelection() {
  const { params, change, addressWith } = useUrlSearch();
  const asked = params.get('measure') ?? '';
  const measure: MarketMeasure = isMarketMeasure(asked) ? asked : 'snf_occupancy';
  const levels = levelsOf(measure);
  const level: MarketLevel =
    levels.find((one) => one === params.get('level')) ?? levels[0] ?? 'state';
  const state = params.get('state') ?? '';
  const addressOf = (place: string | null) => addressWith([['show', place]]);
  return {
    measure,
    levels,
    level,
    state: state in STATES ? state : null,
    shown: params.get('show'),
    change,
    addressOf,
  };
}

/** The newest figure of a measure in each place; a place opens its trend and forecast. */
export function MarketPlaces({ tabs }: { readonly tabs: ReactNode }) {
  const { measure, levels, level, state, shown, change, addressOf } = useMarketSelection();
  const query = useListMarketPlacesQuery({ measure, level, state });
  const navigate = useNavigate();
  const columns = useMemo(() => columnsOf(measure), [measure]);
  const data = useMemo(() => withIds(query.data), [query.data]);
  const currentData = useMemo(() => withIds(query.currentData), [query.currentData]);
  const open = data?.find(({ id }) => id === shown);
  return (
    <>
      <LocalList
        kind="market figures"
        noun={['place', 'places']}
        answer={{ ...query, data, currentData }}
        columns={columns}
        sortedBy="place"
        nameOf={nameOf}
        linkOf={addressOf}
        tabs={tabs}
        above={
          <div className={styles.choices}>
            <div className={styles.phoneTabs}>{tabs}</div>
            <Select
              aria-label="Measure"
              value={measure}
              options={MEASURES}
              onChange={({ target }) =>
                change([
                  ['measure', target.value],
                  ['level', null],
                  ['show', null],
                ])
              }
            />
            <Select
              aria-label="Level"
              value={level}
              options={levels.map((one) => [one, MARKET_LEVELS[one]] as const)}
              onChange={({ target }) =>
                change([
                  ['level', target.value],
                  ['show', null],
                ])
              }
            />
            <Select
              aria-label="State"
              value={state ?? ''}
              options={ALL_STATES}
              onChange={({ target }) => change([['state', target.value]])}
            />
          </div>
        }
        nothing={
          <EmptyState
            title="No figures yet"
            action={
              state !== null ? (
                <PlainButton onClick={() => change([['state', null]])}>Show all states</PlainButton>
              ) : undefined
            }
          >
            {MARKET_SOURCES[MARKET_MEASURES[measure].source]} has no figure for “
            {MARKET_MEASURES[measure].label}” here. It appears once our team publishes a file that
            includes it.
          </EmptyState>
        }
      />
      {open !== undefined && (
        <RecordPanel
          title={nameOf(open)}
          subtitle={MARKET_MEASURES[measure].label}
          isLoading={false}
          isBusy={query.isFetching}
          to={addressOf(open.id)}
          onClose={() => void navigate(addressOf(null), { replace: true })}
        >
          <PlaceTrend
            key={open.place}
            measure={measure}
            level={level}
            row={open}
            name={nameOf(open)}
          />
        </RecordPanel>
      )}
    </>
  );
}
