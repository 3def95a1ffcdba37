import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getPlanClaims } from '#shared/account/billing/claims.ts';
import { PLAN_IDS } from '#shared/account/billing/plans.ts';
import { DEMO_ACCOUNTS } from '#shared/demo-accounts.ts';
import { routes } from '#shared/routes/table.ts';
import { getRoute, isKnownPath, type RouteName } from '#shared/routes.ts';
import { linksIn, type Text, textsIn } from '../../renderer/content/testing/texts.ts';
import { parts } from '../../renderer/features/home/demos/parts.ts';
import { homeContent } from '../../renderer/site/home/homeContent.ts';
import { personas, roleTiles } from '../../renderer/site/home/personas.ts';
import { MESSAGE_TEMPLATES } from '../../supabase/functions/_shared/emails/templates.ts';

/** Phrases that promise parts of the product, each with its screen. */
const PARTS: readonly (readonly [words: RegExp, screen: RouteName])[] = [
  [/\bsaved? (a |the |this )?search/i, 'searches'],
  [/\b(property|search|advanced) alerts?\b|\balerts? (for|you set|of)\b/i, 'searchAlerts'],
  [/\bsearch(es)? that (keeps? looking|tells? you)/i, 'searchAlerts'],
  [/\broom for each deal\b|\boffers side by side\.|\bsigned NDAs,/i, 'dealRooms'],
  [/\blist once\b/i, 'submitListing'],
  [/\bsaved (listing|communit|propert)/i, 'savedListings'],
  [/\blead management/i, 'leadManagement'],
  [/\bcreate (and manage )?listings?|\blistings? of your own|\bsubmit a listing/i, 'submitListing'],
  [
    /\bmessages?\b[^.]*\bmembers?\b|\bcontacts, messages|\bmessages are part|\bcontacts and messages/i,
    'messages',
  ],
  [/\bdeal rooms?\b/i, 'dealRooms'],
  [/\bwhite-label/i, 'whiteLabelManager'],
  [/\bsave (what you found|a search|the search|communities)/i, 'savedListings'],
];
/** Promises of things that don't exist. */
const UNKEPT = /\bpriority (e-mail )?support|\baccount manager|\bwith priority on paid/i;

const PROMISE_PATTERN = /\bto come\b|\bnot (yet )?(built|open)|\bnothing exists\b|features-status/i;

const toCome = (text: string): boolean =>
  PROMISE_PATTERN.test(text) || linksIn(text).some((link) => !isKnownPath(link));

/** Returns the parts that a text presents as existing. */
const promisedIn = (text: string): readonly string[] =>
  toCome(text)
    ? []
    : [
        ...PARTS.filter(([pattern, screen]) => pattern.test(text) && getRoute(screen).isNotice).map(
          ([, screen]) => routes[screen].path,
        ),
        ...(UNKEPT.test(text) ? ['nothing'] : []),
      ];

const broken = (texts: readonly Text[]) =>
  texts.flatMap(({ at, text }) =>
    promisedIn(text).map((screen) => `${at}: “${text.slice(0, 140)}” needs ${screen}`),
  );

/** Text that teaches, describes other companies' products, or is legal; it offers nothing. */
const TEACHES =
  /\/(testing|journal|podcast|glossary|legal|status|integrations)\/|featuresStatus|comparison\.ts|\.(?:test|d)\.ts|aiRoadmap/;

const root = join(import.meta.dirname, '../../renderer/content');

const modules = await Promise.all(
  globSync('**/*.{md,ts}', { cwd: root })
    .filter((file) => !TEACHES.test(`/${file}`))
    .map(async (file) => {
      const exports = (await import(join(root, file))) as Record<string, unknown>;
      return [file, exports] as const;
    }),
);

/** True for a page whose heading shows the status of what it describes. */
const showsState = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'state' in value && value.state !== 'Built';

/** Returns texts with their context: a section with its status, a page with its planned links. */
function offered(value: unknown, at: string, known: readonly string[] = []): Text[] {
  if (showsState(value) || isLinkToCome(value)) return [];
  if (Array.isArray(value)) {
    return value.flatMap((part, index) => offered(part, `${at}/${index}`, known));
  }
  if (typeof value !== 'object' || value === null) {
    return textsIn(value, at).filter(({ text }) =>
      promisedIn(text).some((screen) => !known.includes(screen)),
    );
  }
  const isSection = 'blocks' in value && textsIn(value).some(({ text }) => toCome(text));
  if (isSection) return [];
  const links = 'sections' in value ? textsIn(value.sections).flatMap(linksOf) : known;
  return Object.entries(value).flatMap(([key, part]) =>
    ['to', 'id', 'slug', 'keywords', 'icon'].includes(key)
      ? []
      : offered(part, `${at}/${key}`, links),
  );
}

const linksOf = ({ at, text }: Text): string[] => (at.endsWith('/to') ? [text] : linksIn(text));

/** A link to a missing screen is shown as planned, and one to a feature with its status. */
const isLinkToCome = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'to' in value &&
  typeof value.to === 'string' &&
  (!isKnownPath(value.to) || value.to.startsWith('/features/'));

describe('promises of unbuilt features', () => {
  it('are not made by a plan: included parts exist, and planned ones are separate', () => {
    for (const plan of PLAN_IDS) {
      const { opens, toCome: later } = getPlanClaims(plan);
      expect(broken(opens.map((text) => ({ at: plan, text })))).toEqual([]);
      expect(opens.filter((text) => later.includes(text))).toEqual([]);
      expect(opens.length).toBeGreaterThan(0);
    }
    expect(getPlanClaims('professional').opens).toContain('Saved searches and alerts');
    expect(getPlanClaims('professional').toCome).toContain('Priority support');
    expect(getPlanClaims('enterprise').opens).toContain('Create and manage listings');
  });

  it('are not made by an email', () => {
    const site = { url: 'https://haven.example', name: 'Haven Exchange' };
    const messages = Object.entries(MESSAGE_TEMPLATES).map(([at, template]) => ({
      at,
      text: template.render(template.sample, site).text,
    }));
    expect(messages.length).toBeGreaterThan(15);
    expect(broken(messages)).toEqual([]);
  });

  it('are not made by public pages, tours, help or replies', () => {
    expect(modules.length).toBeGreaterThan(100);
    const texts = modules.flatMap(([file, exports]) =>
      Object.entries(exports).flatMap(([name, value]) => offered(value, `${file}/${name}`)),
    );
    expect([...new Set(broken(texts))]).toEqual([]);
  });

  it('are not made by a description, a demo or a demo account', () => {
    const texts = [
      ...textsIn(
        Object.values(routes).map(({ description }) => description ?? ''),
        'descriptions',
      ),
      ...textsIn(DEMO_ACCOUNTS, 'demo'),
      ...textsIn([personas, roleTiles, homeContent], 'front page'),
    ];
    const promises = Object.entries(parts).map(([at, { promise }]) => ({ at, text: promise }));
    expect(broken([...texts, ...promises])).toEqual([]);
  });

  it('would be detected', () => {
    expect(
      broken([{ at: 'here', text: 'Dedicated account manager, full addresses.' }]),
    ).toHaveLength(1);
    expect(
      broken([{ at: 'here', text: 'Keep a saved search. [Alerts](/search-alerts).' }]),
    ).toEqual([]);
    expect(broken([{ at: 'here', text: 'Priority support' }])).toHaveLength(1);
  });
});
