import { join } from 'node:path';
import type { PrintToPDFOptions } from 'electron';
import { sanitizeFileName } from '../downloads/names.ts';

/** Window and system functions needed for printing. */
export interface PrintPort {
  /** The page title, used as the suggested name. */
  title(): string;
  printToPdf(options: PrintToPDFOptions): Promise<Uint8Array>;
  /** Shows the save dialog; null if the user cancels. */
  choosePath(defaultPath: string): Promise<string | null>;
  /** Writes the whole file or nothing. */
  write(path: string, content: Uint8Array): Promise<void>;
}

export type PrintOutcome =
  | { readonly kind: 'saved'; readonly path: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' };

/** Backgrounds are left out, as in print; tags keep the file accessible to screen readers. */
const LAYOUT: PrintToPDFOptions = {
  pageSize: 'Letter',
  printBackground: false,
  preferCSSPageSize: true,
  generateTaggedPDF: true,
  generateDocumentOutline: true,
};

/** Saves a window's content as a PDF where the user chooses. */
export async function printToPdf(port: PrintPort, folder: string): Promise<PrintOutcome> {
  try {
    const path = await port.choosePath(join(folder, sanitizeFileName(`${port.title()}.pdf`)));
    if (path === null) return { kind: 'cancelled' };
    await port.write(path, await port.printToPdf(LAYOUT));
    return { kind: 'saved', path };
  } catch {
    return { kind: 'failed' };
  }
}
