import { escapeHtml } from './escape.ts';

export const PRODUCT_NAME = 'Haven Exchange';

/** Content of an email. The layout is defined here once for all emails. */
export interface EmailContent {
  subject: string;
  /** Paragraphs before the button. */
  lead: readonly string[];
  action?: { label: string; link: string };
  code?: string | undefined;
  /** Muted paragraphs after the button. */
  notes?: readonly string[];
  /** Last line: links to unsubscribe or change preferences. */
  links?: readonly { label: string; link: string }[];
  /** Headers for mail programs. */
  headers?: Readonly<Record<string, string>>;
  /** Reply address; without it, replies are not received. */
  replyTo?: string;
  /** Calendar invitation (RFC 5546). */
  calendar?: string;
  /** Branding of the workspace that sends the email. */
  brand?: { name: string; surface?: string | undefined; footer?: string | undefined };
}

/** A file of an email, rendered when it is sent. */
export interface Attachment {
  readonly filename: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** A rendered message. `html` and `subject` are empty for text messages. */
export interface RenderedMessage {
  subject: string;
  text: string;
  html: string;
  headers?: Readonly<Record<string, string>>;
  replyTo?: string;
  calendar?: string;
  attachments?: readonly Attachment[];
  /** Workspace that sends the email. */
  sender?: string;
}

const SANS = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const STYLES = {
  page: `margin:0;padding:24px 12px;background:#FBFAF6;${SANS};font-size:16px;line-height:1.5;color:#1E3329`,
  sheet:
    'max-width:560px;margin:0 auto;background:#FFFFFF;border:1px solid #E3E1D8;border-top:4px solid #9CAF88',
  brand:
    'margin:0;padding:20px 28px;border-bottom:1px solid #E3E1D8;font-family:Source Serif 4,Georgia,serif;font-size:20px;color:#1E3329',
  body: 'padding:20px 28px 12px',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 20px;border-radius:4px;background:#1E3329;color:#FBFAF6;font-weight:600;text-decoration:none',
  code: 'font-size:20px;letter-spacing:3px',
  note: 'margin:0 0 12px;font-size:14px;color:#4C5D53',
  link: 'color:#4C5D53',
} as const;

const paragraph = (text: string, style: string = STYLES.paragraph): string =>
  `<p style="${style}">${escapeHtml(text)}</p>`;

const anchor = ({ label, link }: { label: string; link: string }): string =>
  `<a style="${STYLES.link}" href="${escapeHtml(link)}">${escapeHtml(label)}</a>`;

const getCodeLabel = (action: EmailContent['action']): string =>
  action ? 'Or enter this code' : 'Your code';

/** Renders the content as plain text and as simple HTML without images, which would reveal who read it. */
export function renderEmail(content: EmailContent): RenderedMessage {
  const { subject, lead, action, code, notes = [], links = [] } = content;
  const { headers, replyTo, calendar, brand } = content;
  const product = brand?.name ?? PRODUCT_NAME;
  const sheet = STYLES.sheet.replace('#9CAF88', brand?.surface ?? '#9CAF88');
  const text = [
    ...lead,
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...(code ? [`${getCodeLabel(action)}: ${code}`] : []),
    ...notes,
    ...links.map(({ label, link }) => `${label}:\n${link}`),
    ...(brand?.footer ? [brand.footer] : []),
    product,
  ].join('\n\n');
  const html = [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${STYLES.page}">`,
    `<div style="${sheet}">`,
    `<p style="${STYLES.brand}">${escapeHtml(product)}</p>`,
    `<div style="${STYLES.body}">`,
    ...lead.map((paragraphText) => paragraph(paragraphText)),
    ...(action
      ? [
          `<p style="${STYLES.paragraph}"><a style="${STYLES.button}" href="${escapeHtml(action.link)}">${escapeHtml(action.label)}</a></p>`,
        ]
      : []),
    ...(code
      ? [
          `<p style="${STYLES.paragraph}">${getCodeLabel(action)}: <strong style="${STYLES.code}">${escapeHtml(code)}</strong></p>`,
        ]
      : []),
    ...notes.map((paragraphText) => paragraph(paragraphText, STYLES.note)),
    ...links.map((link) => `<p style="${STYLES.note}">${anchor(link)}</p>`),
    ...(brand?.footer ? [paragraph(brand.footer, STYLES.note)] : []),
    '</div>',
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
  return {
    subject,
    text,
    html,
    ...(headers && { headers }),
    ...(replyTo && { replyTo }),
    ...(calendar && { calendar }),
    ...(brand && { sender: brand.name }),
  };
}
