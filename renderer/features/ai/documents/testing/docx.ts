import { buildZip } from '../../../../workbench/sheet/craftedFiles.ts';

type Block = string | readonly (readonly string[])[];

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const paragraph = (text: string): string =>
  `<w:p><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

/** Builds a Word file of paragraphs and tables. */
export const buildDocx = (blocks: readonly Block[]): Promise<Uint8Array> =>
  buildZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0"?><w:document xmlns:w="urn:w"><w:body>${blocks
        .map((block) => (typeof block === 'string' ? paragraph(block) : table(block)))
        .join('')}</w:body></w:document>`,
    },
  ]);
