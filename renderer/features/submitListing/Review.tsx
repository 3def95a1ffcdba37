import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatPercent, formatRate } from '#shared/format/percent.ts';
import { type Doubt, impliedFigures } from '#shared/market/figure-doubts.ts';
import { PROPERTY_TYPES, type PropertyType } from '#shared/market/listings.ts';
import { addressOf, detailsOf, type FormValues, figuresOf, listingOf } from './listingForm.ts';
import styles from './SubmitListing.module.css';

/** Who may read it, from whom it tells least to whom it tells most. */
const READERS = {
  visitor: 'a visitor',
  member: 'a member',
  subscriber: 'a subscriber',
  signer: 'who has signed your agreement',
} as const;
type Reader = keyof typeof READERS;

/** What is behind a plan, the first word to the broker, or the agreement. */
function closedOf(values: FormValues, reader: Reader) {
  const { is_confidential: isCovered } = listingOf(values);
  const { unit_mix: units, payor_mix: payors, history: months } = detailsOf(values);
  const isPaid = reader === 'subscriber' || reader === 'signer';
  const isAsked = reader === 'signer' || !isCovered;
  const closely = (told: string) =>
    !isPaid ? 'For members with a plan' : isAsked ? told : 'Once they have contacted you';
  const lines = [
    units.length > 0 && `${formatNumber(units.length)} kinds of units`,
    payors.length > 0 && `${formatNumber(payors.length)} payors`,
    months.length > 0 && `${formatNumber(months.length)} months`,
  ].filter((line) => line !== false);
  return [
    ['Street', closely(addressOf(values)?.street_address ?? 'Not said')],
    ['Units, payors and months', closely(lines.join(', ') || 'Not said')],
    [
      'How to reach you',
      reader === 'signer'
        ? 'Your name, e-mail and phone'
        : isPaid
          ? 'Once they have contacted you'
          : 'For members with a plan',
    ],
    [
      'Documents',
      reader === 'signer' ? 'All that you add' : 'Once they have signed your agreement',
    ],
  ] as const;
}

interface ReviewProps {
  readonly values: FormValues;
  readonly doubts: readonly Doubt[];
}

/** The listing as others will read it, and what they would ask about. */
export function Review({ values, doubts }: ReviewProps) {
  const [reader, setReader] = useState<Reader>('visitor');
  const listing = listingOf(values);
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
  // Of what is sold in confidence everybody reads the county and no town.
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
        <legend className={styles.quiet}>As it is read by</legend>
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
      <h3>{listing.property_name || 'Without a name'}</h3>
      <p>
        {PROPERTY_TYPES[listing.property_type as PropertyType] ?? 'Without a type'} in{' '}
        {place || 'no place yet'}
        {listing.is_confidential && ' · sold in confidence'}
        {listing.is_unlisted && ' · unlisted'}
      </p>
      {listing.is_unlisted && (
        <p className={styles.told}>
          Nobody finds it: it is in no search, map, count or alert. Whoever has its link reads it as
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
      {listing.description !== null && <p className={styles.story}>{listing.description}</p>}
      {listing.amenities.length > 0 && <p>{listing.amenities.join(' · ')}</p>}
    </section>
  );
}
