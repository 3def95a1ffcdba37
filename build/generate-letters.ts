import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { linkTo } from '../shared/routes.ts';
import type {
  NonceFacts,
  ProofFacts,
  ProofLetter,
} from '../supabase/functions/_shared/letters/auth-letters.ts';
import { writeMessage } from '../supabase/functions/_shared/letters/templates.ts';
import { inProject } from './paths.ts';

const CONFIG = inProject('supabase/config.toml');
const FOLDER = inProject('supabase/templates');

/** The hosted auth server's letters: ours under its names, with its type of link. */
const HOSTED: readonly { file: string; letter: ProofLetter; type: string; hasCode: boolean }[] = [
  { file: 'confirmation', letter: 'confirm', type: 'signup', hasCode: true },
  { file: 'recovery', letter: 'recovery', type: 'recovery', hasCode: true },
  { file: 'magic_link', letter: 'magic_link', type: 'magiclink', hasCode: true },
  { file: 'invite', letter: 'invite', type: 'invite', hasCode: false },
];

/** Where a link leads that does something else than confirming an address. */
const SCREENS: Readonly<Record<string, string>> = { recovery: `${linkTo('auth')}?mode=reset&` };

/** Facts that pass every check, each put in place of what the auth server fills in. */
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

/** How long the hosted auth server's links and codes last, from its own settings. */
function validHours(): number {
  const seconds = /^otp_expiry = (\d+)$/m.exec(readFileSync(CONFIG, 'utf8'))?.[1];
  if (!seconds) throw new Error('supabase/config.toml does not say otp_expiry.');
  return Number(seconds) / 3600;
}

export interface HostedLetter {
  file: string;
  subject: string;
  path: string;
  html: string;
}

/** The letters of a hosted project, in the words of the embedded one. */
export function hostedLetters(): HostedLetter[] {
  return [...HOSTED.map(hostedLetter), emailChange(), reauthentication()];
}

function hostedLetter({ file, letter, type, hasCode }: (typeof HOSTED)[number]): HostedLetter {
  // Whoever signs up comes back to what they wanted: the screen reads it out of that address.
  const back = type === 'signup' ? `&redirect_to=${PLACES.wanted}` : '';
  const screen = SCREENS[type] ?? `${linkTo('authConfirm')}?`;
  const facts: ProofFacts = {
    link: `${PLACES.site}${screen}token_hash=${PLACES.hash}&type=${type}${back}`,
    code: hasCode ? PLACES.code : undefined,
    validHours: validHours(),
  };
  const { subject, html } = writeMessage(letter, facts, { url: PLACES.site });
  return { file, subject, path: `${FOLDER}/${file}.html`, html: fillIn(html) };
}

/** The one letter that goes to two addresses, which are asked two different things. */
function emailChange(): HostedLetter {
  const change = { file: 'email_change', type: 'email_change', hasCode: true };
  const toNew = hostedLetter({ ...change, letter: 'email_change' });
  const toOld = hostedLetter({ ...change, letter: 'email_leaving' });
  const html = `{{ if eq .SendingTo .Email }}${toOld.html}{{ else }}${toNew.html}{{ end }}`;
  return { ...toOld, html };
}

/** A code and no link: it stands for the password in the next change. */
function reauthentication(): HostedLetter {
  const file = 'reauthentication';
  const facts: NonceFacts = { code: PLACES.code, validHours: validHours() };
  const { subject, html } = writeMessage(file, facts, { url: PLACES.site });
  return { file, subject, path: `${FOLDER}/${file}.html`, html: fillIn(html) };
}

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true });
  for (const { path, html } of hostedLetters()) writeFileSync(path, html);
}
