import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isHomeResident = object({
  id: text,
  name: text,
  community_id: text,
  community: text,
  phone: orNull(text),
  time_zone: text,
  unit: orNull(text),
  photo_path: orNull(text),
  status: orNull(text),
  items: listOf(text),
  unread: number,
  next_visit: orNull(text),
});
export type HomeResident = ShapeOf<typeof isHomeResident>;
export const areHomeResidents = listOf(isHomeResident);

const isPost = object({
  id: text,
  body: text,
  posted_at: text,
  by: text,
  resident_id: orNull(text),
  resident: orNull(text),
  can_remove: bool,
  readers: orNull(number),
  hidden_photos: orNull(number),
  photos: listOf(object({ id: text, path: text, names: orNull(listOf(text)) })),
});
export type Post = ShapeOf<typeof isPost>;
export const arePosts = listOf(isPost);

const isPhotoResident = object({ id: text, name: text, unit: orNull(text), has_consent: bool });
export type PhotoResident = ShapeOf<typeof isPhotoResident>;
export const arePhotoResidents = listOf(isPhotoResident);

const isThreadRow = object({
  resident_id: text,
  resident: text,
  unit: orNull(text),
  last_message_at: orNull(text),
  waiting_since: orNull(text),
  unread: number,
  response_minutes: orNull(number),
});
export type ThreadRow = ShapeOf<typeof isThreadRow>;
export const areThreads = listOf(isThreadRow);

export const isThread = object({
  resident_id: text,
  resident: text,
  time_zone: text,
  people: listOf(text),
  messages: listOf(
    object({ id: text, body: text, is_family: bool, sent_at: text, is_mine: bool, by: text }),
  ),
});
export type Thread = ShapeOf<typeof isThread>;

const isSettings = object({
  days: listOf(text),
  opens: text,
  closes: text,
  slot_minutes: number,
  capacity: number,
  max_guests: number,
  days_ahead: number,
  confirms_automatically: bool,
  note: orNull(text),
  version: number,
});
export type VisitSettings = ShapeOf<typeof isSettings>;

export const isSlotDay = object({
  settings: isSettings,
  today: text,
  time_zone: text,
  slots: listOf(object({ starts_at: text, ends_at: text, remaining: number })),
});

const isVisit = object({
  id: text,
  resident: text,
  unit: orNull(text),
  visitor: text,
  starts_at: text,
  ends_at: text,
  guests: number,
  note: orNull(text),
  state: text,
  reason: orNull(text),
  has_consent: bool,
});
export type Visit = ShapeOf<typeof isVisit>;
export const isVisitList = object({
  today: text,
  time_zone: text,
  settings: isSettings,
  visits: listOf(isVisit),
});
export type VisitList = ShapeOf<typeof isVisitList>;

export const areAppointments = listOf(
  object({ id: text, resident: text, title: text, place: orNull(text), starts_at: text }),
);

const isEntry = object({
  id: text,
  type: text,
  title: text,
  place: orNull(text),
  starts_at: text,
  ends_at: orNull(text),
  state: text,
  reason: orNull(text),
  is_mine: bool,
});
export type CalendarEntry = ShapeOf<typeof isEntry>;
export const isFamilyCalendar = object({ time_zone: text, entries: listOf(isEntry) });

export const isSummary = object({
  items: listOf(text),
  level: orNull(object({ level: number, since: text })),
  vitals: orNull(
    listOf(
      object({
        measure: text,
        readings: listOf(object({ at: text, value: number, second_value: orNull(number) })),
      }),
    ),
  ),
  incidents: orNull(listOf(object({ id: text, type: text, at: text, injury: text }))),
  documents: orNull(
    listOf(
      object({
        id: text,
        name: text,
        file_path: orNull(text),
        file_name: orNull(text),
        added_at: text,
      }),
    ),
  ),
});
export type Summary = ShapeOf<typeof isSummary>;

const isAccessResident = object({
  id: text,
  name: text,
  unit: orNull(text),
  photos_since: orNull(text),
  people: listOf(
    object({
      name: text,
      email: text,
      items: listOf(text),
      since: text,
      is_member: bool,
    }),
  ),
});
export type AccessResident = ShapeOf<typeof isAccessResident>;
export const isAccessList = object({
  residents: listOf(isAccessResident),
  family: listOf(object({ name: text, email: text })),
});
export type AccessList = ShapeOf<typeof isAccessList>;

export const areConsentChanges = listOf(
  object({
    item: text,
    person: orNull(text),
    granted_at: text,
    granted_by: text,
    withdrawn_at: orNull(text),
    withdrawn_by: text,
  }),
);
