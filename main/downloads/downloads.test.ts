import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { isExecutable, safeName } from './names.ts';
import { type Download, type DownloadPort, DownloadService } from './service.ts';

test.each([
  ['Offer for Oak House.pdf', 'Offer for Oak House.pdf'],
  ['../../.bashrc', 'bashrc'],
  ['C:\\Windows\\evil.txt', 'C-Windows-evil.txt'],
  ['report.pdf:hidden.txt', 'report.pdf-hidden.txt'],
  ['CON.txt', '_CON.txt'],
  ['nul', '_nul'],
  ['aux.tar.gz', '_aux.tar.gz'],
  ['photo\u202egnp.exe', 'photognp.exe'],
  ['two\u0000parts\n.csv', 'twoparts.csv'],
  ['invoice.exe. . .', 'invoice.exe'],
  ['...', 'download'],
  ['', 'download'],
  ['.pdf', 'pdf'],
  ['a <b> "c" | d?.txt', 'a -b- -c- - d-.txt'],
])('the name %j is saved as %j', (suggested, name) => {
  expect(safeName(suggested)).toBe(name);
});

test('a name is cut before its extension and never within a character', () => {
  const name = safeName(`${'🏠'.repeat(200)}.pdf`);
  expect(name.length).toBeLessThanOrEqual(120);
  expect(name.endsWith('.pdf')).toBe(true);
  expect(name.isWellFormed()).toBe(true);
});

test.each([
  ['setup.exe', ''],
  ['Setup.EXE', 'application/pdf'],
  ['invoice.pdf.js', ''],
  ['invoice.exe ', ''],
  ['invoice.exe.', ''],
  ['photo\u202egnp.scr', ''],
  ['list.xlsm', ''],
  ['link.desktop', ''],
  ['disk.dmg', ''],
  ['invoice.pdf', 'application/x-msdownload; charset=binary'],
  ['invoice.pdf', 'APPLICATION/X-SH'],
])('%j of the type %j counts as executable', (name, type) => {
  expect(isExecutable(name, type)).toBe(true);
});

test.each(['offer.pdf', 'rows.csv', 'photo.jpg', 'memo.docx', 'no-extension'])(
  '%s does not',
  (name) => {
    expect(isExecutable(name, 'application/octet-stream')).toBe(false);
  },
);

class FakeItem extends EventEmitter {
  received = 0;
  total = 200;
  type = 'application/pdf';
  dialog: unknown = null;
  readonly name: string;
  readonly url: string;
  constructor(name: string, url = 'https://haven.example/storage/v1/object/sign/x') {
    super();
    this.name = name;
    this.url = url;
  }
  cancel = vi.fn(() => this.emit('done', {}, 'cancelled'));
  getFilename = () => this.name;
  getMimeType = () => this.type;
  getReceivedBytes = () => this.received;
  getTotalBytes = () => this.total;
  getURL = () => this.url;
  getSavePath = () => '/home/me/Offer.pdf';
  setSaveDialogOptions = (options: unknown) => {
    this.dialog = options;
  };
}

function downloads() {
  const service = new DownloadService({
    folder: () => '/home/me/Downloads',
    origins: () => ['app://haven', 'https://haven.example'],
  });
  const heard: Download[] = [];
  service.onChange((download) => heard.push(download));
  const begin = (item: FakeItem) => service.begin(item as unknown as DownloadPort, 1);
  return { service, begin, states: () => heard.map(({ state }) => state) };
}

test('a file is saved where the person says, with its progress', () => {
  const { begin, states } = downloads();
  const item = new FakeItem('../Offer.pdf');
  expect(begin(item)).toBe(true);
  expect(item.dialog).toEqual({ defaultPath: '/home/me/Downloads/Offer.pdf' });
  item.received = 50;
  item.emit('updated', {}, 'progressing');
  item.total = 0;
  item.emit('updated', {}, 'progressing');
  item.emit('done', {}, 'completed');
  expect(states()).toEqual([
    { kind: 'running', percent: null },
    { kind: 'running', percent: 25 },
    { kind: 'running', percent: null },
    { kind: 'done', path: '/home/me/Offer.pdf' },
  ]);
});

test('what the app makes itself may be saved as well', () => {
  const { begin } = downloads();
  expect(begin(new FakeItem('rows.csv', 'blob:app://haven/5c0a-11'))).toBe(true);
});

test.each([
  'https://evil.example/a.pdf',
  'file:///etc/passwd',
  'data:text/plain,x',
  'blob:null/x',
  '',
])('a file from %j is refused before anything is written', (url) => {
  const { begin, states } = downloads();
  expect(begin(new FakeItem('a.pdf', url))).toBe(false);
  expect(states()).toEqual([{ kind: 'refused', reason: 'origin' }]);
});

test('what would run is refused, wherever it comes from', () => {
  const { begin, states } = downloads();
  const item = new FakeItem('Offer.pdf.exe');
  expect(begin(item)).toBe(false);
  expect(item.dialog).toBeNull();
  expect(states()).toEqual([{ kind: 'refused', reason: 'executable' }]);
});

test('a download can be cancelled, alone or with all the others', () => {
  const { service, begin, states } = downloads();
  const items = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => new FakeItem(name));
  for (const item of items) begin(item);
  service.cancel('2');
  service.cancelAll();
  service.cancelAll();
  expect(items.map(({ cancel }) => cancel.mock.calls.length)).toEqual([1, 1, 1]);
  expect(states().filter(({ kind }) => kind === 'cancelled')).toHaveLength(3);
});

test('one that breaks off is ended and told', () => {
  const { begin, states } = downloads();
  const item = new FakeItem('a.pdf');
  begin(item);
  item.emit('updated', {}, 'interrupted');
  expect(item.cancel).toHaveBeenCalledOnce();
  expect(states().at(-1)).toEqual({ kind: 'failed' });
  const other = new FakeItem('b.pdf');
  begin(other);
  other.emit('done', {}, 'interrupted');
  expect(states().at(-1)).toEqual({ kind: 'failed' });
});
