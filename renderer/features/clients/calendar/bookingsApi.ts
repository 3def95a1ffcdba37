import '#shared/texts/deals.ts';
import '#shared/texts/events.ts';
import '#shared/texts/leads.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isSettings = object({
  id: text,
  is_open: bool,
  title: text,
  intro: orNull(text),
  place: orNull(text),
  minutes: number,
  buffer_minutes: number,
  notice_hours: number,
  days_ahead: number,
  time_zone: text,
  hours: listOf(text),
});
export type BookingSettings = ShapeOf<typeof isSettings>;

const isPage = object({
  title: text,
  intro: orNull(text),
  place: orNull(text),
  minutes: number,
  time_zone: text,
  by: orNull(text),
  company: orNull(text),
  until: text,
  /** Start times of free slots within two weeks of the requested time. */
  times: listOf(text),
});
export type BookingPage = ShapeOf<typeof isPage>;

const isBooking = object({
  begins_at: text,
  ends_at: text,
  time_zone: text,
  title: text,
  page: orNull(isPage),
});
export type Booking = ShapeOf<typeof isBooking>;

interface BookingPageQuery {
  readonly id: string;
  /** Start time; null for now. */
  readonly from: string | null;
}

interface BookingRequest {
  readonly id: string;
  readonly requestId: string;
  readonly begins_at: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
  readonly website: string;
  readonly seconds: number;
}

export const bookingsApi = recordTags
  .enhanceEndpoints({ addTagTypes: ['BookingPage', 'BookingTimes'] })
  .injectEndpoints({
    endpoints: (build, { read, write } = calls(build, ['BookingPage'])) => ({
      /** The user's own booking page; null until created. */
      bookingSettings: read(orNull(isSettings), () => rpc('my_booking_page')),
      saveBookingPage: write(isSettings, (page: Omit<BookingSettings, 'id'>) =>
        rpc('save_booking_page', { page }),
      ),
      /** A booking page as visitors see it; null if off. */
      bookingPage: read(
        orNull(isPage),
        ({ id, from }: BookingPageQuery) =>
          (client) =>
            client.rpc('booking_page', {
              page_id: id,
              ...(from !== null && { from_time: from }),
            }),
        ['BookingTimes'],
      ),
      bookingOfLink: read(
        orNull(isBooking),
        ({ token, from }: { readonly token: string; readonly from: string | null }) =>
          (client) =>
            client.rpc('get_booking_by_token', {
              token,
              ...(from !== null && { from_time: from }),
            }),
        ['BookingTimes'],
      ),
      /** Returns the start time. */
      bookTime: write(
        text,
        ({ id, requestId, ...sent }: BookingRequest) =>
          (client) =>
            client.rpc('book_time', { page_id: id, request_id: requestId, ...sent }),
        (_at, error) => (error === undefined ? [] : ['BookingTimes']),
      ),
      /** Returns the new start time; null once canceled. */
      changeBooking: write(
        orNull(text),
        ({ token, to }: { readonly token: string; readonly to: string | null }) =>
          (client) =>
            client.rpc('change_booking', { token, ...(to !== null && { begins_at: to }) }),
        (_at, error) => (error === undefined ? [] : ['BookingTimes']),
      ),
    }),
  });

export const {
  useBookingSettingsQuery,
  useSaveBookingPageMutation,
  useBookingPageQuery,
  useBookingOfLinkQuery,
  useBookTimeMutation,
  useChangeBookingMutation,
} = bookingsApi;
