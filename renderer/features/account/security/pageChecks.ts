import {
  CLIENT_ERROR_EVENT,
  type ClientErrorDetail,
} from '#shared/admin/operations/client-errors.ts';

/** The window that a check inspects. */
export type Page = Pick<Window, 'top' | 'self' | 'isSecureContext' | 'document' | 'location'> & {
  readonly navigator: Pick<Navigator, 'serviceWorker'>;
  readonly trustedTypes?:
    | { readonly defaultPolicy: { createHTML(markup: string): unknown } | null }
    | undefined;
};

interface Check {
  /** The text reported to staff on failure. */
  readonly says: string;
  readonly holds: (page: Page) => boolean | Promise<boolean>;
}

const isOwn = ({ location }: Page, address: string): boolean => {
  const { origin, protocol } = new URL(address, location.href);
  // Content injected by browser extensions is ignored.
  return origin === location.origin || !/^https?:$/.test(protocol);
};

/** Invariants of every page. The server's part is checked by `SecurityWatch`. */
export const PAGE_CHECKS: readonly Check[] = [
  { says: 'The page is framed by another site', holds: ({ top, self }) => top === self },
  {
    says: 'The page was loaded over an insecure connection',
    holds: (page) => page.isSecureContext,
  },
  {
    says: 'The page contains a script from another site',
    holds: (page) =>
      [...page.document.querySelectorAll('script[src]')].every((script) =>
        isOwn(page, script.getAttribute('src') ?? ''),
      ),
  },
  {
    says: 'The page contains a frame from another site without a sandbox',
    holds: (page) =>
      [...page.document.querySelectorAll('iframe[src]')].every(
        (frame) => frame.hasAttribute('sandbox') || isOwn(page, frame.getAttribute('src') ?? ''),
      ),
  },
  {
    says: 'Text can become markup',
    // Queries the policy itself, since an attempt would be reported as a violation.
    holds: ({ trustedTypes }) =>
      String(trustedTypes?.defaultPolicy?.createHTML('<b></b>') ?? '') === '',
  },
  {
    says: 'A service worker from another origin serves the page',
    holds: async (page) => {
      const workers = (await page.navigator.serviceWorker?.getRegistrations()) ?? [];
      return workers.every(({ active }) => active === null || isOwn(page, active.scriptURL));
    },
  },
];

/** Returns the checks that fail now; a check that can't run fails. */
export async function failedChecks(page: Page): Promise<readonly string[]> {
  const outcomes = await Promise.all(
    PAGE_CHECKS.map(async ({ says, holds }) => {
      const isPassing = await Promise.resolve()
        .then(() => holds(page))
        .catch(() => false);
      return isPassing ? [] : [says];
    }),
  );
  return outcomes.flat();
}

/** Reports each failed check that is not yet in `told`. */
export async function reportFailedChecks(
  reported: Set<string>,
  page: Page = window as Page,
): Promise<void> {
  for (const says of await failedChecks(page)) {
    if (reported.has(says)) continue;
    reported.add(says);
    const detail: ClientErrorDetail = { kind: 'app', error: new Error(`Security check: ${says}`) };
    page.document.defaultView?.dispatchEvent(new CustomEvent(CLIENT_ERROR_EVENT, { detail }));
  }
}
