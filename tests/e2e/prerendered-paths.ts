import { APP_DOCUMENT } from '../../shared/navigation/documents.ts';
import { resolvePathResponse } from '../../shared/navigation/path-responses.ts';
import { prerenderedNames, routes } from '../../shared/routes/table.ts';

/** Returns every URL in the sitemap. */
export async function listPrerenderedPaths(url: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const named: string[] = prerenderedNames.map((name) => routes[name].path);
  const paths = new Set([...listed, ...named.filter((path) => !path.includes(':'))]);
  return [...paths].filter((path) => resolvePathResponse(path).file !== APP_DOCUMENT);
}
