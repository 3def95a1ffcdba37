import { DEAL_STAGES, whyNotTo } from '#shared/deals/stages.ts';

/** Returns the stages a deal can move to. */
export const legalStages = (from: string): readonly string[] =>
  DEAL_STAGES.map(({ value }) => value).filter((to) => to !== from && whyNotTo(from, to) === null);
