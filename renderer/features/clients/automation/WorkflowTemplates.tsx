import { useState } from 'react';
import { WORKFLOW_TEMPLATES, type WorkflowRole } from '#shared/ai/workflows/templates.ts';
import { useAccessContext } from '../../../session/account/index.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Automation.module.css';
import { describeRule, type RuleNames } from './rules.ts';
import { toRuleDraft } from './templates.ts';

const ROLES: readonly (readonly [WorkflowRole, string])[] = [
  ['broker', 'Broker'],
  ['buyer', 'Buyer'],
  ['investor', 'Investor'],
  ['operator', 'Operator'],
  ['vendor', 'Vendor'],
];

interface WorkflowTemplatesProps {
  readonly names: RuleNames;
  /** Whose chores are shown first; otherwise those of the user's role. */
  readonly audience?: WorkflowRole;
}

/** Ready-made rules for the daily chores of a role. Choosing one opens it as a new rule. */
export function WorkflowTemplates({ names, audience }: WorkflowTemplatesProps) {
  const roles = useAccessContext()?.roles ?? [];
  const own = ROLES.find(([one]) => roles.some((has) => has === one))?.[0] ?? 'broker';
  const [chosen, setChosen] = useState<WorkflowRole>(audience ?? own);
  return (
    <section aria-label="Templates" className={styles.templates}>
      <div className={ui.actions}>
        <h2>Templates</h2>
        <Select
          aria-label="Role"
          value={chosen}
          options={ROLES}
          onChange={({ target }) =>
            setChosen(ROLES.find(([one]) => one === target.value)?.[0] ?? 'broker')
          }
        />
      </div>
      <ul>
        {WORKFLOW_TEMPLATES[chosen].map((template) => (
          <li key={template.key}>
            <RouteLink to="workflowAutomation" query={{ rule: 'new', from: template.key }}>
              {template.name}
            </RouteLink>
            <span className={ui.aside}>{describeRule(toRuleDraft(template), names)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
