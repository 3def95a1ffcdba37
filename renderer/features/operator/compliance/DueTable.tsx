import { formatCalendarDay } from '#shared/format/date.ts';
import { DUE_KINDS, DUE_STATES, POLICY_CATEGORIES } from '#shared/operator/compliance.ts';
import {
  CERTIFICATE_LINES,
  CERTIFICATE_PROBLEMS,
  INSURANCE_LINES,
} from '#shared/operator/insurance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Compliance.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import type { DueItem } from './complianceShapes.ts';

/** "General liability: missing". */
export function describeDetail({ kind, detail }: DueItem): string {
  if (detail === null) return '';
  if (kind === 'finding') return `Grade ${detail}`;
  if (kind === 'policy_review') return labelOf(POLICY_CATEGORIES, detail);
  if (kind === 'certificate' || kind === 'insurance_policy')
    return labelOf(INSURANCE_LINES, detail);
  if (kind !== 'certificate_problem') return detail;
  return detail
    .split(' ')
    .map((part) => part.split(':'))
    .map(
      ([line, problem]) =>
        `${labelOf(CERTIFICATE_LINES, line)}: ${labelOf(CERTIFICATE_PROBLEMS, problem).toLowerCase()}`,
    )
    .join(', ');
}

function ItemLink({ item }: { readonly item: DueItem }) {
  const { kind, id, parent_id, community_id: community, title } = item;
  if (kind === 'insurance_policy') {
    return (
      <RouteLink to="insurance" query={{ policy: id }}>
        {title}
      </RouteLink>
    );
  }
  if (kind === 'certificate' || kind === 'certificate_problem') {
    return (
      <RouteLink to="insurance" query={{ tab: 'vendors', community }}>
        {title}
      </RouteLink>
    );
  }
  if (kind === 'authorization') {
    return (
      <RouteLink to="operatorBillingClaims" query={{ community, tab: 'authorizations' }}>
        {title}
      </RouteLink>
    );
  }
  const query = {
    license: { tab: 'licenses', license: id },
    license_step: { tab: 'licenses', license: parent_id ?? '' },
    plan: { tab: 'surveys', survey: id },
    finding: item.is_mine
      ? { tab: 'mine', finding: id }
      : { tab: 'surveys', survey: parent_id ?? '', finding: id },
    policy_review: { tab: 'policies', policy: id },
    policy_reading: { tab: 'mine', read: id },
  }[kind] ?? { tab: 'mine' };
  return (
    <RouteLink to="operatorCompliance" query={{ community, ...query }}>
      {title}
    </RouteLink>
  );
}

/** Items with a due date; each opens its record. */
export function DueTable({ items }: { readonly items: readonly DueItem[] }) {
  return (
    <OperatorTable
      label="Due items"
      columns={['Item', 'Kind', 'Community', 'Owner', 'Due', 'Status']}
    >
      {items.map((item) => (
        <tr key={`${item.kind}/${item.id}`}>
          <th scope="row">
            <ItemLink item={item} />
            <span className={ui.subline}>{describeDetail(item)}</span>
          </th>
          <td>{labelOf(DUE_KINDS, item.kind)}</td>
          <td>{item.community}</td>
          <td data-label="Owner">{item.owner ?? (item.is_mine ? 'You' : '—')}</td>
          <td className={operator.date}>
            {item.kind === 'certificate_problem' ? 'Now' : formatCalendarDay(item.due_on)}
          </td>
          <td data-state={item.state} className={styles.state}>
            {labelOf(DUE_STATES, item.state)}
          </td>
        </tr>
      ))}
    </OperatorTable>
  );
}
