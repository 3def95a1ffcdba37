import { type RateNotice, renderRateNotice } from '../_shared/documents/rate-notice.ts';
import { servePdf } from '../_shared/documents/serve-pdf.ts';
import { isId } from '../_shared/request.ts';

/** The letter about a new room rate as a PDF: `POST {id}` with the caller's token, for the business office. */
export const handle = servePdf<RateNotice>({
  call: 'get_rate_notice',
  toArguments: ({ id }) => (isId(id) ? { p_id: id } : null),
  expected: "Send a rate's ID.",
  notFound: 'Notice not found.',
  fileName: 'rate-notice',
  render: (notice) => renderRateNotice(notice),
});
