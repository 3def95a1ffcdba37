import { type CDPSession, type Page, expect as patient } from '@playwright/test';
import { linkTo, type RouteName } from '../../shared/routes.ts';

/** The soak run doesn't load the Playwright config. */
const expect = patient.configure({ timeout: 60_000 });

/** Page metrics after garbage collection. */
export interface PageResources {
  readonly heapMb: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly channels: number;
}

/** Screens that the header's panels lead to, with the name of the panel's button. */
const PANELS: Partial<Record<RouteName, RegExp>> = {
  messages: /^Messages/,
  notifications: /^Notifications/,
};

/** A working day in rounds. All navigation is by links, so that anything a screen leaks stays in the next. */
export class WorkingDay {
  readonly #page: Page;
  readonly #channels = new Set<string>();
  #browser: CDPSession | undefined;

  constructor(page: Page) {
    this.#page = page;
    page.on('websocket', (socket) => {
      const open = new Set<string>();
      socket.on('framesent', ({ payload }) => this.#hear(String(payload), open));
      socket.on('close', () => {
        for (const topic of open) this.#channels.delete(topic);
      });
    });
  }

  async round(): Promise<void> {
    const page = this.#page;
    await this.#goTo('messages');
    await page.locator('main a[href^="/messages/"]').first().click();
    const box = page.getByRole('textbox', { name: 'Message', exact: true });
    await box.fill('I will look at it this afternoon.');
    await box.fill('');
    await this.#goTo('clients');
    const first = page.locator('main').getByRole('row').nth(1).getByRole('link').first();
    await expect(first).toBeVisible();
    // On a busy machine, rows render shortly before the list's shortcuts work.
    await expect(async () => {
      await page.keyboard.press('j');
      await expect(page.locator('main [data-row] a:focus')).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('complementary', { name: /^Open / })).toBeVisible();
    await page.keyboard.press('Escape');
    for (const name of ['dealPipeline', 'calendar', 'notifications'] as const)
      await this.#goTo(name);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.type('memory care');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await this.#goTo('investmentOpportunities');
    await page.locator('main a[href^="/property/"]').first().click();
    await expect(page).toHaveURL(/\/property\//);
    await this.#settled();
    await page.goBack();
    await page
      .locator(`a[href="${linkTo('dashboard')}"]`)
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(/-dashboard$/);
    await this.#settled();
  }

  /** Measures at rest, after all late loads. */
  async weigh(): Promise<PageResources> {
    let weight = await this.#weighNow();
    const isLevel = async () => {
      const before = weight;
      weight = await this.#weighNow();
      return weight.listeners === before.listeners && weight.channels === before.channels;
    };
    await expect.poll(isLevel, { intervals: [500] }).toBe(true);
    return weight;
  }

  async #weighNow(): Promise<PageResources> {
    this.#browser ??= await this.#page.context().newCDPSession(this.#page);
    await this.#browser.send('Performance.enable');
    // Objects freed by one collection can release others for the next.
    for (let round = 0; round < 3; round += 1)
      await this.#browser.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.#browser.send('Performance.getMetrics');
    const told = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
    return {
      heapMb: told('JSHeapUsedSize') / 1_048_576,
      nodes: told('Nodes'),
      listeners: told('JSEventListeners'),
      channels: this.#channels.size,
    };
  }

  async #goTo(name: RouteName): Promise<void> {
    const path = linkTo(name);
    const panel = PANELS[name];
    if (panel !== undefined) {
      await this.#page.getByRole('banner').getByRole('button', { name: panel }).click();
    }
    const area = panel === undefined ? 'nav' : ':is(header, footer)';
    await this.#page.locator(`${area} a[href="${path}"]`).filter({ visible: true }).first().click();
    await expect(this.#page).toHaveURL((url) => url.pathname === path);
    await this.#settled();
  }

  async #settled(): Promise<void> {
    await expect(this.#page.locator('main h1, main h2').first()).toBeVisible();
    await expect(this.#page.locator('main [aria-busy=true]')).toHaveCount(0);
  }

  #hear(payload: string, open: Set<string>): void {
    const [, , topic = '', event] = read(payload);
    if (event === 'phx_join') {
      open.add(topic);
      this.#channels.add(topic);
    }
    if (event === 'phx_leave') {
      open.delete(topic);
      this.#channels.delete(topic);
    }
  }
}

/** A realtime protocol frame, as an array or an object. */
function read(payload: string): readonly string[] {
  try {
    const told = JSON.parse(payload);
    return Array.isArray(told) ? told : [told.join_ref, told.ref, told.topic, told.event];
  } catch {
    return [];
  }
}

const MAY_GROW = { heapMb: 0.15, nodes: 0.1, listeners: 0.1, channels: 0 };

/** Returns a sentence for each metric that grew between two measurements; empty if none did. */
export const describeGrowth = (before: PageResources, after: PageResources): string[] =>
  (Object.keys(MAY_GROW) as (keyof PageResources)[])
    .filter((what) => after[what] > before[what] * (1 + MAY_GROW[what]))
    .map((what) => `${what}: ${before[what].toFixed(1)} → ${after[what].toFixed(1)}`);
