import '#shared/texts/dailyLife.ts';
import '#shared/texts/operator.ts';
import type { Json } from '#shared/database.types.ts';
import { dailyLifeNotices } from '#shared/texts/dailyLife.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import {
  areOverrides,
  isDiningMenu,
  isGuestMeals,
  isKitchenCount,
  isMealBoard,
  type KitchenCount,
  type MealBoard,
} from './diningShapes.ts';

interface Meal {
  readonly communityId: string;
  readonly day: string | null;
  readonly meal: string;
}

/** A decision about a dish that conflicts with a resident's needs. */
export interface Decision {
  readonly dish_id: string;
  readonly reason: string | null;
}

interface OrderChange {
  readonly id: string;
  readonly residentId: string;
  readonly day: string;
  readonly meal: string;
  readonly version: number;
  readonly values: {
    readonly dish_ids: readonly string[];
    readonly is_room_tray: boolean;
    readonly note: string | null;
    readonly skip_reason: string | null;
    readonly decisions: readonly Decision[];
  };
}

interface Saved {
  readonly id: string;
  readonly communityId: string;
  readonly version: number;
  readonly values: Readonly<Record<string, Json>>;
}

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Menu', 'Meals', 'GuestMeals'] });

export const {
  useDiningMenuQuery,
  useSaveDishMutation,
  useArchiveDishMutation,
  useSaveCycleMutation,
  useSaveMenuWeekMutation,
  useArchiveCycleMutation,
  useChangeDayMenuMutation,
  useUndoMenuChangeMutation,
  useMealBoardQuery,
  useSaveMealOrderMutation,
  useServeMealOrderMutation,
  useRecordIntakeMutation,
  useSetDiningProfileMutation,
  useKitchenCountQuery,
  useMealOverridesQuery,
  useGuestMealsQuery,
  useRecordGuestMealMutation,
  useVoidGuestMealMutation,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Menu', 'Meals'])) => ({
    diningMenu: read(
      isDiningMenu,
      ({ communityId, from }: { readonly communityId: string; readonly from: string | null }) =>
        rpc('get_dining_menu', { communityId, ...(from !== null && { from }) }),
      ['Menu'],
    ),

    saveDish: write(
      { success: dailyLifeNotices.dishSaved },
      ({ id, communityId, version, values }: Saved) =>
        rpc('save_dish', { id, communityId, version, values }),
    ),

    archiveDish: write({ failure: 'toast' }, (id: string) => rpc('archive_dish', { id })),

    saveCycle: write(
      { success: dailyLifeNotices.menuSaved },
      ({ id, communityId, version, values }: Saved) =>
        rpc('save_menu_cycle', { id, communityId, version, values }),
    ),

    saveMenuWeek: build.mutation<
      unknown,
      {
        readonly cycleId: string;
        readonly version: number;
        readonly week: number;
        readonly dishes: readonly {
          readonly day: number;
          readonly meal: string;
          readonly dish_id: string;
        }[];
      }
    >({
      query: ({ cycleId, version, week, dishes }) =>
        rpc('save_menu_week', { cycleId, version, week, dishes }),
      extraOptions: { failure: 'inline', success: dailyLifeNotices.menuSaved },
      invalidatesTags: ['Menu', 'Meals'],
    }),

    archiveCycle: write({ failure: 'toast' }, (id: string) => rpc('archive_menu_cycle', { id })),

    changeDayMenu: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly communityId: string;
        readonly day: string;
        readonly meal: string;
        readonly dishId: string | null;
        readonly newDishId: string | null;
        readonly reason: string;
      }
    >({
      query: ({ id, communityId, day, meal, dishId, newDishId, reason }) =>
        rpc('change_day_menu', {
          id,
          communityId,
          day,
          meal,
          reason,
          ...(dishId !== null && { dishId }),
          ...(newDishId !== null && { newDishId }),
        }),
      extraOptions: { failure: 'inline', success: dailyLifeNotices.menuSaved },
      invalidatesTags: ['Menu', 'Meals'],
    }),

    undoMenuChange: write({ failure: 'toast' }, (id: string) => rpc('undo_menu_change', { id })),

    mealBoard: build.query<MealBoard, Meal>({
      query: ({ communityId, day, meal }) =>
        rpc('get_meal_board', { communityId, meal, ...(day !== null && { day }) }),
      extraOptions: { failure: 'inline', accepts: isMealBoard },
      keepUnusedDataFor: 0,
      providesTags: ['Meals'],
      onCacheEntryAdded: follow({
        sources: (_board, { communityId }) => [
          { table: 'meal_services', filter: `community_id=eq.${communityId}` },
        ],
        refetch: tags.util.invalidateTags(['Meals']),
      }),
    }),

    saveMealOrder: write(
      {},
      ({ id, residentId, day, meal, version, values }: OrderChange) =>
        rpc('save_meal_order', { id, residentId, day, meal, version, values }),
      ['Meals'],
    ),

    serveMealOrder: build.mutation<
      unknown,
      { readonly id: string; readonly version: number; readonly decisions: readonly Decision[] }
    >({
      query: ({ id, version, decisions }) => rpc('serve_meal_order', { id, version, decisions }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Meals'],
    }),

    recordIntake: write({ failure: 'toast' }, rpcWith('record_meal_intake', 'orderId', 'intake'), [
      'Meals',
    ]),

    setDiningProfile: write({}, rpcWith('set_dining_profile', 'residentId', 'values'), ['Meals']),

    kitchenCount: build.query<
      KitchenCount,
      { readonly communityId: string; readonly day: string | null }
    >({
      query: ({ communityId, day }) =>
        rpc('get_kitchen_count', { communityId, ...(day !== null && { day }) }),
      extraOptions: { failure: 'inline', accepts: isKitchenCount },
      keepUnusedDataFor: 0,
      providesTags: ['Meals', 'GuestMeals'],
      onCacheEntryAdded: follow({
        sources: (_count, { communityId }) => [
          { table: 'meal_services', filter: `community_id=eq.${communityId}` },
        ],
        refetch: tags.util.invalidateTags(['Meals']),
      }),
    }),

    mealOverrides: read(
      { keepUnusedDataFor: 0, accepts: areOverrides },
      (communityId: string) => rpc('list_meal_overrides', { communityId }),
      ['Meals'],
    ),

    guestMeals: read(isGuestMeals, rpcWith('list_guest_meals', 'communityId', 'from', 'to'), [
      'GuestMeals',
    ]),

    recordGuestMeal: write(
      { success: dailyLifeNotices.guestMealRecorded },
      rpcWith('record_guest_meal', 'id', 'residentId', 'values'),
      ['GuestMeals'],
    ),

    voidGuestMeal: write({}, rpcWith('void_guest_meal', 'id', 'reason'), ['GuestMeals']),
  }),
});
