import nodemailer from 'nodemailer';
import {
  DeliveryError,
  type Provider,
} from '../../supabase/functions/_shared/delivery/provider.ts';
import { formatSender } from '../../supabase/functions/_shared/delivery/sender.ts';

/** Outgoing mail server. `from` is a mailbox, such as `Haven Exchange <no-reply@…>`. */
export interface SmtpConfig {
  url: string;
  from: string;
}

const TIMEOUT_MS = 20_000;

/**
 * A mail server with a new connection per email. SMTP can't tell whether an email was accepted before the connection
 * broke: a retry has the same Message-ID, so the mailbox may recognize it. A message can't make this read files or
 * fetch URLs.
 */
export function createSmtp({ url, from }: SmtpConfig): Provider {
  const transport = nodemailer.createTransport(url, {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1] ?? 'haven.invalid';
  return {
    async send({ id, to, content }) {
      const { subject, text, html, headers, replyTo, calendar, attachments, sender } = content;
      // As an object the address is one mailbox; as a string it would be parsed as a list.
      const mail = { messageId: `<${id}@${domain}>`, to: { name: '', address: to }, subject, text };
      try {
        await within(
          TIMEOUT_MS,
          transport.sendMail({
            ...mail,
            ...(sender !== undefined && { from: formatSender(from, sender) }),
            ...(html && { html }),
            ...(headers && { headers }),
            ...(replyTo && { replyTo }),
            ...(calendar && {
              icalEvent: { method: 'REQUEST', filename: 'invitation.ics', content: calendar },
            }),
            ...(attachments && {
              attachments: attachments.map(({ filename, content, type }) => ({
                filename,
                content: Buffer.from(content),
                contentType: type,
              })),
            }),
          }),
        );
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
  };
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeliveryError('timeout')), milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Permanent rejections of this recipient or email, unlike errors of credentials or temporary ones. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/** Maps an error to a code: the server's own message often repeats the recipient's address. */
function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((part) => /^[\w-]{1,20}$/.test(String(part ?? '')));
  const isPermanent = ABOUT_THE_MAIL.includes(String(code)) && Number(responseCode) >= 500;
  return new DeliveryError(codes.join(' ') || 'failed', { isPermanent });
}
