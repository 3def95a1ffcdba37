import type { Catalogue, PathName } from '../catalogue.ts';

/** Who may open a screen. The server protects the data; this decides what to draw. */
export type Access = 'public' | 'signed-in' | 'admin' | 'company';

/** What a screen asks beside that: the vendors' own area, or a subscription. */
export type Gate = 'vendor' | 'pro';

export interface RouteRecord {
  readonly path: string;
  readonly access: Access;
  readonly gate?: Gate;
  /** A screen at a public address that shows nothing to somebody signed out. */
  readonly isForMembers?: boolean;
  /** Open also to an account that waits for a decision, or was refused. */
  readonly staysOpen?: true;
  /** Whether browsers have no such screen. */
  readonly isDesktopOnly?: true;
  /** The screen above this one, for the breadcrumbs. */
  readonly parent?: string;
  readonly title: string;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
  /** Written to a file at build and readable without script: `renderer/site/pages/<name>.tsx`. */
  readonly isPrerendered?: boolean;
}

/** A screen that exists agrees with its entry in the catalogue. */
export type BuiltRoutes = {
  readonly [Name in PathName]?: RouteRecord &
    Pick<Catalogue[Name], 'path' | 'access' | ('gate' & keyof Catalogue[Name])> & {
      readonly parent?: PathName;
    };
};
