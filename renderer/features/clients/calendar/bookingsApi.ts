import '#shared/texts/deals.ts';
import '#shared/texts/events.ts';
import '#shared/texts/leads.ts';
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
    endpoints: (build) => ({
      /** The user's own booking page; null until created. */
      bookingSettings: build.query<BookingSettings | null, void>({
        query: () => rpc('my_booking_page'),
        extraOptions: { failure: 'inline', accepts: orNull(isSettings) },
        providesTags: ['BookingPage'],
      }),
      saveBookingPage: build.mutation<BookingSettings, Omit<BookingSettings, 'id'>>({
        query: (page) => rpc('save_booking_page', { page }),
        extraOptions: { failure: 'inline', accepts: isSettings },
        invalidatesTags: ['BookingPage'],
      }),
      /** A booking page as visitors see it; null if off. */
      bookingPage: build.query<BookingPage | null, BookingPageQuery>({
        query:
          ({ id, from }) =>
          (client) =>
            client.rpc('booking_page', {
              page_id: id,
              ...(from !== null && { from_time: from }),
            }),
        extraOptions: { failure: 'inline', accepts: orNull(isPage) },
        providesTags: ['BookingTimes'],
      }),
      bookingOfLink: build.query<
        Booking | null,
        { readonly token: string; readonly from: string | null }
      >({
        query:
          ({ token, from }) =>
          (client) =>
            client.rpc('get_booking_by_token', {
              token,
              ...(from !== null && { from_time: from }),
            }),
        extraOptions: { failure: 'inline', accepts: orNull(isBooking) },
        providesTags: ['BookingTimes'],
      }),
      /** Returns the start time. */
      bookTime: build.mutation<string, BookingRequest>({
        query:
          ({ id, requestId, ...sent }) =>
          (client) =>
            client.rpc('book_time', { page_id: id, request_id: requestId, ...sent }),
        extraOptions: { failure: 'inline', accepts: text },
        invalidatesTags: (_at, error) => (error === undefined ? [] : ['BookingTimes']),
      }),
      /** Returns the new start time; null once canceled. */
      changeBooking: build.mutation<
        string | null,
        { readonly token: string; readonly to: string | null }
      >({
        query:
          ({ token, to }) =>
          (client) =>
            client.rpc('change_booking', { token, ...(to !== null && { begins_at: to }) }),
        extraOptions: { failure: 'inline', accepts: orNull(text) },
        invalidatesTags: (_at, error) => (error === undefined ? [] : ['BookingTimes']),
      }),
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
