import {
  type ResidentStatement,
  renderResidentStatement,
} from '../_shared/documents/resident-statement.ts';
import { servePdf } from '../_shared/documents/serve-pdf.ts';
import { isId } from '../_shared/request.ts';

/**
 * An invoice of a resident as a PDF: `POST {id}` with the caller's token. The database returns it only to the business
 * office and to family members with consent.
 */
export const handle = servePdf<ResidentStatement>({
  call: 'get_resident_invoice',
  toArguments: ({ id }) => (isId(id) ? { p_id: id } : null),
  expected: "Send an invoice's ID.",
  notFound: 'Statement not found.',
  fileName: 'resident-statement',
  render: (statement) => renderResidentStatement(statement),
});
