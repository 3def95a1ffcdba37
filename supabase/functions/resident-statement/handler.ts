import { callDatabase, getErrorCode } from '../_shared/call-database.ts';
import {
  type ResidentStatement,
  renderResidentStatement,
} from '../_shared/documents/resident-statement.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, readJsonBody } from '../_shared/json.ts';

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * An invoice of a resident as a PDF: `POST {id}` with the caller's token. The database returns it only to the business
 * office and to family members with consent.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return jsonResponse(405, { error: 'Use POST.' });
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const { id } = (await readJsonBody(request)) ?? {};
  if (typeof id !== 'string' || !IS_ID.test(id)) {
    return jsonResponse(400, { error: "Send an invoice's ID." });
  }
  try {
    const response = await callDatabase(env, 'get_resident_invoice', { p_id: id }, { token });
    if (!response.ok) {
      const code = await getErrorCode(response);
      if (response.status === 401 || response.status === 403) {
        return jsonResponse(response.status, { error: 'Statement not found.', code });
      }
      throw new Error(`get_resident_invoice returned status ${response.status}`);
    }
    const statement = (await response.json()) as ResidentStatement;
    return new Response(new Uint8Array(await renderResidentStatement(statement)), {
      headers: {
        'Cache-Control': 'no-store',
        'Content-Disposition': 'inline; filename="resident-statement.pdf"',
        'Content-Type': 'application/pdf',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch {
    return jsonResponse(502, { error: 'The document could not be created. Try again.' });
  }
};
