import type { RouteName } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import {
  ATTACKER_HOST,
  type InjectionResult,
  injectHostileText,
  TEMPLATE_INJECTION_RESULT,
} from './hostile-text.ts';
import { expect, openSignedIn, type Product, test as productTest, serveDemo } from './product.ts';
import { goToScreen, openApp } from './screens.ts';
import { findUnsafeContent } from './unsafe-content.ts';

export let written: InjectionResult;

/** The product with a demo in which every user's text is an attack payload. */
export const test = productTest.extend<object, { readonly product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other fixture
    async ({}, use) =>
      serveDemo(use, async (dataDir) => {
        written = await injectHostileText(dataDir);
      }),
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** One screen for each kind of text. */
const WORDED: readonly RouteName[] = [
  'clients',
  'client',
  'dealPipeline',
  'calendar',
  'adminUsers',
  'adminReports',
  'property',
  'messages',
  'agent',
  'vendor',
  'brokerDashboard',
  'leads',
  'notifications',
  'transaction',
  'dealRoom',
  'savedListings',
  'adminOperationsCenter',
  'profile',
];

/** Opens screens of one user, or of a visitor. */
export function testScreens(email: string | null, names: readonly RouteName[]): void {
  const who = email === null ? 'a visitor' : `the demo’s ${email.split('@', 1)[0]}`;
  test(`hostile text stays text on the screens ${who} opens: ${names[0]} to ${names.at(-1)}`, async ({
    page,
    product,
  }) => {
    test.setTimeout(600_000);
    const wrong: string[] = [];
    page.on('dialog', (dialog) => {
      wrong.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.route(
      (url) => /^https?:/.test(url.protocol) && url.origin !== product.url,
      (route) => {
        wrong.push(`asked for ${route.request().url()}`);
        return route.abort();
      },
    );
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const violations = Reflect.get(window, 'refusals') ?? [];
        Reflect.set(window, 'refusals', [
          ...violations,
          `${event.effectiveDirective} ${event.blockedURI}`,
        ]);
      });
    });
    if (email !== null) await openSignedIn(page, product.url, email, DEMO_PASSWORD);
    await openApp(page, email);
    for (const name of names) {
      await test.step(name, async () => {
        await goToScreen(page, name);
        const harm = await page.evaluate(
          `(${findUnsafeContent})(document, ${JSON.stringify(ATTACKER_HOST)})` as string,
        );
        const seen = await page.evaluate(() => ({
          ran: Reflect.get(window, 'ran') ?? null,
          refusals: Reflect.get(window, 'refusals') ?? [],
          text: document.body.innerText,
        }));
        expect({ name, harm, ran: seen.ran, refusals: seen.refusals, wrong }).toEqual({
          name,
          harm: [],
          ran: null,
          refusals: [],
          wrong: [],
        });
        expect(seen.text).not.toContain(TEMPLATE_INJECTION_RESULT);
        expect(seen.text).not.toContain('Something went wrong');
        // Otherwise the screen would show none of the hostile text.
        if (WORDED.includes(name)) expect(seen.text, name).toMatch(/ran=|HYPERLINK|=1\+/);
      });
    }
  });
}
