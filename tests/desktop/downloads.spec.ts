import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { TOAST_VISIBLE_MS } from '../../shared/constants.ts';
import { expect, newestPage, test, WITHOUT_PAGES } from './desktop.ts';
import type { RunningApp } from './host/computer.ts';
import { DownloadItem } from './host/download-item.ts';

const OWN = 'blob:app://haven/5c0a-11';

/** Returns whether the page would reject a dragged file. */
const refusesFiles = () => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([''], 'x.txt'));
  const event = new DragEvent('dragover', { dataTransfer, cancelable: true });
  return !dispatchEvent(event);
};

/**
 * Returns the page once its listeners are attached, shortly after it is visible. Rejecting dropped files starts last.
 */
async function openedPage(app: RunningApp): Promise<Page> {
  const page = await newestPage(app);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(refusesFiles)).toBe(true);
  return page;
}

function download(app: RunningApp, name: string, address: string) {
  const item = new DownloadItem(name, address);
  return { isSaved: item.begin(app), asked: item.asked };
}

test('saves a file of the workspace where the user chooses', ({ blind }) => {
  const saved = download(blind, '../rows.csv', `${WITHOUT_PAGES.workspace}/storage/v1/object/rows`);
  expect(saved.isSaved).toBe(true);
  expect(saved.asked).toEqual([expect.stringMatching(/\/rows\.csv$/)]);
  expect(download(blind, 'rows.csv', OWN).isSaved).toBe(true);
});

test("doesn't save a program or a file from another origin", ({ blind }) => {
  for (const [name, address] of [
    ['Offer.pdf.exe', `${WITHOUT_PAGES.workspace}/storage/v1/object/offer`],
    ['rows.csv', 'https://evil.example/rows.csv'],
    ['rows.csv', 'file:///etc/passwd'],
  ] as const) {
    expect(download(blind, name, address), address).toEqual({ isSaved: false, asked: [] });
  }
});

test("reports a download's progress and final location to the page", async ({ idle, computer }) => {
  const page = await openedPage(idle);
  const card = page.getByRole('article', { name: 'rows.csv' });
  const item = new DownloadItem('rows.csv', OWN);
  item.begin(idle);
  await expect(card.getByRole('progressbar')).toBeVisible();
  item.advance(40);
  await expect(card).toContainText('40% saved');

  const path = join(computer.userData, 'rows.csv');
  writeFileSync(path, 'a,b');
  item.finish(path);
  await card.getByRole('button', { name: 'Show in folder' }).click();
  await expect.poll(() => idle.shownInFolder).toEqual([path]);
  await card.dispatchEvent('dragstart');
  await expect.poll(() => idle.windows[0]?.dragged).toEqual([path]);
  expect(await page.content()).not.toContain(path);

  rmSync(path);
  await card.getByRole('button', { name: 'Show in folder' }).click();
  await expect(card).toContainText('moved or deleted');
  expect(idle.shownInFolder).toEqual([path]);
  await card.getByRole('button', { name: 'Dismiss: rows.csv' }).click();
  await expect(card).toBeHidden();
});

test('cancels a download and reports errors', async ({ idle }) => {
  const page = await openedPage(idle);
  await page.clock.install();
  const card = (name: string) => page.getByRole('article', { name });
  const long = new DownloadItem('long.csv', OWN);
  long.begin(idle);
  await card('long.csv').getByRole('button', { name: 'Cancel' }).click();
  await expect(card('long.csv')).toContainText('Download canceled.');
  expect(long.isCancelled).toBe(true);
  await page.clock.fastForward(TOAST_VISIBLE_MS);
  await expect(card('long.csv')).toBeHidden();

  const broken = new DownloadItem('broken.csv', OWN);
  broken.begin(idle);
  broken.breakOff();
  await expect(card('broken.csv')).toContainText('Download interrupted. Nothing was saved.');
  new DownloadItem('Offer.pdf.exe', OWN).begin(idle);
  await expect(card('Offer.pdf.exe')).toContainText('would run as a program');
  new DownloadItem('odd.csv', 'https://evil.example/odd.csv').begin(idle);
  await expect(card('odd.csv')).toContainText("isn't from Haven Exchange");
});

test('lets a window access only its own downloads', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  app.windows[0]?.wouldOpen('app://haven/profile');
  const [own, other] = app.windows;
  const running = new DownloadItem('running.csv', OWN);
  const saved = new DownloadItem('saved.csv', OWN);
  running.begin(app, own);
  saved.begin(app, own);
  const path = join(computer.userData, 'saved.csv');
  writeFileSync(path, 'a,b');
  saved.finish(path);

  for (const id of ['1', '2', '3', '']) {
    for (const call of ['cancel', 'showInFolder', 'drag']) {
      await app.send(`downloads.${call}`, [id], {}, other?.contents);
    }
  }
  for (const value of [`/home/me/Documents/${'x'.repeat(20)}`, 2, -2, { id: '2' }, ['2']]) {
    expect(await app.send('downloads.drag', [value], {}, own?.contents)).toEqual({
      value: { ok: false, error: 'malformed' },
    });
  }
  for (const id of ['/etc/passwd', '__proto__', '2 ', '02']) {
    await app.send('downloads.drag', [id], {}, own?.contents);
  }
  expect(running.isCancelled).toBe(false);
  expect(app.shownInFolder).toEqual([]);
  expect([own?.dragged, other?.dragged]).toEqual([[], []]);

  await app.send('downloads.drag', ['2'], {}, own?.contents);
  expect(own?.dragged).toEqual([path]);
  await app.send('session.forget', [], {}, own?.contents);
  expect(running.isCancelled).toBe(true);
  await app.send('downloads.drag', ['2'], {}, own?.contents);
  expect(own?.dragged).toEqual([path]);
});

test('ignores dropped files but still accepts text dropped into a field', async ({ idle }) => {
  const page = await openedPage(idle);
  const address = page.url();
  const accepted = await page.evaluate(() => {
    const drop = (type: string, fill: (data: DataTransfer) => void) => {
      const dataTransfer = new DataTransfer();
      fill(dataTransfer);
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const file = (data: DataTransfer) => data.items.add(new File(['<h1>x</h1>'], 'x.html'));
    const text = (data: DataTransfer) => data.setData('text/plain', 'x');
    return [drop('dragover', file), drop('drop', file), drop('dragover', text), drop('drop', text)];
  });
  expect(accepted).toEqual([true, true, false, false]);
  expect(page.url()).toBe(address);
});
