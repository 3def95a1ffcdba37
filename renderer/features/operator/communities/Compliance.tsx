import { serverNow } from '#shared/format/clock.ts';
import { formatShortDay } from '#shared/format/relative-time.ts';
import { getStateName } from '#shared/listings/states.ts';
import { DOCUMENT_DUTY_STATUSES } from '#shared/operator/documentRules.ts';
import { INCIDENT_TYPES, labelsOf } from '#shared/operator/incidents.ts';
import { documentRule } from '#shared/records/nouns/documentRule.ts';
import { incidentReportRule } from '#shared/records/nouns/incidentReportRule.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { FilterButtons } from '../../../ui/search/FilterButtons.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { NestedList } from '../../../workbench/nested/NestedList.tsx';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { type DocumentDuty, DutyStatus, useDocumentDutiesQuery } from '../residents/index.ts';
import { usePositions } from '../usePositions.ts';
import styles from './Census.module.css';
import { CopyRules } from './CopyRules.tsx';
import { useBuiltInRulesQuery } from './rulesApi.ts';

const STATUSES = ['missing', 'expired', 'expires_soon', 'due', 'current'] as const;

/** What residents' documents lack, and the community's rules for documents and incident reports. */
export function Compliance({ communityId }: { readonly communityId: string }) {
  const { canAdd, canChange, canRead } = usePositions(communityId);
  const rights = (kind: string) => ({ canAdd: canAdd(kind), canChange: canChange(kind) });
  const builtIn = useBuiltInRulesQuery(communityId);
  return (
    <div className={styles.sections}>
      {canRead('resident_documents') && <Duties communityId={communityId} />}
      <section className={ui.stack8} aria-label="Rules for documents">
        <NestedList
          noun={documentRule}
          title="Document rules of this community"
          parentId={communityId}
          {...rights('document_rules')}
        />
        <Loaded answer={builtIn} waiting={<Skeleton height="2rem" />}>
          {({ documents, states }) =>
            documents.length === 0 ? (
              <>
                <p className={ui.muted}>
                  Built-in document rules cover {states.map(getStateName).join(', ')} only. Add the
                  rules of your state above, or copy rules and change them.
                </p>
                {canAdd('document_rules') && (
                  <CopyRules communityId={communityId} states={states} />
                )}
              </>
            ) : (
              <ul className={operator.events} aria-label="State document rules">
                {documents.map(({ label, source }) => (
                  <li key={label}>
                    <span>{label}</span>
                    <span className={ui.muted}>{source}</span>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
      {canRead('incident_report_rules') && (
        <section className={ui.stack8} aria-label="Rules for incident reports">
          <NestedList
            noun={incidentReportRule}
            title="Incident reporting rules of this community"
            parentId={communityId}
            {...rights('incident_report_rules')}
          />
          <Loaded answer={builtIn} waiting={<Skeleton height="2rem" />}>
            {({ incidents }) =>
              incidents.length === 0 ? (
                <p className={ui.muted}>No state reporting rules on file for this community.</p>
              ) : (
                <ul className={operator.events} aria-label="Built-in reporting rules">
                  {incidents.map(({ rule, types }) => (
                    <li key={rule}>
                      <span>{rule}</span>
                      <span className={ui.muted}>
                        {types.length === INCIDENT_TYPES.length
                          ? 'All incidents'
                          : labelsOf(INCIDENT_TYPES, types)}
                      </span>
                    </li>
                  ))}
                </ul>
              )
            }
          </Loaded>
        </section>
      )}
    </div>
  );
}

function Duties({ communityId }: { readonly communityId: string }) {
  const query = useDocumentDutiesQuery({ communityId, residentId: null });
  return (
    <section className={ui.stack8} aria-label="Residents' documents">
      <h2 className={ui.smallHeading}>Residents' documents</h2>
      <Loaded
        answer={query}
        waiting={<Skeleton height="24rem" />}
        nothing={<p className={ui.muted}>No residents need documents yet.</p>}
      >
        {(duties) => <DutyTable duties={duties} />}
      </Loaded>
    </section>
  );
}

function DutyTable({ duties }: { readonly duties: readonly DocumentDuty[] }) {
  const { params, change } = useUrlSearch();
  const chosen = STATUSES.find((one) => one === params.get('documents')) ?? null;
  const open = duties.filter(({ status }) => status !== 'current');
  const shown = chosen === null ? open : duties.filter(({ status }) => status === chosen);
  return (
    <>
      <FilterButtons
        label="Document states"
        filters={STATUSES.map((id) => ({
          id,
          label: DOCUMENT_DUTY_STATUSES[id].label,
          count: duties.filter(({ status }) => status === id).length,
        }))}
        chosen={chosen}
        onChoose={(id) => change([['documents', id]])}
      />
      {shown.length === 0 ? (
        <p className={ui.muted}>
          {chosen === null ? 'All documents are current.' : 'No documents in this state.'}
        </p>
      ) : (
        <OperatorTable
          label="Residents' documents"
          columns={['Resident', 'Unit', 'Document', 'Status', 'Due', 'Valid until', 'Rule']}
        >
          {shown.map((duty) => (
            <tr key={`${duty.resident_id} ${duty.label} ${duty.is_state_rule}`}>
              <th scope="row">
                <Link to={linkTo('operatorResident', { id: duty.resident_id })}>
                  {duty.resident}
                </Link>
              </th>
              <td>{duty.unit ?? '—'}</td>
              <td>{duty.label}</td>
              <td>
                <DutyStatus status={duty.status} />
              </td>
              <td data-label="Due">
                {duty.due_on === null ? '—' : formatShortDay(duty.due_on, serverNow())}
              </td>
              <td data-label="Valid until">
                {duty.until === null ? '—' : formatShortDay(duty.until, serverNow())}
              </td>
              <td data-label="Rule" className={ui.muted}>
                {duty.is_state_rule ? 'State' : 'Community'}
              </td>
            </tr>
          ))}
        </OperatorTable>
      )}
    </>
  );
}
