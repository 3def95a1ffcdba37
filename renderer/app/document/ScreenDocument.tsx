import { routes } from '#shared/routes/table.ts';
import type { RouteName, RouteRecord } from '#shared/routes.ts';
import { getBreadcrumbs } from '../../site/breadcrumbs.ts';
import { ShareImage } from '../../site/Document.tsx';
import { getPageHead } from '../../site/heads.ts';
import type { RecordHead } from '../../ui/page/recordHead.ts';

interface Sheet {
  readonly href: string;
  readonly css: string;
}

/** Build output for a screen's document. */
export interface ScreenFiles {
  /** Site origin, for absolute URLs. */
  readonly site: string;
  readonly sheets: readonly Sheet[];
  /** In dependency order; the last one starts the app. */
  readonly modules: readonly string[];
  readonly fonts: readonly string[];
  /** Inlined scripts that run immediately: `askForFonts.js`, `start-failure.js`, `first-paint.js`. */
  readonly askForFonts: string;
  readonly startFailure: string;
  readonly firstPaint: string;
}

interface ScreenDocumentProps extends ScreenFiles {
  readonly name: RouteName;
  readonly pathname: string;
  /** Head data of the displayed record. */
  readonly record: RecordHead | null;
  /** Query results the screen was rendered with, as JSON. */
  readonly firstData: string;
  /** Element styles of this document, in addition to the stylesheets. */
  readonly ownStyle: string;
  /** True if only the frame is rendered: the scripts then load immediately. */
  readonly isFrame: boolean;
}

/** Placed after the screen; read by `firstData.ts`. */
const DATA_ID = 'first-data';
const PAINTED_ID = 'dressed';

/**
 * Document of a server-rendered app screen. Its CSS and first scripts are inlined to save requests before the first
 * paint. The app hydrates it once loaded.
 */
export function ScreenDocument(props: ScreenDocumentProps) {
  const { name, sheets, modules, fonts, askForFonts, startFailure, firstPaint } = props;
  const entry = modules.at(-1);
  return (
    <html lang="en" data-screen={name}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Painted at once in the chosen theme and brand: a table would shift while its rows stream in. */}
        <link rel="expect" href={`#${PAINTED_ID}`} {...{ blocking: 'render' }} />
        <script>{startFailure}</script>
        <script data-fonts={fonts.join(' ')}>{askForFonts}</script>
        <style>{sheets.map(({ css }) => css).join('')}</style>
        {props.ownStyle !== '' && <style>{props.ownStyle}</style>}
        {sheets.map(({ href }) => (
          // Marks CSS chunks as present, so the loader doesn't fetch them.
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
            dangerouslySetInnerHTML={{ __html: inScript(JSON.stringify(buildBreadcrumbs(props))) }}
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
        {/* After the script: the browser waits for it to start, not to finish. */}
        <template id={PAINTED_ID} />
      </body>
    </html>
  );
}

/** Escapes JSON so that it can't end the script element. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

/** Breadcrumbs of the screen, as in prerendered pages. */
const buildBreadcrumbs = ({ name, pathname, record, site }: ScreenDocumentProps) => ({
  '@context': 'https://schema.org',
  ...getBreadcrumbs({ name, pathname, site, title: record?.title ?? routes[name].title }),
});

function Head({ name, pathname, record, site }: ScreenDocumentProps) {
  const indexed = (routes[name] as RouteRecord).indexed && record?.isUnlisted !== true;
  const { title: ownTitle, description: ownDescription, keywords } = getPageHead(name, undefined);
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
