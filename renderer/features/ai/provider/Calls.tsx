import { Button } from '@blueprintjs/core';
import { describeCost, formatCost } from '#shared/ai/provider/cost.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Provider.module.css';
import { type AiCall, useAiCallsInfiniteQuery } from './providerApi.ts';

const PURPOSES: Readonly<Record<string, string>> = {
  assistant: 'Assistant answer',
  classify: 'Classification',
  extract: 'Extraction',
  summarize: 'Summary',
  draft: 'Draft',
  transcribe: 'Transcript',
};

const PROBLEMS: Readonly<Record<string, string>> = {
  canceled: 'canceled',
  timed_out: 'timed out',
  too_long: 'too long',
  address_not_allowed: 'address not allowed',
};

const describePurpose = ({ purpose, state, error }: AiCall): string => {
  const name = PURPOSES[purpose] ?? purpose;
  return state === 'failed' ? `${name}, ${PROBLEMS[error ?? ''] ?? 'failed'}` : name;
};

/** A recording reserves tokens by its size; only its length is known. */
const describeLength = ({ seconds }: AiCall): string =>
  seconds === null ? 'length unknown' : `${formatNumber(seconds)} seconds`;

const describeCallCost = ({ purpose, input_tokens, output_tokens, cost_micros }: AiCall): string =>
  purpose === 'transcribe'
    ? cost_micros === null
      ? 'unknown'
      : formatCost(cost_micros)
    : describeCost([{ tokens: input_tokens + output_tokens, cost_micros }]);

/** The caller's calls of a language model, which the usage figures count. */
export function Calls() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useAiCallsInfiniteQuery();
  const calls = data?.pages.flat() ?? [];
  if (calls.length === 0) return null;
  return (
    <details className={styles.calls}>
      <summary>Calls of the model</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too */}
      <section aria-label="Calls of the model" className={styles.scroll} tabIndex={0}>
        <table>
          <TableHead columns={['Time', 'For', 'Model', 'Tokens', 'Cost']} />
          <tbody>
            {calls.map((call) => {
              const tokens = call.input_tokens + call.output_tokens;
              return (
                <tr key={call.id}>
                  <td>{formatDateTime(call.created_at)}</td>
                  <td>{describePurpose(call)}</td>
                  <td>{call.model ?? 'not recorded'}</td>
                  <td>
                    {call.purpose === 'transcribe' ? describeLength(call) : formatNumber(tokens)}
                  </td>
                  <td>{describeCallCost(call)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {hasNextPage && (
        <div className={ui.actions}>
          <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load more calls
          </Button>
        </div>
      )}
    </details>
  );
}
