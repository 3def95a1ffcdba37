import { linkAmong, routeOfLink } from './parse.ts';

/** Nobody means to open more screens than this; a page that fires links in a loop does. */
const MOST_WAITING = 8;

/**
 * Where links, notification clicks, the tray and shortcuts leave the route they want open. It waits
 * there until a window can show it, which on a cold start is seconds later.
 */
export class RouteInbox {
  #waiting: string[] = [];
  #show: ((route: string) => void) | null = null;

  /** Takes a route of this app, as `safeRedirect` or a constant gave it. */
  open(route: string): void {
    if (this.#show) this.#show(route);
    else
      this.#waiting = [...this.#waiting.filter((other) => other !== route), route].slice(
        -MOST_WAITING,
      );
  }

  /** Takes a `haven://` link, from `open-url` or elsewhere; false when it is none of ours. */
  openLink(link: string): boolean {
    const route = routeOfLink(link);
    if (route !== null) this.open(route);
    return route !== null;
  }

  /** Takes the arguments of this process or of a second one; false when no link of ours is in them. */
  openArguments(argv: readonly string[]): boolean {
    const link = linkAmong(argv);
    return link !== null && this.openLink(link);
  }

  /** For a change of the workspace: what waits may name records of the one before. */
  clear(): void {
    this.#waiting = [];
  }

  /** From now on routes are shown, those that wait first; returns what makes them wait again. */
  ready(show: (route: string) => void): () => void {
    this.#show = show;
    for (const route of this.#waiting.splice(0)) show(route);
    return () => {
      if (this.#show === show) this.#show = null;
    };
  }
}
