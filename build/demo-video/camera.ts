import { linkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Locator, Page } from '@playwright/test';

export const FRAMES_PER_SECOND = 12;

/** Runs in the page: draws a pointer above everything, because screenshots have none. */
function drawPointer({ x, y, isDown }: { x: number; y: number; isDown: boolean }): void {
  // Screenshots have no scrollbar, so it needs no space.
  document.documentElement.style.scrollbarGutter = 'auto';
  const id = 'demo-pointer';
  const svg = 'http://www.w3.org/2000/svg';
  let pointer = document.getElementById(id);
  if (pointer === null) {
    pointer = document.createElement('div');
    pointer.id = id;
    pointer.popover = 'manual';
    const picture = document.createElementNS(svg, 'svg');
    picture.setAttribute('viewBox', '0 0 24 24');
    const arrow = document.createElementNS(svg, 'path');
    arrow.setAttribute('d', 'M4 2l15 12-7 1 4 7-3 1.5-4-7-5 5z');
    arrow.setAttribute('fill', '#111');
    arrow.setAttribute('stroke', '#fff');
    arrow.setAttribute('stroke-width', '1.5');
    picture.append(arrow);
    pointer.append(picture);
    document.documentElement.append(pointer);
    const reset = { inset: '0 auto auto 0', margin: '0', padding: '0', border: '0' };
    const look = { inlineSize: '24px', blockSize: '24px', background: 'none', overflow: 'visible' };
    Object.assign(pointer.style, reset, look, { pointerEvents: 'none' });
  }
  // The last element added to the top layer is above the others, such as a dialog.
  const top = [...document.querySelectorAll('dialog[open]')].length;
  if (pointer.dataset.above !== String(top)) {
    if (pointer.matches(':popover-open')) pointer.hidePopover();
    pointer.showPopover();
    pointer.dataset.above = String(top);
  }
  pointer.style.transform = `translate(${x - 4}px, ${y - 2}px) scale(${isDown ? 0.8 : 1})`;
}

/**
 * Records a page as numbered images. A second of video is a fixed number of frames, however long each one takes;
 * loading between frames is not recorded.
 */
export class Camera {
  readonly #folder: string;
  readonly #sessions = new Map<Page, CDPSession>();
  #frames = 0;
  #end = 0;
  #last = Buffer.alloc(0);
  #x = 700;
  #y = 400;
  #isDown = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Plays a scene and holds its last frame until its time is over. */
  async record(seconds: number, scene: () => Promise<void>): Promise<void> {
    this.#end = this.#frames + seconds * FRAMES_PER_SECOND;
    await scene();
    const spare = this.#end - this.#frames;
    if (spare < 0) throw new Error(`The scene is ${-spare} frames too long.`);
    this.#repeat(spare);
  }

  /** Waits until the page has loaded and stops changing. */
  async settle(page: Page): Promise<void> {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(
      () => document.querySelector('main :is([class*="skeleton_"], [aria-busy="true"])') === null,
    );
    let before: Buffer | undefined;
    do {
      before = this.#last;
      await this.#look(page);
    } while (!before.equals(this.#last));
  }

  async hold(page: Page, seconds: number): Promise<void> {
    await this.settle(page);
    this.#repeat(Math.round(seconds * FRAMES_PER_SECOND));
  }

  async moveTo(page: Page, target: Locator, seconds = 0.8): Promise<void> {
    const box = await target.boundingBox();
    if (box === null) throw new Error('The element to point at is not visible.');
    const [fromX, fromY] = [this.#x, this.#y];
    const toX = box.x + Math.min(box.width / 2, 160);
    const toY = box.y + box.height / 2;
    await this.#animate(page, seconds, async (share) => {
      this.#x = fromX + (toX - fromX) * share;
      this.#y = fromY + (toY - fromY) * share;
      await page.mouse.move(this.#x, this.#y);
    });
  }

  async click(page: Page, target: Locator, seconds?: number): Promise<void> {
    await this.moveTo(page, target, seconds);
    this.#isDown = true;
    await this.#shoot(page);
    await this.#shoot(page);
    this.#isDown = false;
    await target.click();
  }

  async type(page: Page, text: string, seconds: number): Promise<void> {
    const frames = Math.round(seconds * FRAMES_PER_SECOND);
    // Six updates per second are enough for smooth typing.
    for (let frame = 0; frame < frames; frame += 2) {
      const from = Math.floor((text.length * frame) / frames);
      const to = Math.floor((text.length * Math.min(frame + 2, frames)) / frames);
      await page.keyboard.type(text.slice(from, to));
      await this.#look(page);
      this.#repeat(2);
    }
  }

  async scrollBy(page: Page, pixels: number, seconds: number): Promise<void> {
    let done = 0;
    await this.#animate(page, seconds, async (share) => {
      const next = Math.round(pixels * share) - done;
      done += next;
      await page.mouse.wheel(0, next);
    });
  }

  async #animate(page: Page, seconds: number, step: (share: number) => Promise<void>) {
    const frames = Math.round(seconds * FRAMES_PER_SECOND);
    for (let frame = 1; frame <= frames; frame += 1) {
      await step((1 - Math.cos((Math.PI * frame) / frames)) / 2);
      await this.#shoot(page);
    }
  }

  async #look(page: Page): Promise<void> {
    const pointer = { x: this.#x, y: this.#y, isDown: this.#isDown };
    await page.evaluate(drawPointer, pointer);
    const session = await this.#sessionOf(page);
    // Faster than Playwright's own, which waits for the page to be stable; here it already is.
    const options = { format: 'png', optimizeForSpeed: true } as const;
    const { data } = await session.send('Page.captureScreenshot', options);
    this.#last = Buffer.from(data, 'base64');
  }

  async #sessionOf(page: Page): Promise<CDPSession> {
    const known = this.#sessions.get(page);
    if (known !== undefined) return known;
    const session = await page.context().newCDPSession(page);
    this.#sessions.set(page, session);
    return session;
  }

  async #shoot(page: Page): Promise<void> {
    await this.#look(page);
    this.#repeat(1);
  }

  #repeat(count: number): void {
    const first = this.#fileOf(this.#frames);
    for (let left = count; left > 0; left -= 1) {
      const file = this.#fileOf(this.#frames);
      if (file === first) writeFileSync(file, this.#last);
      else linkSync(first, file);
      this.#frames += 1;
    }
  }

  #fileOf(frame: number): string {
    return join(this.#folder, `${String(frame).padStart(5, '0')}.png`);
  }
}
