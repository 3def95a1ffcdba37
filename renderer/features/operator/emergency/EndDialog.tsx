import { useRef, useState } from 'react';
import { formatDuration, HAZARDS } from '#shared/operator/emergency.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, isPlainLine, line, plainText } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Emergency.module.css';
import { useEndEventMutation } from './emergencyApi.ts';
import type { OpenEvent } from './emergencyShapes.ts';

const linesOf = (typed: string): readonly string[] =>
  typed
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const endForm = z.object({
  summary: plainText(4000).check(z.minLength(1, 'Enter a summary.')),
  participants: plainText(2000),
  findings: checkedText(
    (typed) =>
      linesOf(typed).length <= 20 &&
      linesOf(typed).every((one) => one.length >= 3 && one.length <= 300 && isPlainLine(one)),
    'Write up to 20 findings, one per line.',
  ),
  opensOrders: z.boolean(),
  signature: line(120),
});

const ANSWERS = [
  ['', 'Choose'],
  ['pass', 'Pass'],
  ['fail', 'Fail'],
  ['not_applicable', 'Not applicable'],
] as const;

type Result = string | number;

/** What the head count already answers of the fire drill's checklist. */
function prefill(event: OpenEvent): Readonly<Record<string, Result>> {
  const minutes = Math.round((Date.now() - Date.parse(event.started_at)) / 60_000);
  const isComplete = event.counts.open === 0 && event.counts.missing === 0;
  return { minutes, residents: isComplete ? 'pass' : 'fail' };
}

interface EndDialogProps {
  readonly event: OpenEvent;
  readonly onClose: () => void;
}

/** Ends an event with its record. A fire drill also answers the checklist of the life safety log. */
export function EndDialog({ event, onClose }: EndDialogProps) {
  const [end] = useEndEventMutation();
  const { inspection, counts } = event;
  const [results, setResults] = useState(() => prefill(event));
  const [isMissing, setMissing] = useState(false);
  const endedAt = useRef(new Date().toISOString());
  const findingIds = useRef<string[]>([]);
  const needsSignature = inspection?.needs_signature === true;
  const form = useSaveForm({
    schema: endForm,
    defaultValues: {
      summary: '',
      participants: event.people
        .filter(({ kind, mark }) => kind === 'staff' && mark?.status === 'safe')
        .map(({ name }) => name)
        .join(', '),
      findings: '',
      opensOrders: true,
      signature: '',
    },
    save: async ({ summary, participants, findings, opensOrders, signature }) => {
      const items = inspection?.items ?? [];
      const isIncomplete =
        items.some(({ id }) => (results[id] ?? '') === '') || (needsSignature && signature === '');
      setMissing(isIncomplete);
      if (isIncomplete) return { error: null };
      return await end({
        id: event.id,
        name: `End of ${labelOf(HAZARDS, event.hazard).toLowerCase()} ${event.kind}`,
        values: {
          summary,
          participants,
          ended_at: endedAt.current,
          findings: linesOf(findings).map((description, index) => {
            findingIds.current[index] ??= crypto.randomUUID();
            return { id: findingIds.current[index], description, opens_order: opensOrders };
          }),
          ...(inspection !== null && {
            signature,
            results: Object.fromEntries(items.map(({ id }) => [id, { value: results[id] }])),
          }),
        },
      });
    },
    onSaved: onClose,
  });
  const what = event.kind === 'event' ? 'event' : event.kind === 'drill' ? 'drill' : 'exercise';
  return (
    <SaveDialog
      form={form}
      title={`End ${what}`}
      action={`End ${what}`}
      failure="Not ended"
      onCancel={onClose}
    >
      <p className={counts.open + counts.missing > 0 ? styles.late : ui.caption}>
        {formatDuration(event.started_at, endedAt.current)}
        {event.kind !== 'tabletop' &&
          ` · ${counts.total - counts.open - counts.missing} of ${counts.total} accounted for`}
        {counts.missing > 0 && ` · ${counts.missing} missing`}
        {counts.open > 0 && ` · ${counts.open} not counted`}
      </p>
      <TextAreaField label="Summary" rows={3} {...form.field('summary')} />
      <TextAreaField label="Participants" rows={2} isOptional {...form.field('participants')} />
      <TextAreaField
        label="Findings"
        rows={3}
        isOptional
        hint="One per line."
        {...form.field('findings')}
      />
      <Checkbox {...form.register('opensOrders')}>Open a work order for each finding</Checkbox>
      {inspection !== null && (
        <fieldset className={styles.checklist}>
          <legend>Life safety log: fire drill</legend>
          {inspection.items.map(({ id, label, type, unit }) =>
            type === 'check' ? (
              <SelectField
                key={id}
                label={label}
                name={`item-${id}`}
                options={ANSWERS}
                value={String(results[id] ?? '')}
                onChange={({ target }) => setResults({ ...results, [id]: target.value })}
              />
            ) : (
              <DecimalField
                key={id}
                label={unit ? `${label} (${unit})` : label}
                name={`item-${id}`}
                value={String(results[id] ?? '')}
                onChange={({ target }) =>
                  setResults({
                    ...results,
                    [id]: /^\d{1,6}(\.\d{1,2})?$/.test(target.value) ? Number(target.value) : '',
                  })
                }
              />
            ),
          )}
          {needsSignature && (
            <TextField
              label="Signature"
              hint="Your full name. The time and your account are recorded."
              {...form.field('signature')}
            />
          )}
          {isMissing && (
            <p role="alert" className={styles.late}>
              Answer every item{needsSignature && ' and sign'}.
            </p>
          )}
        </fieldset>
      )}
    </SaveDialog>
  );
}
