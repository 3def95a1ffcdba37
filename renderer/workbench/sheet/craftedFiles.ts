/** Byte-level test files: as saved by programs, and crafted by an attacker. */
export interface Part {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** False size for the directory entry. */
  readonly declared?: number;
  readonly flags?: number;
}

const encoder = new TextEncoder();

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Response(new Uint8Array(bytes)).body?.pipeThrough(
    new CompressionStream('deflate-raw'),
  );
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const numbers = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
};

const joined = (pieces: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
};

export async function buildZip(parts: readonly Part[]): Promise<Uint8Array> {
  const locals: Uint8Array[] = [];
  const centrals: Uint8Array[] = [];
  let offset = 0;
  for (const { name, content, declared, flags = 0 } of parts) {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    const packed = await deflate(bytes);
    const label = encoder.encode(name);
    const facts = [
      [2, 20],
      [2, flags],
      [2, 8],
      [4, 0],
      // No checksum: readers then skip the check.
      [4, 0],
      [4, packed.length],
      [4, declared ?? bytes.length],
      [2, label.length],
      [2, 0],
    ] as const;
    const local = joined([numbers([4, 0x04034b50], ...facts), label, packed]);
    centrals.push(
      joined([
        numbers([4, 0x02014b50], [2, 20], ...facts, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
        label,
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = joined(centrals);
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, parts.length],
    [2, parts.length],
    [4, directory.length],
    [4, offset],
    [2, 0],
  );
  return joined([...locals, directory, end]);
}

const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (all: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** Builds a workbook from its sheets' row XML. */
export const buildWorkbook = (
  tables: Readonly<Record<string, string>>,
  more: readonly Part[] = [],
): Promise<Uint8Array> =>
  buildZip([
    { name: '[Content_Types].xml', content: TYPES },
    {
      name: '_rels/.rels',
      content: relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="${RELATIONS}"><sheets>${Object.keys(tables)
        .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([
        ...Object.keys(tables).map(
          (_, at) => [`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`] as const,
        ),
        ['rId99', 'styles', 'styles.xml'],
      ]),
    },
    {
      name: 'xl/styles.xml',
      content: '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    },
    ...Object.values(tables).map((rows, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      content: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    })),
    ...more,
  ]);

export const createTextRow = (...cells: readonly string[]): string =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
