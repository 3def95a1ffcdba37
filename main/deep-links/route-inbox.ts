import { findDeepLink, parseDeepLink, type RouteRequest } from './parse.ts';

/** No user opens more screens than this at once, but a page that fires links in a loop does. */
const MAX_QUEUED = 8;

/**
 * Queues routes that the system asks for, by links and notification clicks, until a workspace is open that can show
 * them. On a cold start that takes seconds.
 */
export class RouteInbox {
  #waiting: readonly RouteRequest[] = [];
  #show: ((request: RouteRequest) => void) | null = null;

  /** Opens a route of this app from `safeRedirect` or a constant. */
  open(request: RouteRequest): void {
    if (this.#show) this.#show(request);
    else {
      const others = this.#waiting.filter(({ route }) => route !== request.route);
      this.#waiting = [...others, request].slice(-MAX_QUEUED);
    }
  }

  /** Opens a `haven://` link from `open-url` or elsewhere; false if it is invalid. */
  openLink(link: string): boolean {
    const request = parseDeepLink(link);
    if (request !== null) this.open(request);
    return request !== null;
  }

  /** Opens the link in the arguments of this or a second process; false if there is none. */
  openArguments(argv: readonly string[]): boolean {
    const link = findDeepLink(argv);
    return link !== null && this.openLink(link);
  }

  /** Passes on requests from now on, queued ones first. */
  ready(show: (request: RouteRequest) => void): void {
    this.#show = show;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const request of waiting) show(request);
  }
}
