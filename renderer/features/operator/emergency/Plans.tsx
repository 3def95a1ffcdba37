import { Button } from '@blueprintjs/core';
import { Print } from '@blueprintjs/icons';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { CONTACT_KINDS, HAZARDS } from '#shared/operator/emergency.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { EditButtons } from '../../../ui/table/EditButtons.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { usePositions } from '../usePositions.ts';
import styles from './Emergency.module.css';
import {
  useEmergencyPlansQuery,
  useRemoveContactMutation,
  useRemovePlanMutation,
  useReviewPlanMutation,
} from './emergencyApi.ts';
import type { EmergencyContact, EmergencyPlan, EmergencyPlans } from './emergencyShapes.ts';
import { ContactDialog, PlanDialog } from './PlanDialogs.tsx';
import { PlansPrint } from './PlansPrint.tsx';

/** Plans by hazard and the contacts to call. */
export function Plans({ communityId }: { readonly communityId: string }) {
  const query = useEmergencyPlansQuery(communityId);
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
      {(list) => <PlansView communityId={communityId} list={list} />}
    </Loaded>
  );
}

interface PlansViewProps {
  readonly communityId: string;
  readonly list: EmergencyPlans;
}

function PlansView({ communityId, list }: PlansViewProps) {
  const { params, change } = useUrlSearch();
  const canChange = usePositions(communityId).canChange('emergency_plans');
  const [edited, setEdited] = useState<EmergencyPlan | 'new' | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const add = (
    <Button intent="primary" onClick={() => setEdited('new')}>
      Add plan
    </Button>
  );
  const plans = HAZARDS.flatMap(({ value }) => list.plans.filter(({ hazard }) => hazard === value));
  const shown = plans.find(({ hazard }) => hazard === params.get('hazard')) ?? plans[0];
  return (
    <div className={ui.stack16}>
      {shown === undefined ? (
        <EmptyState title="No plans yet" {...(canChange && { action: add })}>
          Write what each position does in a fire, a storm, or another emergency.
        </EmptyState>
      ) : (
        <div className={styles.plans}>
          <nav aria-label="Hazards" className={styles.hazards}>
            {plans.map(({ id, hazard, review_due_on }) => (
              <button
                key={id}
                type="button"
                aria-current={id === shown.id ? 'true' : undefined}
                onClick={() => change([['hazard', hazard]])}
              >
                {labelOf(HAZARDS, hazard)}
                {(review_due_on === null || review_due_on < list.today) && (
                  <span className={styles.late}>Review due</span>
                )}
              </button>
            ))}
            {canChange && list.plans.length < HAZARDS.length && add}
            <Button icon={<Print />} onClick={() => setPrinting(true)}>
              Print plans
            </Button>
          </nav>
          <Plan plan={shown} today={list.today} canChange={canChange} onEdit={setEdited} />
        </div>
      )}
      <Contacts communityId={communityId} contacts={list.contacts} canChange={canChange} />
      {isPrinting && <PlansPrint list={list} plans={plans} onClose={() => setPrinting(false)} />}
      {edited !== null && (
        <PlanDialog
          communityId={communityId}
          plan={edited === 'new' ? null : edited}
          taken={list.plans.map(({ hazard }) => hazard)}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

interface PlanProps {
  readonly plan: EmergencyPlan;
  readonly today: string;
  readonly canChange: boolean;
  readonly onEdit: (plan: EmergencyPlan) => void;
}

function Plan({ plan, today, canChange, onEdit }: PlanProps) {
  const [review, { isLoading }] = useReviewPlanMutation();
  const [remove] = useRemovePlanMutation();
  const isDue = plan.review_due_on === null || plan.review_due_on < today;
  return (
    <article className={ui.grid16} aria-label={labelOf(HAZARDS, plan.hazard)}>
      <header className={styles.bar}>
        <div>
          <h2>{labelOf(HAZARDS, plan.hazard)}</h2>
          <p className={isDue ? styles.late : ui.caption}>
            {plan.reviewed_on === null
              ? 'Not reviewed yet'
              : `Reviewed ${formatDay(plan.reviewed_on)} by ${plan.reviewer ?? ''}`}
            {plan.review_due_on !== null &&
              `, ${isDue ? 'was due' : 'next due'} ${formatDay(plan.review_due_on)}`}
          </p>
        </div>
        {canChange && (
          <div className={ui.line}>
            <Button loading={isLoading} onClick={() => void review(plan.id)}>
              Record review
            </Button>
            <MenuButton
              label="Plan actions"
              align="end"
              sections={[
                {
                  entries: [
                    { name: 'Edit plan', onChoose: () => onEdit(plan) },
                    { name: 'Remove plan', onChoose: () => void remove(plan.id) },
                  ],
                },
              ]}
            >
              More
            </MenuButton>
          </div>
        )}
      </header>
      <ol className={styles.planSteps}>
        {plan.steps.map(({ text, position }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no ID and may repeat.
          <li key={index}>
            {text}
            {position && <span className={ui.caption}> {labelOf(POSITIONS, position)}</span>}
          </li>
        ))}
      </ol>
      <dl className={styles.facts}>
        <div>
          <dt>Meeting point</dt>
          <dd>{plan.meeting_point ?? '—'}</dd>
        </div>
        <div>
          <dt>Evacuation sites</dt>
          <dd>
            {plan.sites.length === 0
              ? '—'
              : plan.sites.map(({ name, address, phone }) => (
                  <p key={name}>
                    {[name, address].filter(Boolean).join(', ')}{' '}
                    {phone && <a href={`tel:${phone}`}>{phone}</a>}
                  </p>
                ))}
          </dd>
        </div>
      </dl>
    </article>
  );
}

interface ContactsProps {
  readonly communityId: string;
  readonly contacts: readonly EmergencyContact[];
  readonly canChange: boolean;
}

function Contacts({ communityId, contacts, canChange }: ContactsProps) {
  const [edited, setEdited] = useState<EmergencyContact | 'new' | null>(null);
  const [remove] = useRemoveContactMutation();
  return (
    <section className={ui.stack8} aria-label="Contacts">
      <div className={styles.bar}>
        <h2 className={ui.smallHeading}>Contacts</h2>
        {canChange && (
          <Button size="small" onClick={() => setEdited('new')}>
            Add contact
          </Button>
        )}
      </div>
      {contacts.length === 0 ? (
        <p className={ui.caption}>No contacts yet. Call 911 first.</p>
      ) : (
        <OperatorTable
          label="Contacts"
          columns={['Contact', 'Phone', 'Kind', 'Note', { hidden: 'Actions' }]}
        >
          {contacts.map((contact) => (
            <tr key={contact.id}>
              <th scope="row">{contact.name}</th>
              <td>
                <a href={`tel:${contact.phone}`}>{contact.phone}</a>
              </td>
              <td>{labelOf(CONTACT_KINDS, contact.kind)}</td>
              <td data-label="Note">{contact.note ?? '—'}</td>
              <td>
                {canChange && (
                  <span className={ui.line}>
                    <EditButtons
                      name={contact.name}
                      onEdit={() => setEdited(contact)}
                      removal="Remove"
                      onRemove={() => void remove(contact.id)}
                    />
                  </span>
                )}
              </td>
            </tr>
          ))}
        </OperatorTable>
      )}
      {edited !== null && (
        <ContactDialog
          communityId={communityId}
          contact={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}
