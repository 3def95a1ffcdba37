/** Saves a file generated on this page through the browser. */
export function saveFile(name: string, content: Blob): void {
  saveUrl(name, URL.createObjectURL(content));
}

/** Saves content that already has an object URL, and revokes that URL. */
export function saveUrl(name: string, url: string): void {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // The browser picks it up in the next tick.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves a Base64 PDF. */
export function savePdf(name: string, content: string): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  saveFile(`${name}.pdf`, new Blob([bytes], { type: 'application/pdf' }));
}
