import type { ReactNode } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import * as s from '../shape/shape.ts';
import { ErrorPanel } from './ErrorPanel.tsx';
import { RetryButton } from './RetryButton.tsx';
import styles from './State.module.css';

const isFailure = s.object({ status: s.number, code: s.text });
type Failure = s.ShapeOf<typeof isFailure>;

/** Result of a query hook. */
export interface QueryState<Value> {
  /** Last result, possibly for previous arguments. */
  readonly data?: Value | undefined;
  /** Result for the current arguments. */
  readonly currentData?: Value | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadedProps<Value> {
  readonly answer: QueryState<Value>;
  /** Placeholder of the same size as the content. */
  readonly waiting: ReactNode;
  /** Shown for an empty list or no result; omitted if the children handle it. */
  readonly nothing?: ReactNode;
  /** Keeps the previous result until the next one loads. For lists, never for records. */
  readonly keepsLast?: boolean;
  /** Error text where the default doesn't fit. */
  readonly sentence?: (failure: Failure) => string;
  /** Wrapper for the error message where it needs its own layout. */
  readonly around?: (said: ReactNode) => ReactNode;
  readonly children: (value: Value) => ReactNode;
}

const isEmpty = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);

const isDenied = ({ status, code }: Failure): boolean => status === 403 || code === '42501';

/** Combines two query results shown together: ready when both are, and refetched together. */
export function combineQueries<One, Other>(
  one: QueryState<One>,
  other: QueryState<Other>,
): QueryState<readonly [One, Other]> {
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

const asItIs = (message: ReactNode): ReactNode => message;

/**
 * A part of a screen with server data in any state: loading, empty, failed, denied, or loaded. Loaded data stays when
 * a refetch fails, with a notice; while offline that notice is already above every screen.
 */
export function Loaded<Value>({
  answer,
  waiting,
  nothing,
  keepsLast = false,
  sentence = dataErrorMessage,
  around = asItIs,
  children,
}: LoadedProps<Value>) {
  const { data, currentData, error, isFetching, refetch } = answer;
  const shown = keepsLast ? data : currentData;
  const failure = isFailure(error) ? error : null;
  const retry = failure !== null && !isDenied(failure) ? () => void refetch() : undefined;
  if (shown === undefined && failure !== null) {
    return around(
      <ErrorPanel
        isOffline={failure.code === 'UNREACHABLE'}
        sentence={sentence(failure)}
        isRetrying={isFetching}
        {...(retry !== undefined && { onRetry: retry })}
      />,
    );
  }
  const isBehind = failure !== null && failure.code !== 'UNREACHABLE';
  // Rendered at the same position in every state so that children keep their input state.
  return (
    <>
      {isBehind &&
        around(
          <p role="alert" className={styles.behind}>
            {sentence(failure)}{' '}
            {currentData === undefined
              ? 'Showing previous results.'
              : 'Showing data loaded earlier.'}{' '}
            {retry !== undefined && <RetryButton onRetry={retry} />}
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
