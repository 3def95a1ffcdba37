import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatPercent, formatRate } from '#shared/format/percent.ts';
import { type FigureWarning, impliedFigures } from '#shared/listings/figure-warnings.ts';
import { PROPERTY_TYPES, type PropertyType } from '#shared/listings/listings.ts';
import ui from '../../../ui/theme/ui.module.css';
import {
  type FormValues,
  toListingAddress,
  toListingColumns,
  toListingDetails,
  toSellerFigures,
} from './listingForm.ts';
import styles from './SubmitListing.module.css';

/** Viewers of the listing, from least to most access. */
const READERS = {
  visitor: 'a visitor',
  member: 'a member',
  subscriber: 'a subscriber',
  signer: 'someone who signed your agreement',
} as const;
type Reader = keyof typeof READERS;

/** Details that require a plan, first contact with the broker, or a signed agreement. */
function closedOf(values: FormValues, reader: Reader) {
  const { is_confidential: isCovered } = toListingColumns(values);
  const { unit_mix: units, payor_mix: payors, history: months } = toListingDetails(values);
  const isPaid = reader === 'subscriber' || reader === 'signer';
  const isUnlocked = reader === 'signer' || !isCovered;
  const closely = (text: string) =>
    !isPaid ? 'For members with a plan' : isUnlocked ? text : 'Once they have contacted you';
  const lines = [
    units.length > 0 && `${formatNumber(units.length)} unit types`,
    payors.length > 0 && `${formatNumber(payors.length)} payors`,
    months.length > 0 && `${formatNumber(months.length)} months`,
  ].filter((line) => line !== false);
  return [
    ['Street', closely(toListingAddress(values)?.street_address ?? 'Not specified')],
    ['Units, payors and months', closely(lines.join(', ') || 'Not specified')],
    [
      'Your contact details',
      reader === 'signer'
        ? 'Your name, email and phone'
        : isPaid
          ? 'Once they have contacted you'
          : 'For members with a plan',
    ],
    [
      'Documents',
      reader === 'signer' ? 'Everything you add' : 'Once they have signed your agreement',
    ],
  ] as const;
}

interface ReviewProps {
  readonly values: FormValues;
  readonly doubts: readonly FigureWarning[];
}

/** Preview of the listing as each viewer sees it, with likely buyer questions. */
export function Review({ values, doubts }: ReviewProps) {
  const [reader, setReader] = useState<Reader>('visitor');
  const listing = toListingColumns(values);
  const each = impliedFigures(toSellerFigures(values));
  const count = (value: number | null) => (value === null ? null : formatNumber(value));
  const percent = (value: number | null) => (value === null ? null : formatPercent(value));
  const facts: readonly (readonly [string, string | null])[] = [
    ['Asking price', listing.price === null ? 'On request' : formatDollars(listing.price)],
    ['Price per bed', each.eachBed === null ? null : formatDollars(each.eachBed)],
    ['Units', count(listing.total_units)],
    ['Operating beds', count(listing.total_beds)],
    ['Licensed beds', count(listing.licensed_beds)],
    ['Occupancy', percent(listing.occupancy_rate)],
    ['Cap rate', listing.cap_rate === null ? null : formatRate(listing.cap_rate)],
    [
      'Monthly rate',
      listing.avg_monthly_rate === null ? null : formatDollars(listing.avg_monthly_rate),
    ],
    ['Care', listing.care_level],
    ['License', listing.license_type],
    ['Year built', listing.year_built === null ? null : String(listing.year_built)],
    ['Square feet', count(listing.square_footage)],
  ];
  // Confidential listings show the county, not the town.
  const place = listing.is_confidential
    ? ['its county', listing.state].filter(Boolean).join(', ')
    : [listing.city, listing.state].filter(Boolean).join(', ');
  return (
    <section aria-label="Preview">
      {doubts.length > 0 && (
        <div className={styles.told} role="status">
          <strong>Buyers will ask about this</strong>
          <ul>
            {doubts.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <fieldset className={styles.buttons}>
        <legend className={styles.quiet}>View as</legend>
        {(Object.keys(READERS) as Reader[]).map((one) => (
          <Button
            key={one}
            size="small"
            active={reader === one}
            aria-pressed={reader === one}
            onClick={() => setReader(one)}
          >
            {READERS[one]}
          </Button>
        ))}
      </fieldset>
      <h3>{listing.property_name || 'Untitled'}</h3>
      <p>
        {PROPERTY_TYPES[listing.property_type as PropertyType] ?? 'No type'} in{' '}
        {place || 'no location yet'}
        {listing.is_confidential && ' · confidential'}
        {listing.is_unlisted && ' · unlisted'}
      </p>
      {listing.is_unlisted && (
        <p className={styles.told}>
          Unlisted: it isn't in any search, map, count or alert. Anyone with the link sees it as
          below.
        </p>
      )}
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        {closedOf(values, reader).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {listing.description !== null && <p className={ui.multiline}>{listing.description}</p>}
      {listing.amenities.length > 0 && <p>{listing.amenities.join(' · ')}</p>}
    </section>
  );
}
