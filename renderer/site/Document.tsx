import { type PageName, SHARE_IMAGE_SIZE, shareImageAt } from '#shared/navigation/documents.ts';
import { routes } from '#shared/routes/table.ts';
import { notFound, type RouteRecord } from '#shared/routes.ts';
import { getPageHead } from './heads.ts';
import type { Intro } from './page.ts';
import { getStructuredData } from './structuredData.ts';

interface Sheet {
  readonly href: string;
  readonly css: string;
}

/** Build output a page can't know. */
export interface PageFiles {
  /** Site origin, for absolute URLs. */
  readonly site: string;
  /** Stylesheets of the page and of late-hydrated parts; the rules in use are inlined. */
  readonly sheets: readonly Sheet[];
  readonly lateSheets: readonly Sheet[];
  readonly fonts: readonly string[];
  /** Script that requests the fonts. */
  readonly askForFonts: string;
  /** The inlined script that runs immediately, and the modules loaded after the first paint. */
  readonly firstPaint: string;
  readonly modules: readonly string[];
  /** The module that renders the page. */
  readonly module: string;
}

/** ID of the page's end. */
const LAST_ID = 'last';
/** ID of the section below the home page hero: `home/HeroStatistics.tsx`. */
const BELOW_COVER_ID = 'exchange-now';

interface DocumentProps extends PageFiles {
  /** Rendered HTML of the page. */
  readonly html: string;
  readonly name: PageName;
  readonly pathname: string;
  /** Page metadata from its content. */
  readonly intro: Intro | undefined;
}

/** HTML document of a public page. Its CSS and first script are inlined to save requests before the first paint. */
export function Document(props: DocumentProps) {
  const { name, html, sheets } = props;
  const { fonts, askForFonts, firstPaint, modules, module } = props;
  const isCovered = html.includes('class="below ');
  const late = props.lateSheets.filter(({ css }) => isSeen(css, html));
  const css = [...sheets, ...(isCovered ? [] : late)].map((sheet) => sheet.css).join('');
  return (
    <html lang="en" data-page={name} data-module={module}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Font preloads block rendering, so they are skipped where fonts load late anyway. Placed first to download
            while the CSS is parsed. */}
        <script data-fonts={fonts.join(' ')}>{askForFonts}</script>
        <Expected html={html} isCovered={isCovered} />
        <style>{css}</style>
        {[...sheets, ...late].map(({ href }) => (
          // Marks late CSS as already present, so the loader doesn't fetch it.
          <link key={href} rel="stylesheet" href={href} {...{ disabled: true }} />
        ))}
        {isCovered && (
          <noscript>
            {late.map(({ href }) => (
              <link key={href} rel="stylesheet" href={href} />
            ))}
          </noscript>
        )}
        <Head {...props} />
      </head>
      <body>
        <div id="root" />
        {/* first-paint.js turns this into a stylesheet. */}
        {isCovered && <script type="text/css">{late.map((sheet) => sheet.css).join('')}</script>}
        <StructuredData {...props} />
        <script id={LAST_ID} data-modules={modules.join(' ')}>
          {firstPaint}
        </script>
      </body>
    </html>
  );
}

/** True if the page uses any class of the stylesheet. */
const isSeen = (css: string, html: string): boolean =>
  [...css.matchAll(/\.([a-z_][\w-]*)/gi)].some(([, name = '']) => html.includes(name));

function Head({ name, pathname, intro, site }: DocumentProps) {
  const route: Pick<RouteRecord, 'title' | 'indexed'> =
    name === 'notFound' ? notFound : routes[name];
  const {
    title: ownTitle,
    description,
    keywords,
  } = getPageHead(name === 'notFound' ? null : name, intro);
  const title = `${ownTitle} · Haven Exchange`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords !== undefined && <meta name="keywords" content={keywords.join(', ')} />}
      <meta name="robots" content={route.indexed ? 'index,follow' : 'noindex'} />
      <meta name="theme-color" content="#9CAF88" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/app.webmanifest" />
      {name !== 'notFound' && <Sharing site={site} pathname={pathname} title={ownTitle} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content="Haven Exchange" />
      <meta property="og:type" content={isArticle(name, intro) ? 'article' : 'website'} />
      {intro?.date !== undefined && <meta property="article:published_time" content={intro.date} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * Structured data at the end of the document: crawlers read it all, while users wait for what comes before the page.
 */
function StructuredData({ name, pathname, intro, site }: DocumentProps) {
  const { title } = getPageHead(name === 'notFound' ? null : name, intro);
  return getStructuredData({ name, pathname, title, intro, site }).map((data) => (
    <script key={data['@type']} type="application/ld+json" data-told={data['@type']}>
      {JSON.stringify({ '@context': 'https://schema.org', ...data })}
    </script>
  ));
}

/**
 * Elements the browser waits for before painting, so that the first screen appears at once: up to the hero or first
 * section. If content below the hero is visible, the CSS at the end is included.
 */
function Expected({ html, isCovered }: { readonly html: string; readonly isCovered: boolean }) {
  const [, second] = html.matchAll(/<section id="([\w-]+)"[^>]* class="later/g);
  return (
    <>
      <link
        rel="expect"
        href={`#${isCovered ? BELOW_COVER_ID : (second?.[1] ?? LAST_ID)}`}
        {...{ blocking: 'render' }}
      />
      {isCovered && (
        <link
          rel="expect"
          href={`#${LAST_ID}`}
          media="not ((min-width: 64em) and (max-height: 56rem))"
          {...{ blocking: 'render' }}
        />
      )}
    </>
  );
}

const isArticle = (name: PageName, intro: Intro | undefined): boolean =>
  name === 'news' || intro?.date !== undefined;

interface SharingProps {
  readonly site: string;
  readonly pathname: string;
  readonly title: string;
}

/** Canonical URL of a page, and its link preview image. */
const Sharing = ({ site, pathname, title }: SharingProps) => (
  <>
    <link rel="canonical" href={`${site}${pathname}`} />
    <meta property="og:url" content={`${site}${pathname}`} />
    <ShareImage site={site} pathname={pathname} title={title} />
  </>
);

export const ShareImage = ({ site, pathname, title }: SharingProps) => (
  <>
    <meta property="og:image" content={`${site}${shareImageAt(pathname)}`} />
    <meta property="og:image:width" content={`${SHARE_IMAGE_SIZE.width}`} />
    <meta property="og:image:height" content={`${SHARE_IMAGE_SIZE.height}`} />
    <meta property="og:image:alt" content={`${title}, beside a drawing of a community`} />
  </>
);

/** Link preview of app screens, whose shared document has no page data. */
export const AppSharing = ({ site }: Pick<PageFiles, 'site'>) => (
  <>
    <meta property="og:title" content="Haven Exchange" />
    <meta property="og:description" content={routes.home.description} />
    <meta property="og:site_name" content="Haven Exchange" />
    <meta property="og:type" content="website" />
    <ShareImage site={site} pathname="/" title={routes.home.title} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);
