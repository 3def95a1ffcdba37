import type { Prose } from '#shared/home/content.ts';
import { isKnownPath } from '#shared/routes.ts';

/** Suffix for links to pages that aren't built yet. */
export const TO_COME = ' (to come)';

/** A piece of prose: text, link, emphasis, or form blank. */
export type ProsePiece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }
  | { readonly kind: 'strong'; readonly pieces: readonly ProsePiece[] }
  | { readonly kind: 'blank'; readonly id: string };

const MARK = /\[(?<label>[^\]]+)\]\((?<to>\/[^)\s]*)\)|\*\*(?<strong>.+?)\*\*|\{(?<blank>\w+)\}/g;

/** Parses the markup of `shared/home/content.ts`; everything else is text. */
export function parseProse(prose: Prose): ProsePiece[] {
  const pieces: ProsePiece[] = [];
  let end = 0;
  const addText = (until: number) => {
    if (until > end) pieces.push({ kind: 'words', text: prose.slice(end, until) });
  };
  for (const match of prose.matchAll(MARK)) {
    const { label, to, strong, blank } = match.groups ?? {};
    addText(match.index);
    end = match.index + match[0].length;
    if (label !== undefined && to !== undefined) pieces.push({ kind: 'link', text: label, to });
    else if (strong !== undefined) pieces.push({ kind: 'strong', pieces: parseProse(strong) });
    else if (blank !== undefined) pieces.push({ kind: 'blank', id: blank });
  }
  addText(prose.length);
  return pieces;
}

/** Converts prose to plain text. */
export function plainText(prose: Prose): string {
  const textOf = (piece: ProsePiece): string => {
    if (piece.kind === 'blank') return '';
    if (piece.kind === 'link') return isKnownPath(piece.to) ? piece.text : piece.text + TO_COME;
    return piece.kind === 'strong' ? piece.pieces.map(textOf).join('') : piece.text;
  };
  return parseProse(prose).map(textOf).join('');
}
