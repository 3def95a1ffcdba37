import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { needsSession } from '#shared/access/gates.ts';
import { facadeAt } from '#shared/facades/facades.ts';
import { inlineDrawings } from '#shared/facades/inline-drawings.ts';
import { getEmbeddedRoutes, renderEmbeddedRoutes } from '#shared/routes/embedded-routes.ts';
import { collectTargets } from '#shared/routes/full-route-table.ts';
import { routes } from '#shared/routes/table.ts';
import { baseApi } from '../../data/api/baseApi.ts';
import { makeVisitorClient, type VisitorFetch } from '../../data/api/visitorClient.ts';
import { visitorHost } from '../../host/visitor.ts';
import type { RouteHandle } from '../../session/place/usePlace.ts';
import { type AppStore, makeStore, type RootState } from '../../session/store.ts';
import { HeadCollector, type RecordHead } from '../../ui/page/recordHead.ts';
import { App } from '../App.tsx';
import { makeRoutes } from '../router.tsx';
import { waitForScreen } from '../startApp.tsx';
import { extractInlineStyles } from './extractInlineStyles.ts';
import type { FirstData } from './firstData.ts';
import { ScreenDocument, type ScreenFiles } from './ScreenDocument.tsx';

/** Files the build writes beside this script. */
export interface DocumentFiles extends Omit<ScreenFiles, 'sheets' | 'modules'> {
  /** CSS by stylesheet URL. */
  readonly styles: Readonly<Record<string, string>>;
  readonly screens: Readonly<
    Record<string, { readonly sheets: readonly string[]; readonly modules: readonly string[] }>
  >;
}

/** Limit for dependent queries; deeper ones are left to the app. */
const MOST_ROUNDS = 3;
const CONTAINER = '<div id="root"></div>';

/**
 * Renders the screen at a URL as a visitor sees it, with visitor data; for members' screens only the frame. Null if
 * it can't be rendered.
 */
export const makeDraw =
  (files: DocumentFiles) => async (address: string, fetchAsVisitor: VisitorFetch) => {
    const [screens, discovery] = makeRoutes('web');
    const router = createMemoryRouter(screens, { ...discovery, initialEntries: [address] });
    try {
      await waitForScreen(router);
      const name = (router.state.matches.at(-1)?.route.handle as RouteHandle | undefined)?.name;
      const screenFiles = files.screens[name ?? ''];
      if (name === undefined || name === null || screenFiles === undefined) return null;
      const { pathname } = router.state.location;
      const isFrame = needsSession(routes[name]);
      const store = visitorsStore(fetchAsVisitor, isFrame);
      let record: RecordHead | null = null;
      const element = (
        <HeadCollector value={(head) => (record = head)}>
          <App host={visitorHost} store={store} router={router} />
        </HeadCollector>
      );
      const rendered = await drawAnswered(store, () =>
        collectTargets(() => renderToString(element)),
      );
      const firstData = getFirstData(store);
      if (rendered === null || firstData === null) return null;
      const [withStyles, targets] = rendered;
      const { html, css } = extractInlineStyles(withStyles);
      const page = renderToStaticMarkup(
        <ScreenDocument
          {...files}
          sheets={screenFiles.sheets.map((href) => ({ href, css: files.styles[href] ?? '' }))}
          ownStyle={css}
          modules={screenFiles.modules}
          name={name}
          pathname={pathname}
          record={record}
          firstData={JSON.stringify(firstData)}
          isFrame={isFrame}
        />,
      );
      const inside =
        CONTAINER.replace('><', () => `>${html}<`) +
        renderEmbeddedRoutes(getEmbeddedRoutes(pathname, targets));
      return {
        // Inserted afterwards, because it is rendered on its own.
        html: inlineDrawings(`<!doctype html>${page.replace(CONTAINER, () => inside)}`, facadeAt),
        share: shareOf(record),
      };
    } finally {
      router.dispose();
    }
  };

const shareOf = (record: RecordHead | null) => record?.card ?? null;

function visitorsStore(fetchAsVisitor: VisitorFetch, isFrame: boolean): AppStore {
  const client = makeVisitorClient(fetchAsVisitor);
  const status = isFrame ? 'loading' : 'signed-out';
  return makeStore(
    { host: visitorHost, dataClient: async () => client },
    { session: { status, session: null, isRecovering: false } },
  );
}

/** Queries run during rendering here (`baseApi`): renders until every part has its data. */
async function drawAnswered<Drawn>(store: AppStore, draw: () => Drawn): Promise<Drawn | null> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const rendered = draw();
    const running = store.dispatch(baseApi.util.getRunningQueriesThunk());
    if (running.length === 0) return rendered;
    await Promise.all(running);
  }
  return null;
}

/** Query results the screen was rendered with; null if any are missing. */
function getFirstData(store: AppStore): FirstData | null {
  const { queries, provided }: RootState['api'] = store.getState().api;
  const isWhole = Object.values(queries).every((query) => query?.status === 'fulfilled');
  return isWhole ? { queries, provided } : null;
}
