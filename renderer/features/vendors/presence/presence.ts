import { stateName } from '../../../ui/directory/directoryPage.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

/** The facts behind a vendor's position in the directory. */
export const isRanking = object({
  verified: object({ points: number, most: number, count: number }),
  responsive: object({ points: number, most: number, answered: number, asked: number }),
  completed: object({ points: number, most: number, count: number }),
  rated: object({ points: number, most: number, average: orNull(number), count: number }),
});
export type Ranking = ShapeOf<typeof isRanking>;
export const isRankingOrNone = orNull(isRanking);

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
  id: text,
  category: text,
  state: text,
  /** The month it was finished, such as "2026-05". */
  month: text,
  title: text,
  summary: text,
  client_name: orNull(text),
  photos: listOf(object({ id: text, path: text, caption: text })),
} as const;

const isEntry = object(entry);
export type PublicEntry = ShapeOf<typeof isEntry>;
export const areEntriesOrNone = orNull(listOf(isEntry));

export const isPortfolioConsent = object({ ...entry, consent: oneOf(CONSENTS), n: number });
export type PortfolioConsentEntry = ShapeOf<typeof isPortfolioConsent>;

const isOwnEntry = object({ ...entry, consent: oneOf(CONSENTS), n: number, can_ask: bool });
export type OwnEntry = ShapeOf<typeof isOwnEntry>;

const isFinished = object({
  id: text,
  title: text,
  category: text,
  state: text,
  ended_at: text,
});

export const isPortfolioOrNone = orNull(
  object({ vendor_id: text, entries: listOf(isOwnEntry), finished: listOf(isFinished) }),
);
export type Portfolio = NonNullable<ShapeOf<typeof isPortfolioOrNone>>;

const isCalculator = object({
  id: text,
  title: text,
  measure: oneOf(['unit', 'bed', 'hour', 'square_foot']),
  base_cents: number,
  rate_cents: number,
  least_cents: number,
  usual_quantity: number,
  note: orNull(text),
  is_published: bool,
});
export type Calculator = ShapeOf<typeof isCalculator>;
export const areCalculatorsOrNone = orNull(listOf(isCalculator));
export const areOwnCalculatorsOrNone = orNull(
  object({ vendor_id: text, calculators: listOf(isCalculator) }),
);

export const isMarketingOrNone = orNull(
  object({
    vendor_id: text,
    company_name: text,
    featured: bool,
    /** Whether the account's plan includes a featured place. */
    includes_place: bool,
    is_listed: bool,
    ranking: isRanking,
    views: number,
    views_before: number,
    by_source: listOf(object({ source: text, views: number })),
    by_week: listOf(object({ week: text, views: number })),
    requests: listOf(object({ source: text, requests: number, quoted: number, won: number })),
  }),
);
export type Marketing = NonNullable<ShapeOf<typeof isMarketingOrNone>>;

export const areWonOrNone = orNull(
  listOf(
    object({
      id: text,
      on: text,
      client: orNull(text),
      project: text,
      category: text,
      state: text,
      status: text,
      price: orNull(number),
      price_per: orNull(text),
      begins_on: orNull(text),
      ended_on: orNull(text),
    }),
  ),
);
