import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, test } from './product.ts';

const ADMIN = 'admin@demo.havenexchange.example';

test('a browser error reaches the team, is resolved, and reopens in a newer version', async ({
  page,
  openForAnother,
  product,
}) => {
  const marker = `journey${randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 8)}`;
  const visitor = await openForAnother();
  const requestedPaths: string[] = [];
  visitor.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  const fail = async (version = '') => {
    const reported = visitor.waitForResponse('**/rest/v1/rpc/report_faults');
    await visitor.evaluate(
      ([message, later]) => {
        if (later) Object.assign(Reflect.get(window, 'havenFaults'), { version: later });
        reportError(new Error(message));
      },
      [`${marker} of nora@people.example <img src=x onerror="document.title=1">`, version] as const,
    );
    expect((await reported).status()).toBe(204);
  };
  await visitor.goto(linkTo('contact'), { waitUntil: 'networkidle' });
  expect(requestedPaths.filter((path) => /faults/.test(path))).toEqual([]);
  await fail();
  await visitor.keyboard.press('Control+k');
  await visitor.keyboard.type('save this window');
  const saved = visitor.waitForEvent('download');
  await visitor.getByRole('option', { name: /Save this window’s log/ }).click();
  const log = await readFile(await (await saved).path(), 'utf8');
  expect(log).toContain(`${marker} of (address)`);
  expect(log).not.toContain('nora');

  await openSignedIn(page, product.url, ADMIN, DEMO_PASSWORD);
  await page.goto(linkTo('adminOperationsCenter', undefined, { show: 'faults', q: marker }));
  const row = page.getByRole('row', { name: new RegExp(marker) });
  await expect(row).toContainText('Whole app');
  await expect(row).toContainText(linkTo('contact'));
  await row.getByRole('link').click();
  const errorDialog = page.getByRole('dialog');
  await expect(errorDialog).toContainText(`${marker} of (address) <img src=x`);
  await expect(errorDialog).not.toContainText('nora');
  await errorDialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(errorDialog).toContainText(`Resolved by ${ADMIN}`);

  // Far enough after the decision for a version that was not in use before.
  await fail('9.9.9+next');
  await page.reload();
  await expect(errorDialog).toContainText('Reopened in 9.9.9+next');
  await expect(row).toContainText('Reopened');
});

test('no text becomes markup or a script in any kind of document, whatever code handles it', async ({
  page,
  product,
  consoleErrors,
}) => {
  await openSignedIn(page, product.url, ADMIN, DEMO_PASSWORD);
  for (const path of [
    linkTo('home'),
    linkTo('investmentOpportunities'),
    linkTo('adminAnalytics'),
  ]) {
    await page.goto(path);
    const blocked = await page.evaluate(() => {
      const attempts: Readonly<Record<string, () => void>> = {
        markup: () => {
          document.body.innerHTML = '<img src=x onerror="document.title=1">';
        },
        frame: () => document.createElement('iframe').setAttribute('srcdoc', '<script>1</script>'),
        script: () => {
          document.createElement('script').textContent = 'document.title = 1';
        },
        handler: () => document.createElement('img').setAttribute('onerror', 'document.title = 1'),
        source: () => {
          document.createElement('script').src = 'https://elsewhere.example/x.js';
        },
      };
      return Object.keys(attempts).filter((name) => {
        try {
          attempts[name]?.();
          return false;
        } catch {
          return true;
        }
      });
    });
    expect(blocked, path).toEqual(['markup', 'frame', 'script', 'handler', 'source']);
    expect(consoleErrors.splice(0)).toHaveLength(blocked.length);
  }
});
