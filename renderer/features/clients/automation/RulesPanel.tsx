import { type ReactNode, useMemo } from 'react';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { QueryState } from '../../../ui/state/Loaded.tsx';
import type { Column } from '../../../workbench/list/columns.tsx';
import { LocalList } from '../../../workbench/list/LocalList.tsx';
import styles from './Automation.module.css';
import { RuleEditor } from './RuleEditor.tsx';
import { describePause, describeRule, type Rule, type RuleNames } from './rules.ts';
import { BLANK_RULE, findTemplateDraft } from './templates.ts';
import { useRuleNames } from './useRuleNames.ts';
import { WorkflowTemplates } from './WorkflowTemplates.tsx';

const nameOf = ({ name }: Rule): string => name;

function stateOf({ is_on: isOn, paused_because: reason }: Rule) {
  if (isOn) return { label: 'On', intent: 'success' as const };
  return reason === null
    ? { label: 'Off', intent: 'none' as const }
    : { label: 'Paused', intent: 'warning' as const };
}

const columnsFor = (names: RuleNames): readonly Column<Rule>[] => [
  { id: 'name', label: 'Rule', type: 'text', value: nameOf, width: 13 },
  { id: 'status', label: 'Status', type: 'state', value: stateOf, width: 6, card: 'side' },
  {
    id: 'does',
    label: 'What it does',
    type: 'text',
    value: (rule) => describeRule(rule, names),
    width: 26,
    card: 'line',
  },
  {
    id: 'paused',
    label: 'Paused because',
    type: 'text',
    value: ({ paused_because: reason }) => (reason === null ? null : describePause(reason)),
    none: '',
    width: 14,
    isHidden: true,
  },
  { id: 'runs', label: 'Runs', type: 'number', value: ({ runs }) => runs, width: 5 },
  { id: 'last', label: 'Last run', type: 'time', value: (rule) => rule.last_at, width: 7 },
  { id: 'pending', label: 'Pending', type: 'number', value: ({ waiting }) => waiting, width: 5 },
];

interface RulesPanelProps {
  readonly answer: QueryState<readonly Rule[]>;
  readonly tabs: ReactNode;
  readonly primary: ReactNode;
}

/** The user's rules, next to the open one. */
export function RulesPanel({ answer, tabs, primary }: RulesPanelProps) {
  const { params } = useUrlSearch();
  const names = useRuleNames();
  const columns = useMemo(() => columnsFor(names), [names]);
  const openAs = params.get('rule');
  const rule = answer.data?.find(({ id }) => id === openAs) ?? null;
  const isOpen = rule !== null || openAs === 'new';
  const template = findTemplateDraft(params.get('from'));
  return (
    <div className={styles.desk} data-open={isOpen}>
      <div className={styles.list}>
        <LocalList
          kind="rules"
          noun={['rule', 'rules']}
          answer={answer}
          columns={columns}
          sortedBy="name"
          openAs="rule"
          nameOf={nameOf}
          tabs={tabs}
          primary={primary}
          above={openAs === 'new' && <WorkflowTemplates names={names} />}
          nothing={
            <>
              <EmptyState
                title="No rules yet"
                action={
                  <LinkButton to="workflowAutomation" query={{ rule: 'new' }}>
                    New rule
                  </LinkButton>
                }
              >
                Rules automate small tasks, such as a follow-up for each inquiry.
              </EmptyState>
              {openAs !== 'new' && <WorkflowTemplates names={names} />}
            </>
          }
        />
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
