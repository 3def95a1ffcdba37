import { Tag } from '@blueprintjs/core';
import { serverNow } from '#shared/format/clock.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatAge } from '#shared/format/relative-time.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import styles from './Automation.module.css';
import { RuleEditor } from './RuleEditor.tsx';
import { describePause, describeRule, type Rule, type RuleNames } from './rules.ts';
import { BLANK_RULE, TEMPLATES } from './templates.ts';
import { useRuleNames } from './useRuleNames.ts';

/** The user's rules, next to the open one. */
export function RulesPanel({ rules }: { readonly rules: readonly Rule[] }) {
  const { params } = useUrlSearch();
  const names = useRuleNames();
  const openAs = params.get('rule');
  const rule = rules.find(({ id }) => id === openAs) ?? null;
  const isOpen = rule !== null || openAs === 'new';
  const template = TEMPLATES[Number(params.get('from') ?? -1)];
  return (
    <div className={styles.desk} data-open={isOpen}>
      <div className={styles.list}>
        {rules.length > 0 ? (
          <RuleTable rules={rules} names={names} openId={openAs} />
        ) : (
          <EmptyState title="No rules yet">
            Rules automate small tasks, such as a follow-up for each inquiry. Start from a template
            or create one.
          </EmptyState>
        )}
        {(rules.length === 0 || openAs === 'new') && <Templates names={names} />}
      </div>
      {isOpen && (
        <RuleEditor
          key={rule === null ? `new ${params.get('from')}` : `${rule.id} ${rule.version}`}
          rule={rule}
          begin={rule ?? template ?? BLANK_RULE}
          names={names}
        />
      )}
    </div>
  );
}

interface TableProps {
  readonly rules: readonly Rule[];
  readonly names: RuleNames;
  readonly openId: string | null;
}

const RuleTable = ({ rules, names, openId }: TableProps) => (
  <RuledTable className={styles.rules}>
    <thead>
      <tr>
        <th scope="col">Rule</th>
        <th scope="col">Status</th>
        <th scope="col">Runs</th>
        <th scope="col">Last run</th>
        <th scope="col">Pending</th>
      </tr>
    </thead>
    <tbody>
      {rules.map((rule) => (
        <tr key={rule.id} data-open={rule.id === openId}>
          <th scope="row">
            <RouteLink
              to="workflowAutomation"
              query={{ rule: rule.id }}
              aria-current={rule.id === openId ? 'true' : undefined}
            >
              {rule.name}
            </RouteLink>
            <span className={styles.quiet}>{describeRule(rule, names)}</span>
            {rule.paused_because !== null && (
              <span className={styles.warning}>{describePause(rule.paused_because)}</span>
            )}
          </th>
          <td>
            <RuleState rule={rule} />
          </td>
          <td>{formatNumber(rule.runs)}</td>
          <td>{rule.last_at === null ? '—' : formatAge(rule.last_at, serverNow())}</td>
          <td>
            {rule.waiting === 0 ? (
              '—'
            ) : (
              <RouteLink to="workflowAutomation" query={{ waiting: 'all' }}>
                {formatNumber(rule.waiting)}
              </RouteLink>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </RuledTable>
);

function RuleState({ rule }: { readonly rule: Rule }) {
  if (rule.is_on) {
    return (
      <Tag minimal intent="success">
        On
      </Tag>
    );
  }
  const isPaused = rule.paused_because !== null;
  return (
    <Tag minimal intent={isPaused ? 'warning' : 'none'}>
      {isPaused ? 'Paused' : 'Off'}
    </Tag>
  );
}

const Templates = ({ names }: { readonly names: RuleNames }) => (
  <section aria-label="Begin with" className={styles.templates}>
    <h2>Templates</h2>
    <ul>
      {TEMPLATES.map((template, place) => (
        <li key={template.name}>
          <RouteLink to="workflowAutomation" query={{ rule: 'new', from: String(place) }}>
            {template.name}
          </RouteLink>
          <span className={styles.quiet}>{describeRule(template, names)}</span>
        </li>
      ))}
    </ul>
  </section>
);
