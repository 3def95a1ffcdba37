import '#shared/texts/ledger.ts';
import '#shared/texts/maintenance.ts';
import '#shared/texts/operator.ts';
import '#shared/texts/records.ts';
import type { Json } from '#shared/database.types.ts';
import { maintenanceNotices } from '#shared/texts/maintenance.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
import { isQueuedOffline, withOfflineFallback } from '../../../workbench/data/offlineFallback.ts';
import { uploadAndCall, withQueuedFile } from '../../../workbench/data/queuedFiles.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import {
  areRequests,
  areSignedUrls,
  areVendorOrders,
  areVendors,
  isChoices,
  isOrderDetails,
  isWorkOrderList,
  type WorkOrderList,
} from './maintenanceShapes.ts';

export type Values = Readonly<Record<string, string | number | boolean | null>>;

export interface OrderListKey {
  readonly communityId: string;
  readonly view: 'open' | 'closed';
  readonly days: number;
}

export interface StateChange {
  /** ID of the event: a repeat changes nothing. */
  readonly id: string;
  readonly orderId: string;
  readonly state: string;
  readonly note?: string;
  readonly signature?: string;
  /** ISO time of the act, which may be sent later. */
  readonly at: string;
  /** Label in the list of unsent changes. */
  readonly name: string;
  /** The cached list that shows the new state at once. */
  readonly shown?: OrderListKey;
}

interface Note {
  readonly id: string;
  readonly orderId: string;
  readonly note: string;
  readonly isInternal: boolean;
  readonly at: string;
  readonly name: string;
}

interface PhotoUpload {
  readonly id: string;
  readonly orderId: string;
  readonly userId: string;
  readonly stage: 'before' | 'after';
  readonly content: Blob;
  readonly type: string;
  /** Label in the list of unsent changes. */
  readonly name: string;
}

interface CostLine {
  readonly id: string;
  readonly orderId: string;
  readonly values: Values;
  /** Label in the list of unsent changes. */
  readonly name: string;
}

export const maintenanceTags = recordTags.enhanceEndpoints({
  addTagTypes: ['WorkOrders', 'MaintenanceAssets', 'MaintenanceSchedules', 'UnitTurns', 'Census'],
});

/** True if the change waits in this browser. A reload would show the previous state. */
const settled = (data: unknown, error: unknown) =>
  error === undefined && !isQueuedOffline(data) ? (['WorkOrders', 'UnitTurns'] as const) : [];

