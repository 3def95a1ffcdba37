import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { useHost } from '../../host/HostContext.tsx';
import { useAccessContext } from '../../session/account/index.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { openPalette } from '../../ui/header/paletteEvents.ts';
import { CrossIcon } from '../../ui/icon/CrossIcon.tsx';
import { type Binding, bindingGroup, bindingsFor, isTyping, matchKeys } from './bindings.ts';
import styles from './Shortcuts.module.css';
import { onShowShortcuts } from './shortcutsEvents.ts';

/** How long a two-key shortcut waits for its second key. */
const NEXT_KEY_MS = 1_200;

/** Handles shortcuts and shows their list. Ctrl-K is handled earlier by `ui/header/paletteEvents.ts`. */
export default function Shortcuts() {
  const who = useAccessContext();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const bindings = useMemo(() => bindingsFor(who, new Date()), [who]);
  useEffect(() => onShowShortcuts(() => setOpen(true)), []);

  useEffect(() => {
    let pressed: readonly string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    function run({ act }: Binding) {
      if ('go' in act) void navigate(linkTo(act.go));
      else if ('on' in act) return;
      else if (act.do === 'shortcuts') setOpen(true);
      else if (act.do === 'search') focusSearch();
      else openPalette();
    }

    function onKey(event: KeyboardEvent) {
      const { ctrlKey, metaKey, altKey, key, target, defaultPrevented, isComposing } = event;
      if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return;
      if (key.length !== 1 || isTyping(target)) return;
      clearTimeout(timer);
      const longer = matchKeys([...pressed, key], bindings);
      const sequence = longer === null ? [key] : [...pressed, key];
      const found = longer ?? matchKeys([key], bindings);
      pressed = found === 'begun' ? sequence : [];
      if (found === null) return;
      event.preventDefault();
      if (found !== 'begun') run(found);
      else
        timer = setTimeout(() => {
          pressed = [];
        }, NEXT_KEY_MS);
    }

    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
    };
  }, [bindings, navigate]);

  return isOpen ? <ShortcutList bindings={bindings} onClose={() => setOpen(false)} /> : null;
}

/** Focuses the first search field of the page. */
function focusSearch(): void {
  document
    .querySelector<HTMLElement>('#main input[type="search"], #main [role="combobox"]')
    ?.focus();
}

interface ShortcutListProps {
  readonly bindings: readonly Binding[];
  readonly onClose: () => void;
}

function ShortcutList({ bindings, onClose }: ShortcutListProps) {
  const { platform } = useHost();
  return (
    <Dialog label="Keyboard shortcuts" place="top" onClose={onClose}>
      <div className={styles.head}>
        <h2>Keyboard shortcuts</h2>
        <PlainButton variant="minimal" aria-label="Close" onClick={onClose}>
          <CrossIcon />
        </PlainButton>
      </div>
      <div className={styles.groups}>
        {[...Map.groupBy(bindings, bindingGroup)].map(([title, own]) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl className={styles.list}>
              {own.map(({ keys, isMod, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {isMod === true && <kbd>{platform.isApple ? '⌘' : 'Ctrl'}</kbd>}
                    {keys.map((key) => (
                      <kbd key={key}>{key.toUpperCase()}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
