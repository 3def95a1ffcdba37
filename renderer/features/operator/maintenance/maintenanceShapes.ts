import * as s from '../../../ui/shape/shape.ts';
import { isComplianceFile } from '../compliance/index.ts';

const summary = {
  id: s.text,
  number: s.number,
  title: s.text,
  category: s.text,
  priority: s.text,
  state: s.text,
  place: s.orNull(s.text),
  area: s.orNull(s.text),
  assignee: s.orNull(s.text),
  requested_at: s.text,
  due_at: s.orNull(s.text),
  completed_at: s.orNull(s.text),
  accepted_at: s.orNull(s.text),
  needs_signature: s.bool,
  reason: s.orNull(s.text),
  version: s.number,
};

/** Facts that only the community's team sees. */
const internal = {
  source: s.text,
  unit_id: s.orNull(s.text),
  asset_id: s.orNull(s.text),
  requester: s.text,
  member_id: s.orNull(s.text),
  vendor_id: s.orNull(s.text),
  schedule_id: s.orNull(s.text),
  respond_by: s.orNull(s.text),
  responded_at: s.orNull(s.text),
};

export const isWorkOrder = s.object({ ...summary, ...internal, is_mine: s.bool, cost: s.number });
export type WorkOrder = s.ShapeOf<typeof isWorkOrder>;

export const isWorkOrderList = s.object({
  time_zone: s.text,
  is_cut: s.bool,
  orders: s.listOf(isWorkOrder),
  numbers: s.object({
    open: s.number,
    to_verify: s.number,
    overdue: s.number,
    late: s.number,
    average_days: s.orNull(s.number),
  }),
});
export type WorkOrderList = s.ShapeOf<typeof isWorkOrderList>;

const details = {
  role: s.text,
  description: s.orNull(s.text),
  signature: s.orNull(s.text),
  completer: s.orNull(s.text),
  verified_at: s.orNull(s.text),
  is_mine: s.bool,
  community: s.object({
    id: s.orNull(s.text),
    name: s.text,
    time_zone: s.text,
    phone: s.orNull(s.text),
    address: s.orNull(s.text),
  }),
  asset: s.orNull(
    s.object({
      name: s.text,
      make: s.orNull(s.text),
      model: s.orNull(s.text),
      serial: s.orNull(s.text),
      warranty_until: s.orNull(s.text),
      manual_url: s.orNull(s.text),
      id: s.orNull(s.text),
      files: s.listOf(isComplianceFile),
    }),
  ),
  requester_phone: s.orNull(s.text),
  events: s.listOf(
    s.object({
      id: s.text,
      type: s.text,
      state: s.orNull(s.text),
      note: s.orNull(s.text),
      is_internal: s.bool,
      at: s.text,
      by: s.text,
    }),
  ),
  lines: s.listOf(
    s.object({
      id: s.text,
      kind: s.text,
      description: s.text,
      quantity: s.number,
      unit_cost: s.number,
      by: s.text,
      is_vendor: s.bool,
    }),
  ),
  photos: s.listOf(s.object({ id: s.text, stage: s.text, path: s.text, at: s.text, by: s.text })),
};
/** An order as its manager or vendor sees it. */
export const isOrderDetails = s.object({ ...summary, ...details });
export type OrderDetails = s.ShapeOf<typeof isOrderDetails>;
export type OrderEvent = OrderDetails['events'][number];

export const isChoices = s.object({
  units: s.listOf(s.object({ id: s.text, name: s.text })),
  assets: s.listOf(s.object({ id: s.text, name: s.text, meter_unit: s.orNull(s.text) })),
  people: s.listOf(s.object({ id: s.text, name: s.text, position: s.text })),
});

export const areRequests = s.listOf(
  s.object({
    id: s.text,
    number: s.number,
    title: s.text,
    place: s.orNull(s.text),
    state: s.text,
    requested_at: s.text,
    completed_at: s.orNull(s.text),
    reason: s.orNull(s.text),
  }),
);

