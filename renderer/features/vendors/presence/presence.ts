import { stateName } from '../../../ui/directory/directoryPage.ts';
import * as s from '../../../ui/shape/shape.ts';

/** The facts behind a vendor's position in the directory. */
export const isRanking = s.object({
  verified: s.object({ points: s.number, most: s.number, count: s.number }),
  responsive: s.object({ points: s.number, most: s.number, answered: s.number, asked: s.number }),
  completed: s.object({ points: s.number, most: s.number, count: s.number }),
  rated: s.object({
    points: s.number,
    most: s.number,
    average: s.orNull(s.number),
    count: s.number,
  }),
});
export type Ranking = s.ShapeOf<typeof isRanking>;
export const isRankingOrNone = s.orNull(isRanking);

const count = (value: number, one: string, many: string): string =>
  value === 1 ? `1 ${one}` : `${value} ${many}`;

/** Why a vendor is where it is in a list, in the order of weight. */
export function rankingReasons(ranking: Ranking, state?: string): string[] {
  const { verified, responsive, completed, rated } = ranking;
  return [
    ...(verified.count > 0
      ? [count(verified.count, 'verified credential', 'verified credentials')]
      : []),
    ...(responsive.points > 0
      ? [`Answered ${responsive.answered} of ${responsive.asked} requests in time`]
      : []),
    ...(completed.count > 0
      ? [count(completed.count, 'finished project', 'finished projects')]
      : []),
    ...(rated.average !== null
      ? [`${rated.average} of 5 from ${count(rated.count, 'client', 'clients')}`]
      : []),
    ...(state === undefined ? [] : [`Works in ${stateName(state)}`]),
  ];
}

export const CONSENTS = ['none', 'asked', 'unnamed', 'named', 'refused', 'withdrawn'] as const;
export type Consent = (typeof CONSENTS)[number];

const entry = {
  id: s.text,
  category: s.text,
  state: s.text,
  /** The month it was finished, such as "2026-05". */
  month: s.text,
  title: s.text,
  summary: s.text,
  client_name: s.orNull(s.text),
  photos: s.listOf(s.object({ id: s.text, path: s.text, caption: s.text })),
} as const;

const isEntry = s.object(entry);
export type PublicEntry = s.ShapeOf<typeof isEntry>;
export const areEntriesOrNone = s.orNull(s.listOf(isEntry));

export const isPortfolioConsent = s.object({ ...entry, consent: s.oneOf(CONSENTS), n: s.number });
export type PortfolioConsentEntry = s.ShapeOf<typeof isPortfolioConsent>;

const isOwnEntry = s.object({ ...entry, consent: s.oneOf(CONSENTS), n: s.number, can_ask: s.bool });
export type OwnEntry = s.ShapeOf<typeof isOwnEntry>;

const isFinished = s.object({
  id: s.text,
  title: s.text,
  category: s.text,
  state: s.text,
  ended_at: s.text,
});

export const isPortfolioOrNone = s.orNull(
  s.object({ vendor_id: s.text, entries: s.listOf(isOwnEntry), finished: s.listOf(isFinished) }),
);
export type Portfolio = NonNullable<s.ShapeOf<typeof isPortfolioOrNone>>;

const isCalculator = s.object({
  id: s.text,
  title: s.text,
  measure: s.oneOf(['unit', 'bed', 'hour', 'square_foot']),
  base_cents: s.number,
  rate_cents: s.number,
  least_cents: s.number,
  usual_quantity: s.number,
  note: s.orNull(s.text),
  is_published: s.bool,
});
export type Calculator = s.ShapeOf<typeof isCalculator>;
export const areCalculatorsOrNone = s.orNull(s.listOf(isCalculator));
export const areOwnCalculatorsOrNone = s.orNull(
  s.object({ vendor_id: s.text, calculators: s.listOf(isCalculator) }),
);

export const isMarketingOrNone = s.orNull(
  s.object({
    vendor_id: s.text,
    company_name: s.text,
    featured: s.bool,
    /** Whether the account's plan includes a featured place. */
    includes_place: s.bool,
    is_listed: s.bool,
    ranking: isRanking,
    views: s.number,
    views_before: s.number,
    by_source: s.listOf(s.object({ source: s.text, views: s.number })),
    by_week: s.listOf(s.object({ week: s.text, views: s.number })),
    requests: s.listOf(
      s.object({ source: s.text, requests: s.number, quoted: s.number, won: s.number }),
    ),
  }),
);
export type Marketing = NonNullable<s.ShapeOf<typeof isMarketingOrNone>>;

export const areWonOrNone = s.orNull(
  s.listOf(
    s.object({
      id: s.text,
      on: s.text,
      client: s.orNull(s.text),
      project: s.text,
      category: s.text,
      state: s.text,
      status: s.text,
      price: s.orNull(s.number),
      price_per: s.orNull(s.text),
      begins_on: s.orNull(s.text),
      ended_on: s.orNull(s.text),
    }),
  ),
);
