import type { Block, Prose } from '../../shared/home/content.ts';
import { type Practice, readFence } from './fences.ts';
import { ContentError, type Node, type NodeOf } from './markdown.ts';
import { type Labeled, proseOf, readLabeled } from './prose.ts';

const SOURCE = 'Source: ';
const CAPTION = 'Table: ';
const TONES = { TIP: 'hint', CAUTION: 'caution' } as const;

const paragraphOf = (node: Node | undefined): Prose | undefined =>
  node?.type === 'paragraph' ? proseOf(node.children) : undefined;

type Item = NodeOf<'list'>['children'][number];

/** Returns an item's paragraph, which is all it can have. */
function inlineOf(item: Item) {
  const [paragraph, ...more] = item.children;
  if (paragraph?.type !== 'paragraph' || more.length > 0) {
    throw new ContentError('A list item is one paragraph.', item);
  }
  return paragraph.children;
}

function readList(list: NodeOf<'list'>): Block {
  const items = list.children.map(inlineOf);
  const labeled = items.map(readLabeled);
  const isLabeled = labeled.every((item): item is Labeled => item !== undefined);
  if (list.ordered === true) {
    if (!isLabeled) throw new ContentError('A step is “**Title**: text”.', list);
    return {
      kind: 'steps',
      steps: labeled.map(({ label, aside, text }) => ({
        title: label,
        text,
        ...(aside === undefined ? {} : { takes: aside }),
      })),
    };
  }
  if (!isLabeled) return { kind: 'list', items: items.map(proseOf) };
  const paths = labeled.flatMap(({ label, text, to }) =>
    to === undefined ? [] : [{ title: label, text, to }],
  );
  if (paths.length === labeled.length) return { kind: 'paths', paths };
  if (paths.length > 0) throw new ContentError('Some items are links, others are terms.', list);
  return { kind: 'terms', terms: labeled.map(({ label, text }) => ({ term: label, text })) };
}

/** Right-aligned columns have numbers. */
function readTable(table: NodeOf<'table'>, caption: string): Block {
  const [head, ...rows] = table.children.map((row) =>
    row.children.map((cell) => proseOf(cell.children)),
  );
  const columns = (head ?? []).map((label, at) => ({
    label,
    ...(table.align?.[at] === 'right' ? { isNumber: true } : {}),
  }));
  return { kind: 'table', caption, columns, rows };
}

/** `> [!TIP]` and `> [!CAUTION]` are notes; a last paragraph `— Name` makes a quote. */
function readQuote(quote: NodeOf<'blockquote'>): Block {
  const [text = '', who, ...more] = quote.children.map(paragraphOf);
  const [, tone, note] = /^\[!(TIP|CAUTION)\] (.*)$/s.exec(text) ?? [];
  if (tone !== undefined && note !== undefined && who === undefined) {
    return { kind: 'note', tone: TONES[tone as keyof typeof TONES], text: note };
  }
  if (who?.startsWith('— ') !== true || more.length > 0) {
    throw new ContentError('A quote is a note or ends with “— Name”.', quote);
  }
  return { kind: 'quote', text, who: who.slice('— '.length) };
}

function readNode(node: Node): Block | Practice {
  if (node.type === 'list') return readList(node);
  if (node.type === 'blockquote') return readQuote(node);
  if (node.type === 'code') return readFence(node);
  throw new ContentError(`A page can't contain ${node.type}.`, node);
}

/** Returns the blocks of a section. Consecutive paragraphs are one block. */
export function readBlocks(nodes: readonly Node[]): (Block | Practice)[] {
  const blocks: (Block | Practice)[] = [];
  let caption: string | undefined;
  for (const node of nodes) {
    const text = paragraphOf(node);
    const last = blocks.at(-1);
    if (node.type === 'table') {
      if (caption === undefined) throw new ContentError('A table needs “Table: caption”.', node);
      blocks.push(readTable(node, caption));
      caption = undefined;
    } else if (text === undefined) blocks.push(readNode(node));
    else if (text.startsWith(CAPTION)) caption = text.slice(CAPTION.length);
    else if (text.startsWith(SOURCE) && (last?.kind === 'table' || last?.kind === 'bars')) {
      blocks[blocks.length - 1] = { ...last, source: text.slice(SOURCE.length) };
    } else if (last?.kind === 'text') {
      blocks[blocks.length - 1] = { kind: 'text', paragraphs: [...last.paragraphs, text] };
    } else blocks.push({ kind: 'text', paragraphs: [text] });
  }
  if (caption !== undefined) throw new ContentError(`No table follows “${caption}”.`);
  return blocks;
}
