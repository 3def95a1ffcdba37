import { homedir } from 'node:os';
import { DESKTOP } from '../../shared/desktop/desktop.ts';

/** Names of secret values, matched in URLs, JSON, headers and sentences. */
const SECRET_NAMES =
  'token_hash|access_token|refresh_token|provider_token|id_token|token|nonce|password|passwd|pass|secret|apikey|api_key|authorization|cookie|set-cookie|publishableKey|secretKey';

/** Every repetition that may fail late is bounded, so that no text slows down the redactor. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // Our links may contain one-time tokens, and log readers don't need them.
  [new RegExp(`${DESKTOP.linkScheme}:(?=\\S)[^\\s"'<>]*`, 'gi'), `${DESKTOP.linkScheme}:[link]`],
  [/\b((?:(?:Bearer|Basic)\s+){1,3})[\w.~+/=-]+/gi, '$1[secret]'],
  [/\beyJ[\w-]{4,}(?:\.[\w-]*){0,2}/g, '[token]'],
  [/\bsb_(secret|publishable)_\w+/g, '[key]'],
  [/\b(?:sk|pk|rk|whsec)_(?:live|test)?_?\w{8,}/g, '[key]'],
  // User and password in a URL.
  [/(\b[a-z][a-z0-9+.-]{0,30}:\/\/)[^\s/@"']{1,300}@/gi, '$1[secret]@'],
  [
    new RegExp(
      `(["']?\\b(?:${SECRET_NAMES})\\b["']?\\s*[=:]\\s*)("[^"]*"|'[^']*'|[^\\s&,;}"']+)`,
      'gi',
    ),
    '$1[secret]',
  ],
  // Parameter names that are secret only in a URL.
  [/([?&#](?:code|key|state)=)[^\s&"'#]+/gi, '$1[secret]'],
  [/[\p{L}\p{N}._%+'-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu, '[email]'],
  [/(?<!\d)\+\d[\d ().-]{7,30}\d/g, '[phone]'],
  // Long random strings are keys.
  [/\b(?=[\w-]{0,99}\d)(?=[\w-]{0,99}[A-Za-z])[\w-]{40,}/g, '[secret]'],
  [/(\/(?:home|Users)\/|\\Users\\)[^/\\\s:"']+/g, '$1[user]'],
];

/**
 * Removes what must not be in a log or exported diagnostics: tokens, keys, passwords, email addresses, phone numbers,
 * our own links and the computer user's name.
 */
export function redact(text: string, home = homedir()): string {
  const withoutHome = home.length > 1 ? text.replaceAll(home, '~') : text;
  return RULES.reduce(
    (clean, [pattern, replacement]) => clean.replace(pattern, replacement),
    withoutHome,
  );
}
