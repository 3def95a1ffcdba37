import { callDatabase, getErrorCode } from '../_shared/call-database.ts';
import {
  type MedicationRecordData,
  renderMedicationRecord,
} from '../_shared/documents/medication-record.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, readJsonBody } from '../_shared/json.ts';

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const IS_MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/**
 * A resident's medication and treatment record of a month as a PDF: `POST {id, month}` with the caller's token. The
 * database returns only what the caller can read, and logs the access.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return jsonResponse(405, { error: 'Use POST.' });
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const { id, month } = (await readJsonBody(request)) ?? {};
  if (typeof id !== 'string' || !IS_ID.test(id)) {
    return jsonResponse(400, { error: "Send a resident's ID." });
  }
  if (typeof month !== 'string' || !IS_MONTH.test(month)) {
    return jsonResponse(400, { error: 'Send a month, such as 2026-05.' });
  }
  try {
    const values = { p_resident_id: id, p_month: `${month}-01` };
    const response = await callDatabase(env, 'get_medication_record', values, { token });
    if (!response.ok) {
      const code = await getErrorCode(response);
      if (code === 'HXOID') return jsonResponse(400, { error: 'Choose another month.', code });
      if (response.status === 401 || response.status === 403) {
        return jsonResponse(response.status, { error: 'Resident not found.', code });
      }
      throw new Error(`get_medication_record returned status ${response.status}`);
    }
    const bytes = await renderMedicationRecord((await response.json()) as MedicationRecordData);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Cache-Control': 'no-store',
        'Content-Disposition': 'inline; filename="medication-record.pdf"',
        'Content-Type': 'application/pdf',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch {
    return jsonResponse(502, { error: 'The document could not be created. Try again.' });
  }
};
