import type { ReactNode } from 'react';
import { dataSentence } from '#shared/messages/messages.ts';
import { number, object, type ShapeOf, text } from '../shape/shape.ts';
import { ErrorPanel } from './ErrorPanel.tsx';
import styles from './State.module.css';
import { TryAgain } from './TryAgain.tsx';

const isFailure = object({ status: number, code: text });
type Failure = ShapeOf<typeof isFailure>;

/** What a query hook answers. */
export interface Answer<Value> {
  /** The last answer, also to another question. */
  readonly data?: Value | undefined;
  /** The answer to what is asked now. */
  readonly currentData?: Value | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadedProps<Value> {
  readonly answer: Answer<Value>;
  /** In the place of what comes, and of its size. */
  readonly waiting: ReactNode;
  /** In the place of an empty list or of nothing; left out where the children say that themselves. */
  readonly nothing?: ReactNode;
  /** The answer to the question before stays until the next one comes: for lists, never for a record. */
  readonly keepsLast?: boolean;
  /** What a failure is called where the common sentence does not fit. */
  readonly sentence?: (failure: Failure) => string;
  /** Around what is said of a failure, where that needs a place of its own. */
  readonly around?: (said: ReactNode) => ReactNode;
  readonly children: (value: Value) => ReactNode;
}

const isEmpty = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);

const isRefusal = ({ status, code }: Failure): boolean => status === 403 || code === '42501';

/** The answers to two questions that are shown together: there when both are, asked again together. */
export function both<One, Other>(
  one: Answer<One>,
  other: Answer<Other>,
): Answer<readonly [One, Other]> {
  const pair = (a: One | undefined, b: Other | undefined) =>
    a === undefined || b === undefined ? undefined : ([a, b] as const);
  return {
    data: pair(one.data, other.data),
    currentData: pair(one.currentData, other.currentData),
    error: one.error ?? other.error,
    isFetching: one.isFetching || other.isFetching,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
  };
}

const asItIs = (said: ReactNode): ReactNode => said;

/**
 * A part of a screen whose data comes from the server, in whatever state it is: on its way, empty, failed,
 * refused, or there. What is there stays when asking again fails, with a line that says so; while the server is
 * out of reach that line stands above every screen already.
 */
export function Loaded<Value>({
  answer,
  waiting,
  nothing,
  keepsLast = false,
  sentence = dataSentence,
  around = asItIs,
  children,
}: LoadedProps<Value>) {
  const { data, currentData, error, isFetching, refetch } = answer;
  const shown = keepsLast ? data : currentData;
  const failure = isFailure(error) ? error : null;
  const retry = failure !== null && !isRefusal(failure) ? () => void refetch() : undefined;
  if (shown === undefined && failure !== null) {
    return around(
      <ErrorPanel
        sentence={sentence(failure)}
        isRetrying={isFetching}
        {...(retry !== undefined && { onRetry: retry })}
      />,
    );
  }
  const isBehind = failure !== null && failure.code !== 'UNREACHABLE';
  // In one place whatever the state, so that parts which are drawn before as well keep what is typed in them.
  return (
    <>
      {isBehind &&
        around(
          <p role="alert" className={styles.behind}>
            {sentence(failure)}{' '}
            {currentData === undefined
              ? 'What you see is the answer to the question before.'
              : 'What you see was loaded before.'}{' '}
            {retry !== undefined && <TryAgain onRetry={retry} />}
          </p>,
        )}
      {shown === undefined
        ? waiting
        : nothing !== undefined && isEmpty(shown)
          ? nothing
          : children(shown)}
    </>
  );
}
