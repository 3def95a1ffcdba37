import { Button } from '@blueprintjs/core';
import { useCallback, useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import { describeInterval, WORK_ORDER_STATES } from '#shared/operator/maintenance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useAppDispatch } from '../../../data/hooks.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { EditButtons } from '../../../ui/table/EditButtons.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useQueuedCalls } from '../../../workbench/data/useQueuedCalls.ts';
import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { ActingScreen } from '../acting/index.ts';
import { CommunityScreen } from '../CommunityScreen.tsx';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { InspectionReport } from './InspectionReport.tsx';
import styles from './Inspections.module.css';
import { InspectionPhotos } from './ItemPhotos.tsx';
import {
  type FinishedInspection,
  type InspectionList,
  inspectionsApi,
  useAddStandardInspectionsMutation,
  useArchiveInspectionTemplateMutation,
  useInspectionsQuery,
} from './inspectionsApi.ts';
import { countFailures, describeLimits, describeValue, nameInspection } from './inspectionText.ts';
import { TemplateDialog } from './TemplateDialog.tsx';
import { WalkThrough } from './WalkThrough.tsx';

/** Due inspections, life safety logs, and templates of a community. */
export function Component() {
  return (
    <CommunityScreen kind="inspections">
      {(communityId) => (
        <ActingScreen key={communityId} communityId={communityId}>
          <Inspections communityId={communityId} />
        </ActingScreen>
      )}
    </CommunityScreen>
  );
}

const FINISHED = ['record_inspection'];

/** Leaves out the inspections that were finished offline, which a list cached before a reload still has. */
function useUnfinished(): (list: InspectionList) => InspectionList {
  const dispatch = useAppDispatch();
  const reload = useCallback(
    () => void dispatch(inspectionsApi.util.invalidateTags(['Inspections'])),
    [dispatch],
  );
  const finished = useQueuedCalls(FINISHED, reload)
    .filter(({ state }) => state === 'waiting')
    .map(({ recordId }) => recordId);
  return (list) => ({ ...list, due: list.due.filter(({ id }) => !finished.includes(id)) });
}

/** What is due, the log, and the templates of a community. */
export function Inspections({ communityId }: { readonly communityId: string }) {
  const leaveOutFinished = useUnfinished();
  const query = useInspectionsQuery(communityId, { pollingInterval: 120_000 });
  return (
    <Loaded answer={query} waiting={<Skeleton height="28rem" />} keepsLast>
      {(list) =>
        list.templates.length === 0 && list.log.length === 0 ? (
          <EmptyState
            title="No inspections yet"
            action={<AddStandard communityId={communityId} isFirst />}
          >
            Start with the life safety logs that surveyors ask for.
          </EmptyState>
        ) : (
          <UrlTabs
            label="Inspections"
            tabs={[
              {
                id: 'due',
                label: 'Due',
                panel: () => <Due communityId={communityId} list={leaveOutFinished(list)} />,
              },
              { id: 'log', label: 'Log', panel: () => <Log list={list} /> },
              {
                id: 'templates',
                label: 'Templates',
                panel: () => <Templates communityId={communityId} list={list} />,
              },
            ]}
          />
        )
      }
    </Loaded>
  );
}

function AddStandard({
  communityId,
  isFirst,
}: {
  readonly communityId: string;
  readonly isFirst: boolean;
}) {
  const [add, { error, isLoading }] = useAddStandardInspectionsMutation();
  return (
    <>
      <Button
        size={isFirst ? 'medium' : 'small'}
        intent={isFirst ? 'primary' : 'none'}
        loading={isLoading}
        onClick={() => void add(communityId)}
      >
        Add life safety logs
      </Button>
      <ServerError error={error} title="Not added" />
    </>
  );
}

interface ListProps {
  readonly communityId: string;
  readonly list: InspectionList;
}

function Due({ communityId, list }: ListProps) {
  const { params, change } = useUrlSearch();
  const open = list.due.find(({ id }) => id === params.get('inspection'));
  const overdue = list.due.filter(({ due_on }) => due_on < list.today).length;
  return (
    <div className={`${ui.stack12} ${operator.tab}`}>
      <p role="status" className={ui.caption}>
        {list.due.length} due{overdue > 0 && ` · ${overdue} overdue`}
      </p>
      {list.due.length === 0 ? (
        <EmptyState title="Nothing is due">The next inspections appear on their day.</EmptyState>
      ) : (
        <OperatorTable
          label="Due inspections"
          columns={['Inspection', 'Due', { number: 'Items' }, { hidden: 'Actions' }]}
        >
          {list.due.map(({ id, name, shift, due_on, items, is_fire_drill }) => (
            <tr key={id}>
              <th scope="row">{nameInspection(name, shift)}</th>
              <td className={due_on < list.today ? styles.failure : undefined}>
                {due_on === list.today ? 'Today' : formatDay(due_on)}
                {due_on < list.today && ', overdue'}
              </td>
              <td className={operator.number} data-label="Items">
                {items.length}
              </td>
              <td>
                <span className={ui.line}>
                  <Button
                    size="small"
                    aria-label={`Start ${nameInspection(name, shift)}`}
                    onClick={() => change([['inspection', id]])}
                  >
                    Start
                  </Button>
                  {is_fire_drill && (
                    <RouteLink to="operatorEmergency" query={{ community: communityId }}>
                      Run with head count
                    </RouteLink>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </OperatorTable>
      )}
      {open !== undefined && (
        <WalkThrough
          key={open.id}
          communityId={communityId}
          inspection={open}
          onClose={() => change([['inspection', null]])}
        />
      )}
    </div>
  );
}

function Log({ list }: { readonly list: InspectionList }) {
  const { params, change } = useUrlSearch();
  const [isPrinting, setPrinting] = useState(false);
  const template = params.get('template') ?? '';
  const shown = list.log.filter((one) => template === '' || one.template_id === template);
  const names = [...new Map(list.log.map((one) => [one.template_id, one.name]))];
  return (
    <div className={`${ui.stack12} ${operator.tab}`}>
      <div className={ui.line}>
        <Select
          aria-label="Inspection"
          options={[['', 'All inspections'], ...names]}
          value={template}
          onChange={({ target }) =>
            change([['template', target.value === '' ? null : target.value]])
          }
        />
        <Button disabled={shown.length === 0} onClick={() => setPrinting(true)}>
          Print report
        </Button>
      </div>
      <p className={ui.caption}>
        {list.community} · {shown.length} inspections in the last 400 days
      </p>
      {shown.length === 0 ? (
        <EmptyState title="Nothing in the log">Finished inspections appear here.</EmptyState>
      ) : (
        <OperatorTable
          label="Inspection log"
          columns={['Inspection', 'Finished', 'Result', 'Findings', 'By']}
        >
          {shown.map((one) => (
            <LogRow key={one.id} inspection={one} zone={list.time_zone} />
          ))}
        </OperatorTable>
      )}
      {isPrinting && (
        <InspectionReport list={list} inspections={shown} onClose={() => setPrinting(false)} />
      )}
    </div>
  );
}

function LogRow({
  inspection,
  zone,
}: {
  readonly inspection: FinishedInspection;
  readonly zone: string;
}) {
  const { name, shift, due_on, finished_at, items, results, failures, orders, event_id } =
    inspection;
  return (
    <tr>
      <th scope="row">
        {nameInspection(name, shift)}
        <span className={ui.subline}>Due {formatDay(due_on)}</span>
        {event_id !== null && (
          <RouteLink to="operatorEmergency" query={{ event: event_id }}>
            Drill record
          </RouteLink>
        )}
      </th>
      <td>{formatZonedTime(finished_at, zone)}</td>
      <td className={failures > 0 ? styles.failure : undefined}>
        {countFailures(failures)}
        <details>
          <summary>Items</summary>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.id}>
                {item.label}: {describeValue(item, results[item.id]?.value)}
                {results[item.id]?.note != null && ` (${results[item.id]?.note})`}
              </li>
            ))}
          </ul>
          <InspectionPhotos photos={inspection.photos} items={items} />
        </details>
      </td>
      <td data-label="Findings">
        {orders.length === 0
          ? '—'
          : orders.map(({ id, number, state }) => (
              <span key={id}>
                <RouteLink to="operatorMaintenance" query={{ order: id }}>
                  Order {number}
                </RouteLink>{' '}
                <span className={ui.caption}>{labelOf(WORK_ORDER_STATES, state)}</span>{' '}
              </span>
            ))}
      </td>
      <td>
        {inspection.finisher}
        {inspection.signature !== null && (
          <span className={ui.subline}>Signed {inspection.signature}</span>
        )}
      </td>
    </tr>
  );
}

function Templates({ communityId, list }: ListProps) {
  const [open, setOpen] = useState<InspectionList['templates'][number] | 'new' | null>(null);
  const [archive] = useArchiveInspectionTemplateMutation();
  return (
    <div className={`${ui.stack12} ${operator.tab}`}>
      <div className={ui.line}>
        <Button size="small" onClick={() => setOpen('new')}>
          Add template
        </Button>
        <AddStandard communityId={communityId} isFirst={false} />
      </div>
      <OperatorTable
        label="Templates"
        columns={['Inspection', 'Interval', 'Next', 'Items', { hidden: 'Actions' }]}
      >
        {list.templates.map((template) => (
          <tr key={template.id}>
            <th scope="row">{template.name}</th>
            <td>
              {describeInterval(template.every, template.period, null)}
              {template.is_by_shift && ', each shift'}
              {template.source !== null && <span className={ui.subline}>{template.source}</span>}
            </td>
            <td>{formatDay(template.next_on)}</td>
            <td>
              {template.items
                .map((item) => [item.label, describeLimits(item)].filter(Boolean).join(' '))
                .join('; ')}
            </td>
            <td>
              <span className={ui.line}>
                <EditButtons
                  name={template.name}
                  onEdit={() => setOpen(template)}
                  removal="Archive"
                  onRemove={() => void archive(template.id)}
                />
              </span>
            </td>
          </tr>
        ))}
      </OperatorTable>
      {open !== null && (
        <TemplateDialog
          communityId={communityId}
          template={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
