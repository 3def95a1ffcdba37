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

const isTotal = object({
  visits: number,
  visitors: number,
  members: number,
  views: number,
  searches: number,
  vain_searches: number,
  faults: number,
});

const areParts = listOf(
  object({
    name: text,
    views: number,
    visits: number,
    faults: number,
    views_before: number,
    visits_before: number,
  }),
);

const isFunnel = object({
  visited: number,
  signed_up: number,
  confirmed: number,
  searched: number,
  asked: number,
  paid: number,
});

/** The result of `website_figures` for staff. */
export const isWebsiteFigures = object({
  counted_at: orNull(text),
  is_sample: bool,
  now: isTotal,
  before: isTotal,
  days: listOf(
    object({
      day: text,
      visits: number,
      visitors: number,
      members: number,
      views: number,
      faults: number,
      visits_before: number,
    }),
  ),
  pages: areParts,
  referrers: areParts,
  devices: areParts,
  funnel: isFunnel,
  funnel_before: isFunnel,
  vain_searches: listOf(object({ words: text, visitors: number })),
  vitals: listOf(
    object({
      path: text,
      metric: oneOf(['LCP', 'INP', 'CLS', 'TTFB']),
      times: number,
      p75: number,
    }),
  ),
  trial: listOf(
    object({ variant: oneOf(['usual', 'simplified']), exposed: number, converted: number }),
  ),
});

export type Website = ShapeOf<typeof isWebsiteFigures>;
export type Parts = ShapeOf<typeof areParts>;
export type Funnel = ShapeOf<typeof isFunnel>;
