import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { expect, fetchRows, openSignedIn, signIn, testInOwnProfile as test } from './product.ts';

const CONTACT = 'dec0de00-0000-4000-8000-000000009012';
const HOUR_MS = 3_600_000;

/** Simulates a device clock that runs at normal speed with an offset. */
const shift = (by: number) => {
  const Real = Date;
  class Shifted extends Real {
    constructor(...args: [] | [number]) {
      if (args.length === 0) super(Real.now() + by);
      else super(...args);
    }
    static override now() {
      return Real.now() + by;
    }
  }
  globalThis.Date = Shifted as DateConstructor;
};

interface Clock {
  readonly clock: string;
  readonly by: number;
}

export const AHEAD: Clock = { clock: 'three days ahead', by: 72 * HOUR_MS };
export const BEHIND: Clock = { clock: 'five hours behind', by: -5 * HOUR_MS };

export function testSessionAndNotes({ clock, by }: Clock): void {
  test(`with a clock that is ${clock} a user stays signed in with one token, and online and offline changes are saved once`, async ({
    page,
    context,
    product,
  }) => {
    await page.addInitScript(shift, by);
    const tokenRequests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/token')) tokenRequests.push(request.url());
    });
    await signIn(page, demoEmail('broker'), DEMO_PASSWORD);
    await expect(page).toHaveURL(/-dashboard$/);
    await page.goto(linkTo('client', { id: CONTACT }));
    const note = page.getByRole('textbox', { name: 'Note' });
    const send = async (words: string) => {
      await note.fill(words);
      await page.getByRole('button', { name: 'Add note' }).click();
    };
    const words = [`On the line, ${clock}.`, `Off the line, ${clock}.`];
    await note.waitFor();
    await page.waitForLoadState('networkidle');
    await send(words[0] ?? '');
    await expect(page.getByText(words[0] ?? '')).toBeVisible();
    await context.setOffline(true);
    await send(words[1] ?? '');
    await expect(page.getByText('1 change waits to be sent.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/to be sent|Sending/)).toBeHidden();
    await page.reload();
    for (const one of words) {
      await expect(page.getByText(one)).toBeVisible();
      const rows = `record_comments?record_id=eq.${CONTACT}&body=eq.${encodeURIComponent(one)}`;
      expect(await fetchRows(product, rows)).toHaveLength(1);
    }
    expect(tokenRequests).toHaveLength(1);
  });
}

export function testNotificationAge({ clock, by }: Clock): void {
  test(`shows an event from three hours ago as 3 hours old with a clock that is ${clock}`, async ({
    page,
    product,
  }) => {
    await page.addInitScript(shift, by);
    const { userId } = await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
    const at = new Date(Date.now() - 3.2 * HOUR_MS).toISOString();
    const service = createClient<Database>(product.url, product.secretKey);
    await service.from('notifications').delete().eq('user_id', userId).throwOnError();
    await service
      .from('notifications')
      .insert({ user_id: userId, kind: 'system', title: 'Told by the clock', created_at: at })
      .throwOnError();
    await page.goto(linkTo('notifications'));
    const row = page.getByRole('listitem').filter({ hasText: 'Told by the clock' });
    await expect(row.locator('time')).toHaveText('3 h');
  });
}
