import type { Box, FlowText, TextLine, TextPiece } from './documentText.ts';
import type { FieldSpec } from './fieldSpecs.ts';
import { readValue } from './values.ts';

/** A value as it was read, with its place and how certain the rules are. */
export interface ExtractedField {
  readonly name: string;
  /** Dates are ISO, money is in cents. Null if nothing was found. */
  readonly value: string | null;
  /** What the document says there. */
  readonly text: string;
  /** From 0 to 1; below `CERTAIN` a person must decide. */
  readonly confidence: number;
  readonly page: number | null;
  readonly box: Box | null;
  /** The cell of a workbook, such as "F23". */
  readonly cell: string | null;
  /** Other values that the document has for the field. */
  readonly others: readonly string[];
  /** True if only a language model found it. */
  readonly isByModel?: true;
}

/** Values below this are doubts and are never used before a person has decided. */
export const CERTAIN = 0.9;

interface Candidate {
  readonly value: string;
  readonly text: string;
  readonly confidence: number;
  readonly piece: TextPiece;
}

const AFTER_COLON = 0.97;
const BESIDE = 0.95;
const SENTENCE = 0.93;
const BELOW = 0.92;
const WITHOUT_COLON = 0.91;
const IN_CONFLICT = 0.6;
const GENERAL_LABEL = /^[A-Za-z(][A-Za-z0-9 ()/'.,&#-]{1,50}:$/;
const LABEL_AND_REST = /^([^:]{2,60}?) ?: ?(.*)$/;
const LONGEST_LABEL_WORDS = 7;

/** Finds the fields of a document by their labels: in the same text, beside the label, below it, or in a sentence. */
export function findFields(
  specs: readonly FieldSpec[],
  lines: readonly TextLine[],
  flow: FlowText,
): readonly ExtractedField[] {
  const isLabel = (text: string): boolean => {
    const plain = (LABEL_AND_REST.exec(text)?.[1] ?? text).trim();
    return GENERAL_LABEL.test(text) || specs.some(({ labels }) => labels?.test(plain) === true);
  };
  return specs
    .filter(({ labels, sentences }) => labels !== null || sentences !== undefined)
    .map((spec) => chooseCandidate(spec, candidatesOf(spec, lines, flow, isLabel)));
}

function candidatesOf(
  spec: FieldSpec,
  lines: readonly TextLine[],
  flow: FlowText,
  isLabel: (text: string) => boolean,
): readonly Candidate[] {
  const found: Candidate[] = [];
  const { labels } = spec;
  const take = (piece: TextPiece, text: string, confidence: number): boolean => {
    if (isLabel(text)) return false;
    const value = readValue(spec.type, text);
    if (value === null) return false;
    found.push({ value, text: text.slice(0, 200), confidence, piece });
    return true;
  };
  if (labels !== null) {
    for (const [at, line] of lines.entries()) {
      for (const [index, piece] of line.pieces.entries()) {
        const parted = LABEL_AND_REST.exec(piece.text);
        const label = parted?.[1] ?? '';
        const rest = parted?.[2] ?? '';
        if (parted !== null && labels.test(label)) {
          if (rest !== '') take(piece, rest, AFTER_COLON);
          else takeNeighbor(line, index, at);
          continue;
        }
        if (labels.test(piece.text.replace(/[.\s]+$/, ''))) takeNeighbor(line, index, at);
        else takeWithoutColon(piece);
      }
    }
  }
  for (const pattern of spec.sentences ?? []) {
    const match = pattern.exec(flow.text);
    const text = match?.[1];
    if (match === null || text === undefined) continue;
    const place = flow.lineAt(match.index + match[0].lastIndexOf(text));
    const piece = place === undefined ? undefined : pieceWith(place, text);
    if (piece !== undefined) take(piece, text, SENTENCE);
  }
  return found;

  function takeNeighbor(line: TextLine, index: number, at: number): void {
    const label = line.pieces[index];
    const beside = line.pieces[index + 1];
    if (label === undefined) return;
    const below = pieceBelow(lines, at, label, beside);
    // On a form, captions in capitals are side by side and values are below them.
    const isCaption = spec.type === 'text' && isUpper(label.text) && isUpper(beside?.text ?? '');
    if (beside !== undefined && !(isCaption && below !== undefined)) {
      if (take(beside, beside.text, BESIDE)) return;
    }
    if (below !== undefined) take(below, below.text, BELOW);
  }

  /** "License No. ALF-1234": only where the type of the value proves the label. */
  function takeWithoutColon(piece: TextPiece): void {
    if (spec.type === 'text' || labels === null) return;
    const words = piece.text.split(' ');
    for (let count = Math.min(LONGEST_LABEL_WORDS, words.length - 1); count >= 1; count--) {
      const rest = words.slice(count).join(' ');
      const label = words
        .slice(0, count)
        .join(' ')
        .replace(/[.#\s]+$/, '');
      if (words.length - count <= 5 && labels.test(label)) {
        take(piece, rest, WITHOUT_COLON);
        return;
      }
    }
  }
}

const isUpper = (text: string): boolean => /[A-Z]/.test(text) && text === text.toUpperCase();

const pieceWith = ({ pieces }: TextLine, text: string): TextPiece | undefined =>
  pieces.find((piece) => piece.text.includes(text.slice(0, 12))) ?? pieces[0];

const MOST_HEIGHTS_BELOW = 3.2;

/** The text below a label, in its column. */
function pieceBelow(
  lines: readonly TextLine[],
  at: number,
  label: TextPiece,
  next: TextPiece | undefined,
): TextPiece | undefined {
  const until = next?.x ?? Number.POSITIVE_INFINITY;
  const size = Math.max(label.height, 6);
  for (const line of lines.slice(at + 1, at + 4)) {
    if (line.page !== label.page || label.y - line.y > size * MOST_HEIGHTS_BELOW) return undefined;
    const piece = line.pieces.find(({ x }) => x >= label.x - size * 2 && x < until - 2);
    if (piece !== undefined) return piece;
  }
  return undefined;
}

/** Different values for one field are a doubt, even if each is certain. */
function chooseCandidate(spec: FieldSpec, candidates: readonly Candidate[]): ExtractedField {
  const [best] = candidates.toSorted((one, other) => other.confidence - one.confidence);
  if (best === undefined) return missingField(spec.name);
  const same = (value: string) => value.toLowerCase() === best.value.toLowerCase();
  const others = [...new Set(candidates.map(({ value }) => value))].filter((one) => !same(one));
  return {
    name: spec.name,
    value: best.value,
    text: best.text,
    confidence: others.length > 0 ? IN_CONFLICT : best.confidence,
    page: best.piece.page,
    box: boxOf(best.piece),
    cell: null,
    others: others.slice(0, 5),
  };
}

const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

export const missingField = (name: string): ExtractedField => ({
  name,
  value: null,
  text: '',
  confidence: 0,
  page: null,
  box: null,
  cell: null,
  others: [],
});

export const fieldAt = (
  name: string,
  value: string | null,
  piece: TextPiece,
  confidence: number,
): ExtractedField =>
  value === null
    ? missingField(name)
    : {
        ...missingField(name),
        value,
        text: piece.text.slice(0, 200),
        confidence,
        page: piece.page,
        box: boxOf(piece),
      };
