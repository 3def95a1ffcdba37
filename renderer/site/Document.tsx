import { type PageName, SHARE_IMAGE_SIZE, shareImageAt } from '#shared/navigation/documents.ts';
import { routes } from '#shared/routes/table.ts';
import { notFound, type RouteRecord } from '#shared/routes.ts';
import { headOf } from './heads.ts';
import { missingHead } from './missingHead.ts';
import type { Intro } from './page.ts';
import { structuredDataOf } from './structuredData.ts';

interface Sheet {
  readonly href: string;
  readonly css: string;
}

/** What the build knows and a page cannot. */
export interface PageFiles {
  /** Where the site stands, for addresses that other sites read. */
  readonly site: string;
  /** The style of the page, and of parts that are hydrated late; what it has of them is inside the file. */
  readonly sheets: readonly Sheet[];
  readonly lateSheets: readonly Sheet[];
  readonly fonts: readonly string[];
  /** What asks for them. */
  readonly askForFonts: string;
  /** The script that runs at once, inside as well, and the modules that it loads after the first paint. */
  readonly firstPaint: string;
  readonly modules: readonly string[];
  /** The one of them that draws the page. */
  readonly module: string;
}

/** What ends a page. */
const LAST_ID = 'last';
/** What stands below the cover of the front page: `home/HeroStatistics.tsx`. */
const BELOW_COVER_ID = 'exchange-now';

interface DocumentProps extends PageFiles {
  /** The page itself, as it was drawn. */
  readonly html: string;
  readonly name: PageName;
  readonly pathname: string;
  /** What its content says of it. */
  readonly intro: Intro | undefined;
}

/** What surrounds a public page in its file. Its style and first script are inside: fewer requests before it is painted. */
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
        {/* The browser holds a page back for its fonts; where they come late anyway it is not
            asked to. First, so that they are fetched while it reads the style. */}
        <script data-fonts={fonts.join(' ')}>{askForFonts}</script>
        <Expected html={html} isCovered={isCovered} />
        <style>{css}</style>
        {[...sheets, ...late].map(({ href }) => (
          // Tells the loader of late parts that their style is here already; nobody fetches it.
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
        {/* first-paint.js makes a style of it. */}
        {isCovered && <script type="text/css">{late.map((sheet) => sheet.css).join('')}</script>}
        <StructuredData {...props} />
        <script id={LAST_ID} data-modules={modules.join(' ')}>
          {firstPaint}
        </script>
      </body>
    </html>
  );
}

/** Whether any class of a sheet is on the page. */
const isSeen = (css: string, html: string): boolean =>
  [...css.matchAll(/\.([a-z_][\w-]*)/gi)].some(([, name = '']) => html.includes(name));

function Head({ name, pathname, intro, site }: DocumentProps) {
  const route: Pick<RouteRecord, 'title' | 'indexed'> =
    name === 'notFound' ? notFound : routes[name];
  const {
    title: ownTitle,
    description,
    keywords,
  } = name === 'notFound' ? missingHead(pathname) : headOf(name, intro);
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

/** For robots, which read to the end; people wait for what stands before their page. */
function StructuredData({ name, pathname, intro, site }: DocumentProps) {
  const { title } = name === 'notFound' ? missingHead(pathname) : headOf(name, intro);
  return structuredDataOf({ name, pathname, title, intro, site }).map((data) => (
    <script key={data['@type']} type="application/ld+json" data-told={data['@type']}>
      {JSON.stringify({ '@context': 'https://schema.org', ...data })}
    </script>
  ));
}

/**
 * What the browser waits for before it paints, so that a first screen comes in one piece: it goes on where
 * that opens, so what it waits for follows the cover or the first section. Where the cover leaves room,
 * what is below it wants the style at the end.
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

/** The one address of a page, and the picture that stands beside a link to it. */
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

/** What a link to a screen of the app shows, of which the app's document knows no more. */
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
