import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatPercent, formatRate } from '#shared/format/percent.ts';
import { type Doubt, impliedFigures } from '#shared/market/figure-doubts.ts';
import { PROPERTY_TYPES, type PropertyType } from '#shared/market/listings.ts';
import { addressOf, type FormValues, figuresOf, listingOf } from './listingForm.ts';
import styles from './SubmitListing.module.css';

type Reader = 'visitor' | 'member';

interface ReviewProps {
  readonly values: FormValues;
  readonly doubts: readonly Doubt[];
}

/** The listing as others will read it, and what they would ask about. */
export function Review({ values, doubts }: ReviewProps) {
  const [reader, setReader] = useState<Reader>('visitor');
  const listing = listingOf(values);
  const address = addressOf(values);
  const each = impliedFigures(figuresOf(values));
  const count = (value: number | null) => (value === null ? null : formatNumber(value));
  const percent = (value: number | null) => (value === null ? null : formatPercent(value));
  const facts: readonly (readonly [string, string | null])[] = [
    ['Asking price', listing.price === null ? 'On request' : formatDollars(listing.price)],
    ['Price a bed', each.eachBed === null ? null : formatDollars(each.eachBed)],
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
  const street =
    reader === 'visitor'
      ? 'For members with a plan'
      : listing.is_confidential
        ? 'Once they have contacted you'
        : (address?.street_address ?? 'Not said');
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
        <legend className={styles.quiet}>As it is read by</legend>
        {(['visitor', 'member'] as const).map((one) => (
          <Button
            key={one}
            size="small"
            active={reader === one}
            aria-pressed={reader === one}
            onClick={() => setReader(one)}
          >
            {one === 'visitor' ? 'a visitor' : 'a member with a plan'}
          </Button>
        ))}
      </fieldset>
      <h3>{listing.property_name || 'Without a name'}</h3>
      <p>
        {PROPERTY_TYPES[listing.property_type as PropertyType] ?? 'Without a type'} in{' '}
        {[listing.city, listing.state].filter(Boolean).join(', ') || 'no place yet'}
        {listing.is_confidential && ' · sold in confidence'}
      </p>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        <div>
          <dt>Street</dt>
          <dd>{street}</dd>
        </div>
      </dl>
      {listing.description !== null && <p className={styles.story}>{listing.description}</p>}
      {listing.amenities.length > 0 && <p>{listing.amenities.join(' · ')}</p>}
    </section>
  );
}
