import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { describeFit } from '#shared/deals/fits.ts';
import { formatShortDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatRate } from '#shared/format/percent.ts';
import { linkTo } from '#shared/routes.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './ClientDesk.module.css';
import { type Item, useAnswerItemMutation } from './clientDeskApi.ts';

const RESPONSES = [
  ['like', 'Like'],
  ['pass', 'Pass'],
] as const;

const factsOf = ({ place, price, beds, cap_rate }: Item): string =>
  [
    place,
    price !== null && formatShortDollars(price),
    beds !== null && `${formatNumber(beds)} beds`,
    cap_rate !== null && `${formatRate(cap_rate)} cap rate`,
  ]
    .filter(Boolean)
    .join(' · ');

/** A shortlisted community with the client's response. */
export function ShortlistItem({ item }: { readonly item: Item }) {
  const [send, { error, isLoading }] = useAnswerItemMutation();
  const [isQuestionOpen, setQuestionOpen] = useState(false);
  const [question, setQuestion] = useState('');
  const { id, listing_id: listingId, name, fits, misses, answer, answer_note: note } = item;

  async function sendQuestion() {
    if (isLoading) return;
    const sent = await send({ id, answer: 'ask', note: question });
    if (sent.error === undefined) setQuestionOpen(false);
  }
  return (
    <li>
      <div>
        {listingId === null ? (
          <strong>{name}</strong>
        ) : (
          <Link to={linkTo('property', { id: listingId })}>{name}</Link>
        )}
        <p className={ui.note}>{listingId === null ? 'Off the market.' : factsOf(item)}</p>
        <p className={ui.note}>{describeFit(fits, misses)}</p>
        {answer === 'ask' && note !== null && !isQuestionOpen && (
          <p className={ui.note} data-confirmation tabIndex={-1}>
            You asked: {note}
          </p>
        )}
      </div>
      {listingId !== null && (
        <fieldset className={ui.wrap} aria-label={`Your response to ${name}`}>
          {RESPONSES.map(([value, label]) => (
            <Button
              key={value}
              size="small"
              active={answer === value}
              aria-pressed={answer === value}
              disabled={isLoading}
              onClick={() => void send({ id, answer: value, note: '' })}
            >
              {label}
            </Button>
          ))}
          <Button
            size="small"
            aria-expanded={isQuestionOpen}
            onClick={() => setQuestionOpen(!isQuestionOpen)}
          >
            {answer === 'ask' ? 'Ask again' : 'Ask'}
          </Button>
        </fieldset>
      )}
      {isQuestionOpen && (
        <Form onSend={sendQuestion} className={styles.asking} takesFocus>
          <TextAreaField
            label={`What would you like to know about ${name}?`}
            rows={2}
            maxLength={1000}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
          />
          <Button type="submit" intent="primary" size="small" loading={isLoading}>
            Send question
          </Button>
        </Form>
      )}
      <ServerError error={error} title="Not sent" />
    </li>
  );
}