export const maintenanceApi = maintenanceTags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['WorkOrders'])) => ({
    workOrders: build.query<WorkOrderList, OrderListKey>({
      query: ({ communityId, view, days }) => rpc('list_work_orders', { communityId, view, days }),
      extraOptions: { failure: 'inline', accepts: isWorkOrderList, keepsOffline: 'encrypted' },
      providesTags: ['WorkOrders'],
      onCacheEntryAdded: follow({
        sources: (_list, { communityId }) => [
          { table: 'work_orders', filter: `community_id=eq.${communityId}` },
        ],
        refetch: maintenanceTags.util.invalidateTags(['WorkOrders']),
      }),
    }),

    workOrder: read(isOrderDetails, (id: string) => rpc('get_work_order', { id })),

    workChoices: read(
      isChoices,
      (communityId: string) => rpc('list_work_choices', { communityId }),
      ['MaintenanceAssets'],
    ),

    myRequests: read(areRequests, (communityId: string) =>
      rpc('list_my_work_requests', { communityId }),
    ),

    vendorOrders: read(areVendorOrders, () => rpc('list_vendor_work_orders')),

    /** Verified vendors of the marketplace by name or trade. */
    vendorChoices: build.query<ShapeOf<typeof areVendors>, string>({
      query: (search) => (client) => client.rpc('find_vendors', search === '' ? {} : { search }),
      extraOptions: { failure: 'inline', accepts: areVendors },
    }),

    requestWorkOrder: write(
      { success: maintenanceNotices.requested },
      rpcWith('request_work_order', 'id', 'communityId', 'values'),
      (_result, error) => (error === undefined ? ['WorkOrders', 'UnitTurns'] : []),
    ),

    updateWorkOrder: write(
      { success: maintenanceNotices.saved },
      rpcWith('update_work_order', 'id', 'version', 'values'),
    ),

    assignWorkOrder: build.mutation<
      unknown,
      { readonly id: string; readonly memberId: string | null; readonly vendorId: string | null }
    >({
      query: ({ id, memberId, vendorId }) =>
        rpc('assign_work_order', {
          id,
          ...(memberId !== null && { memberId }),
          ...(vendorId !== null && { vendorId }),
        }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['WorkOrders'],
    }),

    /** Without a connection, the change is queued in this browser and sent later with the same ID. */
    setWorkOrderState: build.mutation<unknown, StateChange>({
      async queryFn({ id, orderId, state, note, signature, at, name }, api, _options, baseQuery) {
        const args = {
          p_id: id,
          p_work_order_id: orderId,
          p_state: state,
          p_at: at,
          ...(note !== undefined && { p_note: note }),
          ...(signature !== undefined && { p_signature: signature }),
        };
        const response = await baseQuery((client) => client.rpc('set_work_order_state', args));
        const entry = { id, kind: 'set_work_order_state', recordId: orderId, name };
        return withOfflineFallback(
          response,
          api,
          { ...entry, what: 'call', version: 0, values: args, before: {} },
          {},
        );
      },
      extraOptions: { failure: 'inline' },
      async onQueryStarted({ orderId, state, at, shown }, { dispatch, queryFulfilled }) {
        const patches = [
          dispatch(
            maintenanceApi.util.updateQueryData('workOrder', orderId, (order) => {
              Object.assign(order, { state });
            }),
          ),
        ];
        if (shown !== undefined) {
          patches.push(
            dispatch(
              maintenanceApi.util.updateQueryData('workOrders', shown, ({ orders }) => {
                const order = orders.find((one) => one.id === orderId);
                if (order === undefined) return;
                Object.assign(order, { state }, state === 'done' && { completed_at: at });
              }),
            ),
          );
        }
        await queryFulfilled.catch(() => {
          for (const patch of patches) patch.undo();
        });
      },
      invalidatesTags: (data, error) => settled(data, error),
    }),

    /** Queued without a connection, like a change of the state. */
    addWorkOrderNote: build.mutation<unknown, Note>({
      async queryFn({ id, orderId, note, isInternal, at, name }, api, _options, baseQuery) {
        const args = {
          p_id: id,
          p_work_order_id: orderId,
          p_note: note,
          p_is_internal: isInternal,
          p_at: at,
        };
        const response = await baseQuery((client) => client.rpc('add_work_order_note', args));
        const entry = { id, kind: 'add_work_order_note', recordId: orderId, name };
        return withOfflineFallback(
          response,
          api,
          { ...entry, what: 'call', version: 0, values: args, before: {} },
          {},
        );
      },
      extraOptions: { failure: 'inline' },
      invalidatesTags: (data, error) => settled(data, error),
    }),

    /** Queued without a connection, like a note. */
    addWorkOrderLine: build.mutation<unknown, CostLine>({
      async queryFn({ id, orderId, values, name }, api, _options, baseQuery) {
        const args = { p_id: id, p_work_order_id: orderId, p_values: values as Json };
        const response = await baseQuery((client) => client.rpc('add_work_order_line', args));
        const entry = { id, kind: 'add_work_order_line', recordId: orderId, name };
        return withOfflineFallback(
          response,
          api,
          { ...entry, what: 'call', version: 0, values: args, before: {} },
          {},
        );
      },
      extraOptions: { failure: 'inline' },
      invalidatesTags: (data, error) => settled(data, error),
    }),

    removeWorkOrderLine: write({ failure: 'toast' }, (id: string) =>
      rpc('remove_work_order_line', { id }),
    ),

    answerWorkOrder: build.mutation<
      unknown,
      { readonly id: string; readonly accepts: boolean; readonly reason: string | null }
    >({
      query: ({ id, accepts, reason }) =>
        rpc('answer_work_order', { id, accepts, ...(reason !== null && { reason }) }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_result, error) => (error === undefined ? ['WorkOrders'] : []),
    }),

    /** Without a connection, the photo is kept encrypted in this browser and uploaded later. */
    addWorkOrderPhoto: build.mutation<unknown, PhotoUpload>({
      async queryFn({ id, orderId, userId, stage, content, type, name }, api, _options, baseQuery) {
        const path = [userId, 'work_orders', orderId, id].join('/');
        const args = { p_id: id, p_work_order_id: orderId, p_stage: stage };
        const kind = 'add_work_order_photo';
        const response = await baseQuery((client) =>
          uploadAndCall(client, { path, type }, content, kind, args),
        );
        return withQueuedFile(
          response,
          api,
          { id, what: 'call', kind, recordId: orderId, name, version: 0, values: args, before: {} },
          { userId, path, type, content },
        );
      },
      extraOptions: { failure: 'inline' },
      invalidatesTags: (data, error) => settled(data, error),
    }),

    /** Links to photos, valid for a few minutes. */
    photoLinks: read(
      { keepUnusedDataFor: 60, accepts: areSignedUrls },
      (paths: readonly string[]) => (client) =>
        client.storage.from('record-files').createSignedUrls([...paths], 300),
      [],
    ),
  }),
});

export const {
  useWorkOrdersQuery,
  useWorkOrderQuery,
  useWorkChoicesQuery,
  useMyRequestsQuery,
  useVendorOrdersQuery,
  useVendorChoicesQuery,
  useRequestWorkOrderMutation,
  useUpdateWorkOrderMutation,
  useAssignWorkOrderMutation,
  useSetWorkOrderStateMutation,
  useAddWorkOrderNoteMutation,
  useAddWorkOrderLineMutation,
  useRemoveWorkOrderLineMutation,
  useAnswerWorkOrderMutation,
  useAddWorkOrderPhotoMutation,
  usePhotoLinksQuery,
} = maintenanceApi;
