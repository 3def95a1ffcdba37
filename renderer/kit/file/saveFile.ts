/** Gives a file that was made here to the browser to save. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // The browser takes it over in the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
