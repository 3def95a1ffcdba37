import { type ComponentType, useState } from 'react';

/** Loads a component on first use. Renders nothing until then or if loading fails. */
export function useOnDemand<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const want = () => {
    setFailed(false);
    load().then(
      (module) => setPart(() => module.default),
      () => setFailed(true),
    );
  };
  return { Part, want, hasFailed };
}
