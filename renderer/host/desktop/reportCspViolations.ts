import type { BackendAddress } from '#shared/host.ts';
import { BROWSER_REPORTS_PATH } from '#shared/navigation/browserReports.ts';

/** Maximum reports per page, so a loop of violations doesn't report forever. */
const MOST = 20;

/** The forwarded fields of Chromium's CSP violation report. */
interface CspViolation {
  readonly effectiveDirective: string;
  readonly blockedURL: string | null;
  readonly disposition: string;
}

/** `https://evil.example/a?b` becomes `https://evil.example`; keywords such as `inline` stay. */
const siteOf = (blocked: string): string => {
  if (!URL.canParse(blocked)) return blocked;
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol.slice(0, -1) : origin;
};

/**
 * Reports CSP violations. Browsers do this through the policy's report endpoint, but a page on `app://haven` would
 * report only its scheme. So the page sends the same report to the same function of its current backend, without
 * queries, third-party paths, or samples. Without a backend nothing is sent.
 */
export function reportCspViolations(backend: () => Promise<BackendAddress>): void {
  const reported = new Set<string>();
  const reportViolation = ({ effectiveDirective, blockedURL, disposition }: CspViolation) => {
    const body = {
      effectiveDirective,
      blockedURL: siteOf(blockedURL ?? ''),
      documentURL: location.origin + location.pathname,
      disposition,
    };
    const report = JSON.stringify([{ type: 'csp-violation', body }]);
    if (reported.has(report) || reported.size >= MOST) return;
    reported.add(report);
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
      for (const { body } of reports) reportViolation(body as unknown as CspViolation);
    },
    // Includes violations from before this ran.
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
}
