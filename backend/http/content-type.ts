import type { MiddlewareHandler } from 'hono';

/** Types that a page of another site cannot send without asking first, so that its visitors act for nobody else. */
const ACCEPTED = /^application\/(?:[\w.+-]{1,64}json|json|octet-stream)$|^text\/csv$/;

const BODILESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what forms and simple requests of other sites can send: plain text, forms, and a body without a type. With
 * the publishable key in the address they would send letters and messages through the browsers of visitors.
 */
export const refuseForms: MiddlewareHandler = async (c, next) => {
  if (BODILESS.has(c.req.method)) return next();
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isEmpty =
    (c.req.header('content-length') ?? '0') === '0' && !c.req.header('transfer-encoding');
  if (type === undefined ? isEmpty : ACCEPTED.test(type)) return next();
  const message = 'Unsupported content type. Send the body as application/json.';
  // Each part of the API reads its own names for the code and the message.
  return c.json(
    { code: '415', error_code: 'unsupported_media_type', msg: message, message, details: null },
    415,
  );
};
