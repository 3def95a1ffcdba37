import { DEAL_STAGES, getStageChangeError } from '#shared/deals/stages.ts';

/** Returns the stages a deal can move to. */
export const allowedStages = (from: string): readonly string[] =>
  DEAL_STAGES.map(({ value }) => value).filter(
    (to) => to !== from && getStageChangeError(from, to) === null,
  );
