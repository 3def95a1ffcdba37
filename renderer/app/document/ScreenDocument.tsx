import { routes } from '#shared/routes/table.ts';
import type { RouteName, RouteRecord } from '#shared/routes.ts';
import type { RecordHead } from '../../kit/page/recordHead.ts';
import { breadcrumbsOf } from '../../site/breadcrumbs.ts';
import { ShareImage } from '../../site/Document.tsx';
import { headOf } from '../../site/heads.ts';

interface Sheet {
  readonly href: string;
  readonly css: string;
}

/** What the build knows of the files that a screen is made of. */
export interface ScreenFiles {
  /** Where the site stands, for addresses that other sites read. */
  readonly site: string;
  readonly sheets: readonly Sheet[];
  /** Each after what it needs; the last one starts the app. */
  readonly modules: readonly string[];
  readonly fonts: readonly string[];
  /** Scripts that run at once, inside the document: `askForFonts.js`, `start-failure.js`, `first-paint.js`. */
  readonly askForFonts: string;
  readonly startFailure: string;
  readonly firstPaint: string;
  /** Of the screen where somebody signs in. */
  readonly earlySignIn: string;
}

interface ScreenDocumentProps extends ScreenFiles {
  readonly name: RouteName;
  readonly pathname: string;
  /** What the record on the screen says of itself. */
  readonly record: RecordHead | null;
  /** The answers that the screen was drawn with, as JSON. */
  readonly firstData: string;
  /** What elements of this very screen look like, beside the sheets. */
  readonly ownStyle: string;
  /** Whether it is only a frame, which nobody reads: the scripts come at once then. */
  readonly isFrame: boolean;
}

/** What follows the screen: `firstData.ts` reads it. */
const DATA_ID = 'first-data';
const PAINTED_ID = 'dressed';

/**
 * What surrounds a screen of the app that the server has drawn. Its style and first scripts are inside:
 * fewer requests before it is painted. The app takes its place when its scripts are there.
 */
export function ScreenDocument(props: ScreenDocumentProps) {
  const { name, sheets, modules, fonts, askForFonts, startFailure, firstPaint } = props;
  const entry = modules.at(-1);
  return (
    <html lang="en" data-screen={name}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Painted in one piece, in the theme and the brand that were chosen: a table would move while its rows come. */}
        <link rel="expect" href={`#${PAINTED_ID}`} {...{ blocking: 'render' }} />
        <script>{startFailure}</script>
        <script data-fonts={fonts.join(' ')}>{askForFonts}</script>
        <style>{sheets.map(({ css }) => css).join('')}</style>
        {props.ownStyle !== '' && <style>{props.ownStyle}</style>}
        {sheets.map(({ href }) => (
          // Tells the loader of chunks that their style is here already; nobody fetches it.
          <link key={href} rel="stylesheet" href={href} {...{ disabled: true }} />
        ))}
        {props.isFrame && (
          <>
            {modules.map((href) => (
              <link key={href} rel="modulepreload" href={href} />
            ))}
            <script type="module" src={entry} />
          </>
        )}
        <Head {...props} />
      </head>
      <body>
        <div id="root" />
        <script
          type="application/json"
          id={DATA_ID}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React writes no other data into a script
          dangerouslySetInnerHTML={{ __html: inScript(props.firstData) }}
        />
        {routes[name].indexed && props.record?.isUnlisted !== true && (
          <script
            type="application/ld+json"
            data-told="BreadcrumbList"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
            dangerouslySetInnerHTML={{ __html: inScript(JSON.stringify(wayTo(props))) }}
          />
        )}
        {props.record?.dataAt !== undefined && (
          <script
            type="application/ld+json"
            data-told="record"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
            dangerouslySetInnerHTML={{
              __html: inScript(JSON.stringify(props.record.dataAt(props.site))),
            }}
          />
        )}
        <script data-modules={props.isFrame ? '' : modules.join(' ')}>{firstPaint}</script>
        {/* Behind the script: the browser waits for what begins, and not until it has run. */}
        <template id={PAINTED_ID} />
        {name === 'auth' && (
          <script
            data-url={import.meta.env.VITE_SUPABASE_URL}
            data-publishable-key={import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY}
          >
            {props.earlySignIn}
          </script>
        )}
      </body>
    </html>
  );
}

/** JSON that ends no script, whatever stands in it. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

/** The way to the screen from home, as the written pages tell theirs. */
const wayTo = ({ name, pathname, record, site }: ScreenDocumentProps) => ({
  '@context': 'https://schema.org',
  ...breadcrumbsOf({ name, pathname, site, title: record?.title ?? routes[name].title }),
});

function Head({ name, pathname, record, site }: ScreenDocumentProps) {
  const indexed = (routes[name] as RouteRecord).indexed && record?.isUnlisted !== true;
  const { title: ownTitle, description: ownDescription, keywords } = headOf(name, undefined);
  const title = `${record?.title ?? ownTitle} · Haven Exchange`;
  const description = record?.description ?? ownDescription;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords !== undefined && <meta name="keywords" content={keywords.join(', ')} />}
      <meta name="robots" content={indexed ? 'index,follow' : 'noindex'} />
      <meta name="theme-color" content="#9CAF88" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/app.webmanifest" />
      {indexed && (
        <>
          <link rel="canonical" href={`${site}${pathname}`} />
          <meta property="og:url" content={`${site}${pathname}`} />
        </>
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content="Haven Exchange" />
      <meta property="og:type" content="website" />
      {record?.picture === undefined ? (
        <ShareImage
          site={site}
          pathname={record?.card === undefined ? '/' : pathname}
          title={record?.card === undefined ? routes.home.title : record.title}
        />
      ) : (
        <>
          <meta property="og:image" content={`${site}${record.picture.path}`} />
          <meta property="og:image:alt" content={record.picture.alt} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
