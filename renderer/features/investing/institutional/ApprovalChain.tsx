import { Button, Classes } from '@blueprintjs/core';
import { useState } from 'react';
import { formatPrice } from '#shared/format/money.ts';
import { parseAmount, toAmountText } from '#shared/investing/amounts.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ColumnTable } from '../../../ui/table/ColumnTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Entity.module.css';
import { kindLabel, ROLES } from './approvalText.ts';
import { useSaveApprovalChainMutation } from './institutionApi.ts';
import type { Institution } from './institutionShapes.ts';

interface ChainProps {
  readonly entityId: string;
  readonly institution: Institution;
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly roles: readonly string[];
}

/** Who can prepare, approve, and release, and how many approvals an amount needs. */
export function ApprovalChain({ entityId, institution }: ChainProps) {
  const [isEditing, setEditing] = useState(false);
  const people = listPeople(institution);
  const holders = people.filter(({ roles }) => roles.length > 0);
  return (
    <div className={ui.stack16}>
      <div className={styles.bar}>
        {institution.can_manage ? (
          <Button size="small" intent="primary" onClick={() => setEditing(true)}>
            Edit people and rules
          </Button>
        ) : (
          <span className={ui.caption}>The owner and team administrators change these.</span>
        )}
      </div>
      <section className={styles.section} aria-label="People">
        <h2>People</h2>
        {holders.length === 0 ? (
          <EmptyState title="No approval chain yet">
            Choose a preparer and at least one other approver. Then commitments need approval.
          </EmptyState>
        ) : (
          <ColumnTable
            className={styles.list}
            rows={holders}
            keyOf={({ id }) => id}
            columns={[
              { label: 'Person', cell: ({ name }) => name },
              ...ROLES.map(({ value, label }) => ({
                label,
                cell: ({ roles }: Person) => (roles.includes(value) ? 'Yes' : null),
              })),
              {
                label: 'Access',
                cell: ({ isActive }) =>
                  isActive ? (
                    'Active'
                  ) : (
                    <span className={styles.state} data-state="problem">
                      Left the team
                    </span>
                  ),
              },
            ]}
          />
        )}
      </section>
      <section className={styles.section} aria-label="Rules">
        <h2>Rules</h2>
        <ul className={styles.notes}>
          {['wire', 'commitment'].map((kind) => (
            <li key={kind}>
              {kindLabel(kind)}: {describeRules(institution, kind)}
            </li>
          ))}
          <li>
            People can't approve their own request. A mandate exception needs one more approval.
          </li>
        </ul>
      </section>
      {isEditing && (
        <ChainDialog
          entityId={entityId}
          institution={institution}
          people={people}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  );
}

function listPeople({ people, roles }: Institution): readonly Person[] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  for (const { user_id, name } of roles) if (!names.has(user_id)) names.set(user_id, name);
  return [...names].map(([id, name]) => ({
    id,
    name,
    isActive: roles.every((role) => role.user_id !== id || role.is_active),
    roles: roles.filter(({ user_id }) => user_id === id).map(({ role }) => role),
  }));
}

const plural = (count: number): string => (count === 1 ? '1 approval' : `${count} approvals`);

function describeRules({ rules }: Institution, kind: string): string {
  const own = rules.filter((rule) => rule.kind === kind);
  const base = own.some(({ over_cents }) => over_cents === 0) ? [] : ['1 approval'];
  return [
    ...base,
    ...own.map(({ over_cents, approvals }) =>
      over_cents === 0
        ? plural(approvals)
        : `${plural(approvals)} above ${formatPrice(over_cents)}`,
    ),
  ].join(', ');
}

interface Rule {
  readonly id: string;
  readonly kind: string;
  readonly over: string;
  readonly approvals: string;
}

const isPair = (left: string, right: string) => `${left}:${right}`;

function ChainDialog({
  entityId,
  institution,
  people,
  onClose,
}: ChainProps & { readonly people: readonly Person[]; readonly onClose: () => void }) {
  const [save, { isLoading, error }] = useSaveApprovalChainMutation();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        institution.roles
          .filter(({ is_active }) => is_active)
          .map(({ user_id, role }) => isPair(user_id, role)),
      ),
  );
  const [rules, setRules] = useState<readonly Rule[]>(() =>
    institution.rules.map((rule) => ({
      id: isPair(rule.kind, String(rule.over_cents)),
      kind: rule.kind,
      over: toAmountText(rule.over_cents),
      approvals: String(rule.approvals),
    })),
  );
  const [isChecked, setChecked] = useState(false);
  const active = people.filter(({ isActive }) => isActive);
  const hasError = ({ over }: Rule) => (parseAmount(over) ?? -1) < 0;
  async function send() {
    setChecked(true);
    if (rules.some(hasError)) return;
    const result = await save({
      entityId,
      roles: [...chosen].map((pair) => {
        const [user_id, role] = pair.split(':');
        return { user_id, role };
      }),
      rules: rules.map(({ kind, over, approvals }) => ({
        kind,
        over_cents: parseAmount(over),
        approvals: Number(approvals),
      })),
    });
    if (result.error === undefined) onClose();
  }
  const changeRule = (id: string, values: Partial<Rule>) =>
    setRules(rules.map((rule) => (rule.id === id ? { ...rule, ...values } : rule)));
  return (
    <Dialog label="Edit people and rules" place="panel" onClose={onClose}>
      <Form takesFocus className={`${ui.stack16} ${styles.panel}`} onSend={send}>
        <h2>Edit people and rules</h2>
        {ROLES.map(({ value, label, hint }) => (
          <fieldset key={value} className={styles.checks}>
            <legend>
              {label} <span className={ui.caption}>{hint}</span>
            </legend>
            {active.map(({ id, name }) => (
              <Checkbox
                key={id}
                checked={chosen.has(isPair(id, value))}
                onChange={({ target }) => {
                  const next = new Set(chosen);
                  if (target.checked) next.add(isPair(id, value));
                  else next.delete(isPair(id, value));
                  setChosen(next);
                }}
              >
                {name}
              </Checkbox>
            ))}
          </fieldset>
        ))}
        {rules.map((rule, at) => (
          <fieldset key={rule.id} className={styles.checks}>
            <legend>Rule {at + 1}</legend>
            <Select
              aria-label={`Kind of rule ${at + 1}`}
              value={rule.kind}
              options={[
                ['wire', 'Wires'],
                ['commitment', 'Commitments'],
              ]}
              onChange={({ target }) => changeRule(rule.id, { kind: target.value })}
            />
            <FormField
              label="Above"
              error={isChecked && hasError(rule) ? 'Enter an amount.' : undefined}
            >
              {(control) => (
                <input
                  {...control}
                  inputMode="decimal"
                  className={Classes.INPUT}
                  value={rule.over}
                  onChange={({ target }) => changeRule(rule.id, { over: target.value })}
                />
              )}
            </FormField>
            <Select
              aria-label={`Approvals of rule ${at + 1}`}
              value={rule.approvals}
              options={[1, 2, 3, 4, 5].map((count) => [String(count), plural(count)] as const)}
              onChange={({ target }) => changeRule(rule.id, { approvals: target.value })}
            />
            <Button
              variant="minimal"
              onClick={() => setRules(rules.filter(({ id }) => id !== rule.id))}
            >
              Remove rule {at + 1}
            </Button>
          </fieldset>
        ))}
        <div>
          <Button
            size="small"
            onClick={() =>
              setRules([
                ...rules,
                { id: crypto.randomUUID(), kind: 'wire', over: '', approvals: '2' },
              ])
            }
          >
            Add rule
          </Button>
        </div>
        <ServerError error={error} title="Not saved" />
        <div className={ui.actions}>
          <Button type="submit" intent="primary" loading={isLoading}>
            Save people and rules
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  );
}
