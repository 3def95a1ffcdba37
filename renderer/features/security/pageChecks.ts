import { FAULT_EVENT, type ToldFault } from '#shared/operations/faults.ts';

/** What a check looks at: the window it runs in. */
export type Page = Pick<Window, 'top' | 'self' | 'isSecureContext' | 'document' | 'location'> & {
  readonly navigator: Pick<Navigator, 'serviceWorker'>;
  readonly trustedTypes?:
    | { readonly defaultPolicy: { createHTML(markup: string): unknown } | null }
    | undefined;
};

interface Check {
  /** What is told to the team where it does not hold. */
  readonly says: string;
  readonly holds: (page: Page) => boolean | Promise<boolean>;
}

const isOwn = ({ location }: Page, address: string): boolean => {
  const { origin, protocol } = new URL(address, location.href);
  // What an extension of the browser puts in is not ours to judge.
  return origin === location.origin || !/^https?:$/.test(protocol);
};

/** What holds on every page of ours, whatever is done to it. The server's part is asked by `SecurityWatch`. */
export const PAGE_CHECKS: readonly Check[] = [
  { says: 'The page stands in a frame of another', holds: ({ top, self }) => top === self },
  { says: 'The page came by a line that others read', holds: (page) => page.isSecureContext },
  {
    says: 'A script of another site is in the page',
    holds: (page) =>
      [...page.document.querySelectorAll('script[src]')].every((script) =>
        isOwn(page, script.getAttribute('src') ?? ''),
      ),
  },
  {
    says: 'A frame of another site is in the page, outside of a sandbox',
    holds: (page) =>
      [...page.document.querySelectorAll('iframe[src]')].every(
        (frame) => frame.hasAttribute('sandbox') || isOwn(page, frame.getAttribute('src') ?? ''),
      ),
  },
  {
    says: 'Text can become markup',
    // The policy itself is asked: an attempt would be reported as one.
    holds: ({ trustedTypes }) =>
      String(trustedTypes?.defaultPolicy?.createHTML('<b></b>') ?? '') === '',
  },
  {
    says: 'A worker of another address serves the page',
    holds: async (page) => {
      const workers = (await page.navigator.serviceWorker?.getRegistrations()) ?? [];
      return workers.every(({ active }) => active === null || isOwn(page, active.scriptURL));
    },
  },
];

/** The checks that do not hold now; one that cannot be made does not hold. */
export async function failedChecks(page: Page): Promise<readonly string[]> {
  const outcomes = await Promise.all(
    PAGE_CHECKS.map(async ({ says, holds }) => {
      const isKept = await Promise.resolve()
        .then(() => holds(page))
        .catch(() => false);
      return isKept ? [] : [says];
    }),
  );
  return outcomes.flat();
}

/** Tells the team of each check that fails and is not among those `told`. */
export async function tellFailedChecks(
  told: Set<string>,
  page: Page = window as Page,
): Promise<void> {
  for (const says of await failedChecks(page)) {
    if (told.has(says)) continue;
    told.add(says);
    const detail: ToldFault = { kind: 'app', error: new Error(`Security check: ${says}`) };
    page.document.defaultView?.dispatchEvent(new CustomEvent(FAULT_EVENT, { detail }));
  }
}
