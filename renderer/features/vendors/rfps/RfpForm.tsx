import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { useDraftForm } from '../../../session/persisted/useDraftForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { MoneyField } from '../../../ui/form/MoneyInput.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DateTimeField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { CrossIcon } from '../../../ui/icon/CrossIcon.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { TradeAndState } from '../directory/index.ts';
import styles from './Rfps.module.css';
import {
  getRfpFormValues,
  MAX_CRITERIA,
  REQUIRED_CREDENTIALS,
  rfpSchema,
  sumWeights,
  toRfpTerms,
} from './rfpForm.ts';
import type { TeamRfp } from './rfps.ts';
import { useSaveRfpMutation } from './rfpsApi.ts';

interface Teammate {
  readonly user_id: string;
  readonly name: string;
  readonly is_me: boolean;
}

interface RfpFormProps {
  readonly me: string;
  /** The draft being edited; null for a new one. */
  readonly rfp: TeamRfp | null;
  readonly teammates: readonly Teammate[];
  readonly onSaved: (id: string) => void;
  readonly onCancel: () => void;
}

/** The terms of an RFP: work, dates, criteria, credentials, and team. */
export function RfpForm({ me, rfp, teammates, onSaved, onCancel }: RfpFormProps) {
  // Stable for one draft, so that sending it twice creates one RFP.
  const [id] = useState(() => rfp?.id ?? crypto.randomUUID());
  const [save, { error }] = useSaveRfpMutation();
  const people: readonly Teammate[] =
    teammates.length > 0 ? teammates : [{ user_id: me, name: 'You', is_me: true }];
  const begin = getRfpFormValues(rfp);
  const form = useDraftForm(`rfp:${rfp === null ? '' : `${rfp.id}:${rfp.n}`}`, rfpSchema, {
    ...begin,
    id,
    team: people.map(
      ({ user_id: account, is_me: isMe }) =>
        begin.team.find((one) => one.account === account) ?? {
          account,
          isManager: isMe,
          isApprover: false,
          isEvaluator: isMe && people.length === 1,
        },
    ),
  });
  const { field, register, control, handleSubmit, values, isDirty, isSubmitting } = form;
  const criteria = useFieldArray({ control, name: 'criteria' });
  useUnsavedWork(isDirty);
  const sum = sumWeights(values.criteria ?? []);

  const send = handleSubmit(async (typed) => {
    const result = await save(toRfpTerms(rfp?.n ?? null, typed));
    if (result.error === undefined) form.finish(() => onSaved(typed.id));
  });

  return (
    <Form onSend={send} className={styles.form} aria-label="RFP">
      <div className={styles.wide}>
        <TextField label="Title" maxLength={120} autoComplete="off" {...field('title')} />
      </div>
      <TradeAndState field={field} />
      <div className={styles.wide}>
        <TextField label="City or community" isOptional maxLength={120} {...field('place')} />
      </div>
      <div className={styles.wide}>
        <TextAreaField
          label="Scope of work"
          rows={8}
          hint="Vendors bid on this text. It becomes part of the contract."
          {...field('details')}
        />
      </div>
      <DateField label="Work begins" isOptional {...field('beginsOn')} />
      <MoneyField
        label="Maximum budget ($)"
        isOptional
        hint="Vendors see it."
        {...field('budgetTo')}
      />
      <DateTimeField label="Questions until" {...field('questionsUntil')} />
      <DateTimeField
        label="Bids due"
        hint="Bids stay encrypted until then. You can extend it, never shorten it."
        {...field('deadline')}
      />
      <DateField label="Decision by" {...field('decidesOn')} />

      <fieldset className={styles.group}>
        <legend>Scoring criteria</legend>
        <p className={sum === 100 ? ui.note : ui.error} aria-live="polite">
          {sum === 100 ? 'Weights add up to 100.' : `Weights add up to ${sum}. Change them to 100.`}
        </p>
        <div className={styles.lines}>
          {criteria.fields.map((one, index) => (
            <div key={one.id} className={styles.line}>
              <TextField
                label={one.isPrice ? 'Price criterion' : `Criterion ${index + 1}`}
                maxLength={80}
                autoComplete="off"
                {...field(`criteria.${index}.name`)}
              />
              {one.isPrice ? (
                <p className={ui.note}>The lowest price gets all points, others in proportion.</p>
              ) : (
                <TextField
                  label={`Question for vendors ${index + 1}`}
                  isOptional
                  maxLength={1000}
                  autoComplete="off"
                  {...field(`criteria.${index}.prompt`)}
                />
              )}
              <WholeNumberField
                label={`Weight ${index + 1}`}
                autoComplete="off"
                {...field(`criteria.${index}.weight`)}
              />
              <Button
                variant="minimal"
                aria-label={`Remove criterion ${index + 1}`}
                icon={<CrossIcon />}
                disabled={criteria.fields.length === 1}
                onClick={() => criteria.remove(index)}
              />
            </div>
          ))}
        </div>
        <div className={ui.actions}>
          <Button
            size="small"
            disabled={criteria.fields.length >= MAX_CRITERIA}
            onClick={() => criteria.append({ name: '', prompt: '', weight: '10', isPrice: false })}
          >
            Add criterion
          </Button>
          {!criteria.fields.some(({ isPrice }) => isPrice) && (
            <Button
              size="small"
              onClick={() =>
                criteria.append({ name: 'Price', prompt: '', weight: '40', isPrice: true })
              }
            >
              Add price criterion
            </Button>
          )}
        </div>
      </fieldset>

      <fieldset className={styles.group}>
        <legend>Required credentials</legend>
        <p className={ui.note}>The award is blocked while one is missing or expired.</p>
        <div className={styles.checks}>
          {REQUIRED_CREDENTIALS.map(([value, label]) => (
            <Checkbox key={value} value={value} {...register('requiredCredentials')}>
              {label}
            </Checkbox>
          ))}
        </div>
      </fieldset>

      <fieldset className={styles.group}>
        <legend>Team</legend>
        <p className={ui.note}>
          {people.length === 1
            ? 'You have no teammates, so no second person needs to approve.'
            : 'Another person must approve. Evaluators score without seeing each other.'}
        </p>
        <div className={styles.lines}>
          {people.map(({ user_id: account, name, is_me: isMe }, index) => (
            <div key={account} className={styles.member}>
              <span>{isMe ? `${name} (you)` : name}</span>
              {isMe ? (
                <span className={ui.note}>Manager</span>
              ) : (
                <Checkbox {...register(`team.${index}.isManager`)}>
                  Manager <span className="visually-hidden">{name}</span>
                </Checkbox>
              )}
              {isMe ? (
                <span className={ui.note}>Not approver</span>
              ) : (
                <Checkbox {...register(`team.${index}.isApprover`)}>
                  Approver <span className="visually-hidden">{name}</span>
                </Checkbox>
              )}
              <Checkbox {...register(`team.${index}.isEvaluator`)}>
                Evaluator <span className="visually-hidden">{name}</span>
              </Checkbox>
            </div>
          ))}
        </div>
      </fieldset>

      <div className={styles.group}>
        <Checkbox {...register('isPublic')}>
          Let all verified vendors of this trade and state bid, not only those you invite.
        </Checkbox>
        <ServerError title="Not saved" error={error} />
        <div className={ui.actions}>
          <Button type="submit" intent="primary" loading={isSubmitting}>
            Save draft
          </Button>
          <Button variant="minimal" disabled={isSubmitting} onClick={() => form.finish(onCancel)}>
            Cancel
          </Button>
        </div>
      </div>
    </Form>
  );
}
