import { cancellationText, invitationText } from '../../../../shared/clients/calendar/ical.ts';
import { linkTo } from '../../../../shared/routes.ts';
import { unsubscribeFooter } from './client-emails.ts';
import { PRODUCT_NAME } from './email-layout.ts';
import { defineEmail } from './template.ts';
import {
  count,
  type FieldParser,
  name,
  optional,
  passage,
  TemplateDataError,
  text,
  token,
} from './template-data.ts';

interface InvitationFacts {
  name: string;
  company: string;
  organizer: string;
  guest: string;
  event: string;
  version: number;
  updated_at: string;
  title: string;
  place?: string | undefined;
  begins_at: string;
  ends_at: string;
  time_zone: string;
  is_all_day: boolean;
  unsubscribe: string;
}

interface BookingFacts extends Omit<InvitationFacts, 'is_all_day' | 'unsubscribe'> {
  is_over: boolean;
  page: string;
  booking: string;
}

const checked =
  (is: (said: string) => boolean): FieldParser<string> =>
  (value) => {
    const input = text(value);
    if (!is(input)) throw new TemplateDataError('invalid event fact');
    return input;
  };

/** Safe for a calendar line: can't end the address or start another. */
const address = checked((input) => /^[^\s<>",;:@]+@[^\s<>",;:@]+$/.test(input));
const timestamp = checked((input) => !Number.isNaN(Date.parse(input)));
const id = checked((input) => /^[0-9a-f-]{36}$/.test(input));
const zone = checked((input) => /^[A-Za-z_]+(?:\/[A-Za-z_]+)?$/.test(input));

/** "Wednesday, March 10, 2027 at 9:00 AM EST", or only the date. */
function whenOf({
  begins_at,
  time_zone: timeZone,
  is_all_day,
}: Pick<InvitationFacts, 'begins_at' | 'time_zone' | 'is_all_day'>): string {
  const day = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
  const hour = is_all_day
    ? {}
    : ({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const);
  return new Intl.DateTimeFormat('en-US', { timeZone, ...day, ...hour }).format(
    new Date(begins_at),
  );
}

/** Invitation emails to people outside the workspace; see `schemas/clients/calendar/invitations.sql`. */
export const CALENDAR_EMAILS = {
  event_invitation: defineEmail<InvitationFacts>({
    facts: {
      name,
      company: name,
      organizer: address,
      guest: address,
      event: id,
      version: count,
      updated_at: timestamp,
      title: passage,
      place: optional(passage),
      begins_at: timestamp,
      ends_at: timestamp,
      time_zone: zone,
      is_all_day: (value) => value === true,
      unsubscribe: token,
    },
    sample: {
      name: 'Ben Broker',
      company: 'Cedar and Main',
      organizer: 'ben@brokers.example',
      guest: 'grace@buyers.example',
      event: '7b0ff2ee-9d5c-4f5a-9f66-0a4a5f2a1c11',
      version: 2,
      updated_at: '2027-03-01T15:00:00Z',
      title: 'Tour of Riverbend',
      place: '12 Hidden Lane, Ames',
      begins_at: '2027-03-10T15:00:00Z',
      ends_at: '2027-03-10T16:00:00Z',
      time_zone: 'America/Chicago',
      is_all_day: false,
      unsubscribe: 'c2FtcGxlLXRva2VuLW9mLWEtbGV0dGVy',
    },
    write: (facts, site) => ({
      subject: `Invitation: ${facts.title}`,
      lead: [
        `${[facts.name, facts.company].filter(Boolean).join(', ') || 'Your broker'} invites you: ${facts.title}.`,
        whenOf(facts),
        ...(facts.place === undefined ? [] : [facts.place]),
      ],
      notes: [
        `Sent by ${PRODUCT_NAME}. Your calendar may add it automatically. Replies to this email go to ${facts.name || 'your broker'}.`,
      ],
      replyTo: facts.organizer,
      calendar: invitationText(
        { ...facts, id: facts.event, place: facts.place ?? null },
        { name: facts.name, email: facts.organizer, guest: facts.guest },
      ),
      ...unsubscribeFooter(site, facts.unsubscribe),
    }),
  }),
  booking: defineEmail<BookingFacts>({
    facts: {
      name,
      company: name,
      organizer: address,
      guest: address,
      event: id,
      version: count,
      updated_at: timestamp,
      title: passage,
      place: optional(passage),
      begins_at: timestamp,
      ends_at: timestamp,
      time_zone: zone,
      is_over: (value) => value === true,
      page: id,
      booking: token,
    },
    sample: {
      name: 'Ben Broker',
      company: 'Cedar and Main',
      organizer: 'ben@brokers.example',
      guest: 'grace@buyers.example',
      event: '7b0ff2ee-9d5c-4f5a-9f66-0a4a5f2a1c11',
      version: 1,
      updated_at: '2027-03-01T15:00:00Z',
      title: 'Intro call',
      place: 'By phone',
      begins_at: '2027-03-10T15:00:00Z',
      ends_at: '2027-03-10T15:30:00Z',
      time_zone: 'America/Chicago',
      is_over: false,
      page: '7b0ff2ee-9d5c-4f5a-9f66-0a4a5f2a1c12',
      booking: 'c2FtcGxlLXRva2VuLW9mLWEtbGV0dGVy',
    },
    write: (facts, site) => {
      const by = [facts.name, facts.company].filter(Boolean).join(', ') || 'the broker';
      const event = { ...facts, id: facts.event, place: facts.place ?? null, is_all_day: false };
      const invitation = { name: facts.name, email: facts.organizer, guest: facts.guest };
      const when = whenOf(event);
      return {
        subject: facts.is_over ? `Canceled: ${facts.title}` : `Booked: ${facts.title}`,
        lead: facts.is_over
          ? [`Your appointment with ${by} is canceled: ${facts.title}.`, when]
          : [
              `You have an appointment with ${by}: ${facts.title}.`,
              when,
              ...(facts.place === undefined ? [] : [facts.place]),
            ],
        notes: [
          `Sent by ${PRODUCT_NAME} because an appointment was booked with this address. If it was not you, ${facts.is_over ? 'nothing is left to do.' : 'give the time back by the link.'}`,
        ],
        links: [
          {
            label: facts.is_over ? 'Choose another time' : 'Reschedule or cancel',
            link: `${site.url}${linkTo('publicBooking', { id: facts.page })}${
              facts.is_over ? '' : `?booking=${encodeURIComponent(facts.booking)}`
            }`,
          },
        ],
        replyTo: facts.organizer,
        calendar: facts.is_over
          ? cancellationText(event, invitation)
          : invitationText(event, invitation),
      };
    },
  }),
};
