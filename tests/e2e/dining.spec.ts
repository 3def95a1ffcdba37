import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, type Product, test } from './product.ts';

const COMMUNITY = 'dec0de00-0000-4000-8000-00000000b001';
const REASON = 'The family brought a safe version of this dish';

interface Found {
  readonly meal: string;
  readonly resident: string;
  readonly dish: string;
}

/** A resident without an order today and a dish of the menu that the resident must not eat. */
async function findConflict({ url }: Product): Promise<Found> {
  const { publishableKey } = await (await fetch(`${url}/_local/config.json`)).json();
  const nurse = createClient<Database>(url, publishableKey, { auth: { persistSession: false } });
  await nurse.auth.signInWithPassword({ email: demoEmail('nurse'), password: DEMO_PASSWORD });
  for (const meal of ['dinner', 'lunch', 'breakfast']) {
    const { data } = await nurse
      .rpc('get_meal_board', { p_community_id: COMMUNITY, p_meal: meal })
      .throwOnError();
    const board = data as unknown as {
      menu: { id: string; name: string }[];
      residents: {
        name: string;
        order: unknown;
        conflicts: Record<string, { is_warning: boolean }[]>;
      }[];
    };
    for (const { name, order, conflicts } of board.residents) {
      const dish = board.menu.find(({ id }) =>
        conflicts[id]?.some(({ is_warning }) => !is_warning),
      );
      if (order === null && dish !== undefined) return { meal, resident: name, dish: dish.name };
    }
  }
  throw new Error('No resident of the demo has a conflict today.');
}

test('a dish against an allergy or diet is served only with a nurse’s recorded reason', async ({
  page: director,
  openForAnother,
  product,
}) => {
  const { meal, resident, dish } = await findConflict(product);
  const board = `${linkTo('operatorDining')}?community=${COMMUNITY}&meal=${meal}`;

  // The director can't order it: only a nurse decides.
  await openSignedIn(director, product.url, demoEmail('operator'), DEMO_PASSWORD);
  await director.goto(board);
  await director.getByRole('button', { name: `Take order of ${resident}` }).click();
  const refused = director.getByRole('dialog');
  await refused.getByRole('button', { name: new RegExp(`^${dish}`), pressed: false }).click();
  await expect(refused.getByText('Only a nurse can override this.')).toBeVisible();
  await expect(refused.getByRole('button', { name: 'Save order' })).toBeDisabled();
  await refused.getByRole('button', { name: 'Cancel' }).click();

  // The nurse orders it with a reason on a tablet.
  const tablet = await openForAnother();
  await tablet.setViewportSize({ width: 820, height: 1180 });
  await openSignedIn(tablet, product.url, demoEmail('nurse'), DEMO_PASSWORD);
  await tablet.goto(board);
  await tablet.getByRole('button', { name: `Take order of ${resident}` }).click();
  const order = tablet.getByRole('dialog');
  const chosen = order.getByRole('button', { pressed: true });
  for (let left = await chosen.count(); left > 0; left -= 1) await chosen.first().click();
  await order.getByRole('button', { name: new RegExp(`^${dish}`) }).click();
  await expect(order.getByRole('button', { name: 'Save order' })).toBeDisabled();
  await order.getByLabel(`Reason to serve ${dish}`).fill(REASON);
  await order.getByRole('button', { name: 'Save order' }).click();
  await expect(order).toBeHidden();

  // The order reaches the director's board without a reload, and is served there.
  await director.getByRole('button', { name: `Serve ${resident}` }).click();
  await expect(director.getByRole('button', { name: `Serve ${resident}` })).toBeHidden();
  await director.getByRole('tab', { name: 'Overrides' }).click();
  await expect(director.getByText(REASON)).toBeVisible();
});
