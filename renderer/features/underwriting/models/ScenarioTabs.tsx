import { Classes } from '@blueprintjs/core';
import { useState } from 'react';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import styles from './Model.module.css';
import type { ModelEditor } from './useModelEditor.ts';

/** The scenarios as tabs; the selected one can be renamed, copied, and removed. */
export function ScenarioTabs({ editor }: { readonly editor: ModelEditor }) {
  const { scenarios, selected } = editor;
  const [isRenaming, setRenaming] = useState(false);
  return (
    <div className={`${styles.scenarios} screen-only`}>
      <nav aria-label="Scenarios" className={styles.views}>
        {scenarios.map(({ id, name }) => (
          <PlainButton
            key={id}
            variant="minimal"
            aria-pressed={id === selected?.id}
            onClick={() => editor.select(id)}
          >
            {name}
          </PlainButton>
        ))}
      </nav>
      {isRenaming && selected !== undefined ? (
        <input
          // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed
          autoFocus
          aria-label="Scenario name"
          className={Classes.INPUT}
          maxLength={80}
          defaultValue={selected.name}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur();
            if (key === 'Escape') setRenaming(false);
          }}
          onBlur={({ target }) => {
            const name = target.value.trim();
            if (name !== '' && name !== selected.name) editor.rename(selected.id, name);
            setRenaming(false);
          }}
        />
      ) : (
        <>
          <PlainButton variant="minimal" disabled={editor.isFull} onClick={editor.copy}>
            Copy scenario
          </PlainButton>
          <PlainButton variant="minimal" onClick={() => setRenaming(true)}>
            Rename
          </PlainButton>
          {scenarios.length > 1 && selected !== undefined && (
            <PlainButton variant="minimal" onClick={() => editor.remove(selected.id)}>
              Remove
            </PlainButton>
          )}
        </>
      )}
    </div>
  );
}
