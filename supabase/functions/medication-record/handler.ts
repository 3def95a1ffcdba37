import {
  type MedicationRecordData,
  renderMedicationRecord,
} from '../_shared/documents/medication-record.ts';
import { servePdf } from '../_shared/documents/serve-pdf.ts';
import { isId } from '../_shared/request.ts';

const IS_MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/**
 * A resident's medication and treatment record of a month as a PDF: `POST {id, month}` with the caller's token. The
 * database returns only what the caller can read, and logs the access.
 */
export const handle = servePdf<MedicationRecordData>({
  call: 'get_medication_record',
  toArguments: ({ id, month }) =>
    isId(id) && typeof month === 'string' && IS_MONTH.test(month)
      ? { p_resident_id: id, p_month: `${month}-01` }
      : null,
  expected: "Send a resident's ID and a month, such as 2026-05.",
  notFound: 'Resident not found.',
  refusals: { HXOID: [400, 'Choose another month.'] },
  fileName: 'medication-record',
  render: (record) => renderMedicationRecord(record),
});
