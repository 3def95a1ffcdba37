/** The mark stands right behind the address, so that nothing is looked for in what people wrote. */
const INSIDE = /<img src="(\/[\w/-]{1,160}\.svg)" data-inside/g;

/**
 * Puts drawings marked `data-inside` into a page, which is painted with them at once. A page that is hydrated leaves
 * them there; an app that takes the page's place asks for the address that the mark names, which
 * `public/first-paint.js` does ahead of it.
 */
export function withDrawingsInside(
  page: string,
  drawingAt: (path: string) => string | null,
): string {
  const inside = new Set<string>();
  const drawn = page.replace(INSIDE, (whole, path) => {
    const drawing = drawingAt(path)?.replaceAll('"', "'");
    if (drawing === undefined) return whole;
    inside.add(path);
    const address = `data:image/svg+xml,${encodeURI(drawing).replaceAll('#', '%23')}`;
    return `<img src="${address}" data-inside`;
  });
  // Nobody asks for them any more.
  return [...inside].reduce(
    (left, path) => left.replace(`<link rel="preload" as="image" href="${path}"/>`, ''),
    drawn,
  );
}
