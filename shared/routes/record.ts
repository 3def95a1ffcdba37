import type { RailName, RailPlace } from './rail.ts';

/** Who may open a screen. The server protects the data; this decides what to draw. */
export type Access = 'public' | 'signed-in' | 'admin' | 'company';

/** What a screen asks beside that: the vendors' own area, or a subscription. */
export type Gate = 'vendor' | 'pro';

/**
 * How a screen of the workspace is laid out: a measure to read and fill in, the whole width to work in, or the
 * first screen of a day. The public site's screens have none.
 */
export type Layout = 'reading' | 'work' | 'desk';

/** A screen that exists. */
export interface RouteRecord {
  readonly path: string;
  readonly access: Access;
  readonly gate?: Gate;
  /** A screen at a public address that shows nothing to somebody signed out. */
  readonly isForMembers?: true;
  /** Open also to an account that waits for a decision, or was refused. */
  readonly staysOpen?: true;
  /** A step of signing in, signing up or paying: nothing to go to by oneself. */
  readonly isStep?: true;
  /**
   * The role whose own page it is: its header stands there, whoever reads it. Said once for all addresses that begin
   * with the same word; vendors' own area has theirs.
   */
  readonly header?: RailName;
  /** Of a screen of the workspace; without it, one is there to be read. */
  readonly layout?: Layout;
  /** Where it stands in side navigations; a screen of the workspace without it says false. */
  readonly rail?: RailPlace | false;
  /** Whether browsers have no such screen. */
  readonly isDesktopOnly?: true;
  /** The name of the screen above this one, for the breadcrumbs. */
  readonly parent?: string;
  readonly title: string;
  /** What it is, for search engines and previews of links; a page of `renderer/content/` says it there. */
  readonly description?: string;
  readonly keywords?: readonly string[];
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
  /** Written to a file at build and readable without script. */
  readonly isPrerendered?: true;
  /** Its page only says what exists instead: the feature itself is not available yet. */
  readonly isNotice?: true;
}

/** What is known of a screen that is to come. No menu or link shows it. */
export interface PlannedRecord extends Pick<RouteRecord, 'path' | 'access' | 'gate' | 'header'> {
  readonly isPlanned: true;
}

/** The screens of an area by name, and the old and alternative addresses that lead to them. */
export interface Area {
  /** Of all that stand in it and say no other. */
  readonly header?: RailName;
  readonly routes: Readonly<Record<string, RouteRecord | PlannedRecord>>;
  /** Path pattern → name; the path of that screen has the same parameters. */
  readonly redirects?: Readonly<Record<string, string>>;
}

/** A page whose words are in `renderer/content/`: the same for everybody. */
export const page = <const Path extends string>(
  path: Path,
  title: string,
  own: Pick<RouteRecord, 'header' | 'parent' | 'keywords' | 'rail'> & {
    readonly indexed?: boolean;
  } = {},
) => ({ path, title, access: 'public', indexed: true, isPrerendered: true, ...own }) as const;

/** A page of one paragraph about a feature that is not available yet. */
export const notice = <const Path extends string>(
  path: Path,
  title: string,
  own: Parameters<typeof page>[2] = {},
) => ({ ...page(path, title, own), isNotice: true }) as const;

export const planned = <const Path extends string>(path: Path, access: Access, gate?: Gate) =>
  ({ path, access, ...(gate !== undefined && { gate }), isPlanned: true }) as const;
