import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { linkTo } from '../shared/routes.ts';
import type {
  CodeEmailData,
  VerificationEmail,
  VerificationEmailData,
} from '../supabase/functions/_shared/emails/auth-emails.ts';
import { renderMessage } from '../supabase/functions/_shared/emails/templates.ts';
import { inProject } from './paths.ts';

const CONFIG = inProject('supabase/config.toml');
const FOLDER = inProject('supabase/templates');

/** Email templates of the hosted auth server: ours, with its names and link types. */
const HOSTED: readonly {
  file: string;
  template: VerificationEmail;
  type: string;
  hasCode: boolean;
}[] = [
  { file: 'confirmation', template: 'confirm', type: 'signup', hasCode: true },
  { file: 'recovery', template: 'recovery', type: 'recovery', hasCode: true },
  { file: 'magic_link', template: 'magic_link', type: 'magiclink', hasCode: true },
  { file: 'invite', template: 'invite', type: 'invite', hasCode: false },
];

/** Screens for links that do more than confirm an address. */
const SCREENS: Readonly<Record<string, string>> = { recovery: `${linkTo('auth')}?mode=reset&` };

/** Values that pass every check, later replaced with the auth server's placeholders. */
const PLACES = {
  site: 'https://site.invalid',
  hash: 'hash-of-the-token',
  code: '000000',
  wanted: 'where-the-link-leads',
};

const fillIn = (html: string): string =>
  html
    .replaceAll(PLACES.site, '{{ .SiteURL }}')
    .replaceAll(PLACES.wanted, '{{ .RedirectTo }}')
    .replaceAll(PLACES.hash, '{{ .TokenHash }}')
    .replaceAll(PLACES.code, '{{ .Token }}');

/** Returns how many hours the hosted auth server's links and codes are valid, from its settings. */
function validHours(): number {
  const seconds = /^otp_expiry = (\d+)$/m.exec(readFileSync(CONFIG, 'utf8'))?.[1];
  if (!seconds) throw new Error('supabase/config.toml has no otp_expiry.');
  return Number(seconds) / 3600;
}

export interface HostedEmail {
  file: string;
  subject: string;
  path: string;
  html: string;
}

/** Returns the hosted project's email templates with the embedded backend's text. */
export function buildHostedEmails(): HostedEmail[] {
  return [...HOSTED.map(buildHostedEmail), emailChange(), reauthentication()];
}

function buildHostedEmail({ file, template, type, hasCode }: (typeof HOSTED)[number]): HostedEmail {
  // After sign-up, users return to the page they wanted, which the screen reads from this URL.
  const back = type === 'signup' ? `&redirect_to=${PLACES.wanted}` : '';
  const screen = SCREENS[type] ?? `${linkTo('authConfirm')}?`;
  const facts: VerificationEmailData = {
    link: `${PLACES.site}${screen}token_hash=${PLACES.hash}&type=${type}${back}`,
    code: hasCode ? PLACES.code : undefined,
    validHours: validHours(),
  };
  const { subject, html } = renderMessage(template, facts, { url: PLACES.site });
  return { file, subject, path: `${FOLDER}/${file}.html`, html: fillIn(html) };
}

/** The only email sent to two addresses, with a different question for each. */
function emailChange(): HostedEmail {
  const change = { file: 'email_change', type: 'email_change', hasCode: true };
  const toNew = buildHostedEmail({ ...change, template: 'email_change' });
  const toOld = buildHostedEmail({ ...change, template: 'email_leaving' });
  const html = `{{ if eq .SendingTo .Email }}${toOld.html}{{ else }}${toNew.html}{{ end }}`;
  return { ...toOld, html };
}

/** An email with a code and no link; the code replaces the password in the next change. */
function reauthentication(): HostedEmail {
  const file = 'reauthentication';
  const facts: CodeEmailData = { code: PLACES.code, validHours: validHours() };
  const { subject, html } = renderMessage(file, facts, { url: PLACES.site });
  return { file, subject, path: `${FOLDER}/${file}.html`, html: fillIn(html) };
}

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true });
  for (const { path, html } of buildHostedEmails()) writeFileSync(path, html);
}
