import {
  PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  type PDFPage,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { readDocument } from './read-document.ts';
import { scanDocument } from './scan.ts';

const NUMBER = '214-55-1288';

async function findingsOf(write: (made: PDFDocument, page: PDFPage, font: PDFFont) => unknown) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  await write(pdf, pdf.addPage(), font);
  return scanDocument(await readDocument(await pdf.save(), 'application/pdf'));
}

const CASES: Record<string, Parameters<typeof findingsOf>[0]> = {
  'a form field': (pdf, page) => {
    const field = pdf.getForm().createTextField('number');
    field.setText(NUMBER);
    field.addToPage(page);
  },
  'a note': (pdf, page) => {
    const note = pdf.context.obj({ Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 20, 20] });
    note.set(PDFName.of('Contents'), PDFHexString.fromText(NUMBER));
    page.node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(note)]));
  },
  'the title of the document': (pdf) => pdf.setTitle(`Resident ${NUMBER}`),
  'the keywords of the document': (pdf) => pdf.setKeywords([NUMBER]),
  'an attached text': (pdf) => pdf.attach(Buffer.from(`Ada ${NUMBER}`), 'a.txt'),
  'an attached document': async (pdf) => {
    const inner = await PDFDocument.create();
    inner.addPage().drawText(NUMBER);
    await pdf.attach(await inner.save(), 'inner.pdf');
  },
  'digits drawn one by one': (_pdf, page, font) => {
    for (const [place, digit] of [...NUMBER].entries()) {
      page.drawText(digit, { x: 60 + place * 30, y: 500, size: 12, font });
    }
  },
  'digits drawn one by one, backwards': (_pdf, page, font) => {
    for (const [place, digit] of [...[...NUMBER].entries()].toReversed()) {
      page.drawText(digit, { x: 60 + place * 30, y: 500, size: 12, font });
    }
  },
};

it.each(Object.entries(CASES))('finds a social security number in %s', async (_where, write) => {
  expect(await findingsOf(write)).toEqual([{ kind: 'ssn', count: expect.any(Number) }]);
});

it('finds nothing in a plain document with properties, a form field and table digits', async () => {
  const found = await findingsOf((pdf, page, font) => {
    pdf.setTitle('Rent roll');
    pdf.getForm().createTextField('units').setText('40');
    for (let i = 0; i < 9; i += 1)
      page.drawText(`${i}`, { x: 40 + i * 50, y: 400, size: 12, font });
  });
  expect(found).toEqual([]);
});
