import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

export type Tree = ReturnType<typeof fromMarkdown>;
export type Node = Tree['children'][number];
export type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>;
export type Inline = NodeOf<'paragraph'>['children'][number];

/** CommonMark with GitHub's tables. */
export const parseMarkdown = (text: string): Tree =>
  fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

/** Reports content that no page can show, with its line. */
export class ContentError extends Error {
  constructor(message: string, node?: { readonly position?: Tree['position'] }) {
    const line = node?.position?.start.line;
    super(line === undefined ? message : `line ${line}: ${message}`);
  }
}
