import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Question, Section } from '../../shared/home/content.ts';
import { type GlossaryArea, glossaryAreas } from '../../shared/home/contentTerms.ts';
import { readBlocks } from './blocks.ts';
import { frontMatter, type Kind, readFrontMatter } from './frontMatter.ts';
import { ContentError, type Node, parseMarkdown } from './markdown.ts';
import { proseOf, readLabeled } from './prose.ts';
import { type Part, splitAtHeadings } from './sections.ts';
import { values } from './values.ts';

const QUESTIONS = 'Questions';

function onlyProse(nodes: readonly Node[], what: string): string {
  const [node, ...more] = nodes;
  if (node?.type !== 'paragraph' || more.length > 0) {
    throw new ContentError(`${what} has exactly one paragraph.`, node);
  }
  return proseOf(node.children);
}

const questionsIn = (nodes: readonly Node[], depth: number): Question[] =>
  splitAtHeadings(nodes, depth).parts.map((part) => ({
    question: part.heading,
    answer: onlyProse(part.nodes, `“${part.heading}”`),
  }));

/** A legal section starts with its summary in italics. */
function readSection({ heading, id, nodes }: Part): Section & { readonly summary?: string } {
  const [first, ...rest] = nodes;
  const [emphasis] = first?.type === 'paragraph' ? first.children : [];
  if (emphasis?.type !== 'emphasis') {
    return { id, heading, blocks: readBlocks(nodes) as Section['blocks'] };
  }
  const summary = proseOf(emphasis.children);
  return { id, heading, summary, blocks: readBlocks(rest) as Section['blocks'] };
}

function readPage(nodes: readonly Node[]) {
  const { intro, parts } = splitAtHeadings(nodes, 2);
  if (intro.length > 0) throw new ContentError('Text starts below a heading.', intro[0]);
  const asked = parts.find(({ heading }) => heading === QUESTIONS);
  const sections = parts.filter((part) => part !== asked).map(readSection);
  return asked === undefined ? { sections } : { sections, questions: questionsIn(asked.nodes, 3) };
}

/** A release is paragraphs and a list of facts. */
function readRelease(nodes: readonly Node[]) {
  const [text, facts, ...more] = readBlocks(nodes);
  if (text?.kind !== 'text' || facts?.kind !== 'terms' || more.length > 0) {
    throw new ContentError('A release is paragraphs, then a list of facts.');
  }
  return { paragraphs: text.paragraphs, facts: facts.terms };
}

/** Each paragraph is `**speaker**: text`. */
const readTranscript = (nodes: readonly Node[], speakers: object) => ({
  transcript: nodes.map((node) => {
    const turn = node.type === 'paragraph' ? readLabeled(node.children) : undefined;
    if (turn === undefined || !(turn.label in speakers)) {
      throw new ContentError('A turn is “**speaker**: text”.', node);
    }
    return { by: turn.label, text: turn.text };
  }),
});

const isArea = (name: string | undefined): name is GlossaryArea =>
  name !== undefined && name in glossaryAreas;

/** A meaning, then a list of `Area: care`, `Also: other names` and `See: other terms`. */
function readTerm({ heading, nodes }: Part) {
  const [meaning, list] = nodes;
  if (list?.type !== 'list') throw new ContentError(`“${heading}” has no list.`, meaning);
  const block = readBlocks([list]);
  const lines = block[0]?.kind === 'list' ? block[0].items : [];
  const labels = new Map(lines.map((line) => line.split(': ', 2) as [string, string]));
  const area = labels.get('Area');
  const also = labels.get('Also')?.split('; ');
  const see = labels.get('See')?.split('; ');
  if (!isArea(area)) throw new ContentError(`“${heading}” has no area.`, list);
  return {
    term: heading,
    meaning: onlyProse(nodes.slice(0, 1), `“${heading}”`),
    area,
    ...(also === undefined ? {} : { also }),
    ...(see === undefined ? {} : { see }),
  };
}

function readBody(kind: Kind, nodes: readonly Node[], data: object): object {
  if (kind === 'intro' || kind === 'notice') {
    if (nodes.length > 0) throw new ContentError('An introduction has no body.', nodes[0]);
    return {};
  }
  if (kind === 'release') return readRelease(nodes);
  if (kind === 'episode') {
    return readTranscript(nodes, 'speakers' in data ? (data.speakers as object) : {});
  }
  if (kind === 'faq') return { questions: questionsIn(nodes, 2) };
  return readPage(nodes);
}

const WITH_SLUG: readonly Kind[] = ['article', 'guide', 'release', 'episode'];

/** Returns what a text says as data: a page, a collection's entry, glossary terms, or a lesson's blocks. */
export function compileContent(kind: Kind, source: string, slug: string): unknown {
  const filled = source.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new ContentError(`No value is called “${name}”.`);
    return value;
  });
  const { data, body } = readFrontMatter(kind, filled);
  const nodes = parseMarkdown(body).children;
  if (kind === 'lesson') return readBlocks(nodes);
  if (kind === 'terms') return splitAtHeadings(nodes, 2).parts.map(readTerm);
  return { ...(WITH_SLUG.includes(kind) ? { slug } : {}), ...data, ...readBody(kind, nodes, data) };
}

const isKind = (name: string | undefined): name is Kind =>
  name !== undefined && name in frontMatter;

/** Returns the kind in a file's name, as in `eula.legal.md`. */
export function kindOfFile(file: string): Kind | undefined {
  const [, kind] = /\/[\w-]+\.(\w+)\.md$/.exec(file) ?? [];
  return isKind(kind) ? kind : undefined;
}

/** Compiles a file. Errors name it. */
export function compileFile(file: string): unknown {
  const kind = kindOfFile(file);
  if (kind === undefined) throw new Error(`${file} has no known kind in its name.`);
  try {
    return compileContent(kind, readFileSync(file, 'utf8'), basename(file).split('.')[0] ?? '');
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
