import { DEAL_STAGES, whyNotTo } from '#shared/deals/stages.ts';

/** From one stage, those that a deal may go to. */
export const legalStages = (from: string): readonly string[] =>
  DEAL_STAGES.map(({ value }) => value).filter((to) => to !== from && whyNotTo(from, to) === null);
