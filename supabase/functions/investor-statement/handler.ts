import {
  type InvestorStatement,
  renderInvestorStatement,
} from '../_shared/documents/investor-statement.ts';
import { servePdf } from '../_shared/documents/serve-pdf.ts';
import { isDay, isId } from '../_shared/request.ts';

/**
 * Statement of a position as a PDF: `POST {subscriptionId, from, to}` with the caller's token. The database
 * returns the position only to its investor and sponsor.
 */
export const handle = servePdf<InvestorStatement>({
  call: 'get_position_statement',
  toArguments: ({ subscriptionId, from, to }) =>
    isId(subscriptionId) && isDay(from) && isDay(to)
      ? { p_subscription_id: subscriptionId, p_from: from, p_to: to }
      : null,
  expected: 'Send a position and two days.',
  notFound: 'Position not found.',
  refusals: {
    HXSDM: [404, 'Position not found.'],
    HXSDY: [400, 'Choose up to ten years.'],
  },
  fileName: 'investor-statement',
  render: (statement) => renderInvestorStatement(statement),
});
