import { callDatabase, getErrorCode } from '../_shared/call-database.ts';
import { type Certificate, renderCertificate } from '../_shared/documents/certificate.ts';
import { pdfResponse } from '../_shared/documents/serve-pdf.ts';
import { renderTranscript, type Transcript } from '../_shared/documents/transcript.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, readJsonBody } from '../_shared/json.ts';
import { getBearerToken } from '../_shared/request.ts';

const IS_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The caller's certificate of a course as a PDF: `POST {course}` with their token; or their transcript:
 * `POST {state, license, year}`. The database returns only their own, and the URL in the QR code is the product's,
 * whatever a client sends.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return jsonResponse(405, { error: 'Use POST.' });
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const body = await readJsonBody(request);
  try {
    return body?.year === undefined
      ? await sendCertificate(env, token, body?.course)
      : await sendTranscript(env, token, body);
  } catch {
    return jsonResponse(502, { error: 'The document could not be created. Try again.' });
  }
};

async function sendCertificate(env: FunctionEnv, token: string, course: unknown) {
  if (typeof course !== 'string' || course.length > 60 || !IS_SLUG.test(course)) {
    return jsonResponse(400, { error: "Send a course's slug." });
  }
  const response = await callDatabase(env, 'get_my_certificate', { p_course: course }, { token });
  const refusal = await toRefusal(response, 'Certificate not found.');
  if (refusal !== null) return refusal;
  const certificate = (await response.json()) as (Certificate & { readonly status: string }) | null;
  if (certificate === null || certificate.status === 'revoked') {
    return jsonResponse(404, { error: 'Certificate not found.' });
  }
  const checkUrl = `${getSite(env)}/education/certificates/${certificate.id}`;
  return pdfResponse(await renderCertificate(certificate, checkUrl), 'certificate');
}

async function sendTranscript(
  env: FunctionEnv,
  token: string,
  { state, license, year }: Readonly<Record<string, unknown>>,
) {
  const isValid =
    typeof state === 'string' &&
    /^[A-Z]{2}$/.test(state) &&
    typeof license === 'string' &&
    /^[a-z_]{1,40}$/.test(license) &&
    Number.isInteger(year);
  if (!isValid) return jsonResponse(400, { error: 'Send a state, a license, and a year.' });
  const args = { p_state: state, p_license_type: license, p_year: year };
  const response = await callDatabase(env, 'get_my_transcript', args, { token });
  const refusal = await toRefusal(response, 'Transcript not found.');
  if (refusal !== null) return refusal;
  const transcript = (await response.json()) as Transcript;
  return pdfResponse(await renderTranscript(transcript, getSite(env)), 'transcript');
}

async function toRefusal(response: Response, error: string): Promise<Response | null> {
  if (response.status === 401 || response.status === 403) {
    return jsonResponse(response.status, { error, code: await getErrorCode(response) });
  }
  if (!response.ok) throw new Error(`The database returned status ${response.status}`);
  return null;
}

const getSite = (env: FunctionEnv): string =>
  (env.secrets?.HAVEN_PUBLIC_URL ?? '').replace(/(?<!\/)\/+$/, '');
