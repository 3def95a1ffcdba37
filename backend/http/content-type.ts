import type { MiddlewareHandler } from 'hono';

/** Types another site's page can't send without a preflight, so its visitors can't be made to act. */
const ACCEPTED = /^application\/(?:[\w.+-]{1,64}json|json|octet-stream)$|^text\/csv$/;

const BODILESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects content types that other sites' forms and simple requests can send: plain text, forms, and a body without a
 * type. With the publishable key in the URL they could send emails and messages through visitors' browsers.
 */
export const rejectFormContentTypes: MiddlewareHandler = async (c, next) => {
  if (BODILESS.has(c.req.method)) return next();
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isEmpty =
    (c.req.header('content-length') ?? '0') === '0' && !c.req.header('transfer-encoding');
  if (type === undefined ? isEmpty : ACCEPTED.test(type)) return next();
  const message = 'Unsupported content type. Send the body as application/json.';
  // Each part of the API uses its own names for the code and the message.
  return c.json(
    { code: '415', error_code: 'unsupported_media_type', msg: message, message, details: null },
    415,
  );
};
