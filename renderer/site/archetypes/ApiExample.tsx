import { useId } from 'react';
import type { Payload, Exchange as Sent } from '../../content/integrations/apiPage.ts';
import styles from './ApiExample.module.css';

/** An API request and its response. */
export function Exchange(exchange: Sent) {
  const { title, status, answer } = exchange;
  const titleId = useId();
  return (
    <figure className={styles.exchange} aria-labelledby={titleId}>
      <figcaption id={titleId}>{title}</figcaption>
      <Lines label={`${title}: request`} sign="Request" text={requestText(exchange)} />
      <Lines label={`${title}: response`} sign={`Response ${status}`} text={payloadText(answer)} />
    </figure>
  );
}

interface LinesProps {
  readonly label: string;
  readonly sign: string;
  readonly text: string;
}

const Lines = ({ label, sign, text }: LinesProps) => (
  <>
    <p className={styles.sign}>{sign}</p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too */}
    <section className={styles.lines} aria-label={label} tabIndex={0}>
      <pre>
        <code>{text}</code>
      </pre>
    </section>
  </>
);

function requestText({ as, method, path, query = {}, headers = {}, body }: Sent): string {
  const queryLines = Object.entries(query).map(
    ([name, value], place) => `  ${place === 0 ? '?' : '&'}${name}=${value}`,
  );
  const sent = {
    ...(as === 'key' ? {} : { apikey: '{publishable_key}' }),
    ...(as === 'visitor'
      ? {}
      : { authorization: `Bearer ${as === 'key' ? '{api_key}' : '{access_token}'}` }),
    ...(body !== undefined && 'json' in body ? { 'content-type': 'application/json' } : {}),
    ...headers,
  };
  return [
    `${method} ${path}`,
    ...queryLines,
    ...Object.entries(sent).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['', payloadText(body)]),
  ].join('\n');
}

const payloadText = (payload: Payload): string =>
  'json' in payload ? JSON.stringify(payload.json, null, 2) : payload.lines.join('\n');
