/** More matches than anyone steps through; the bar then says "1,000+". */
export const MAX_MATCHES = 1000;

const SKIPPED = 'script, style, noscript, template, [data-find="skip"]';
const INLINE = /^(?:inline|contents|ruby)/;

interface Piece {
  readonly node: Text;
  readonly start: number;
}

/** Returns the visible matches of a text below an element, ignoring case, also across inline elements. */
export function findRanges(root: Element, query: string): Range[] {
  const term = query.toLocaleLowerCase();
  if (term.trim() === '') return [];
  const { text, pieces } = readVisibleText(root);
  const ranges: Range[] = [];
  for (let at = text.indexOf(term); at !== -1 && ranges.length < MAX_MATCHES; ) {
    const range = document.createRange();
    range.setStart(...locate(pieces, at));
    range.setEnd(...locate(pieces, at + term.length - 1, 1));
    ranges.push(range);
    at = text.indexOf(term, at + term.length);
  }
  return ranges;
}

/** Joins the text nodes in lower case; a line break separates blocks, so that no match spans two. */
function readVisibleText(root: Element): { text: string; pieces: readonly Piece[] } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  let text = '';
  let block: Element | null = null;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (parent === null || node.data === '' || !isVisible(parent)) continue;
    const own = blockOf(parent);
    if (block !== null && own !== block) text += '\n';
    block = own;
    pieces.push({ node, start: text.length });
    text += lowerOf(node.data);
  }
  return { text, pieces };
}

/** Lower case of the same length, so that positions stay valid. */
function lowerOf(text: string): string {
  const lower = text.toLocaleLowerCase();
  return lower.length === text.length ? lower : text;
}

const isVisible = (element: Element): boolean =>
  element.closest(SKIPPED) === null && element.checkVisibility({ visibilityProperty: true });

function blockOf(element: Element): Element {
  let block = element;
  while (block.parentElement !== null && INLINE.test(getComputedStyle(block).display)) {
    block = block.parentElement;
  }
  return block;
}

/** Returns the text node that holds a position, with the offset in it. */
function locate(pieces: readonly Piece[], position: number, after = 0): [Text, number] {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pieces[middle]?.start ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  const piece = pieces[low] as Piece;
  return [piece.node, position - piece.start + after];
}
