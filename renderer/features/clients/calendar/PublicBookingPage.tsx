import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useArrivalFocus } from '../../../ui/form/useFocus.ts';
import { isId } from '../../../ui/format/id.ts';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { type RecordHead, useRecordHead } from '../../../ui/page/recordHead.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Booking.module.css';
import { BookingForm } from './BookingForm.tsx';
import {
  type Booking,
  type BookingPage,
  useBookingOfLinkQuery,
  useBookingPageQuery,
  useChangeBookingMutation,
} from './bookingsApi.ts';
import { FreeTimes, formatTimeInZone } from './FreeTimes.tsx';

const headOf = ({ title, intro }: BookingPage): RecordHead => ({
  title,
  description: intro ?? undefined,
});

/** Public booking page of a broker; an email link shows its booking. */
export function Component() {
  const { id = '' } = useParams();
  const { params } = useUrlSearch();
  const token = params.get('booking');
  if (!isId(id)) return <Closed />;
  return token === null ? <Times id={id} /> : <OwnBooking token={token} />;
}

const Closed = () => (
  <NotFoundMessage title="Booking unavailable" to="home" button="Home">
    The broker closed this page, or the address is mistyped.
  </NotFoundMessage>
);

function Times({ id }: { readonly id: string }) {
  const [from, setFrom] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [booked, setBooked] = useState<string | null>(null);
  const query = useBookingPageQuery({ id, from });
  useRecordHead(query.currentData, headOf);
  if (query.currentData === null) return <Closed />;
  return (
    <Page>
      <Loaded answer={query} keepsLast waiting={<Skeleton height="24rem" />}>
        {(page) =>
          page && (
            <div className={styles.page}>
              <Heading page={page} />
              {booked !== null && <Done page={page} at={booked} />}
              {booked === null && chosen === null && (
                <FreeTimes page={page} from={from} onFrom={setFrom} onChoose={setChosen} />
              )}
              {booked === null && chosen !== null && (
                <BookingForm
                  id={id}
                  page={page}
                  at={chosen}
                  onBooked={setBooked}
                  onBack={() => setChosen(null)}
                />
              )}
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}

function Heading({ page }: { readonly page: BookingPage }) {
  const { title, intro, by, company, minutes, place } = page;
  const who = [by, company].filter(Boolean).join(', ');
  return (
    <>
      <PageHeader title={title} {...(who !== '' && { description: `With ${who}` })} />
      <p>
        {minutes} minutes{place !== null && ` · ${place}`}
      </p>
      {intro !== null && <p className={ui.multiline}>{intro}</p>}
    </>
  );
}

function Done({ page, at }: { readonly page: BookingPage; readonly at: string }) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  return (
    <div className={styles.done}>
      <h2 ref={title} tabIndex={-1}>
        Booked
      </h2>
      <p>{formatTimeInZone(page.time_zone, at)}</p>
      <p>We've emailed you an invitation. Use its link to reschedule or cancel.</p>
    </div>
  );
}

function OwnBooking({ token }: { readonly token: string }) {
  const [from, setFrom] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const query = useBookingOfLinkQuery({ token, from });
  const [change, { error, isLoading }] = useChangeBookingMutation();

  async function go(booking: Booking, to: string | null) {
    if (isLoading) return;
    const { data, error: failed } = await change({ token, to });
    if (failed !== undefined) return;
    setOutcome(data ? `Moved to ${formatTimeInZone(booking.time_zone, data)}` : 'Canceled');
  }
  if (outcome !== null) return <Outcome words={outcome} />;
  if (query.currentData === null) {
    return (
      <NotFoundMessage title="This booking has ended or was canceled" to="home" button="Home">
        The email link is for a booking that's no longer active.
      </NotFoundMessage>
    );
  }
  return (
    <Page>
      <Loaded answer={query} keepsLast waiting={<Skeleton height="24rem" />}>
        {(booking) =>
          booking && (
            <div className={styles.page}>
              <PageHeader title={booking.title} description="Your booking" />
              <p className={styles.at}>{formatTimeInZone(booking.time_zone, booking.begins_at)}</p>
              <div className={styles.buttons}>
                <Button intent="danger" loading={isLoading} onClick={() => void go(booking, null)}>
                  Cancel booking
                </Button>
              </div>
              <ServerError error={error} title="Not changed" />
              {booking.page !== null && (
                <>
                  <h2>Reschedule</h2>
                  <FreeTimes
                    page={booking.page}
                    from={from}
                    onFrom={setFrom}
                    onChoose={(to) => void go(booking, to)}
                  />
                </>
              )}
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}

function Outcome({ words }: { readonly words: string }) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  return (
    <Page>
      <div className={styles.done}>
        <h1 ref={title} tabIndex={-1}>
          {words}
        </h1>
        <p>We've also emailed you this for your calendar.</p>
      </div>
    </Page>
  );
}
