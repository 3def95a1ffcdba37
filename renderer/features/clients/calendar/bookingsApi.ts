import '#shared/texts/deals.ts';
import '#shared/texts/events.ts';
import '#shared/texts/leads.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isSettings = s.object({
  id: s.text,
  is_open: s.bool,
  title: s.text,
  intro: s.orNull(s.text),
  place: s.orNull(s.text),
  minutes: s.number,
  buffer_minutes: s.number,
  notice_hours: s.number,
  days_ahead: s.number,
  time_zone: s.text,
  hours: s.listOf(s.text),
});
export type BookingSettings = s.ShapeOf<typeof isSettings>;

const isPage = s.object({
  title: s.text,
  intro: s.orNull(s.text),
  place: s.orNull(s.text),
  minutes: s.number,
  time_zone: s.text,
  by: s.orNull(s.text),
  company: s.orNull(s.text),
  until: s.text,
  /** Start times of free slots within two weeks of the requested time. */
  times: s.listOf(s.text),
});
export type BookingPage = s.ShapeOf<typeof isPage>;

const isBooking = s.object({
  begins_at: s.text,
  ends_at: s.text,
  time_zone: s.text,
  title: s.text,
  page: s.orNull(isPage),
});
export type Booking = s.ShapeOf<typeof isBooking>;

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
      bookingSettings: read(s.orNull(isSettings), () => rpc('my_booking_page')),
      saveBookingPage: write(isSettings, (page: Omit<BookingSettings, 'id'>) =>
        rpc('save_booking_page', { page }),
      ),
      /** A booking page as visitors see it; null if off. */
      bookingPage: read(
        s.orNull(isPage),
        ({ id, from }: BookingPageQuery) =>
          (client) =>
            client.rpc('booking_page', {
              page_id: id,
              ...(from !== null && { from_time: from }),
            }),
        ['BookingTimes'],
      ),
      bookingOfLink: read(
        s.orNull(isBooking),
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
        s.text,
        ({ id, requestId, ...sent }: BookingRequest) =>
          (client) =>
            client.rpc('book_time', { page_id: id, request_id: requestId, ...sent }),
        (_at, error) => (error === undefined ? [] : ['BookingTimes']),
      ),
      /** Returns the new start time; null once canceled. */
      changeBooking: write(
        s.orNull(s.text),
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
