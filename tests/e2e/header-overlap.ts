import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, type Product, test } from './product.ts';
import { navigateInApp, openApp } from './screens.ts';

const WIDTHS = [1024, 1280, 1440, 1920];

/** Makes the person a member of two workspaces with names of ordinary length. Returns a function that ends both. */
async function giveTwoWorkspaces({ url, secretKey }: Product, userId: string, name: string) {
  const service = createClient(url, secretKey);
  const ids: string[] = [];
  for (const [place, label] of [
    [1, 'Harborview Senior Living Advisors'],
    [2, 'Lakeside'],
  ] as const) {
    const tenant = await service
      .from('tenants')
      .insert({ name: label, subdomain: `two-${name}-${place}` })
      .select('id')
      .single();
    expect(tenant.error).toBeNull();
    const { error } = await service
      .from('tenant_users')
      .insert({ tenant_id: tenant.data?.id, user_id: userId, role: 'member' });
    expect(error).toBeNull();
    ids.push(String(tenant.data?.id));
  }
  return async () => {
    const { error } = await service
      .from('tenant_users')
      .delete()
      .eq('user_id', userId)
      .in('tenant_id', ids);
    expect(error).toBeNull();
  };
}

/** Header controls that are covered by another control or overflow the window. */
const unreachable = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth > 0,
    );
    const nameOf = (one: Element) =>
      one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
    const overlaps = controls.flatMap((one, index) => {
      const a = one.getBoundingClientRect();
      return controls.slice(index + 1).flatMap((other) => {
        const b = other.getBoundingClientRect();
        const isApart =
          a.right <= b.left + 1 ||
          b.right <= a.left + 1 ||
          a.bottom <= b.top + 1 ||
          b.bottom <= a.top + 1;
        return isApart ? [] : [`${nameOf(one)} overlaps ${nameOf(other)}`];
      });
    });
    const covered = controls.flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const y = (top + bottom) / 2;
      return [left + 3, (left + right) / 2, right - 3].every((x) =>
        one.contains(document.elementFromPoint(x, y)),
      )
        ? []
        : [`${nameOf(one)} cannot be clicked`];
    });
    return [...overlaps, ...covered];
  });

/** Opens the header of a demo user who is in two workspaces at each width. */
export function testHeader(name: string): void {
  test(`shows every header control of a ${name} with two workspaces without overlap`, async ({
    page,
    product,
  }) => {
    const { userId } = await openSignedIn(page, product.url, demoEmail(name), DEMO_PASSWORD);
    const endMemberships = await giveTwoWorkspaces(product, userId, name);
    await openApp(page, demoEmail(name));
    await navigateInApp(page, linkTo('profile'));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('button', { name: /^Workspace:/ })).toBeVisible();
      await expect.poll(() => unreachable(page), `at ${width}`).toEqual([]);
    }
    await endMemberships();
  });
}
