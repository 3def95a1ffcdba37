import { describe, expect, test } from 'vitest';
import { PLANS } from '#shared/account/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';
import type { Block, ContentPage } from '#shared/home/content.ts';
import { redirects, routes } from '#shared/routes/table.ts';
import { collection as features } from '../site/pages/feature.tsx';
import { faq } from './faq/faq.ts';
import { glossary } from './glossary/glossary.ts';
import type { LegalForm, LegalPage } from './legal/legalPage.ts';
import { agrees, evaluate, isCalculation } from './testing/arithmetic.ts';
import { linksIn, nearDuplicates, type Text, textsIn } from './testing/texts.ts';
import { wordsOf } from './words.ts';

/**
 * Every export in this folder is checked against the rules below, without being listed here. Data that pages are
 * computed from is excluded because it is read on those pages and would count as duplicate text.
 */
const modules = import.meta.glob<Record<string, unknown>>(
  ['./**/*.{md,ts}', '!./**/*.{test,d}.ts', '!./business/status/**', '!./business/comparison.ts'],
  { eager: true },
);

const sources = import.meta.glob<string>(['./**/*.{md,ts}', '!./**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** `./legal/eula.legal.md` is the page `eula`. */
const nameOfFile = (file: string) => file.replace(/^.*\/|\..*$/g, '');

const content = Object.entries(modules)
  .filter(([file]) => !file.startsWith('./testing/'))
  .flatMap(([file, exports]) =>
    Object.entries(exports).map(([name, value]) => ({
      at: `${file}/${name === 'default' ? nameOfFile(file) : name}`,
      value,
    })),
  );

const seen = new Set<unknown>();
const texts: readonly Text[] = content.flatMap(({ at, value }) => textsIn(value, at, seen));

interface Intro {
  readonly heading?: string;
  readonly description: string;
}

const isIntro = (value: unknown): value is Intro =>
  typeof value === 'object' &&
  value !== null &&
  ('heading' in value || 'lede' in value) &&
  'description' in value;

const isPage = (value: unknown): value is ContentPage => isIntro(value) && 'sections' in value;

/** Returns pages, including those inside a collection. */
function pagesIn(value: unknown): Intro[] {
  if (isIntro(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(pagesIn);
}

const intros = [...new Set(content.flatMap(({ value }) => pagesIn(value)))];
const pages = intros.filter(isPage);

const repeated = (words: readonly string[]): string[] => {
  const known = words.map((word) => word.toLowerCase());
  return known.filter((word, index) => known.indexOf(word) !== index);
};

const addresses = [
  ...Object.values(routes).map(({ path }) => path),
  ...redirects.map(({ from }) => from),
].map((path) => new RegExp(`^${path.replace(/:[A-Za-z]+/g, '[\\w-]+')}$`));

const leadsSomewhere = (link: string) => {
  const [path = ''] = link.split(/[?#]/);
  return addresses.some((address) => address.test(path));
};

describe('every text', () => {
  const links = texts.flatMap(({ at, text }) =>
    (at.endsWith('/to') ? [text] : linksIn(text)).map((link) => ({ at, link })),
  );

  test('links only to product routes', () => {
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ link }) => !leadsSomewhere(link))).toEqual([]);
  });

  test('links only to existing feature pages', () => {
    const told = features.slugs.map((slug) => `/features/${slug}`);
    expect(
      links.filter(({ link }) => link.startsWith('/features/') && !told.includes(link)),
    ).toEqual([]);
  });

  test('uses only links and bold as markup, each closed', () => {
    const isBroken = (text: string) =>
      /[<>`]|\]\s+\(|\$\{|undefined|NaN/.test(text) || (text.split('**').length - 1) % 2 === 1;
    expect(texts.filter(({ text }) => isBroken(text))).toEqual([]);
  });

  test('contains no exclamation marks, straight quotes or double spaces', () => {
    const isSloppy = (text: string) => /!|'|"|\.\.\.| {2}|^\s|\s$/.test(text);
    expect(texts.filter(({ text }) => isSloppy(text))).toEqual([]);
  });

  test('does not duplicate other texts', () => {
    // A notice page’s description repeats its only paragraph.
    const isOfNotice = /\.notice\.md|otherIntegrations/;
    expect(
      nearDuplicates(
        texts.filter(({ at }) => !isOfNotice.test(at)),
        8,
        3,
      ),
    ).toEqual([]);
    const told =
      'The seller keeps what was owed before closing, and the buyer starts with nothing.';
    const retold = told.replace('starts with nothing', 'starts from nothing');
    const twins = nearDuplicates(
      [
        { at: 'here', text: told },
        { at: 'there', text: retold },
      ],
      8,
      3,
    );
    expect(twins).toEqual([expect.stringContaining('here ≈ there')]);
  });

  test('takes plan prices from the plan table', () => {
    const prices = Object.values(PLANS)
      .filter(({ monthlyCents }) => monthlyCents > 0)
      .map(({ monthlyCents }) => formatPrice(monthlyCents));
    const isByHand = (source: string) =>
      prices.some((price) =>
        source
          .split(price)
          .slice(1)
          .some((rest) => !/^,?\d/.test(rest)),
      );
    expect(isByHand(`It costs ${prices[0]} a month.`)).toBe(true);
    expect(Object.keys(sources).filter((file) => isByHand(sources[file] ?? ''))).toEqual([]);
  });
});

describe('every page', () => {
  test.each(intros)('$description has a length of 70 to 160 characters', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test('has a unique heading and description', () => {
    expect(repeated(intros.flatMap(({ heading }) => heading ?? []))).toEqual([]);
    expect(repeated(intros.map(({ description }) => description))).toEqual([]);
  });

  test('uses its route title and only sets a heading that differs from it', () => {
    const entries =
      /^\.\/(?:features|journal\/articles|podcast\/episodes|integrations\/(?:apis|others))\//;
    const own = content.filter(({ at, value }) => isIntro(value) && !entries.test(at));
    const retold = own.filter(({ at, value }) => {
      const route = Object.entries(routes).find(([name]) => at.endsWith(`/${name}`))?.[1];
      return route !== undefined && (value as Intro).heading === route.title;
    });
    expect(own.length).toBeGreaterThan(60);
    expect(retold.map(({ at }) => at)).toEqual([]);
  });

  test.each(pages)('$description has distinct sections and a next step', (page) => {
    const { sections, heading, next } = page;
    expect(repeated([heading ?? '', ...sections.map((section) => section.heading)])).toEqual([]);
    expect(repeated(sections.map(({ id }) => id))).toEqual([]);
    expect(sections.filter(({ id }) => !/^[a-z][a-z0-9-]*$/.test(id))).toEqual([]);
    expect(sections.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
    expect(next.length).toBeGreaterThan(0);
  });

  test('has tables whose rows match their columns', () => {
    const ragged = blocksOf('table').filter(({ columns, rows }) =>
      rows.some((row) => row.length !== columns.length),
    );
    expect(ragged).toEqual([]);
  });
});

const blocksOf = <Kind extends Block['kind']>(kind: Kind) =>
  pages
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
    .filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);

describe('worked examples', () => {
  const steps = blocksOf('example').flatMap(({ title, working }) =>
    working.map((step) => ({ title, ...step })),
  );

  test.each(steps.filter(({ line }) => isCalculation(line)))(
    '$title: $line is $result',
    ({ line, result }) => {
      expect(agrees(evaluate(line), result), `${line} is ${evaluate(line)}`).toBe(true);
    },
  );

  test('have verified results', () => {
    expect(evaluate('$1,702,000 ÷ 7.5%')).toBeCloseTo(22_693_333.33);
    expect(evaluate('($1,450,000 ÷ 1.45) − 80 units × $350')).toBeCloseTo(972_000);
    expect(() => evaluate('85 % of $17,500,000')).toThrow('operator');
    expect(agrees(evaluate('$1,702,000 ÷ $6,000,000'), '28.37%')).toBe(true);
    expect(agrees(evaluate('$1,702,000 ÷ $6,000,000'), '28.36%')).toBe(false);
    expect(agrees(evaluate('$100 − $250'), '−$150')).toBe(true);
    expect(agrees(evaluate('$100 − $250'), '$150')).toBe(false);
  });
});

describe('legal documents', () => {
  const isLegal = (page: ContentPage): page is LegalPage => 'effective' in page;
  const isForm = (page: LegalPage): page is LegalForm => 'fields' in page;
  const documents = pages.filter(isLegal);

  test.each(documents)('$description is dated and summarizes each section', (page) => {
    expect(page.effective).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(page.sections.filter(({ summary }) => !isBetween(summary, 5, 30))).toEqual([]);
  });

  test.each(documents.filter(isForm))(
    '$description has exactly one field for each blank',
    (form) => {
      const blanks = textsIn(form.sections).flatMap(({ text }) =>
        [...text.matchAll(/\{(\w+)\}/g)].map(([, id]) => id),
      );
      expect([...new Set(blanks)].toSorted()).toEqual(form.fields.map(({ id }) => id).toSorted());
    },
  );
});

describe('the glossary', () => {
  const terms = glossary.map(({ term }) => term);

  test('explains at least 150 terms, once each, in alphabetical order', () => {
    expect(terms.length).toBeGreaterThanOrEqual(150);
    expect(repeated(terms)).toEqual([]);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  });

  test('gives each term one meaning', () => {
    expect(repeated(glossary.flatMap(({ term, also = [] }) => [term, ...also]))).toEqual([]);
  });

  test('links related terms only to existing terms', () => {
    const lost = glossary.flatMap(({ term, see = [] }) =>
      see.filter((other) => other === term || !terms.includes(other)),
    );
    expect(lost).toEqual([]);
  });

  test('uses 25 to 80 words per term', () => {
    expect(glossary.filter(({ meaning }) => !isBetween(meaning, 25, 80))).toEqual([]);
  });
});

describe('the FAQ', () => {
  const questions = faq.flatMap((category) => category.questions);

  test('has at least 60 unique questions in 10 categories', () => {
    expect(faq).toHaveLength(10);
    expect(repeated(faq.map(({ id }) => id))).toEqual([]);
    const onPages = pages.flatMap((page) => page.questions ?? []);
    const asked = [...questions, ...onPages].map(({ question }) => question);
    expect(questions.length).toBeGreaterThanOrEqual(60);
    expect(repeated(asked)).toEqual([]);
  });

  test('has answers of 40 to 120 words', () => {
    expect(questions.filter(({ answer }) => !isBetween(answer, 40, 120))).toEqual([]);
  });
});

function isBetween(text: string, least: number, most: number): boolean {
  const count = wordsOf(text).length;
  return count >= least && count <= most;
}
