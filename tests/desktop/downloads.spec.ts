import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import { expect, test, WITHOUT_PAGES } from './desktop.ts';
import type { RunningApp } from './host/computer.ts';
import { strict } from './host/strict.ts';

/** What the system would do with a file that a page of the windows wants to save. */
function download(app: RunningApp, name: string, address: string) {
  const asked: (string | undefined)[] = [];
  const item = strict<Electron.DownloadItem>(
    'item',
    {
      getFilename: () => name,
      getMimeType: () => 'application/octet-stream',
      getTotalBytes: () => 0,
      getURL: () => address,
      setSaveDialogOptions: ({ defaultPath }) => void asked.push(defaultPath),
    },
    new EventEmitter(),
  );
  const [window] = app.windows;
  if (!window) throw new Error('There is no window.');
  const isSaved = app.profiles.map((profile) => profile.wouldSave(item, window.contents));
  return { isSaved: isSaved.includes(true), asked };
}

test('a file of the workspace is saved where the person says', ({ blind }) => {
  const saved = download(blind, '../rows.csv', `${WITHOUT_PAGES.workspace}/storage/v1/object/rows`);
  expect(saved.isSaved).toBe(true);
  expect(saved.asked).toEqual([expect.stringMatching(/\/rows\.csv$/)]);
  expect(download(blind, 'rows.csv', 'blob:app://haven/5c0a-11').isSaved).toBe(true);
});

test('a program is not saved, and neither is a file from elsewhere', ({ blind }) => {
  for (const [name, address] of [
    ['Offer.pdf.exe', `${WITHOUT_PAGES.workspace}/storage/v1/object/offer`],
    ['rows.csv', 'https://evil.example/rows.csv'],
    ['rows.csv', 'file:///etc/passwd'],
  ] as const) {
    expect(download(blind, name, address), address).toEqual({ isSaved: false, asked: [] });
  }
});
