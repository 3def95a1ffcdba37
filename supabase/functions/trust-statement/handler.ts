import { servePdf } from '../_shared/documents/serve-pdf.ts';
import { renderTrustStatement, type TrustStatement } from '../_shared/documents/trust-statement.ts';
import { isDay, isId } from '../_shared/request.ts';

/**
 * Statement of a resident's trust account as a PDF: `POST {residentId, from, to}` with the caller's token. The database
 * checks the caller's position.
 */
export const handle = servePdf<TrustStatement>({
  call: 'get_trust_statement',
  toArguments: ({ residentId, from, to }) =>
    isId(residentId) && isDay(from) && isDay(to)
      ? { p_resident_id: residentId, p_from: from, p_to: to }
      : null,
  expected: 'Send a resident and two days.',
  notFound: 'Resident not found.',
  refusals: { HXTXD: [400, 'Choose up to 400 days.'] },
  fileName: 'trust-statement',
  render: (statement) => renderTrustStatement(statement),
});
