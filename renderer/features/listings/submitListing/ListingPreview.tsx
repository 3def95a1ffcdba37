import { Button, Tag } from '@blueprintjs/core';
import { Lock } from '@blueprintjs/icons';
import { useState } from 'react';
import { formatDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatPercent, formatRate } from '#shared/format/percent.ts';
import { impliedFigures } from '#shared/listings/figure-warnings.ts';
import { PROPERTY_TYPES, type PropertyType } from '#shared/listings/listings.ts';
import ui from '../../../ui/theme/ui.module.css';
import { DraftPhoto } from './DraftPhoto.tsx';
import styles from './ListingPreview.module.css';
import {
  type DraftPicture,
  type FormValues,
  toListingAddress,
  toListingColumns,
  toListingDetails,
  toSellerFigures,
} from './listingForm.ts';

/** Audiences of a listing, from least to most access. */
const AUDIENCES = { public: 'Public teaser', nda: 'After NDA', owner: 'Owner' } as const;
type Audience = keyof typeof AUDIENCES;

interface Row {
  readonly label: string;
  readonly value: string | null;
  /** Who sees the value instead; undefined if this audience does. */
  readonly lockedFor?: string | undefined;
}

const MEMBERS = 'Members with a plan';
const CONTACTS = 'After contact';

/** Returns the facts that not every audience sees. */
function restrictedRows(values: FormValues, audience: Audience): readonly Row[] {
  const { is_confidential: isConfidential } = toListingColumns(values);
  const { unit_mix: units, payor_mix: payors, history: months } = toListingDetails(values);
  const figures = toSellerFigures(values);
  const address = toListingAddress(values);
  const lockedFor = audience !== 'public' ? undefined : isConfidential ? CONTACTS : MEMBERS;
  const untilNda = audience === 'public' ? 'After NDA' : undefined;
  const mix = [
    units.length > 0 && `${formatNumber(units.length)} unit types`,
    payors.length > 0 && `${formatNumber(payors.length)} payors`,
    months.length > 0 && `${formatNumber(months.length)} months`,
  ].filter((line) => line !== false);
  const rows: Row[] = [
    { label: 'Street', value: address?.street_address ?? null, lockedFor },
    { label: 'Units, payors, months', value: mix.join(', ') || null, lockedFor },
    { label: 'Your contact details', value: 'Name, email, phone', lockedFor },
    {
      label: 'Annual NOI',
      value: figures.noi === null ? null : formatDollars(figures.noi),
      lockedFor: untilNda,
    },
    { label: 'Documents', value: 'Everything you add', lockedFor: untilNda },
  ];
  if (audience !== 'owner') return rows;
  return [
    ...rows,
    {
      label: 'Census (private)',
      value: figures.census === null ? null : formatNumber(figures.census),
    },
  ];
}

function publicRows(values: FormValues): readonly Row[] {
  const listing = toListingColumns(values);
  const { eachBed } = impliedFigures(toSellerFigures(values));
  const count = (value: number | null) => (value === null ? null : formatNumber(value));
  const dollars = (value: number | null) => (value === null ? null : formatDollars(value));
  return [
    { label: 'Price per bed', value: dollars(eachBed) },
    { label: 'Units', value: count(listing.total_units) },
    { label: 'Operating beds', value: count(listing.total_beds) },
    { label: 'Licensed beds', value: count(listing.licensed_beds) },
    {
      label: 'Occupancy',
      value: listing.occupancy_rate === null ? null : formatPercent(listing.occupancy_rate),
    },
    { label: 'Cap rate', value: listing.cap_rate === null ? null : formatRate(listing.cap_rate) },
    { label: 'Monthly rate', value: dollars(listing.avg_monthly_rate) },
    { label: 'Care', value: listing.care_level },
    { label: 'License', value: listing.license_type },
    {
      label: 'Year built',
      value: listing.year_built === null ? null : String(listing.year_built),
    },
    { label: 'Square feet', value: count(listing.square_footage) },
  ];
}

interface ListingPreviewProps {
  readonly values: FormValues;
  readonly pictures: readonly DraftPicture[];
  /** The photos' folder; null before the first save. */
  readonly folder: string | null;
}

/** The listing as each audience sees it, updated while typing. */
export function ListingPreview({ values, pictures, folder }: ListingPreviewProps) {
  const [audience, setAudience] = useState<Audience>('public');
  const listing = toListingColumns(values);
  const isTownHidden = listing.is_confidential && audience === 'public';
  // Until contact, confidential listings show the county and no town.
  const place = [isTownHidden ? 'County' : listing.city, listing.state].filter(Boolean).join(', ');
  const [cover, ...others] = pictures;
  return (
    <section aria-label="Preview" className={styles.preview}>
      <fieldset className={styles.audiences}>
        <legend>Preview</legend>
        {(Object.keys(AUDIENCES) as Audience[]).map((one) => (
          <Button
            key={one}
            size="small"
            variant="minimal"
            active={audience === one}
            aria-pressed={audience === one}
            onClick={() => setAudience(one)}
          >
            {AUDIENCES[one]}
          </Button>
        ))}
      </fieldset>
      <div className={styles.page}>
        {cover !== undefined && folder !== null ? (
          <DraftPhoto listing={folder} picture={cover} />
        ) : (
          <div className={styles.noPhoto}>No photos yet</div>
        )}
        {others.length > 0 && folder !== null && (
          <div className={styles.thumbnails}>
            {others.slice(0, 4).map((picture) => (
              <DraftPhoto key={picture.id} listing={folder} picture={picture} />
            ))}
          </div>
        )}
        <h3>{listing.property_name || 'Untitled'}</h3>
        <p className={ui.note}>
          {place || 'No location'} ·{' '}
          {PROPERTY_TYPES[listing.property_type as PropertyType] ?? 'No type'}
        </p>
        <p className={styles.price}>
          <strong>{listing.price === null ? 'On request' : formatDollars(listing.price)}</strong>
          {listing.is_confidential && <Tag minimal>Confidential</Tag>}
          {listing.is_unlisted && <Tag minimal>Unlisted</Tag>}
        </p>
        {listing.is_unlisted && <p className={ui.note}>Only people with the link see it.</p>}
        <FactList rows={publicRows(values)} />
        {listing.description !== null && (
          <p className={`${ui.multiline} ${styles.description}`}>{listing.description}</p>
        )}
        {listing.amenities.length > 0 && <p className={ui.note}>{listing.amenities.join(' · ')}</p>}
        <FactList rows={restrictedRows(values, audience)} />
      </div>
    </section>
  );
}

const FactList = ({ rows }: { readonly rows: readonly Row[] }) => (
  <dl className={styles.facts}>
    {rows.map(({ label, value, lockedFor }) =>
      value === null ? null : (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {lockedFor === undefined ? (
              value
            ) : (
              <span className={styles.locked}>
                <Lock size={12} /> {lockedFor}
              </span>
            )}
          </dd>
        </div>
      ),
    )}
  </dl>
);
