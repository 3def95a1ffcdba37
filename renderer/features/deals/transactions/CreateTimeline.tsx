import { useState } from 'react';
import {
  buildClosingSteps,
  canUseInterim,
  FINANCINGS,
  partiesToNotify,
  scheduleClosingSteps,
  type TimelineDate,
} from '#shared/deals/transactions/closing-timeline.ts';
import {
  CARE_LEVELS,
  findLicensingTemplate,
  STATE_LICENSING_TEMPLATES,
  templateName,
} from '#shared/deals/transactions/licensing.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import { formatCalendarDay } from './formatCalendarDay.ts';
import styles from './Transactions.module.css';
import {
  type TransactionDate,
  type TransactionTimeline,
  useLayPathMutation,
  useListPartiesQuery,
} from './transactionsApi.ts';

interface LayPathProps {
  readonly id: string;
  readonly state: string | null;
  readonly dates: readonly TransactionDate[];
  readonly path: TransactionTimeline | null;
  readonly today: string;
  readonly onClose: () => void;
}

const STATES = [...new Set(STATE_LICENSING_TEMPLATES.map(({ state }) => state))].map(
  (state) => [state, state] as const,
);
const CARE_OPTIONS = CARE_LEVELS.map(({ value, label }) => [value, label] as const);
const LOAN_OPTIONS = FINANCINGS.map(({ value, label }) => [value, label] as const);

/** Builds the path from the state's template, previews its dates and who is notified, and saves on confirmation. */
export function CreateTimeline({ id, state, dates, path, today, onClose }: LayPathProps) {
  const initialStart = dates.find(({ key }) => key === 'loi')?.due_on ?? today;
  const known = STATES.some(([value]) => value === state) ? state : null;
  const [place, setPlace] = useState(path?.state ?? known ?? 'OH');
  const [care, setCare] = useState<TransactionTimeline['care']>(path?.care ?? 'assisted');
  const [financing, setFinancing] = useState<TransactionTimeline['financing']>(
    path?.financing ?? 'bank',
  );
  const [isInterim, setInterim] = useState(path?.is_interim ?? false);
  const [start, setStart] = useState(initialStart);
  const [keep, { error, isLoading }] = useLayPathMutation();
  const { data: parties = [] } = useListPartiesQuery(id);
  const template = findLicensingTemplate(place, today);
  if (template === null) return null;
  const facts = { template, care, financing, isInterim };
  const present = dates.map((date) => (date.key === 'loi' ? { ...date, due_on: start } : date));
  const laid = scheduleClosingSteps(buildClosingSteps(facts), present, start);
  const moved = laid.filter((date) => dayOf(dates, date.key) !== date.due_on);
  const told = partiesToNotify(moved, parties).filter(({ email }) => email !== null);

  async function send() {
    if (template === null || isLoading || !/^\d{4}-\d\d-\d\d$/.test(start)) return;
    const result = await keep({
      transactionId: id,
      path: {
        state: place,
        care,
        financing,
        is_interim: canUseInterim(facts),
        template: templateName(template),
      },
      dates: laid.map((date, i) => rowOf(date, i + 1, dayOf(dates, date.key))),
    });
    if (result.error === undefined) onClose();
  }
  return (
    <SaveDialog
      form={{ send, error, isSubmitting: isLoading }}
      title="Closing path"
      action="Save path"
      onCancel={onClose}
    >
      <SelectField
        label="State"
        options={STATES}
        value={place}
        onChange={({ target }) => setPlace(target.value)}
        hint={
          known === null && state !== null
            ? `There's no template for ${state}. Choose a similar state and adjust the dates.`
            : undefined
        }
      />
      <SelectField
        label="Care"
        options={CARE_OPTIONS}
        value={care}
        onChange={({ target }) => setCare(target.value as TransactionTimeline['care'])}
      />
      <SelectField
        label="Paid by"
        options={LOAN_OPTIONS}
        value={financing}
        onChange={({ target }) => setFinancing(target.value as TransactionTimeline['financing'])}
      />
      <DateField
        label="LOI signed"
        value={start}
        onChange={({ target }) => setStart(target.value)}
      />
      {care !== 'unlicensed' && (
        <Checkbox
          checked={canUseInterim(facts)}
          disabled={!template.allowsInterim}
          onChange={({ currentTarget }) => setInterim(currentTarget.checked)}
        >
          Buyer manages under the seller’s license until the new one arrives
        </Checkbox>
      )}
      <p className={styles.quiet}>{basisOf(template, care)}</p>
      <RuledTable className={styles.follows}>
        <caption>Closing path</caption>
        <TableHead columns={['Date', 'Now', 'When']} />
        <tbody>
          {laid.map((date) => (
            <tr key={date.key}>
              <th scope="row">{date.label}</th>
              <td>{formatCalendarDay(dayOf(dates, date.key))}</td>
              <td>
                {date.done_on === null
                  ? formatCalendarDay(date.due_on)
                  : `Done ${formatCalendarDay(date.done_on)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </RuledTable>
      <p className={styles.quiet} aria-live="polite">
        {told.length === 0
          ? 'No parties are notified.'
          : `Notified: ${told.map(({ name }) => name).join(', ')}.`}
      </p>
    </SaveDialog>
  );
}

const dayOf = (dates: readonly TransactionDate[], key: string): string | null =>
  dates.find((date) => date.key === key)?.due_on ?? null;

const rowOf = (
  { done_on: _done, ...date }: TimelineDate,
  position: number,
  was: string | null,
) => ({
  ...date,
  position,
  was,
});

/** The basis of the periods. */
function basisOf(
  template: NonNullable<ReturnType<typeof findLicensingTemplate>>,
  care: TransactionTimeline['care'],
): string {
  const { licence, review, filedBefore, notice, allowsInterim, rule, since, state } = template;
  const told = `${notice} days of notice to residents`;
  if (care === 'unlicensed') return `Based on ${told}.`;
  const name = care === 'skilled' ? 'Skilled nursing' : licence;
  return [
    `${state}, ${name}: planned with ${review[care]} days of review, ${filedBefore} days between filing and change of ownership, and ${told}, since ${formatCalendarDay(since)}.`,
    allowsInterim
      ? 'The plan includes interim management.'
      : 'Without interim management, the closing waits for the license.',
    `${rule === null ? '' : `See ${rule}. `}Confirm these periods with licensing counsel.`,
  ].join(' ');
}
