import type { InboundLetter } from './inbound-letter.ts';

const ROBOTS = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+-].*)?@/;
const SUBJECTS =
  /^(?:auto(?:matic)? ?(?:reply|response)|out of (?:the )?office|automatische antwort|undeliver|delivery status notification)/i;

/**
 * Whether no person wrote a letter just now: what says so itself (RFC 3834 and what programs do besides), lists,
 * letters that come back, and whatever comes from addresses like ours, which would answer each other for ever.
 */
export function isAutomatic(
  { from, subject, headers }: Pick<InboundLetter, 'from' | 'subject' | 'headers'>,
  domain: string,
): boolean {
  const said = (name: string) => headers.get(name)?.trim().toLowerCase();
  const submitted = said('auto-submitted');
  return (
    (submitted !== undefined && submitted !== 'no') ||
    /^(?:bulk|list|junk|auto_reply)$/.test(said('precedence') ?? '') ||
    [
      'x-autoreply',
      'x-autorespond',
      'x-auto-response-suppress',
      'list-id',
      'list-unsubscribe',
    ].some((name) => headers.has(name)) ||
    said('return-path') === '<>' ||
    // Only what speaks against a sender is believed: anybody can write that theirs is proven.
    /\bdmarc=fail\b/.test(said('authentication-results') ?? '') ||
    from.endsWith(`@${domain.toLowerCase()}`) ||
    ROBOTS.test(from) ||
    SUBJECTS.test(subject.trim())
  );
}
