import { scenariosSchema } from '../../../shared/underwriting/assumptions.ts';
import { type InvestmentMemo, renderInvestmentMemo } from '../_shared/documents/investment-memo.ts';
import { servePdf } from '../_shared/documents/serve-pdf.ts';
import { jsonResponse } from '../_shared/json.ts';
import { isId } from '../_shared/request.ts';

const MAX_SCENARIO_ID = 40;

type Memo = Omit<InvestmentMemo, 'scenario'> & { readonly scenarios: unknown };

/**
 * Investment memo of a model's latest version as a PDF: `POST {modelId, scenarioId}` with the caller's token. The
 * database checks the caller's workspace.
 */
export const handle = servePdf<Memo>({
  call: 'get_underwriting_memo',
  toArguments: ({ modelId, scenarioId }) =>
    isId(modelId) && typeof scenarioId === 'string' && scenarioId.length <= MAX_SCENARIO_ID
      ? { p_model_id: modelId }
      : null,
  expected: 'Send a model and one of its scenarios.',
  notFound: 'Model not found.',
  refusals: { HXUWM: [404, 'Model not found.'] },
  fileName: 'investment-memo',
  render: async (memo, { body }) => {
    const scenario = scenariosSchema.parse(memo.scenarios).find(({ id }) => id === body.scenarioId);
    return scenario === undefined
      ? jsonResponse(400, { error: 'Save the model first. The memo shows a saved version.' })
      : await renderInvestmentMemo({ ...memo, scenario });
  },
});
