/** Decides where a link may redirect a browser whose URL carries a fresh session. */
export interface Redirects {
  /** Returns the requested target, parsed, if it is allowed; otherwise the site. */
  choose(wanted: string | null | undefined): string;
}

interface Rule {
  origin: string;
  path: RegExp;
  search: string;
}

/** Schemes that can run code or read files. */
const DANGEROUS = new Set(['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:']);

// Browsers strip or rewrite these before following a URL, so the checked URL would differ from the opened one.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the attack.
const REWRITTEN = /[\u0000-\u0020\u007f\\]/;

/** Servers may decode these after the check and see a path that is not allowed. */
const ENCODED_SEPARATOR = /%(?:2f|5c|00)/i;

const originOf = (url: URL): string => `${url.protocol}//${url.host}`;
const pathOf = (url: URL): string => url.pathname || '/';

function parseTarget(text: string): URL | undefined {
  if (REWRITTEN.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  // `https://site@evil.example` shows the site's name but opens evil.example.
  if (url.username || url.password || DANGEROUS.has(url.protocol)) return undefined;
  // `scheme:path` has no host to check.
  if (url.host === '' || ENCODED_SEPARATOR.test(url.pathname)) return undefined;
  return url;
}

const escapeRegExp = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const pathPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/(\*\*|\*)/)
      .map((part) => (part === '**' ? '.*' : part === '*' ? '[^/]*' : escapeRegExp(part)))
      .join('')}$`,
  );

function compile(pattern: string): Rule {
  const url = parseTarget(pattern);
  if (!url || url.host.includes('*')) {
    throw new Error(`The redirect target "${pattern}" is not a URL with a fixed host.`);
  }
  return { origin: originOf(url), path: pathPattern(pathOf(url)), search: url.search };
}

const isMatch = (rule: Rule, url: URL): boolean =>
  rule.origin === originOf(url) &&
  rule.path.test(pathOf(url)) &&
  (rule.search === '' || rule.search === url.search);

/**
 * Compiles the allow-list. An entry is a URL with a fixed scheme, host and port; in its path `*` matches anything
 * inside one segment and `**` matches anything. An entry that starts with `/` is a path of the site itself. Any query
 * is allowed unless the entry has one.
 */
export function createRedirects(siteUrl: () => string, allowList: readonly string[]): Redirects {
  const onSite = allowList.filter((entry) => entry.startsWith('/'));
  const elsewhere = allowList.filter((entry) => !entry.startsWith('/')).map(compile);
  if (onSite.some((entry) => entry.startsWith('//'))) {
    throw new Error('A redirect path on the site must start with exactly one "/".');
  }
  return {
    choose(requested) {
      const site = siteUrl();
      const url = requested ? parseTarget(requested) : undefined;
      if (!url) return site;
      const rules = [...elsewhere, ...onSite.map((path) => compile(new URL(site).origin + path))];
      const isAllowed = url.href === new URL(site).href || rules.some((rule) => isMatch(rule, url));
      if (!isAllowed) return site;
      url.hash = '';
      return url.href;
    },
  };
}
