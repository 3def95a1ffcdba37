import type { BackendAddress } from '#shared/host.ts';
import { BROWSER_REPORTS_PATH } from '#shared/navigation/browserReports.ts';

/** A page that is refused something in a circle tells of it, and not for ever. */
const MOST = 20;

/** What a report of Chromium says of a refusal, as far as it is told on. */
interface Refusal {
  readonly effectiveDirective: string;
  readonly blockedURL: string | null;
  readonly disposition: string;
}

/** `https://evil.example/a?b` is `https://evil.example`; words such as `inline` stay. */
const siteOf = (blocked: string): string => {
  if (!URL.canParse(blocked)) return blocked;
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol.slice(0, -1) : origin;
};

/**
 * In the browser the policy of a page names where refusals are reported, and the browser does it. A page of
 * `app://haven` would report no more of itself than its scheme, so here the page tells the same function of the
 * backend it works with, by the same report: never a query, a path of somebody else or a sample. Without a backend
 * nothing is told to anybody.
 */
export function tellRefusals(backend: () => Promise<BackendAddress>): void {
  const told = new Set<string>();
  const tell = ({ effectiveDirective, blockedURL, disposition }: Refusal) => {
    const body = {
      effectiveDirective,
      blockedURL: siteOf(blockedURL ?? ''),
      documentURL: location.origin + location.pathname,
      disposition,
    };
    const report = JSON.stringify([{ type: 'csp-violation', body }]);
    if (told.has(report) || told.size >= MOST) return;
    told.add(report);
    void backend()
      .then(({ url }) =>
        fetch(url + BROWSER_REPORTS_PATH, {
          method: 'POST',
          headers: { 'content-type': 'application/reports+json' },
          body: report,
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
        }),
      )
      .catch(() => undefined);
  };
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) tell(body as unknown as Refusal);
    },
    // What was refused before this ran, too.
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
}
