import { type ComponentType, Suspense, use } from 'react';

/**
 * A part of a page that was written at build and is long enough to stay as it was written until
 * somebody needs it hydrated. `written` is one element for good: were it drawn anew before its script is
 * there, React would take what was written away.
 */
export function makeLatePart(load: () => Promise<{ readonly default: ComponentType }>) {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  let Loaded: ComponentType | undefined;

  function Part() {
    const Content = Loaded ?? use(promise);
    return <Content />;
  }

  return {
    written: (
      <Suspense>
        <Part />
      </Suspense>
    ),
    async hydrate(): Promise<void> {
      Loaded ??= (await load()).default;
      resolve(Loaded);
    },
  };
}
