import * as s from '../../../ui/shape/shape.ts';

export const areRooms = s.listOf(
  s.object({
    id: s.text,
    transaction_id: s.text,
    property_name: s.text,
    state: s.orNull(s.text),
    /** Only for participants of the transaction. */
    status: s.orNull(s.text),
    opened_at: s.text,
    is_closed: s.bool,
    runs: s.bool,
    side: s.text,
    gate: s.text,
    expires_at: s.orNull(s.text),
  }),
);
export type RoomSummary = s.ShapeOf<typeof areRooms>[number];

const isGroup = s.object({ id: s.text, name: s.text, side: s.text, adds: s.bool, signs: s.bool });
export type RoomGroup = s.ShapeOf<typeof isGroup>;

const isOpen = s.object({
  gate: s.oneOf(['open', 'nda']),
  id: s.text,
  transaction_id: s.text,
  root_id: s.text,
  property_name: s.text,
  is_closed: s.bool,
  runs: s.bool,
  owns: s.bool,
  side: s.text,
  adds: s.bool,
  who: s.text,
  /** The listing whose published tour belongs to this sale. */
  tour_listing_id: s.orNull(s.text),
  nda: s.object({
    n: s.orNull(s.number),
    body: s.orNull(s.text),
    sha256: s.orNull(s.text),
    consent: s.text,
  }),
  groups: s.orNull(s.listOf(isGroup)),
});
export type RoomView = s.ShapeOf<typeof isOpen>;
const isOver = s.object({ gate: s.oneOf(['over']) });
/** Null without access; `over` once access has ended. */
export const isView = s.orNull(s.either(isOpen, isOver));

const isFinding = s.object({ kind: s.text, count: s.number });

const isItem = s.object({
  id: s.text,
  parent_id: s.orNull(s.text),
  name: s.text,
  is_folder: s.bool,
  place: s.number,
  level: s.number,
  version_id: s.orNull(s.text),
  n: s.orNull(s.number),
  type: s.orNull(s.text),
  size: s.orNull(s.number),
  pages: s.orNull(s.number),
  added_at: s.orNull(s.text),
  latest_id: s.orNull(s.text),
  state: s.orNull(s.text),
  findings: s.orNull(s.listOf(isFinding)),
  rights: s.orNull(s.recordOf(s.number)),
  levels: s.orNull(s.recordOf(s.number)),
});
export type RoomItem = s.ShapeOf<typeof isItem>;
export const areItems = s.listOf(isItem);

export const areFolderNodes = s.listOf(
  s.object({ id: s.text, parent_id: s.orNull(s.text), name: s.text, place: s.number }),
);
export type RoomFolderNode = s.ShapeOf<typeof areFolderNodes>[number];

export const isFolder = s.orNull(
  s.object({
    way: s.orNull(s.listOf(s.object({ id: s.text, name: s.text, place: s.number }))),
    items: areItems,
  }),
);
export type RoomFolder = NonNullable<s.ShapeOf<typeof isFolder>>;

export const isTicket = s.orNull(
  s.object({
    gate: s.text,
    ticket: s.orNullish(s.text),
    pages: s.orNullish(s.number),
    type: s.orNullish(s.text),
    path: s.orNullish(s.text),
  }),
);
export const isDownload = s.object({ link: s.orNull(s.text), ticket: s.orNull(s.text) });

export const areRoomMembers = s.listOf(
  s.object({
    id: s.text,
    group_id: s.text,
    name: s.text,
    email: s.text,
    expires_at: s.orNull(s.text),
    ended_at: s.orNull(s.text),
    nda: s.orNull(s.number),
  }),
);
export type RoomMember = s.ShapeOf<typeof areRoomMembers>[number];

const isNamed = s.orNull(
  s.object({ id: s.text, name: s.text, version_id: s.orNull(s.text), parent_id: s.orNull(s.text) }),
);

export const areNotes = s.listOf(
  s.object({
    id: s.text,
    kind: s.text,
    category: s.text,
    body: s.text,
    state: s.text,
    due_on: s.orNull(s.text),
    is_mine: s.bool,
    who: s.orNull(s.text),
    group: s.orNull(s.text),
    at: s.orNull(s.text),
    answer: s.orNull(s.text),
    answered_by: s.orNull(s.text),
    answered_at: s.orNull(s.text),
    item: isNamed,
    answer_item: isNamed,
  }),
);
export type RoomNote = s.ShapeOf<typeof areNotes>[number];

export const areEvents = s.listOf(
  s.object({
    room_id: s.text,
    seq: s.number,
    at: s.text,
    kind: s.text,
    who: s.text,
    address: s.orNull(s.text),
    item_id: s.orNull(s.text),
    item: s.orNull(s.text),
    sha256: s.orNull(s.text),
    page: s.orNull(s.number),
    seconds: s.orNull(s.number),
    nda: s.orNull(s.number),
    detail: s.orNull(s.text),
    hash: s.text,
  }),
);

export const areSignatures = s.listOf(
  s.object({
    id: s.text,
    kind: s.text,
    title: s.text,
    body: s.text,
    body_sha256: s.text,
    name: s.text,
    email: s.text,
    drawing: s.orNull(s.text),
    consent: s.text,
    address: s.orNull(s.text),
    signed_at: s.text,
    hash: s.text,
  }),
);
export type Signature = s.ShapeOf<typeof areSignatures>[number];

export const isSignatureProof = s.orNull(
  s.object({
    kind: s.text,
    title: s.text,
    name: s.text,
    body_sha256: s.text,
    signed_at: s.text,
    is_whole: s.bool,
  }),
);

export const areArchives = s.listOf(
  s.object({
    id: s.text,
    documents: s.number,
    bytes: s.number,
    done: s.number,
    done_bytes: s.number,
    begun_at: s.text,
    expires_at: s.text,
    state: s.oneOf(['waiting', 'working', 'broken', 'done', 'cancelled']),
  }),
);
export type RoomArchive = s.ShapeOf<typeof areArchives>[number];
