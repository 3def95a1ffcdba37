import { callDatabase, getErrorCode } from '../_shared/call-database.ts';
import { type Certificate, renderCertificate } from '../_shared/documents/certificate.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, readJsonBody } from '../_shared/json.ts';

const IS_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The caller's certificate of a course as a PDF: `POST {course}` with their token. The database returns only their own,
 * and the URL in the QR code is the product's, whatever a client sends.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return jsonResponse(405, { error: 'Use POST.' });
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const course = (await readJsonBody(request))?.course;
  if (typeof course !== 'string' || course.length > 60 || !IS_SLUG.test(course)) {
    return jsonResponse(400, { error: "Send a course's slug." });
  }
  try {
    const response = await callDatabase(env, 'get_my_certificate', { p_course: course }, { token });
    if (response.status === 401 || response.status === 403) {
      const code = await getErrorCode(response);
      return jsonResponse(response.status, { error: 'Certificate not found.', code });
    }
    if (!response.ok) throw new Error(`get_my_certificate returned status ${response.status}`);
    const certificate = (await response.json()) as
      | (Certificate & { readonly status: string })
      | null;
    if (certificate === null || certificate.status === 'revoked') {
      return jsonResponse(404, { error: 'Certificate not found.' });
    }
    const site = (env.secrets?.HAVEN_PUBLIC_URL ?? '').replace(/(?<!\/)\/+$/, '');
    const bytes = await renderCertificate(
      certificate,
      `${site}/education/certificates/${certificate.id}`,
    );
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Cache-Control': 'no-store',
        'Content-Disposition': 'inline; filename="certificate.pdf"',
        'Content-Type': 'application/pdf',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch {
    return jsonResponse(502, { error: 'The document could not be created. Try again.' });
  }
};
