import { findDeepLink, parseDeepLink } from './parse.ts';

/** No user opens more screens than this at once, but a page that fires links in a loop does. */
const MAX_QUEUED = 8;

/**
 * Queues routes to open from links, notification clicks, the tray and shortcuts until a window can show them, which
 * takes seconds on a cold start.
 */
export class RouteInbox {
  #waiting: string[] = [];
  #show: ((route: string) => void) | null = null;

  /** Opens a route of this app from `safeRedirect` or a constant. */
  open(route: string): void {
    if (this.#show) this.#show(route);
    else
      this.#waiting = [...this.#waiting.filter((other) => other !== route), route].slice(
        -MAX_QUEUED,
      );
  }

  /** Opens a `haven://` link from `open-url` or elsewhere; false if it is invalid. */
  openLink(link: string): boolean {
    const route = parseDeepLink(link);
    if (route !== null) this.open(route);
    return route !== null;
  }

  /** Opens the link in the arguments of this or a second process; false if there is none. */
  openArguments(argv: readonly string[]): boolean {
    const link = findDeepLink(argv);
    return link !== null && this.openLink(link);
  }

  /** Clears the queue when the workspace changes, since routes may name records of the previous one. */
  clear(): void {
    this.#waiting = [];
  }

  /** Shows routes from now on, queued ones first; returns a function that queues them again. */
  ready(show: (route: string) => void): () => void {
    this.#show = show;
    for (const route of this.#waiting.splice(0)) show(route);
    return () => {
      if (this.#show === show) this.#show = null;
    };
  }
}
