import { createPdfSheet } from './pdf-sheet.ts';

interface Agreement {
  readonly title: string;
  readonly body: string;
  readonly body_sha256: string;
  readonly name: string;
  readonly email: string;
}

/** Identifies a text in the returned file; printed on each page. */
export const agreementMark = (sha256: string): string => `SHA-256 of the text: ${sha256}`;

/** PDF of a text to be signed outside the product. The same text produces the same bytes. */
export async function renderAgreementPdf(agreement: Agreement): Promise<Uint8Array> {
  const { title, body, body_sha256: sha256, name, email } = agreement;
  const sheet = await createPdfSheet(title, new Date(0));
  sheet.title(title, `To be signed by ${name}, ${email}`);
  for (const paragraph of body.split(/\n+/)) sheet.paragraph(paragraph);
  return await sheet.finish(agreementMark(sha256));
}
