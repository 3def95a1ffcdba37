import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { run } from 'axe-core';

/** What it brings beside is not minified, and takes a page twice as long to read. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Nothing can be said of a part that is laid out only when somebody comes near. */
export const layOutWhole = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.whole = '';
  });

/** Of a screen alone, what is seen on every other one is left out. */
export type Part = 'everything' | 'the screen alone';

/** Of what is alike but for its words, as the rows of a list are, so many are looked at. */
const ALIKE = 2;

/** In a page: the bar, the rail and the foot around a screen, and what repeats what stands before it. */
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

/** Half a megabyte of script comes once a document; the app has no frames to gather. */
export async function violationsOf(
  page: Page,
  rules: 'all' | 'of colours' = 'all',
  part: Part = 'everything',
): Promise<string[]> {
  await layOutWhole(page);
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
          // Styles from elsewhere, which only rules ask for that are off.
          preload: false,
          ...(only ? { runOnly: only } : {}),
        },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    {
      only: rules === 'all' ? null : OF_COLOURS,
      alike: part === 'everything' ? null : ALIKE,
    },
  );
}
