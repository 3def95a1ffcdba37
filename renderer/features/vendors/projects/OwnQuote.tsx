import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay, formatDay } from '#shared/format/date.ts';
import { useArrivalFocus, useReturnFocus } from '../../../ui/form/useFocus.ts';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import { ContactFacts } from './ContactFacts.tsx';
import { DeclineForm, declineLabel } from './DeclineForm.tsx';
import { priceText, type Request } from './projects.ts';
import { QuoteForm } from './QuoteForm.tsx';
import styles from './Quoting.module.css';
import { hasPassed, requesterNoun } from './requests.ts';

/** One-line status of the vendor's response; null if there is none. */
function describeStatus(request: Request): string | null {
  const { status, answered_at: at, project } = request;
  const who = requesterNoun(request);
  const day = at === null ? '' : ` on ${formatDay(at)}`;
  const decided = project.decided_at === null ? '' : ` on ${formatDay(project.decided_at)}`;
  const ended = project.ended_at === null ? '' : ` on ${formatDay(project.ended_at)}`;
  switch (status) {
    case 'asked':
      return null;
    case 'quoted':
      return `You quoted${day}.`;
    case 'declined':
      return `You declined${day}.`;
    case 'withdrawn':
      return `You withdrew your quote${day}.`;
    case 'chosen':
      if (project.status === 'done') return `${who} marked the project as done${ended}.`;
      return project.status === 'cancelled'
        ? `${who} chose your quote and cancelled the project${ended}.`
        : `${who} chose your quote${decided}.`;
    case 'passed':
      return project.status === 'cancelled'
        ? `${who} cancelled the project${ended}.`
        : `${who} chose another vendor${decided}.`;
  }
}

const isDecided = ({ status }: Request): boolean => status === 'chosen' || status === 'passed';

/** Why vendors without a decided quote can no longer quote; null while they can. */
function whyClosed(request: Request): string | null {
  const { answers_by: lastDay, status } = request.project;
  const who = requesterNoun(request);
  if (status === 'cancelled') return `${who} cancelled the project.`;
  if (status !== 'open') return `${who} chose another vendor.`;
  if (lastDay === null || !hasPassed(lastDay)) return null;
  return `The last day for quotes was ${formatCalendarDay(lastDay)}.`;
}

/** The vendor's response and the actions still available. */
export function OwnQuote({ request }: { readonly request: Request }) {
  const { status, project, reason } = request;
  const [isWriting, setWriting] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const [wasAnswered, setAnswered] = useState(false);
  const closed = isDecided(request) ? null : whyClosed(request);
  const canQuote = closed === null && !isDecided(request);
  const isNew = status === 'asked';
  const isFormShown = canQuote && (isNew || isWriting);
  const opener = useReturnFocus<HTMLButtonElement>(isFormShown && !isNew);
  const decliner = useReturnFocus<HTMLButtonElement>(isDeclining);
  const arrival = useArrivalFocus<HTMLParagraphElement>(wasAnswered && !isFormShown);
  const statusText = describeStatus(request);
  const isOutdated = status === 'quoted' && project.status === 'open' && request.is_outdated;
  const answered = () => {
    setWriting(false);
    setDeclining(false);
    setAnswered(true);
  };
  const mayDecline = project.status === 'open' && (isNew || (status === 'quoted' && !isFormShown));
  const decline = mayDecline && !isDeclining && (
    <Button
      ref={decliner}
      variant="minimal"
      onClick={() => {
        setAnswered(false);
        setDeclining(true);
      }}
    >
      {declineLabel(status)}
    </Button>
  );
  return (
    <PanelSection title="Your quote">
      {statusText !== null && (
        <p ref={arrival} tabIndex={-1} className={styles.standing}>
          {statusText}
          {reason !== null && <span className={styles.quiet}> {reason}</span>}
        </p>
      )}
      {isOutdated && (
        <p className={styles.outdated}>
          The project has changed. Review it and send your quote again so that it can be chosen.
        </p>
      )}
      {request.price !== null && !isFormShown && <Quoted request={request} />}
      {request.contact !== null && <ContactFacts contact={request.contact} />}
      {closed !== null && <p className={styles.quiet}>{closed}</p>}
      {isFormShown && (
        <QuoteForm
          request={request}
          onSent={answered}
          besides={decline}
          {...(!isNew && { onCancel: () => setWriting(false) })}
        />
      )}
      {!isFormShown && (canQuote || mayDecline) && (
        <div className={styles.acts}>
          {canQuote && (
            <Button
              ref={opener}
              intent={isOutdated ? 'primary' : 'none'}
              onClick={() => {
                setAnswered(false);
                setWriting(true);
              }}
            >
              {isOutdated ? 'Send new quote' : status === 'quoted' ? 'Edit quote' : 'Send quote'}
            </Button>
          )}
          {decline}
        </div>
      )}
      {mayDecline && isDeclining && (
        <DeclineForm request={request} onDone={answered} onCancel={() => setDeclining(false)} />
      )}
    </PanelSection>
  );
}

function Quoted({ request }: { readonly request: Request }) {
  const { price, price_per: per, scope, begins_on: startsOn, weeks, holds_until: until } = request;
  return (
    <>
      <Facts>
        <Fact name="Price">{price === null || per === null ? '—' : priceText(price, per)}</Fact>
        <Fact name="Begins">{startsOn === null ? 'Open' : formatCalendarDay(startsOn)}</Fact>
        <Fact name="Takes">
          {weeks === null ? 'Open' : weeks === 1 ? '1 week' : `${weeks} weeks`}
        </Fact>
        <Fact name="Valid until">
          {until === null ? 'No end date' : formatCalendarDay(until)}
          {until !== null && hasPassed(until) && request.status === 'quoted' && ' (passed)'}
        </Fact>
      </Facts>
      <p className={styles.scope}>{scope}</p>
    </>
  );
}
