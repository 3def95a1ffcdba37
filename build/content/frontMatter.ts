import { parse } from 'yaml';
import type { Action } from '../../shared/home/content.ts';
import { CATEGORY_SLUGS, TEAM_SLUGS } from '../../shared/home/contentTerms.ts';
import { PRODUCT_SHOTS } from '../../shared/home/product-shots.ts';
import { stateOfScreens } from '../../shared/routes/screenState.ts';
import { routeNames } from '../../shared/routes/table.ts';
import { z } from '../../shared/zod.ts';
import { ContentError } from './markdown.ts';

const text = z.string().check(z.minLength(1));
const day = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/));

/** A link is `Label: /path`. */
const action = z.pipe(
  z.record(text, z.string().check(z.startsWith('/'))),
  z.transform((link, { issues }): Action => {
    const [[label, to] = ['', ''], ...more] = Object.entries(link);
    if (more.length > 0) issues.push({ code: 'custom', input: link, message: 'One link a line' });
    return { label, to };
  }),
);

const intro = {
  heading: z.optional(text),
  lede: text,
  description: text,
  keywords: z.array(text),
  shot: z.optional(z.strictObject({ name: z.enum(PRODUCT_SHOTS), alt: text })),
  next: z.array(action),
};
const article = { ...intro, heading: text, date: day, author: z.enum(TEAM_SLUGS) };
const entry = { heading: text, description: text, date: day, next: action };

const feature = z.strictObject({
  ...intro,
  heading: text,
  screens: z.array(z.enum(routeNames)),
});

/** What each kind of text has above its body. */
export const frontMatter = {
  page: z.strictObject(intro),
  audience: z.strictObject(intro),
  reading: z.strictObject(intro),
  intro: z.strictObject(intro),
  notice: z.strictObject({ ...intro, showsConnection: z.optional(z.literal(true)) }),
  legal: z.strictObject({ ...intro, effective: day }),
  form: z.strictObject({ ...intro, effective: day }),
  article: z.strictObject(article),
  guide: z.strictObject({ ...article, category: z.enum(CATEGORY_SLUGS) }),
  feature: z.pipe(
    feature,
    z.transform(({ screens, ...page }) => ({ ...page, state: stateOfScreens(screens) })),
  ),
  release: z.strictObject(entry),
  episode: z.strictObject({
    ...entry,
    number: z.int(),
    speakers: z.record(text, z.strictObject({ name: text, role: text })),
  }),
  faq: z.strictObject({ id: text, heading: text }),
  terms: z.strictObject({}),
  lesson: z.strictObject({}),
};

export type Kind = keyof typeof frontMatter;

/** Splits a file into its checked front matter and its body, whose lines keep their numbers. */
export function readFrontMatter<Of extends Kind>(kind: Of, source: string) {
  const [, yaml, body = source] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const result = frontMatter[kind].safeParse(yaml === undefined ? {} : parse(yaml));
  if (!result.success) throw new ContentError(z.prettifyError(result.error));
  const linesAbove = source.slice(0, source.length - body.length).split('\n').length - 1;
  return {
    data: result.data as z.output<(typeof frontMatter)[Of]>,
    body: '\n'.repeat(linesAbove) + body,
  };
}
