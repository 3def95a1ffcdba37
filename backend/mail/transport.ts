import nodemailer from 'nodemailer';

/** Where mail leaves this machine. `from` is a mailbox, such as `Haven Exchange <no-reply@…>`. */
export interface SmtpConfig {
  url: string;
  from: string;
}

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What carries one mail away, or throws. */
export interface Transport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 20_000;

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('No answer from the mail server'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A mail server, reached anew for each mail. A message cannot make it read files or fetch URLs. */
export function openSmtp({ url, from }: SmtpConfig): Transport {
  const transport = nodemailer.createTransport(url, {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send({ to, subject, text, html }) {
      // As an object the address is one mailbox; as a string it would be parsed as a list of them.
      const mail = { to: { name: '', address: to }, subject, text, ...(html ? { html } : {}) };
      return within(TIMEOUT_MS, transport.sendMail(mail));
    },
    close: () => transport.close(),
  };
}
