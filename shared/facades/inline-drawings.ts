/** The marker follows the URL directly, so user-written text is never searched. */
const INSIDE = /<img src="(\/[\w/-]{1,160}\.svg)" data-inside/g;

/**
 * Inlines drawings marked `data-inside` so the page paints with them immediately. Hydrated pages keep them; an app
 * that replaces the page fetches the URL in the marker, which `public/first-paint.js` preloads.
 */
export function inlineDrawings(page: string, drawingAt: (path: string) => string | null): string {
  const inside = new Set<string>();
  const inlined = page.replace(INSIDE, (whole, path) => {
    const drawing = drawingAt(path)?.replaceAll('"', "'");
    if (drawing === undefined) return whole;
    inside.add(path);
    const address = `data:image/svg+xml,${encodeURI(drawing).replaceAll('#', '%23')}`;
    return `<img src="${address}" data-inside`;
  });
  // These preloads are no longer needed.
  return [...inside].reduce(
    (left, path) => left.replace(`<link rel="preload" as="image" href="${path}"/>`, ''),
    inlined,
  );
}
