import type { Page } from '@playwright/test';
import type { RouteName } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, testInOwnProfile as test } from './product.ts';
import { goToScreen, openApp } from './screens.ts';

export interface Journey {
  readonly name: string;
  readonly as: string | null;
  readonly screens: readonly RouteName[];
}

const MOST_STOPS = 150;

interface Stop {
  readonly what: string;
  readonly wrong: readonly string[];
  /** The same element as the previous stop. */
  readonly isPart: boolean;
}

/** Returns the focused element's name, whether it is visible, and whether its focus indicator shows. */
const stopHere = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (
      at === null ||
      at === document.body ||
      !(at instanceof HTMLElement || at instanceof SVGElement)
    )
      return null;
    const labels = (at as HTMLInputElement).labels;
    const getAccessibleName = (element: Element): string =>
      [
        ...(element.getAttribute('aria-labelledby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent),
        element.getAttribute('aria-label'),
        ...[...(labels ?? [])].map((label) => label.textContent),
        element.textContent,
        element.getAttribute('title'),
        ...[...element.querySelectorAll('img[alt], svg title')].map(
          (picture) => picture.getAttribute('alt') ?? picture.textContent,
        ),
      ]
        .filter(Boolean)
        .join(' ')
        .trim();
    const box = at.getBoundingClientRect();
    const isOutlined = (element: Element, part?: string): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    // Chart points draw their own focus ring.
    const isRinged = at instanceof SVGElement && getComputedStyle(at).stroke !== 'none';
    // A link may fill its container, and a checkbox may be drawn by its sibling.
    const around: Element[] = [at, ...(at.nextElementSibling ? [at.nextElementSibling] : [])];
    for (let one = at.parentElement; one !== null && around.length < 5; one = one.parentElement)
      around.push(one);
    const isShown =
      isRinged ||
      // The start of a newly opened screen.
      at.id === 'main' ||
      isOutlined(at, '::after') ||
      isOutlined(at, '::before') ||
      around.some((one) => isOutlined(one) || isOutlined(one, '::after'));
    const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isCovered =
      middle !== null &&
      !at.contains(middle) &&
      !middle.contains(at) &&
      !around.some((one) => one.contains(middle));
    // The segments of a date field are separate stops drawn by the browser.
    const last: unknown = Reflect.get(window, 'lastStop');
    const isPart = last === at;
    Reflect.set(window, 'lastStop', at);
    const wrong = [
      ...(getAccessibleName(at) === '' ? ['has no name'] : []),
      ...(box.width < 1 || box.height < 1 || box.bottom <= 0 || box.top >= innerHeight
        ? ['is out of sight']
        : isCovered
          ? [`lies below ${middle?.tagName} ${middle?.className}`]
          : []),
      ...(isShown || isPart ? [] : ['does not show the keyboard']),
    ];
    const what = `${at.tagName} ${getAccessibleName(at).replace(/\s+/g, ' ').slice(0, 60)}`;
    return { what, wrong, isPart };
  });

/** Tabs from the top of the screen to its end, then one step back. */
async function walkByTab(page: Page): Promise<{ wrong: string[]; stops: number }> {
  const wrong: string[] = [];
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
  });
  let seen = 0;
  /** How many times in a row the same element had focus; several elements can share a name. */
  let stayed = 0;
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopHere(page);
    if (stop === null) break;
    for (const what of stop.wrong) wrong.push(`${stop.what}: ${what}`);
    stayed = stop.isPart ? stayed + 1 : 0;
    if (stayed > 5) {
      wrong.push(`${stop.what}: traps keyboard focus`);
      break;
    }
    seen += 1;
  }
  return { wrong, stops: seen };
}

export function testKeyboardJourney({ name, as, screens }: Journey): void {
  test(`the keyboard can ${name}: every stop has a name, is visible and shows focus`, async ({
    page,
    product,
  }) => {
    if (as !== null) await openSignedIn(page, product.url, as, DEMO_PASSWORD);
    await openApp(page, as);
    for (const screen of screens) {
      await test.step(screen, async () => {
        await goToScreen(page, screen);
        const { wrong, stops } = await walkByTab(page);
        expect({ screen, wrong }).toEqual({ screen, wrong: [] });
        expect(stops, screen).toBeGreaterThan(0);
      });
    }
  });
}
