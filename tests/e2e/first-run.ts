import { randomUUID } from 'node:crypto';
import { type Locator, type Page, test } from '@playwright/test';
import { expect, mailTo, type Product } from './product.ts';

const PASSWORD = 'a quiet room above the garden';

/** A new user's way to the first useful thing, with the clicks it takes. */
export class FirstRun {
  readonly page: Page;
  readonly #product: Product;
  readonly #from = Date.now();
  clicks = 0;

  constructor(page: Page, product: Product) {
    this.page = page;
    this.#product = product;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  button = (name: string | RegExp) => this.click(this.page.getByRole('button', { name }));
  link = (name: string | RegExp) => this.click(this.page.getByRole('link', { name }));

  /** Signs up through the form, confirms with the emailed code and arrives at the dashboard. */
  async signUp(type: string, domain = 'people.example'): Promise<void> {
    const email = `first-run-${randomUUID().slice(0, 8)}@${domain}`;
    const { page } = this;
    await page.goto('/auth?mode=sign-up');
    this.clicks += 1;
    await page.getByRole('radio', { name: new RegExp(`^${type}`) }).check();
    await page.getByLabel('First name').fill('Nia');
    await page.getByLabel('Last name').fill('New');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await this.button('Create account');
    const field = page.getByLabel('Code from the email');
    await field.fill(await this.#mailedCode(email));
    await this.button('Confirm email');
    await expect(page.getByRole('heading', { level: 1, name: 'Nia’s workspace' })).toBeVisible();
  }

  async #mailedCode(email: string): Promise<string> {
    const code = async () =>
      /\b\d{6}\b/.exec((await mailTo(this.#product, email))[0]?.text ?? '')?.[0] ?? '';
    await expect.poll(code).not.toBe('');
    return code();
  }

  /** The checklist on the dashboard. */
  steps = () => this.page.getByRole('region', { name: 'Get started' });

  /** Returns to the dashboard and checks how many steps the server counts as done. */
  async expectDone(count: string): Promise<void> {
    await this.page.goto('/dashboard');
    await expect(this.steps()).toContainText(`${count} done`);
    await expect(this.page.getByText('No activity since your last visit.')).toHaveCount(0);
  }

  /** Records clicks and seconds in the report. */
  report(role: string): void {
    const seconds = ((Date.now() - this.#from) / 1000).toFixed(1);
    const description = `${role}: ${this.clicks} clicks, ${seconds} s`;
    test.info().annotations.push({ type: 'first run', description });
  }
}

/** Starts a listing with type, name and place, which the draft saves as typed. */
export async function describeProperty(run: FirstRun, action: string): Promise<void> {
  const { page } = run;
  await run.click(run.steps().getByRole('link', { name: action }));
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/rpc/save_listing_draft') &&
      (response.request().postData() ?? '').includes('"OH"'),
  );
  await page.getByLabel('Type', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Community name').fill('Elm Court');
  await page.getByLabel('City').fill('Columbus');
  await page.getByLabel('State').selectOption('OH');
  await saved;
}
