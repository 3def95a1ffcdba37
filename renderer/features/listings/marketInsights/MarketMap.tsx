import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCalendarDay } from '#shared/format/date.ts';
import { countText, dollarsText, percentText } from '#shared/format/figures.ts';
import { formatFixed, formatNumber } from '#shared/format/number.ts';
import {
  LEAST_MARKET_BASE,
  levelsOf,
  MARKET_MEASURES,
  type MarketMeasure,
} from '#shared/listings/marketMeasures.ts';
import { STATES } from '#shared/listings/states.ts';
import { linkTo } from '#shared/routes.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { Spot } from '../../../ui/map/albers.ts';
import { type MapSpot, UsMap } from '../../../ui/map/UsMap.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import {
  MAX_AREA_POINTS,
  parseArea,
  parseNear,
  parseTown,
  placeName,
  serializeArea,
  serializeNear,
} from '../market/index.ts';
import { circleCorners } from './circleCorners.ts';
import styles from './MarketInsights.module.css';
import {
  type MarketArea,
  useGetMarketAreaQuery,
  useListMarketPlacesQuery,
  useMapListingsForSaleQuery,
  useMapNursingHomesQuery,
} from './marketInsightsApi.ts';

interface Place extends MapSpot {
  /** The state that a nursing home is in; null for listings. */
  readonly state: string | null;
}

const SHADES = (Object.keys(MARKET_MEASURES) as MarketMeasure[])
  .filter((measure) => levelsOf(measure).includes('state'))
  .map((measure) => [measure, MARKET_MEASURES[measure].label] as const);
const MILES = ['10', '25', '50', '100'].map((miles) => [miles, `${miles} miles`] as const);
const ALL_STATES = [['', 'All states'] as const, ...Object.entries(STATES)];
const NOUNS = ['place', 'places'] as const;

/** Listings as `[latitude, longitude, count, filter]`. */
function readListingSpot(spot: unknown): Place[] {
  if (!Array.isArray(spot)) return [];
  const [latitude, longitude, count, filter] = spot as readonly unknown[];
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
  const place = String(filter).slice(String(filter).indexOf(':') + 1);
  return [
    {
      spot: [latitude, longitude],
      count: Number(count),
      name: `Listings in ${placeName(place)}`,
      state: null,
    },
  ];
}

function useLayers() {
  const { params, change } = useUrlSearch();
  const state = params.get('state') ?? '';
  const known = state in STATES ? state : null;
  const hides = new Set((params.get('hide') ?? '').split(','));
  const asked = params.get('shade') ?? 'snf_occupancy';
  const shade = SHADES.find(([measure]) => measure === asked)?.[0] ?? 'snf_occupancy';
  const toggle = (layer: string) => {
    if (!hides.delete(layer)) hides.add(layer);
    change([['hide', [...hides].filter(Boolean).join(',')]]);
  };
  return { state: known, shade, hides, toggle, area: params.get('in') ?? '', change };
}

/** Nursing homes and listings on a map, shaded by a measure, with the figures of a circle or drawn area. */
export default function MarketMap({ tabs }: { readonly tabs: ReactNode }) {
  const { state, shade, hides, toggle, area, change } = useLayers();
  const navigate = useNavigate();
  const homes = useMapNursingHomesQuery(state, { skip: hides.has('homes') });
  const listings = useMapListingsForSaleQuery(state, { skip: hides.has('listings') });
  const shades = useListMarketPlacesQuery({ measure: shade, level: 'state', state: null });
  const hasHomes = !hides.has('homes');
  const hasListings = !hides.has('listings');
  const spots = useMemo((): readonly Place[] => {
    const shownHomes = hasHomes ? (homes.data ?? []) : [];
    const shownListings = hasListings ? (listings.data?.spots ?? []) : [];
    return [
      ...shownHomes.map(({ latitude, longitude, homes: count, name, state: inState }) => ({
        spot: [latitude, longitude] as const,
        count,
        name: count === 1 ? name : `Nursing homes in ${name}`,
        state: inState,
      })),
      ...shownListings.flatMap(readListingSpot),
    ];
  }, [homes.data, listings.data, hasHomes, hasListings]);
  const corners = useCorners(area);
  return (
    <Page>
      <div className={ui.stack12}>
        <PageHeader views={tabs} />
        <div className={styles.layers}>
          <Checkbox checked={!hides.has('homes')} onChange={() => toggle('homes')}>
            Nursing homes
          </Checkbox>
          <Checkbox checked={!hides.has('listings')} onChange={() => toggle('listings')}>
            Listings for sale
          </Checkbox>
          <SelectField
            label="Shade states by"
            value={shade}
            options={SHADES}
            onChange={({ target }) => change([['shade', target.value]])}
          />
          <SelectField
            label="State"
            value={state ?? ''}
            options={ALL_STATES}
            onChange={({ target }) => change([['state', target.value]])}
          />
          <Radius area={area} onArea={(value) => change([['in', value]])} />
        </div>
        <div className={styles.split}>
          <UsMap
            label="Market map"
            nouns={NOUNS}
            spots={spots}
            shades={Object.fromEntries(
              (shades.data ?? []).flatMap(({ place, value }) =>
                value === null ? [] : [[place, Math.max(value, 0)]],
              ),
            )}
            area={corners ?? undefined}
            mostCorners={MAX_AREA_POINTS}
            fitKey={homes.data === undefined && listings.data === undefined ? '' : (state ?? 'all')}
            onSpot={({ state: inState }) => {
              if (inState === null) void navigate(linkTo('investmentOpportunities'));
              else change([['state', inState]]);
            }}
            onState={(code) => change([['state', code]])}
            onArea={(drawn) =>
              change([['in', drawn === null ? null : `area:${serializeArea(drawn)}`]])
            }
          />
          {area === '' ? (
            <EmptyState title="No area chosen">
              Draw an area on the map, or enter a town and a radius, to see what is inside.
            </EmptyState>
          ) : (
            <AreaFigures area={area} onClear={() => change([['in', null]])} />
          )}
        </div>
      </div>
    </Page>
  );
}

