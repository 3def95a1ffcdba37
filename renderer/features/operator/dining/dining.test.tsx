import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeConflict } from '#shared/operator/dining.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import type { MealBoard } from './diningShapes.ts';
import { MealService } from './MealService.tsx';
import { fromGridRows, toGridRows } from './menuGrid.ts';
import { parsePrice } from './price.ts';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';
const OMELET = '00000000-0000-4000-8000-0000000000d1';
const SALAD = '00000000-0000-4000-8000-0000000000d2';

const dish = (id: string, name: string) => ({
  id,
  name,
  course: 'entree',
  allergens: [],
  reason: null,
  replaces: null,
});

const board = (canOverride: boolean): MealBoard => ({
  day: '2026-05-04',
  today: '2026-05-04',
  meal: 'lunch',
  can_override: canOverride,
  menu: [dish(OMELET, 'Cheese omelet'), dish(SALAD, 'Garden salad')],
  away: [{ id: 'w', name: 'Walt Abbott', unit: '104', leave_type: 'hospital_leave' }],
  residents: [
    {
      id: '00000000-0000-4000-8000-0000000000b1',
      name: 'Ruth Mercer',
      unit: '101',
      floor: 'Floor 1',
      room: 'Main dining room',
      table: '4',
      charts_intake: true,
      allergies: [
        { substance: 'Eggs', severity: 'severe', is_food: true },
        { substance: 'Penicillin', severity: null, is_food: false },
      ],
      diets: ['Low sodium'],
      texture: 'minced',
      liquids: 'nectar',
      diet_notes: [],
      conflicts: { [OMELET]: [{ key: 'allergen:eggs', is_warning: false }] },
      defaults: [SALAD],
      is_low_intake: true,
      order: null,
    },
  ],
});

beforeEach(() => localStorage.clear());

function open(part: ReactNode, canOverride: boolean) {
  const saves: DataRequest[] = [];
  const data = adasData({
    'rpc get_meal_board': { data: board(canOverride) },
    'rpc save_meal_order': (request) => {
      saves.push(request);
      return { data: { id: 'x', version: 1 } };
    },
  });
  renderPart(part, data);
  return saves;
}

async function chooseOmelet() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Take order of Ruth Mercer' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /Cheese omelet/ }));
  return { user, dialog };
}

describe('meal service', () => {
  it("shows what a resident can't eat, and lists residents on leave separately", async () => {
    const user = userEvent.setup();
    open(<MealService communityId={COMMUNITY} />, false);
    const needs = await screen.findByRole('list', { name: 'Needs of Ruth Mercer' });
    expect(needs).toHaveTextContent('Allergy: Eggs (severe)');
    expect(needs).toHaveTextContent('Minced and moist (5)');
    expect(needs).toHaveTextContent('Liquids: Nectar (2)');
    expect(needs).toHaveTextContent('Not food: Penicillin');
    expect(screen.queryByText('Walt Abbott')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'On leave 1' }));
    expect(await screen.findByText('Walt Abbott')).toBeVisible();
  });

  it('blocks a dish with an allergen unless a nurse gives a reason', async () => {
    open(<MealService communityId={COMMUNITY} />, false);
    const { dialog } = await chooseOmelet();
    expect(within(dialog).getByText(/Only a nurse can override this/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Save order' })).toBeDisabled();
  });

  it("sends the nurse's reason with the order", async () => {
    const saves = open(<MealService communityId={COMMUNITY} />, true);
    const { user, dialog } = await chooseOmelet();
    expect(within(dialog).getByRole('button', { name: 'Save order' })).toBeDisabled();
    await user.type(within(dialog).getByLabelText(/Reason to serve/), 'Physician agreed');
    await user.click(within(dialog).getByRole('button', { name: 'Save order' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(JSON.stringify(saves)).toContain('Physician agreed');
  });
});

describe('menus', () => {
  const dishes = [{ day: 8, meal: 'lunch', dish_id: OMELET }];
  const names = new Map([[OMELET, 'Cheese omelet']]);

  it('round-trip their dishes through the grid', () => {
    const rows = toGridRows({ dishes }, 2, names);
    expect(rows).toEqual([['Lunch', '', 'Cheese omelet', '', '', '', '', '']]);
    const ids = new Map([['cheese omelet', OMELET]]);
    expect(fromGridRows(rows, ids)).toEqual([{ day: 1, meal: 'lunch', dish_id: OMELET }]);
    expect(fromGridRows([['Lunch', 'Unknown dish']], ids)).toBeNull();
    expect(fromGridRows([['Brunch', 'Cheese omelet']], ids)).toBeNull();
  });
});

describe('texts', () => {
  it.each([
    ['allergen:tree_nuts', 'Contains tree nuts'],
    ['may_contain:peanuts', 'May contain peanuts'],
    ['unmatched:nightshades', 'Check for nightshades'],
    ['texture:pureed', 'Not available pureed'],
    ['liquid:nectar', 'Not available at nectar thickness'],
    ['diet:low_sodium', 'Not low sodium'],
  ])('describe a conflict: %s', (key, text) => {
    expect(describeConflict(key)).toBe(text);
  });

  it('read prices up to $1,000 in cents', () => {
    expect(['12.50', '$9', '1000', '1000.01', '-1', 'free'].map(parsePrice)).toEqual([
      1250,
      900,
      100_000,
      null,
      null,
      null,
    ]);
  });
});
