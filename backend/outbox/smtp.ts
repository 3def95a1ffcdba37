import nodemailer from 'nodemailer';
import { mailboxOf } from '../../supabase/functions/_shared/delivery/mailbox.ts';
import {
  DeliveryFault,
  type Provider,
} from '../../supabase/functions/_shared/delivery/provider.ts';

/** Where mail leaves this machine. `from` is a mailbox, such as `Haven Exchange <no-reply@…>`. */
export interface SmtpConfig {
  url: string;
  from: string;
}

const TIMEOUT_MS = 20_000;

/**
 * A mail server, reached anew for each mail. SMTP has no way to ask whether a mail was taken before
 * the connection broke: a repeat has the same Message-ID, and it is the mailbox that may know it.
 * A message cannot make this read files or fetch URLs.
 */
export function createSmtp({ url, from }: SmtpConfig): Provider {
  const transport = nodemailer.createTransport(url, {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1] ?? 'haven.invalid';
  return {
    async send({ id, to, letter: { subject, text, html, headers, replyTo, calendar, sender } }) {
      // As an object the address is one mailbox; as a string it would be parsed as a list of them.
      const mail = { messageId: `<${id}@${domain}>`, to: { name: '', address: to }, subject, text };
      try {
        await within(
          TIMEOUT_MS,
          transport.sendMail({
            ...mail,
            ...(sender !== undefined && { from: mailboxOf(from, sender) }),
            ...(html && { html }),
            ...(headers && { headers }),
            ...(replyTo && { replyTo }),
            ...(calendar && {
              icalEvent: { method: 'REQUEST', filename: 'invitation.ics', content: calendar },
            }),
          }),
        );
      } catch (error) {
        throw faultOf(error);
      }
    },
  };
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeliveryFault('timeout')), milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A refusal of this recipient or this mail for good, unlike one of the password or the moment. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/** What went wrong in a word: the server's own sentence often repeats the recipient's address. */
function faultOf(error: unknown): DeliveryFault {
  if (error instanceof DeliveryFault) return error;
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const words = [code, responseCode].filter((part) => /^[\w-]{1,20}$/.test(String(part ?? '')));
  const isPermanent = ABOUT_THE_MAIL.includes(String(code)) && Number(responseCode) >= 500;
  return new DeliveryFault(words.join(' ') || 'failed', { isPermanent });
}
