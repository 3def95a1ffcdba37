import { expect, testInOwnProfile as test } from './product.ts';

const OFFLINE = "You're currently offline. Some features may be limited.";

/** A screen, and the script that shows the notice on it. */
interface Screen {
  readonly what: string;
  readonly path: string;
  readonly chunk: RegExp;
}

export function testConnectionNotice({ what, path, chunk }: Screen): void {
  test(`${what} shows when the connection is lost and when it is back`, async ({
    page,
    context,
  }) => {
    const notice = page.waitForResponse((response) => chunk.test(response.url()));
    await page.goto(path);
    await (await notice).finished();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Once the network is idle, the notice's own chunk has loaded too.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Back online', { exact: true })).toBeVisible();
    await expect(page.getByText(OFFLINE)).toBeHidden();
  });
}
