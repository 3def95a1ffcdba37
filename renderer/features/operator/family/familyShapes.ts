import * as s from '../../../ui/shape/shape.ts';

const isHomeResident = s.object({
  id: s.text,
  name: s.text,
  community_id: s.text,
  community: s.text,
  phone: s.orNull(s.text),
  time_zone: s.text,
  unit: s.orNull(s.text),
  photo_path: s.orNull(s.text),
  status: s.orNull(s.text),
  items: s.listOf(s.text),
  unread: s.number,
  next_visit: s.orNull(s.text),
});
export type HomeResident = s.ShapeOf<typeof isHomeResident>;
export const areHomeResidents = s.listOf(isHomeResident);

const isPost = s.object({
  id: s.text,
  body: s.text,
  posted_at: s.text,
  by: s.text,
  resident_id: s.orNull(s.text),
  resident: s.orNull(s.text),
  can_remove: s.bool,
  readers: s.orNull(s.number),
  hidden_photos: s.orNull(s.number),
  photos: s.listOf(s.object({ id: s.text, path: s.text, names: s.orNull(s.listOf(s.text)) })),
});
export type Post = s.ShapeOf<typeof isPost>;
export const arePosts = s.listOf(isPost);

const isPhotoResident = s.object({
  id: s.text,
  name: s.text,
  unit: s.orNull(s.text),
  has_consent: s.bool,
});
export type PhotoResident = s.ShapeOf<typeof isPhotoResident>;
export const arePhotoResidents = s.listOf(isPhotoResident);

const isThreadRow = s.object({
  resident_id: s.text,
  resident: s.text,
  unit: s.orNull(s.text),
  last_message_at: s.orNull(s.text),
  waiting_since: s.orNull(s.text),
  unread: s.number,
  response_minutes: s.orNull(s.number),
});
export type ThreadRow = s.ShapeOf<typeof isThreadRow>;
export const areThreads = s.listOf(isThreadRow);

export const isThread = s.object({
  resident_id: s.text,
  resident: s.text,
  time_zone: s.text,
  people: s.listOf(s.text),
  messages: s.listOf(
    s.object({
      id: s.text,
      body: s.text,
      is_family: s.bool,
      sent_at: s.text,
      is_mine: s.bool,
      by: s.text,
    }),
  ),
});
export type Thread = s.ShapeOf<typeof isThread>;

const isSettings = s.object({
  days: s.listOf(s.text),
  opens: s.text,
  closes: s.text,
  slot_minutes: s.number,
  capacity: s.number,
  max_guests: s.number,
  days_ahead: s.number,
  confirms_automatically: s.bool,
  note: s.orNull(s.text),
  version: s.number,
});
export type VisitSettings = s.ShapeOf<typeof isSettings>;

export const isSlotDay = s.object({
  settings: isSettings,
  today: s.text,
  time_zone: s.text,
  slots: s.listOf(s.object({ starts_at: s.text, ends_at: s.text, remaining: s.number })),
});

const isVisit = s.object({
  id: s.text,
  resident: s.text,
  unit: s.orNull(s.text),
  visitor: s.text,
  starts_at: s.text,
  ends_at: s.text,
  guests: s.number,
  note: s.orNull(s.text),
  state: s.text,
  reason: s.orNull(s.text),
  has_consent: s.bool,
});
export type Visit = s.ShapeOf<typeof isVisit>;
export const isVisitList = s.object({
  today: s.text,
  time_zone: s.text,
  settings: isSettings,
  visits: s.listOf(isVisit),
});
export type VisitList = s.ShapeOf<typeof isVisitList>;

export const areAppointments = s.listOf(
  s.object({
    id: s.text,
    resident: s.text,
    title: s.text,
    place: s.orNull(s.text),
    starts_at: s.text,
  }),
);

const isEntry = s.object({
  id: s.text,
  type: s.text,
  title: s.text,
  place: s.orNull(s.text),
  starts_at: s.text,
  ends_at: s.orNull(s.text),
  state: s.text,
  reason: s.orNull(s.text),
  is_mine: s.bool,
});
export type CalendarEntry = s.ShapeOf<typeof isEntry>;
export const isFamilyCalendar = s.object({ time_zone: s.text, entries: s.listOf(isEntry) });

export const isSummary = s.object({
  items: s.listOf(s.text),
  level: s.orNull(s.object({ level: s.number, since: s.text })),
  vitals: s.orNull(
    s.listOf(
      s.object({
        measure: s.text,
        readings: s.listOf(
          s.object({ at: s.text, value: s.number, second_value: s.orNull(s.number) }),
        ),
      }),
    ),
  ),
  incidents: s.orNull(s.listOf(s.object({ id: s.text, type: s.text, at: s.text, injury: s.text }))),
  documents: s.orNull(
    s.listOf(
      s.object({
        id: s.text,
        name: s.text,
        file_path: s.orNull(s.text),
        file_name: s.orNull(s.text),
        added_at: s.text,
      }),
    ),
  ),
});
export type Summary = s.ShapeOf<typeof isSummary>;

const isAccessResident = s.object({
  id: s.text,
  name: s.text,
  unit: s.orNull(s.text),
  photos_since: s.orNull(s.text),
  people: s.listOf(
    s.object({
      name: s.text,
      email: s.text,
      items: s.listOf(s.text),
      since: s.text,
      is_member: s.bool,
    }),
  ),
});
export type AccessResident = s.ShapeOf<typeof isAccessResident>;
export const isAccessList = s.object({
  residents: s.listOf(isAccessResident),
  family: s.listOf(s.object({ name: s.text, email: s.text })),
});
export type AccessList = s.ShapeOf<typeof isAccessList>;

export const areConsentChanges = s.listOf(
  s.object({
    item: s.text,
    person: s.orNull(s.text),
    granted_at: s.text,
    granted_by: s.text,
    withdrawn_at: s.orNull(s.text),
    withdrawn_by: s.text,
  }),
);
