import { type LossRun, renderLossRun } from '../_shared/documents/loss-run.ts';
import { servePdf } from '../_shared/documents/serve-pdf.ts';
import { isDay, isId } from '../_shared/request.ts';

/**
 * Loss run of a community as a PDF, valued at the end of a day: `POST {communityId, valuedOn, policyId?}` with the
 * caller's token. The database checks the caller's position.
 */
export const handle = servePdf<LossRun>({
  call: 'get_loss_run',
  toArguments: ({ communityId, valuedOn, policyId = null }) =>
    isId(communityId) && isDay(valuedOn) && (policyId === null || isId(policyId))
      ? {
          p_community_id: communityId,
          p_valued_on: valuedOn,
          ...(policyId !== null && { p_policy_id: policyId }),
        }
      : null,
  expected: 'Send a community, a day, and optionally a policy.',
  notFound: 'Community not found.',
  refusals: { HXXDA: [400, 'Enter a day until today.'] },
  fileName: 'loss-run',
  render: (run) => renderLossRun(run),
});
