import {
  bool,
  either,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  orNullish,
  recordOf,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

export const areRooms = listOf(
  object({
    id: text,
    transaction_id: text,
    property_name: text,
    state: orNull(text),
    /** Only for participants of the transaction. */
    status: orNull(text),
    opened_at: text,
    is_closed: bool,
    runs: bool,
    side: text,
    gate: text,
    expires_at: orNull(text),
  }),
);
export type RoomSummary = ShapeOf<typeof areRooms>[number];

const isGroup = object({ id: text, name: text, side: text, adds: bool, signs: bool });
export type RoomGroup = ShapeOf<typeof isGroup>;

const isOpen = object({
  gate: oneOf(['open', 'nda']),
  id: text,
  transaction_id: text,
  root_id: text,
  property_name: text,
  is_closed: bool,
  runs: bool,
  owns: bool,
  side: text,
  adds: bool,
  who: text,
  /** The listing whose published tour belongs to this sale. */
  tour_listing_id: orNull(text),
  nda: object({ n: orNull(number), body: orNull(text), sha256: orNull(text), consent: text }),
  groups: orNull(listOf(isGroup)),
});
export type RoomView = ShapeOf<typeof isOpen>;
const isOver = object({ gate: oneOf(['over']) });
/** Null without access; `over` once access has ended. */
export const isView = orNull(either(isOpen, isOver));

const isFinding = object({ kind: text, count: number });

const isItem = object({
  id: text,
  parent_id: orNull(text),
  name: text,
  is_folder: bool,
  place: number,
  level: number,
  version_id: orNull(text),
  n: orNull(number),
  type: orNull(text),
  size: orNull(number),
  pages: orNull(number),
  added_at: orNull(text),
  latest_id: orNull(text),
  state: orNull(text),
  findings: orNull(listOf(isFinding)),
  rights: orNull(recordOf(number)),
  levels: orNull(recordOf(number)),
});
export type RoomItem = ShapeOf<typeof isItem>;
export const areItems = listOf(isItem);

export const areFolderNodes = listOf(
  object({ id: text, parent_id: orNull(text), name: text, place: number }),
);
export type RoomFolderNode = ShapeOf<typeof areFolderNodes>[number];

export const isFolder = orNull(
  object({
    way: orNull(listOf(object({ id: text, name: text, place: number }))),
    items: areItems,
  }),
);
export type RoomFolder = NonNullable<ShapeOf<typeof isFolder>>;

export const isTicket = orNull(
  object({
    gate: text,
    ticket: orNullish(text),
    pages: orNullish(number),
    type: orNullish(text),
    path: orNullish(text),
  }),
);
export const isDownload = object({ link: orNull(text), ticket: orNull(text) });

export const areRoomMembers = listOf(
  object({
    id: text,
    group_id: text,
    name: text,
    email: text,
    expires_at: orNull(text),
    ended_at: orNull(text),
    nda: orNull(number),
  }),
);
export type RoomMember = ShapeOf<typeof areRoomMembers>[number];

const isNamed = orNull(
  object({ id: text, name: text, version_id: orNull(text), parent_id: orNull(text) }),
);

export const areNotes = listOf(
  object({
    id: text,
    kind: text,
    category: text,
    body: text,
    state: text,
    due_on: orNull(text),
    is_mine: bool,
    who: orNull(text),
    group: orNull(text),
    at: orNull(text),
    answer: orNull(text),
    answered_by: orNull(text),
    answered_at: orNull(text),
    item: isNamed,
    answer_item: isNamed,
  }),
);
export type RoomNote = ShapeOf<typeof areNotes>[number];

export const areEvents = listOf(
  object({
    room_id: text,
    seq: number,
    at: text,
    kind: text,
    who: text,
    address: orNull(text),
    item_id: orNull(text),
    item: orNull(text),
    sha256: orNull(text),
    page: orNull(number),
    seconds: orNull(number),
    nda: orNull(number),
    detail: orNull(text),
    hash: text,
  }),
);

export const areSignatures = listOf(
  object({
    id: text,
    kind: text,
    title: text,
    body: text,
    body_sha256: text,
    name: text,
    email: text,
    drawing: orNull(text),
    consent: text,
    address: orNull(text),
    signed_at: text,
    hash: text,
  }),
);
export type Signature = ShapeOf<typeof areSignatures>[number];

export const isSignatureProof = orNull(
  object({
    kind: text,
    title: text,
    name: text,
    body_sha256: text,
    signed_at: text,
    is_whole: bool,
  }),
);

export const areArchives = listOf(
  object({
    id: text,
    documents: number,
    bytes: number,
    done: number,
    done_bytes: number,
    begun_at: text,
    expires_at: text,
    state: oneOf(['waiting', 'working', 'broken', 'done', 'cancelled']),
  }),
);
export type RoomArchive = ShapeOf<typeof areArchives>[number];
