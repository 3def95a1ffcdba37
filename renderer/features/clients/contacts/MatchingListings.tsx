import { useMemo } from 'react';
import { formatShortDollars } from '#shared/format/money.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { useMatchListingsQuery } from '../../../workbench/data/matchingApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { type Match, Matches } from '../../../workbench/record/Matches.tsx';

const hasSome = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** Listed communities matching a client's criteria; renders nothing without criteria. */
export function MatchingListings({ row }: { readonly row: RecordRow }) {
  const isLooking =
    hasSome(getFieldValue(row, 'needs_types')) || hasSome(getFieldValue(row, 'needs_states'));
  const query = useMatchListingsQuery(row.id, { skip: !isLooking });
  const matches = useMemo(
    () =>
      query.currentData?.map(
        ({ id, property_name, location, price, fits, misses }): Match => ({
          id,
          href: linkTo('property', { id }),
          name: property_name,
          detail: price === null ? location : `${location} · ${formatShortDollars(price)}`,
          fits,
          misses,
        }),
      ),
    [query.currentData],
  );
  if (!isLooking) return null;
  return (
    <Matches
      title="Matching communities"
      nothing="No active listings match their criteria."
      answer={{ ...query, data: matches, currentData: matches }}
    />
  );
}
