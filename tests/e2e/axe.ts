import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { run } from 'axe-core';

/** The bundled build is not minified and takes twice as long to parse a page. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Sections that are laid out only near the viewport can't be checked otherwise. */
export const renderAllContent = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.whole = '';
  });

/** With 'the screen alone', elements shared by all screens are skipped. */
export type AuditScope = 'everything' | 'the screen alone';

/** Number of elements checked per group that differs only in text, such as the rows of a list. */
const ALIKE = 2;

/** Runs in the page. Returns the top bar, rail and footer, plus elements that repeat earlier ones. */
function whatIsKnown(alike: number): Element[] {
  const frame = [
    ...document.querySelectorAll('header, footer, nav[aria-label$="orkspace"]'),
  ].filter((element) => element.closest('main, [role="dialog"], [role="menu"]') === null);
  const shapeOf = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .map(({ tagName, className }) => `${tagName}.${String(className)}`)
      .join();
  const repeats = [...document.querySelectorAll('main *')]
    .filter(({ children }) => children.length > alike)
    .flatMap(({ children }) =>
      [...Map.groupBy(children, shapeOf).values()].flatMap((group) => group.slice(alike)),
    );
  return [...frame, ...repeats];
}

/** Injects the 500 KB script once per document; the app has no frames to scan. */
export async function findAxeViolations(
  page: Page,
  rules: 'all' | 'of colours' = 'all',
  part: AuditScope = 'everything',
): Promise<string[]> {
  await renderAllContent(page);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(`${axeSource}; window.whatIsKnown = ${whatIsKnown}`);
  }
  return page.evaluate(
    async ({ only, alike }) => {
      const { axe, whatIsKnown: known } = window as unknown as {
        axe: { run: typeof run };
        whatIsKnown: (alike: number) => Element[];
      };
      const { violations } = await axe.run(
        { include: document, exclude: alike === null ? [] : (known(alike) as Node[]) },
        {
          resultTypes: ['violations'],
          // External styles are needed only by rules that are off.
          preload: false,
          ...(only ? { runOnly: only } : {}),
        },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    {
      only: rules === 'all' ? null : COLOR_RULES,
      alike: part === 'everything' ? null : ALIKE,
    },
  );
}
