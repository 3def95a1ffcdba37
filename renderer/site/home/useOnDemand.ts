import { type ComponentType, useState } from 'react';

/** A part that loads when it is first wanted. Until then, and if that fails, there is none of it. */
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
