/** Gives a file that was made here to the browser to save. */
export function saveFile(name: string, content: Blob): void {
  saveUrl(name, URL.createObjectURL(content));
}

/** The same for content that already has an address of this page, which ends with it. */
export function saveUrl(name: string, url: string): void {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // The browser takes it over in the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The same for a PDF in base 64. */
export function savePdf(name: string, content: string): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  saveFile(`${name}.pdf`, new Blob([bytes], { type: 'application/pdf' }));
}
