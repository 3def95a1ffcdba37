import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';

/** Writes text at places of letter-size pages, for generated documents. */
export interface PageWriter {
  readonly at: (x: number, y: number, text: string, size?: number) => void;
  readonly right: (x: number, y: number, text: string, size?: number) => void;
  readonly wrap: (x: number, y: number, text: string, width: number, size?: number) => number;
  readonly next: () => void;
  readonly save: () => Promise<Uint8Array>;
}

export async function createPageWriter(size: [number, number] = [612, 792]): Promise<PageWriter> {
  const pdf = await PDFDocument.create();
  const font: PDFFont = await pdf.embedFont(StandardFonts.Helvetica);
  let page: PDFPage = pdf.addPage(size);
  const at: PageWriter['at'] = (x, y, text, points = 9) => {
    page.drawText(text, { x, y, size: points, font });
  };
  return {
    at,
    right: (x, y, text, points = 9) =>
      at(x - font.widthOfTextAtSize(text, points), y, text, points),
    wrap(x, y, text, width, points = 10) {
      let line = '';
      let top = y;
      for (const word of text.split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (font.widthOfTextAtSize(longer, points) > width) {
          at(x, top, line, points);
          top -= points * 1.4;
          line = word;
        } else line = longer;
      }
      at(x, top, line, points);
      return top - points * 1.4;
    },
    next() {
      page = pdf.addPage(size);
    },
    save: () => pdf.save(),
  };
}
