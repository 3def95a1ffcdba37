import type { InboundEmail } from './inbound-email.ts';

const ROBOTS = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+-].*)?@/;
const SUBJECTS =
  /^(?:auto(?:matic)? ?(?:reply|response)|out of (?:the )?office|automatische antwort|undeliver|delivery status notification)/i;

/**
 * True if an email was not written by a person: marked as automatic (RFC 3834 and common headers), from a list,
 * bounced, or sent from addresses like ours, which could reply to each other endlessly.
 */
export function isAutomatedEmail(
  { from, subject, headers }: Pick<InboundEmail, 'from' | 'subject' | 'headers'>,
  domain: string,
): boolean {
  const getHeader = (name: string) => headers.get(name)?.trim().toLowerCase();
  const submitted = getHeader('auto-submitted');
  return (
    (submitted !== undefined && submitted !== 'no') ||
    /^(?:bulk|list|junk|auto_reply)$/.test(getHeader('precedence') ?? '') ||
    [
      'x-autoreply',
      'x-autorespond',
      'x-auto-response-suppress',
      'list-id',
      'list-unsubscribe',
    ].some((name) => headers.has(name)) ||
    getHeader('return-path') === '<>' ||
    // Trust only results that count against a sender, because anyone can claim their mail is verified.
    /\bdmarc=fail\b/.test(getHeader('authentication-results') ?? '') ||
    from.endsWith(`@${domain.toLowerCase()}`) ||
    ROBOTS.test(from) ||
    SUBJECTS.test(subject.trim())
  );
}
