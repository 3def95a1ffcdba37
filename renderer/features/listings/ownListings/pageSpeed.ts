import { formatFixed, formatNumber } from '#shared/format/number.ts';
import { gradeVital, VITAL_GRADES, VITALS, type Vital } from '#shared/home/analytics/vitals.ts';

/** Bytes a visitor's browser loads for a listing page. */
export interface PageWeight {
  readonly document: number;
  readonly pictures: readonly number[];
  /** Count of the document, its initial requests, and the images. */
  readonly requests: number;
}

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

const HEAVY_PICTURE = 500_000;
const HEAVY_PAGE = 3_000_000;
const MANY_REQUESTS = 60;
/** Each is requested separately; more would not change the result. */
const MOST_PICTURES = 20;

/** Tags that trigger a request while the document is parsed. */
const RESOURCE_TAGS = /<(?:script|link)\b[^<>]{0,600}>/g;
const REQUEST_TAG = /^<script\b.{0,600}\bsrc=|\brel="?(?:stylesheet|modulepreload|preload)\b/;

/** Transferred bytes if the browser reports them, otherwise the content size. */
function broughtFor(url: string, held: number): number {
  const all = performance.getEntriesByName(new URL(url, location.href).href, 'resource');
  const last = all.at(-1) as PerformanceResourceTiming | undefined;
  return last?.encodedBodySize || held;
}

async function weightOf(url: string, get: Fetch, signal: AbortSignal): Promise<number> {
  const response = await get(url, { signal });
  return response.ok ? broughtFor(url, (await response.blob()).size) : 0;
}

/** Loads the page and its images as a visitor's browser does; null if it fails. */
export async function measurePageWeight(
  path: string,
  pictures: readonly string[],
  signal: AbortSignal,
  get: Fetch = fetch,
): Promise<PageWeight | null> {
  try {
    const response = await get(path, { signal, headers: { accept: 'text/html' } });
    if (!response.ok) return null;
    const html = await response.text();
    const weights: number[] = [];
    for (const url of pictures.slice(0, MOST_PICTURES)) {
      weights.push(await weightOf(url, get, signal));
    }
    return {
      document: broughtFor(path, new TextEncoder().encode(html).length),
      pictures: weights,
      requests:
        1 +
        (html.match(RESOURCE_TAGS) ?? []).filter((tag) => REQUEST_TAG.test(tag)).length +
        weights.length,
    };
  } catch {
    return null;
  }
}

const sum = (weights: readonly number[]): number => weights.reduce((all, one) => all + one, 0);

/** "840 kB" or "2.4 MB". */
export const formatWeight = (bytes: number): string =>
  bytes >= 1_000_000 ? `${formatFixed(bytes / 1_000_000, 1)} MB` : `${Math.ceil(bytes / 1000)} kB`;

export const formatPageWeight = ({ document, pictures, requests }: PageWeight): string =>
  `The page is ${formatWeight(document)}, its ${pictures.length} photos are ${formatWeight(sum(pictures))}, ${requests} requests.`;

/** What slows the page down, each with a fix. */
export function findSlowCauses({ document, pictures, requests }: PageWeight): readonly string[] {
  const heaviest = Math.max(0, ...pictures);
  const place = pictures.indexOf(heaviest) + 1;
  return [
    ...(heaviest > HEAVY_PICTURE
      ? [
          `Photo ${place} is ${formatWeight(heaviest)}. Replace it with one under ${formatWeight(HEAVY_PICTURE)}.`,
        ]
      : []),
    ...(document + sum(pictures) > HEAVY_PAGE
      ? [`The page and photos exceed ${formatWeight(HEAVY_PAGE)}. Use fewer or smaller photos.`]
      : []),
    ...(requests > MANY_REQUESTS ? ['There are many photos. Show fewer.'] : []),
  ];
}

interface Measured {
  readonly metric: Vital;
  readonly times: number;
  readonly p75: number;
}

const figure = (metric: Vital, value: number): string =>
  metric === 'CLS' ? formatFixed(value, 3) : `${formatNumber(Math.round(value))} ms`;

/** Listing page load times for visitors, each with its target; empty without data. */
export function formatVitals(vitals: readonly Measured[]): string {
  if (vitals.length === 0) return '';
  const measurements = vitals.map(
    ({ metric, p75 }) =>
      `${VITALS[metric].label.toLowerCase()} ${figure(metric, p75)} (${VITAL_GRADES[gradeVital(metric, p75)]})`,
  );
  const loads = formatNumber(Math.max(...vitals.map(({ times }) => times)));
  return `75 percent of ${loads} listing page loads in visitors’ browsers over four weeks were within: ${measurements.join(', ')}.`;
}
