import type { Prose } from '../../shared/home/content.ts';
import { ContentError, type Inline } from './markdown.ts';

/** A line break in the source is a space. */
const unwrap = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

/** Returns inline Markdown as prose, which has only links and bold text. */
export function proseOf(nodes: readonly Inline[]): Prose {
  return nodes
    .map((node) => {
      if (node.type === 'text') return unwrap(node.value);
      if (node.type === 'strong') return `**${proseOf(node.children)}**`;
      if (node.type === 'link') return `[${proseOf(node.children)}](${node.url})`;
      throw new ContentError(`A text can't contain ${node.type}.`, node);
    })
    .join('');
}

export interface Labeled {
  readonly label: string;
  /** The text in parentheses after the label. */
  readonly aside?: string;
  readonly text: Prose;
  /** The label's link. */
  readonly to?: string;
}

/** Reads `**Label**: text`, `**Label** (aside): text` or `[Label](/path): text`. */
export function readLabeled([first, ...rest]: readonly Inline[]): Labeled | undefined {
  if (first?.type !== 'strong' && first?.type !== 'link') return undefined;
  const [, aside, text] = /^(?: \(([^()]+)\))?: (.*)$/s.exec(proseOf(rest)) ?? [];
  if (text === undefined) return undefined;
  return {
    label: proseOf(first.children),
    text,
    ...(aside === undefined ? {} : { aside }),
    ...(first.type === 'link' ? { to: first.url } : {}),
  };
}
