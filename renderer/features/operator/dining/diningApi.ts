import '#shared/texts/dailyLife.ts';
import '#shared/texts/operator.ts';
import type { Json } from '#shared/database.types.ts';
import { dailyLifeNotices } from '#shared/texts/dailyLife.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import {
  areOverrides,
  type DiningMenu,
  type GuestMeals,
  isDiningMenu,
  isGuestMeals,
  isKitchenCount,
  isMealBoard,
  type KitchenCount,
  type MealBoard,
  type Overrides,
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
  endpoints: (build) => ({
    diningMenu: build.query<
      DiningMenu,
      { readonly communityId: string; readonly from: string | null }
    >({
      query: ({ communityId, from }) =>
        rpc('get_dining_menu', { communityId, ...(from !== null && { from }) }),
      extraOptions: { failure: 'inline', accepts: isDiningMenu },
      providesTags: ['Menu'],
    }),

    saveDish: build.mutation<unknown, Saved>({
      query: ({ id, communityId, version, values }) =>
        rpc('save_dish', { id, communityId, version, values }),
      extraOptions: { failure: 'inline', success: dailyLifeNotices.dishSaved },
      invalidatesTags: ['Menu', 'Meals'],
    }),

    archiveDish: build.mutation<unknown, string>({
      query: (id) => rpc('archive_dish', { id }),
      invalidatesTags: ['Menu', 'Meals'],
    }),

    saveCycle: build.mutation<unknown, Saved>({
      query: ({ id, communityId, version, values }) =>
        rpc('save_menu_cycle', { id, communityId, version, values }),
      extraOptions: { failure: 'inline', success: dailyLifeNotices.menuSaved },
      invalidatesTags: ['Menu', 'Meals'],
    }),

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

    archiveCycle: build.mutation<unknown, string>({
      query: (id) => rpc('archive_menu_cycle', { id }),
      invalidatesTags: ['Menu', 'Meals'],
    }),

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

    undoMenuChange: build.mutation<unknown, string>({
      query: (id) => rpc('undo_menu_change', { id }),
      invalidatesTags: ['Menu', 'Meals'],
    }),

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

    saveMealOrder: build.mutation<unknown, OrderChange>({
      query: ({ id, residentId, day, meal, version, values }) =>
        rpc('save_meal_order', { id, residentId, day, meal, version, values }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Meals'],
    }),

    serveMealOrder: build.mutation<
      unknown,
      { readonly id: string; readonly version: number; readonly decisions: readonly Decision[] }
    >({
      query: ({ id, version, decisions }) => rpc('serve_meal_order', { id, version, decisions }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Meals'],
    }),

    recordIntake: build.mutation<unknown, { readonly orderId: string; readonly intake: string }>({
      query: ({ orderId, intake }) => rpc('record_meal_intake', { orderId, intake }),
      invalidatesTags: ['Meals'],
    }),

    setDiningProfile: build.mutation<
      unknown,
      { readonly residentId: string; readonly values: Readonly<Record<string, Json>> }
    >({
      query: ({ residentId, values }) => rpc('set_dining_profile', { residentId, values }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Meals'],
    }),

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

    mealOverrides: build.query<Overrides, string>({
      query: (communityId) => rpc('list_meal_overrides', { communityId }),
      extraOptions: { failure: 'inline', accepts: areOverrides },
      keepUnusedDataFor: 0,
      providesTags: ['Meals'],
    }),

    guestMeals: build.query<
      GuestMeals,
      { readonly communityId: string; readonly from: string; readonly to: string }
    >({
      query: ({ communityId, from, to }) => rpc('list_guest_meals', { communityId, from, to }),
      extraOptions: { failure: 'inline', accepts: isGuestMeals },
      providesTags: ['GuestMeals'],
    }),

    recordGuestMeal: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly residentId: string;
        readonly values: Readonly<Record<string, Json>>;
      }
    >({
      query: ({ id, residentId, values }) => rpc('record_guest_meal', { id, residentId, values }),
      extraOptions: { failure: 'inline', success: dailyLifeNotices.guestMealRecorded },
      invalidatesTags: ['GuestMeals'],
    }),

    voidGuestMeal: build.mutation<unknown, { readonly id: string; readonly reason: string }>({
      query: ({ id, reason }) => rpc('void_guest_meal', { id, reason }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['GuestMeals'],
    }),
  }),
});
