/** Available in every runtime, but missing from this folder's types. */
declare const URL: {
  new (
    address: string,
  ): {
    readonly origin: string;
    readonly protocol: string;
    readonly username: string;
    readonly password: string;
    readonly hostname: string;
    readonly pathname: string;
  };
  canParse(address: string): boolean;
};

/** Directives of a content security policy that an embed may extend. */
const DIRECTIVES = ['script-src', 'img-src', 'font-src', 'connect-src', 'frame-src'] as const;

type Directive = (typeof DIRECTIVES)[number];
type EmbedSources = Readonly<Record<Directive, readonly string[]>>;

interface Embed {
  /** The setting's error message after its name. */
  readonly meaning: string;
  readonly accepts: (value: string) => boolean;
  readonly sources: (value: string) => Partial<EmbedSources>;
}

const HOST = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/;
const VISIBLE = /^[\x21-\x7e]+$/;
/** Characters that end a source in a policy: a path with them could inject a source or directive. */
const UNSAFE_IN_PATH = /[;,'"*\\]/;

/** True if a policy can name the URL's host: URL parsers allow `;`, `,`, and `*` in hosts. */
export function hasPolicyHost(address: string): boolean {
  return URL.canParse(address) && HOST.test(new URL(address).hostname);
}

function isHttps(address: string): boolean {
  if (!VISIBLE.test(address) || !hasPolicyHost(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
}

const isOrigin = (value: string): boolean => isHttps(value) && new URL(value).origin === value;

const framedOrigin = (meaning: string): Embed => ({
  meaning,
  accepts: isOrigin,
  sources: (origin) => ({ 'frame-src': [origin] }),
});

/** Every embed of the specification by its setting. Unset embeds are not loaded. */
export const EMBEDS = {
  VITE_DEMO_VIDEO_URL: {
    meaning: 'must be the https address of a player, such as https://player.example/embed/1',
    accepts: (value) => isHttps(value) && !UNSAFE_IN_PATH.test(new URL(value).pathname),
    // A policy can't distinguish URLs by their query.
    sources: (value) => ({ 'frame-src': [new URL(value).origin + new URL(value).pathname] }),
  },
  VITE_MAP_TILES_URL: {
    meaning:
      'must be the https address of pictures for maps, such as https://tiles.example/{z}/{x}/{y}.png',
    accepts: (value) =>
      isHttps(value) &&
      ['{z}', '{x}', '{y}'].every((part) => new URL(value).pathname.includes(encodeURI(part))),
    sources: (value) => ({ 'img-src': [new URL(value).origin] }),
  },
  HAVEN_EMBED_PAYMENTS: {
    meaning: 'must be stripe',
    accepts: (value) => value === 'stripe',
    sources: () => ({
      'script-src': ['https://js.stripe.com'],
      'connect-src': ['https://api.stripe.com'],
      'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
    }),
  },
  HAVEN_EMBED_SCHEDULING_ORIGIN: framedOrigin(
    'must be the https origin of a scheduling tool, such as https://calendar.example',
  ),
  HAVEN_EMBED_VALUATION_ORIGIN: framedOrigin(
    'must be the https origin of a valuation tool, such as https://valuation.example',
  ),
  HAVEN_EMBED_FONTS_ORIGIN: {
    meaning: 'must be the https origin of a font server, such as https://fonts.example',
    accepts: isOrigin,
    sources: (origin) => ({ 'font-src': [origin] }),
  },
} as const satisfies Readonly<Record<string, Embed>>;

export type EmbedSetting = keyof typeof EMBEDS;
export type EmbedSettings = Readonly<Partial<Record<EmbedSetting, string | undefined>>>;

export const EMBED_SETTINGS = Object.keys(EMBEDS) as readonly EmbedSetting[];

/** Browser features by their Permissions-Policy names. Only dictation and property tours use one of them. */
const FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

const policyOf = (allowed: readonly string[]): string =>
  FEATURES.map((feature) => `${feature}=${allowed.includes(feature) ? '(self)' : '()'}`).join(', ');

/** The policy of every page that uses none of them. */
export const DISABLED_FEATURES = policyOf([]);

/** Only the dictation page may ask for the microphone, and only pages with property tours for a headset. */
const POLICIES: readonly (readonly [paths: RegExp, policy: string])[] = [
  [/^\/voice-hub$/, policyOf(['microphone'])],
  [/^\/(?:ar-property-explorer$|property\/|tours\/)/, policyOf(['xr-spatial-tracking'])],
];

/** The Permissions-Policy at a path. */
export const permissionsPolicyAt = (path: string): string =>
  POLICIES.find(([paths]) => paths.test(path))?.[1] ?? DISABLED_FEATURES;

export class InvalidEmbedError extends Error {}

/** Returns what the settings add to each directive; throws on a malformed setting. */
export function embedSources(settings: EmbedSettings): EmbedSources {
  const added = EMBED_SETTINGS.flatMap((name) => {
    const value = settings[name];
    if (value === undefined || value === '') return [];
    const embed: Embed = EMBEDS[name];
    if (!embed.accepts(value)) throw new InvalidEmbedError(`${name} ${embed.meaning}.`);
    return [embed.sources(value)];
  });
  const of = (directive: Directive) => [
    ...new Set(added.flatMap((sources) => sources[directive] ?? [])),
  ];
  return Object.fromEntries(
    DIRECTIVES.map((directive) => [directive, of(directive)]),
  ) as unknown as EmbedSources;
}
