/** Opens a page of the app in a window of its own; the desktop's main process looks at the address first. */
export function openOwnWindow(href: string): void {
  window.open(href, '_blank', 'noopener');
}
