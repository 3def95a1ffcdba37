import { type InvestorReport, renderInvestorReport } from '../_shared/documents/investor-report.ts';
import { servePdf } from '../_shared/documents/serve-pdf.ts';
import { isId } from '../_shared/request.ts';

const IS_QUARTER = /^20\d\d-(01|04|07|10)-01$/;

/**
 * The quarterly report of an entity as a PDF: `POST {entity, quarter}` with the caller's token. The database checks the
 * caller's workspace.
 */
export const handle = servePdf<InvestorReport>({
  call: 'get_report_pack',
  toArguments: ({ entity, quarter }) =>
    isId(entity) && typeof quarter === 'string' && IS_QUARTER.test(quarter)
      ? { p_entity_id: entity, p_quarter: quarter }
      : null,
  expected: 'Send an entity and the first day of a quarter.',
  notFound: 'Entity not found.',
  refusals: { HXIN0: [404, 'Entity not found.'] },
  fileName: 'quarterly-report',
  render: (report) => renderInvestorReport(report),
});