export const areVendorOrders = s.listOf(
  s.object({
    id: s.text,
    number: s.number,
    title: s.text,
    category: s.text,
    priority: s.text,
    state: s.text,
    place: s.orNull(s.text),
    community: s.text,
    time_zone: s.text,
    city: s.orNull(s.text),
    due_at: s.orNull(s.text),
    assigned_at: s.orNull(s.text),
    accepted_at: s.orNull(s.text),
    completed_at: s.orNull(s.text),
  }),
);
export type VendorOrder = s.ShapeOf<typeof areVendorOrders>[number];

export const areAssets = s.listOf(
  s.object({
    id: s.text,
    name: s.text,
    category: s.text,
    unit_id: s.orNull(s.text),
    unit: s.orNull(s.text),
    area: s.orNull(s.text),
    make: s.orNull(s.text),
    model: s.orNull(s.text),
    serial: s.orNull(s.text),
    warranty_until: s.orNull(s.text),
    manual_url: s.orNull(s.text),
    meter_unit: s.orNull(s.text),
    meter_value: s.orNull(s.number),
    meter_read_at: s.orNull(s.text),
    notes: s.orNull(s.text),
    archived_at: s.orNull(s.text),
    version: s.number,
    open_orders: s.number,
    cost: s.number,
    files: s.listOf(isComplianceFile),
  }),
);
export type Asset = s.ShapeOf<typeof areAssets>[number];

export const areSchedules = s.listOf(
  s.object({
    id: s.text,
    title: s.text,
    description: s.orNull(s.text),
    unit_id: s.orNull(s.text),
    asset_id: s.orNull(s.text),
    area: s.orNull(s.text),
    place: s.orNull(s.text),
    category: s.text,
    priority: s.text,
    needs_signature: s.bool,
    member_id: s.orNull(s.text),
    vendor_id: s.orNull(s.text),
    assignee: s.orNull(s.text),
    every: s.number,
    period: s.text,
    starts_on: s.orNull(s.text),
    lead_days: s.number,
    next_on: s.orNull(s.text),
    next_meter: s.orNull(s.number),
    meter_unit: s.orNull(s.text),
    meter_value: s.orNull(s.number),
    paused_at: s.orNull(s.text),
    version: s.number,
  }),
);
export type Schedule = s.ShapeOf<typeof areSchedules>[number];

const isStep = s.object({
  id: s.text,
  name: s.text,
  done_at: s.orNull(s.text),
  by: s.orNull(s.text),
  work_order_id: s.orNull(s.text),
  work_order_number: s.orNull(s.number),
  work_order_state: s.orNull(s.text),
});
export const isTurnBoard = s.object({
  today: s.text,
  average_days: s.orNull(s.number),
  units: s.listOf(
    s.object({
      unit_id: s.text,
      unit: s.text,
      type: s.text,
      status: s.text,
      since: s.orNull(s.text),
      turn: s.orNull(
        s.object({
          id: s.text,
          started_at: s.text,
          target_on: s.orNull(s.text),
          steps: s.listOf(isStep),
        }),
      ),
    }),
  ),
});
export type TurnUnit = s.ShapeOf<typeof isTurnBoard>['units'][number];
export type TurnStep = s.ShapeOf<typeof isStep>;

export const areLabels = s.listOf(
  s.object({
    id: s.text,
    token: s.text,
    place: s.text,
    unit_id: s.orNull(s.text),
    asset_id: s.orNull(s.text),
  }),
);

export const areVendors = s.object({
  rows: s.listOf(s.object({ id: s.text, company_name: s.text, category: s.text })),
});

export const isRequestPlace = s.orNull(
  s.object({ community: s.text, phone: s.orNull(s.text), place: s.text }),
);
export const areSignedUrls = s.listOf(s.object({ path: s.orNull(s.text), signedUrl: s.text }));
