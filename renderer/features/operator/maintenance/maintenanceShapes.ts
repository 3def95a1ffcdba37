import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { isComplianceFile } from '../compliance/index.ts';

const summary = {
  id: text,
  number,
  title: text,
  category: text,
  priority: text,
  state: text,
  place: orNull(text),
  area: orNull(text),
  assignee: orNull(text),
  requested_at: text,
  due_at: orNull(text),
  completed_at: orNull(text),
  accepted_at: orNull(text),
  needs_signature: bool,
  reason: orNull(text),
  version: number,
};

/** Facts that only the community's team sees. */
const internal = {
  source: text,
  unit_id: orNull(text),
  asset_id: orNull(text),
  requester: text,
  member_id: orNull(text),
  vendor_id: orNull(text),
  schedule_id: orNull(text),
  respond_by: orNull(text),
  responded_at: orNull(text),
};

export const isWorkOrder = object({ ...summary, ...internal, is_mine: bool, cost: number });
export type WorkOrder = ShapeOf<typeof isWorkOrder>;

export const isWorkOrderList = object({
  time_zone: text,
  is_cut: bool,
  orders: listOf(isWorkOrder),
  numbers: object({
    open: number,
    to_verify: number,
    overdue: number,
    late: number,
    average_days: orNull(number),
  }),
});
export type WorkOrderList = ShapeOf<typeof isWorkOrderList>;

const details = {
  role: text,
  description: orNull(text),
  signature: orNull(text),
  completer: orNull(text),
  verified_at: orNull(text),
  is_mine: bool,
  community: object({
    id: orNull(text),
    name: text,
    time_zone: text,
    phone: orNull(text),
    address: orNull(text),
  }),
  asset: orNull(
    object({
      name: text,
      make: orNull(text),
      model: orNull(text),
      serial: orNull(text),
      warranty_until: orNull(text),
      manual_url: orNull(text),
      id: orNull(text),
      files: listOf(isComplianceFile),
    }),
  ),
  requester_phone: orNull(text),
  events: listOf(
    object({
      id: text,
      type: text,
      state: orNull(text),
      note: orNull(text),
      is_internal: bool,
      at: text,
      by: text,
    }),
  ),
  lines: listOf(
    object({
      id: text,
      kind: text,
      description: text,
      quantity: number,
      unit_cost: number,
      by: text,
      is_vendor: bool,
    }),
  ),
  photos: listOf(object({ id: text, stage: text, path: text, at: text, by: text })),
};
/** An order as its manager or vendor sees it. */
export const isOrderDetails = object({ ...summary, ...details });
export type OrderDetails = ShapeOf<typeof isOrderDetails>;
export type OrderEvent = OrderDetails['events'][number];

export const isChoices = object({
  units: listOf(object({ id: text, name: text })),
  assets: listOf(object({ id: text, name: text, meter_unit: orNull(text) })),
  people: listOf(object({ id: text, name: text, position: text })),
});

export const areRequests = listOf(
  object({
    id: text,
    number,
    title: text,
    place: orNull(text),
    state: text,
    requested_at: text,
    completed_at: orNull(text),
    reason: orNull(text),
  }),
);

export const areVendorOrders = listOf(
  object({
    id: text,
    number,
    title: text,
    category: text,
    priority: text,
    state: text,
    place: orNull(text),
    community: text,
    time_zone: text,
    city: orNull(text),
    due_at: orNull(text),
    assigned_at: orNull(text),
    accepted_at: orNull(text),
    completed_at: orNull(text),
  }),
);
export type VendorOrder = ShapeOf<typeof areVendorOrders>[number];

export const areAssets = listOf(
  object({
    id: text,
    name: text,
    category: text,
    unit_id: orNull(text),
    unit: orNull(text),
    area: orNull(text),
    make: orNull(text),
    model: orNull(text),
    serial: orNull(text),
    warranty_until: orNull(text),
    manual_url: orNull(text),
    meter_unit: orNull(text),
    meter_value: orNull(number),
    meter_read_at: orNull(text),
    notes: orNull(text),
    archived_at: orNull(text),
    version: number,
    open_orders: number,
    cost: number,
    files: listOf(isComplianceFile),
  }),
);
export type Asset = ShapeOf<typeof areAssets>[number];

export const areSchedules = listOf(
  object({
    id: text,
    title: text,
    description: orNull(text),
    unit_id: orNull(text),
    asset_id: orNull(text),
    area: orNull(text),
    place: orNull(text),
    category: text,
    priority: text,
    needs_signature: bool,
    member_id: orNull(text),
    vendor_id: orNull(text),
    assignee: orNull(text),
    every: number,
    period: text,
    starts_on: orNull(text),
    lead_days: number,
    next_on: orNull(text),
    next_meter: orNull(number),
    meter_unit: orNull(text),
    meter_value: orNull(number),
    paused_at: orNull(text),
    version: number,
  }),
);
export type Schedule = ShapeOf<typeof areSchedules>[number];

const isStep = object({
  id: text,
  name: text,
  done_at: orNull(text),
  by: orNull(text),
  work_order_id: orNull(text),
  work_order_number: orNull(number),
  work_order_state: orNull(text),
});
export const isTurnBoard = object({
  today: text,
  average_days: orNull(number),
  units: listOf(
    object({
      unit_id: text,
      unit: text,
      type: text,
      status: text,
      since: orNull(text),
      turn: orNull(
        object({
          id: text,
          started_at: text,
          target_on: orNull(text),
          steps: listOf(isStep),
        }),
      ),
    }),
  ),
});
export type TurnUnit = ShapeOf<typeof isTurnBoard>['units'][number];
export type TurnStep = ShapeOf<typeof isStep>;

export const areLabels = listOf(
  object({
    id: text,
    token: text,
    place: text,
    unit_id: orNull(text),
    asset_id: orNull(text),
  }),
);

export const areVendors = object({
  rows: listOf(object({ id: text, company_name: text, category: text })),
});

export const isRequestPlace = orNull(object({ community: text, phone: orNull(text), place: text }));
export const areSignedUrls = listOf(object({ path: orNull(text), signedUrl: text }));
