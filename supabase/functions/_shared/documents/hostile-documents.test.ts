import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAgreementPdf } from './agreement.ts';
import { type Material, renderMaterialPdf } from './material.ts';
import { overlayWatermark, watermarkDocument } from './watermark.ts';

const HARM = [
  '<script>ran=1</script>',
  '"><img src=//elsewhere.example/i onerror=ran=1>',
  '[a](javascript:ran=1)',
  '/S/JavaScript/JS(app.alert(1))',
  ') Tj ET (',
  'endstream endobj',
  '\u202etxt.exe',
];
const HOSTILE_TEXT = HARM.join(' ');
/** Without spaces, because a line may wrap at any of them. Characters missing from PDF fonts become question marks. */
const dense = (text: string) => text.replaceAll('\u202e', '?').replace(/\s+/g, '');

const facts: Material['facts'] = {
  name: HOSTILE_TEXT,
  place: HOSTILE_TEXT,
  type: 'assisted-living',
  is_confidential: false,
  listed_by: HOSTILE_TEXT,
  price: 1,
  beds: 1,
  units: null,
  square_feet: null,
  year_built: null,
  occupancy: null,
  cap_rate: null,
  monthly_rate: null,
  license: HOSTILE_TEXT,
  description: HOSTILE_TEXT,
  amenities: HARM,
  pictures: ['https://elsewhere.example/p.jpg'],
  address: HOSTILE_TEXT,
  unit_mix: [{ kind: HOSTILE_TEXT, units: 1, rate: 1 }],
  payor_mix: [{ payor: HOSTILE_TEXT, share: 1 }],
  history: [],
};
const material = {
  version: 1,
  made_at: '2026-11-20T10:00:00Z',
  facts,
  who: HOSTILE_TEXT,
  address: HOSTILE_TEXT,
};
const mark = { who: HOSTILE_TEXT, address: HOSTILE_TEXT, at: '2026-11-20T10:00:00Z' };
const agreement = {
  title: HOSTILE_TEXT,
  body: HOSTILE_TEXT,
  body_sha256: 'ab',
  name: HOSTILE_TEXT,
  email: HOSTILE_TEXT,
};

const ACTING =
  /^\/(?:JavaScript|JS|A|AA|OpenAction|URI|Launch|SubmitForm|GoToR|EmbeddedFiles?|RichMedia|Link|Movie|Sound|XFA)$/;

/** Invisible content of a document: names of actions, links and embedded files. */
async function actsIn(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const found = new Set<string>();
  const met = new Set<unknown>();
  // Only reachable objects are visible to a reader.
  const look = (thing: unknown): void => {
    if (met.has(thing)) return;
    met.add(thing);
    if (thing instanceof PDFRef) look(document.context.lookup(thing));
    if (thing instanceof PDFStream) look(thing.dict);
    if (thing instanceof PDFName && ACTING.test(String(thing))) found.add(String(thing));
    if (thing instanceof PDFArray) for (const one of thing.asArray()) look(one);
    if (thing instanceof PDFDict) {
      for (const [name, one] of thing.entries()) {
        if (ACTING.test(String(name))) found.add(String(name));
        look(one);
      }
    }
  };
  look(document.catalog);
  return [...found].sort();
}

const readText = async (bytes: Uint8Array) => {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return dense((await extractText(document, { mergePages: true })).text);
};

/** An upload with actions that run when it is opened, clicked or viewed. */
async function acting(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 400]);
  page.drawText('A page of somebody.', { x: 20, y: 200, size: 12 });
  const { context } = document;
  const script = context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') });
  const lead = context.obj({ S: 'URI', URI: PDFString.of('https://elsewhere.example') });
  document.catalog.set(PDFName.of('OpenAction'), script);
  page.node.set(PDFName.of('AA'), context.obj({ O: script }));
  const Rect = [0, 0, 400, 400];
  page.node.set(
    PDFName.of('Annots'),
    context.obj([
      context.register(context.obj({ Type: 'Annot', Subtype: 'Link', Rect, A: lead })),
      context.register(
        context.obj({ Type: 'Annot', Subtype: 'Widget', Rect, A: script, AA: { E: script } }),
      ),
      context.register(
        context.obj({ Type: 'Annot', Subtype: 'FreeText', Rect, Contents: PDFString.of('Seen.') }),
      ),
      context.obj({ Type: 'Annot', Subtype: 'Screen', Rect, A: lead }),
    ]),
  );
  return document.save({ useObjectStreams: false });
}

afterEach(() => vi.unstubAllGlobals());

describe('hostile text in a PDF', () => {
  it.each([
    ['a teaser', () => renderMaterialPdf({ ...material, kind: 'teaser' }, [])],
    ['a memorandum', () => renderMaterialPdf({ ...material, kind: 'memorandum' }, [])],
    ['a paper that is signed', () => renderAgreementPdf(agreement)],
    [
      'a paper with its reader across',
      async () =>
        overlayWatermark(await renderAgreementPdf(agreement), 'application/pdf', mark, null),
    ],
  ])('%s: prints the text without running, linking or fetching anything', async (_what, draw) => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    const bytes = await draw();
    const text = await readText(bytes);
    for (const phrase of HARM) expect(text).toContain(dense(phrase));
    expect(await actsIn(bytes)).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('finds the actions in an uploaded file (control)', async () => {
    expect(await actsIn(await acting())).toEqual(
      ['/A', '/AA', '/JS', '/JavaScript', '/Link', '/OpenAction', '/URI'].sort(),
    );
  });

  it.each([null, 1])(
    'removes the actions of an upload and keeps its text when watermarking (page %s)',
    async (page) => {
      const sent = await watermarkDocument(await acting(), 'application/pdf', mark, page);
      expect(await actsIn(sent)).toEqual([]);
      const marked = await overlayWatermark(await acting(), 'application/pdf', mark, page);
      expect(await actsIn(marked)).toEqual([]);
      expect(await readText(marked)).toContain('Apageofsomebody.');
      expect(new TextDecoder('latin1').decode(marked)).toContain('Seen.');
    },
  );
});
