import { newSheet } from './sheet.ts';

interface Agreement {
  readonly title: string;
  readonly body: string;
  readonly body_sha256: string;
  readonly name: string;
  readonly email: string;
}

/** How a text is known again in whatever comes back: it stands on each of its pages. */
export const markOf = (sha256: string): string => `SHA-256 of the text: ${sha256}`;

/** A text that is signed outside, as the PDF that is sent. The same text makes the same bytes. */
export async function drawAgreement(agreement: Agreement): Promise<Uint8Array> {
  const { title, body, body_sha256: sha256, name, email } = agreement;
  const sheet = await newSheet(title, new Date(0));
  sheet.title(title, `To be signed by ${name}, ${email}`);
  for (const paragraph of body.split(/\n+/)) sheet.paragraph(paragraph);
  return await sheet.finish(markOf(sha256));
}
