import { ContentError, type Node, type NodeOf } from './markdown.ts';
import { proseOf } from './prose.ts';

export interface Part {
  readonly heading: string;
  /** The anchor: `{#anchor}` after the heading, or the heading in lowercase with hyphens. */
  readonly id: string;
  readonly nodes: readonly Node[];
}

export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function readHeading(node: NodeOf<'heading'>): Omit<Part, 'nodes'> {
  const text = proseOf(node.children);
  const [, heading = text, id] = /^(.*?) \{#([a-z][a-z0-9-]*)\}$/.exec(text) ?? [];
  return { heading, id: id ?? anchorOf(heading) };
}

/** Splits a text at its headings of a depth; returns what comes before the first one separately. */
export function splitAtHeadings(nodes: readonly Node[], depth: number) {
  const intro: Node[] = [];
  const parts: (Omit<Part, 'nodes'> & { nodes: Node[] })[] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth < depth) {
      throw new ContentError(`Headings start with ${'#'.repeat(depth)}.`, node);
    }
    if (node.type === 'heading' && node.depth === depth) {
      parts.push({ ...readHeading(node), nodes: [] });
    } else (parts.at(-1)?.nodes ?? intro).push(node);
  }
  return { intro, parts: parts as readonly Part[] };
}