/** The outline of the chosen area: as drawn, or a circle once the server knows its town. */
function useCorners(area: string): readonly Spot[] | null {
  const near = area.startsWith('near:') ? parseNear(area.slice(5)) : null;
  const { currentData } = useGetMarketAreaQuery(area, { skip: near === null });
  if (near === null) return area.startsWith('area:') ? parseArea(area.slice(5)) : null;
  const [latitude, longitude] = currentData?.center ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  return circleCorners([latitude, longitude], near.miles);
}

interface RadiusProps {
  readonly area: string;
  readonly onArea: (area: string) => void;
}

function Radius({ area, onArea }: RadiusProps) {
  const near = area.startsWith('near:') ? parseNear(area.slice(5)) : null;
  const [error, setError] = useState<string>();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const town = parseTown(String(fields.get('town')));
    setError(town === null ? 'Enter a town and state, like Columbus, OH' : undefined);
    if (town !== null) {
      onArea(`near:${serializeNear({ ...town, miles: Number(fields.get('miles')) })}`);
    }
  }
  return (
    <Form className={styles.near} onSend={submit}>
      <TextField
        label="Town"
        name="town"
        autoComplete="off"
        placeholder="Columbus, OH"
        defaultValue={near === null ? '' : `${near.town}, ${near.state}`}
        error={error}
      />
      <SelectField
        label="Radius"
        name="miles"
        options={MILES}
        defaultValue={near === null ? '25' : `${near.miles}`}
      />
      <PlainButton type="submit">Show area</PlainButton>
    </Form>
  );
}

interface AreaFiguresProps {
  readonly area: string;
  readonly onClear: () => void;
}

function AreaFigures({ area, onClear }: AreaFiguresProps) {
  const query = useGetMarketAreaQuery(area);
  const near = area.startsWith('near:') ? parseNear(area.slice(5)) : null;
  return (
    <section aria-label="Area" className={ui.stack12}>
      <div className={ui.actions12}>
        <h2 className={styles.heading}>
          {near === null ? 'Drawn area' : `${near.miles} miles around ${near.town}, ${near.state}`}
        </h2>
        <PlainButton variant="minimal" onClick={onClear}>
          Clear area
        </PlainButton>
      </div>
      <Loaded answer={query} waiting={<Skeleton height="20rem" />} nothing={null}>
        {(found) => <Found found={found} />}
      </Loaded>
    </section>
  );
}

/** Says why a figure is missing. */
const tooFew = (count: number, noun: string): string =>
  `Needs ${LEAST_MARKET_BASE} ${noun}; there ${count === 1 ? 'is 1' : `are ${count}`}`;

function Found({ found: { homes, list, listings, people } }: { readonly found: MarketArea }) {
  const facts = [
    ['Certified nursing homes', countText(homes.homes), null],
    ['Certified beds', countText(homes.beds), null],
    [
      'Occupancy',
      percentText(homes.occupancy),
      homes.occupancy === null ? tooFew(homes.with_residents, 'homes') : null,
    ],
    [
      'Average federal rating',
      homes.stars === null ? '—' : formatFixed(homes.stars, 1),
      homes.stars === null ? tooFew(homes.rated, 'rated homes') : null,
    ],
    ['Listings for sale', countText(listings.listings), null],
    [
      'Median asking price per bed',
      dollarsText(listings.price_per_bed),
      listings.price_per_bed === null ? tooFew(listings.priced, 'priced listings') : null,
    ],
    [
      'People 75 and older',
      countText(people.population_75),
      people.population_75 === null
        ? 'No county of the Census file has its center here'
        : `${people.counties === 1 ? '1 county' : `${formatNumber(people.counties)} counties`} by center`,
    ],
  ] as const;
  return (
    <div className={ui.stack12}>
      <dl className={styles.facts}>
        {facts.map(([label, value, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note !== null && <span className={ui.subline}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {list.length > 0 && (
        <ScrollTable
          label="Nursing homes in this area"
          columns={[
            'Nursing home',
            { number: 'Beds' },
            { number: 'Residents' },
            { number: 'Stars' },
          ]}
          className={styles.table}
        >
          {list.map((home) => (
            <tr key={home.ccn}>
              <th scope="row">
                {home.name}
                <span className={ui.subline}>
                  {home.city}, {home.state}. CCN {home.ccn}
                </span>
              </th>
              <td className={styles.number}>{formatNumber(home.beds)}</td>
              <td className={styles.number}>{countText(home.residents)}</td>
              <td className={styles.number}>{countText(home.overall)}</td>
            </tr>
          ))}
        </ScrollTable>
      )}
      <p className={ui.note}>
        {homes.file_date === null
          ? 'No CMS file is published yet.'
          : `CMS provider information of ${formatCalendarDay(homes.file_date)}${homes.is_sample ? ' (demo sample)' : ''}.`}{' '}
        {list.length < homes.homes && `The ${list.length} largest homes are listed.`}
      </p>
    </div>
  );
}
