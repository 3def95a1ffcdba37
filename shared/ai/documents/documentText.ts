import type { PdfText } from '../../underwriting/statements/pdfGrid.ts';

/** A rectangle on a page in points; `y` grows upward. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Words that belong together, such as a label or a value. */
export interface TextPiece extends Box {
  readonly page: number;
  readonly text: string;
  /** The least certain word, from 0 to 1, if OCR read it. */
  readonly confidence?: number;
}

export interface TextLine {
  readonly page: number;
  readonly y: number;
  readonly pieces: readonly TextPiece[];
  readonly text: string;
}

const LINE_TOLERANCE = 3;

/** Arranges placed text in lines from top to bottom, and joins words of a line unless a gap separates them. */
export function arrangeLines(texts: readonly PdfText[]): readonly TextLine[] {
  const sorted = texts.toSorted(
    (one, other) => one.page - other.page || other.y - one.y || one.x - other.x,
  );
  const rows: PdfText[][] = [];
  for (const one of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    const isSame =
      first !== undefined && first.page === one.page && Math.abs(first.y - one.y) <= LINE_TOLERANCE;
    if (isSame) row?.push(one);
    else rows.push([one]);
  }
  return rows.map((row) => {
    const pieces = joinWords(row.toSorted((one, other) => one.x - other.x));
    return {
      page: row[0]?.page ?? 1,
      y: row[0]?.y ?? 0,
      pieces,
      text: pieces.map(({ text }) => text).join('  '),
    };
  });
}

function joinWords(row: readonly PdfText[]): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const { page, text, x, y, width, height, confidence } of row) {
    const words = text.replace(/\s+/g, ' ').trim();
    const last = pieces.at(-1);
    const gap = last === undefined ? Number.POSITIVE_INFINITY : x - (last.x + last.width);
    if (last !== undefined && gap < Math.max(2, height * 0.6)) {
      pieces[pieces.length - 1] = {
        ...last,
        text: gap > height * 0.15 ? `${last.text} ${words}` : last.text + words,
        width: x + width - last.x,
        height: Math.max(last.height, height),
        ...lessCertain(last.confidence, confidence),
      };
    } else {
      pieces.push({ page, text: words, x, y, width, height, ...lessCertain(confidence) });
    }
  }
  return pieces;
}

/** The lowest of the confidences that are known. */
function lessCertain(...confidences: readonly (number | undefined)[]): {
  readonly confidence?: number;
} {
  const known = confidences.filter((one) => one !== undefined);
  return known.length === 0 ? {} : { confidence: Math.min(...known) };
}

/** The text of all lines as one, with the line of each position, for sentences that run over lines. */
export interface FlowText {
  readonly text: string;
  lineAt(position: number): TextLine | undefined;
}

export function createFlowText(lines: readonly TextLine[]): FlowText {
  const starts: number[] = [];
  let text = '';
  for (const line of lines) {
    starts.push(text.length);
    text += `${line.text.replace(/ {2,}/g, ' ')} `;
  }
  return {
    text,
    lineAt(position) {
      const after = starts.findIndex((start) => start > position);
      return lines[(after < 0 ? starts.length : after) - 1];
    },
  };
}
