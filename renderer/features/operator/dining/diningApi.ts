import '#shared/texts/dailyLife.ts';
import '#shared/texts/operator.ts';
import type { Json } from '#shared/database.types.ts';
import { dailyLifeNotices } from '#shared/texts/dailyLife.ts';
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
      query:
        ({ communityId, from }) =>
        (client) =>
          client.rpc('get_dining_menu', {
            p_community_id: communityId,
            ...(from !== null && { p_from: from }),
          }),
      extraOptions: { failure: 'inline', accepts: isDiningMenu },
      providesTags: ['Menu'],
    }),

    saveDish: build.mutation<unknown, Saved>({
      query:
        ({ id, communityId, version, values }) =>
        (client) =>
          client.rpc('save_dish', {
            p_id: id,
            p_community_id: communityId,
            p_version: version,
            p_values: values,
          }),
      extraOptions: { failure: 'inline', success: dailyLifeNotices.dishSaved },
      invalidatesTags: ['Menu', 'Meals'],
    }),

    archiveDish: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('archive_dish', { p_id: id }),
      invalidatesTags: ['Menu', 'Meals'],
    }),

    saveCycle: build.mutation<unknown, Saved>({
      query:
        ({ id, communityId, version, values }) =>
        (client) =>
          client.rpc('save_menu_cycle', {
            p_id: id,
            p_community_id: communityId,
            p_version: version,
            p_values: values,
          }),
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
      query:
        ({ cycleId, version, week, dishes }) =>
        (client) =>
          client.rpc('save_menu_week', {
            p_cycle_id: cycleId,
            p_version: version,
            p_week: week,
            p_dishes: dishes as unknown as Json,
          }),
      extraOptions: { failure: 'inline', success: dailyLifeNotices.menuSaved },
      invalidatesTags: ['Menu', 'Meals'],
    }),

    archiveCycle: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('archive_menu_cycle', { p_id: id }),
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
      query:
        ({ id, communityId, day, meal, dishId, newDishId, reason }) =>
        (client) =>
          client.rpc('change_day_menu', {
            p_id: id,
            p_community_id: communityId,
            p_day: day,
            p_meal: meal,
            p_reason: reason,
            ...(dishId !== null && { p_dish_id: dishId }),
            ...(newDishId !== null && { p_new_dish_id: newDishId }),
          }),
      extraOptions: { failure: 'inline', success: dailyLifeNotices.menuSaved },
      invalidatesTags: ['Menu', 'Meals'],
    }),

    undoMenuChange: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('undo_menu_change', { p_id: id }),
      invalidatesTags: ['Menu', 'Meals'],
    }),

    mealBoard: build.query<MealBoard, Meal>({
      query:
        ({ communityId, day, meal }) =>
        (client) =>
          client.rpc('get_meal_board', {
            p_community_id: communityId,
            p_meal: meal,
            ...(day !== null && { p_day: day }),
          }),
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
      query:
        ({ id, residentId, day, meal, version, values }) =>
        (client) =>
          client.rpc('save_meal_order', {
            p_id: id,
            p_resident_id: residentId,
            p_day: day,
            p_meal: meal,
            p_version: version,
            p_values: values as unknown as Json,
          }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Meals'],
    }),

    serveMealOrder: build.mutation<
      unknown,
      { readonly id: string; readonly version: number; readonly decisions: readonly Decision[] }
    >({
      query:
        ({ id, version, decisions }) =>
        (client) =>
          client.rpc('serve_meal_order', {
            p_id: id,
            p_version: version,
            p_decisions: decisions as unknown as Json,
          }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Meals'],
    }),

    recordIntake: build.mutation<unknown, { readonly orderId: string; readonly intake: string }>({
      query:
        ({ orderId, intake }) =>
        (client) =>
          client.rpc('record_meal_intake', { p_order_id: orderId, p_intake: intake }),
      invalidatesTags: ['Meals'],
    }),

    setDiningProfile: build.mutation<
      unknown,
      { readonly residentId: string; readonly values: Readonly<Record<string, Json>> }
    >({
      query:
        ({ residentId, values }) =>
        (client) =>
          client.rpc('set_dining_profile', { p_resident_id: residentId, p_values: values }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Meals'],
    }),

    kitchenCount: build.query<
      KitchenCount,
      { readonly communityId: string; readonly day: string | null }
    >({
      query:
        ({ communityId, day }) =>
        (client) =>
          client.rpc('get_kitchen_count', {
            p_community_id: communityId,
            ...(day !== null && { p_day: day }),
          }),
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
      query: (communityId) => (client) =>
        client.rpc('list_meal_overrides', { p_community_id: communityId }),
      extraOptions: { failure: 'inline', accepts: areOverrides },
      keepUnusedDataFor: 0,
      providesTags: ['Meals'],
    }),

    guestMeals: build.query<
      GuestMeals,
      { readonly communityId: string; readonly from: string; readonly to: string }
    >({
      query:
        ({ communityId, from, to }) =>
        (client) =>
          client.rpc('list_guest_meals', { p_community_id: communityId, p_from: from, p_to: to }),
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
      query:
        ({ id, residentId, values }) =>
        (client) =>
          client.rpc('record_guest_meal', {
            p_id: id,
            p_resident_id: residentId,
            p_values: values,
          }),
      extraOptions: { failure: 'inline', success: dailyLifeNotices.guestMealRecorded },
      invalidatesTags: ['GuestMeals'],
    }),

    voidGuestMeal: build.mutation<unknown, { readonly id: string; readonly reason: string }>({
      query:
        ({ id, reason }) =>
        (client) =>
          client.rpc('void_guest_meal', { p_id: id, p_reason: reason }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['GuestMeals'],
    }),
  }),
});
