import * as s from '../../../ui/shape/shape.ts';

const isTotal = s.object({
  visits: s.number,
  visitors: s.number,
  members: s.number,
  views: s.number,
  searches: s.number,
  vain_searches: s.number,
  faults: s.number,
});

const areParts = s.listOf(
  s.object({
    name: s.text,
    views: s.number,
    visits: s.number,
    faults: s.number,
    views_before: s.number,
    visits_before: s.number,
  }),
);

const isFunnel = s.object({
  visited: s.number,
  signed_up: s.number,
  confirmed: s.number,
  searched: s.number,
  asked: s.number,
  paid: s.number,
});

/** The result of `website_figures` for staff. */
export const isWebsiteFigures = s.object({
  counted_at: s.orNull(s.text),
  is_sample: s.bool,
  now: isTotal,
  before: isTotal,
  days: s.listOf(
    s.object({
      day: s.text,
      visits: s.number,
      visitors: s.number,
      members: s.number,
      views: s.number,
      faults: s.number,
      visits_before: s.number,
    }),
  ),
  pages: areParts,
  referrers: areParts,
  devices: areParts,
  funnel: isFunnel,
  funnel_before: isFunnel,
  vain_searches: s.listOf(s.object({ words: s.text, visitors: s.number })),
  vitals: s.listOf(
    s.object({
      path: s.text,
      metric: s.oneOf(['LCP', 'INP', 'CLS', 'TTFB']),
      times: s.number,
      p75: s.number,
    }),
  ),
  trial: s.listOf(
    s.object({ variant: s.oneOf(['usual', 'simplified']), exposed: s.number, converted: s.number }),
  ),
});

export type Website = s.ShapeOf<typeof isWebsiteFigures>;
export type Parts = s.ShapeOf<typeof areParts>;
export type Funnel = s.ShapeOf<typeof isFunnel>;
