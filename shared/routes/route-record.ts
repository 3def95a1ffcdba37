import type { RailEntry, RailName } from './rail.ts';

/** Access level of a screen. The server protects the data; this only controls rendering. */
export type Access = 'public' | 'signed-in' | 'admin' | 'company';

/** Additional requirement: the vendor area or a subscription. */
export type Gate = 'vendor' | 'pro';

/**
 * Layout of a workspace screen: a readable column, the full width, or a role's start page. Public screens have none.
 */
export type Layout = 'reading' | 'work' | 'desk';

/** A built screen. */
export interface RouteRecord {
  readonly path: string;
  readonly access: Access;
  readonly gate?: Gate;
  /** A screen at a public URL that shows nothing to signed-out users. */
  readonly isForMembers?: true;
  /** Also open to accounts that are pending or rejected. */
  readonly staysOpen?: true;
  /** A step of sign-in, sign-up, or payment, not a destination of its own. */
  readonly isStep?: true;
  /**
   * The role whose page this is; its header is shown to every reader. Set once for all paths with the same first
   * segment; the vendor area has its own.
   */
  readonly header?: RailName;
  /** For workspace screens; defaults to the reading layout. */
  readonly layout?: Layout;
  /** For public screens that signed-in users see in their workspace. */
  readonly memberLayout?: Layout;
  /** Place in side navigations; a workspace screen without one sets false. */
  readonly rail?: RailEntry | false;
  /** True if the screen exists only in the desktop app. */
  readonly isDesktopOnly?: true;
  /** Name of the parent screen for breadcrumbs. */
  readonly parent?: string;
  readonly title: string;
  /** Description for search engines and link previews; pages of `renderer/content/` define it there. */
  readonly description?: string;
  readonly keywords?: readonly string[];
  /** True if search engines may index the page. */
  readonly indexed: boolean;
  /** Prerendered to a file and readable without script. */
  readonly isPrerendered?: true;
  /** The page only says what exists instead: the feature isn't available yet. */
  readonly isNotice?: true;
}

/** An area's screens by name, with the old and alternative URLs that lead to them. */
export interface RouteArea {
  /** Default header for screens in the area. */
  readonly header?: RailName;
  readonly routes: Readonly<Record<string, RouteRecord>>;
  /** Maps a path pattern to a screen name; that screen's path has the same parameters. */
  readonly redirects?: Readonly<Record<string, string>>;
}

/** Defines a page whose text is in `renderer/content/`, the same for everyone. */
export const page = <const Path extends string>(
  path: Path,
  title: string,
  own: Pick<RouteRecord, 'header' | 'parent' | 'keywords' | 'rail' | 'memberLayout'> & {
    readonly indexed?: boolean;
  } = {},
) => ({ path, title, access: 'public', indexed: true, isPrerendered: true, ...own }) as const;

/** Defines a one-paragraph page about a feature that isn't available yet. */
export const notice = <const Path extends string>(
  path: Path,
  title: string,
  own: Parameters<typeof page>[2] = {},
) => ({ ...page(path, title, own), isNotice: true }) as const;
